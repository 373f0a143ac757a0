import { array, boolean, mixed, object, string } from 'yup';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { id, text } from '../../core/text.js';
import { keptPicturesRule } from '../media/existing-pictures.rules.js';
import { BLOG_MAX_IMAGES, BLOG_STATES, DEFAULT_CATEGORY } from './blog.constants.js';

const content = () => text(50_000);

/** What is typed of an article; the form adds its pictures. */
export const blogRules = object({
  title: text(150).required('Title is required'),
  category: text(60)
    .transform((value: string | undefined) => (value === '' ? undefined : value))
    .default(DEFAULT_CATEGORY),
  content: content().required('Content is required'),
});

/** Pictures that come with an article: files in the browser, files on their way on the server. */
export const blogImages = <File extends object>() =>
  array(mixed<File>().required())
    .max(BLOG_MAX_IMAGES, `Maximum of ${BLOG_MAX_IMAGES} images can be uploaded`)
    .default([]);

/** What is wrong with the number of an article's pictures. */
export const blogPictureCountProblem = (count: number): string | undefined =>
  count > BLOG_MAX_IMAGES ? `Maximum of ${BLOG_MAX_IMAGES} images can be uploaded` : undefined;

export const newBlogRules = blogRules.shape({ publish: boolean().default(true) });

export const blogIdRules = object({ id: id().required('No ID provided') });

/** An edit: what is left out stays as it is, pictures too. */
export const editBlogRules = blogIdRules.shape({
  title: text(150).min(1, 'Title is required'),
  category: text(60).transform((value: string | undefined) => (value === '' ? DEFAULT_CATEGORY : value)),
  content: content().min(1, 'Content is required'),
  keep: keptPicturesRule(),
});

export const publishBlogRules = blogIdRules.shape({
  publish: boolean().required('Please choose publish or withdraw'),
});

export const blogPreviewRules = object({ content: content().default('') });

/** Published articles, as visitors list them. */
export const blogListRules = object({
  first: pageSize(10),
  after: string().max(400),
  page: pageNumber(),
  except: id(),
  drafts: boolean().default(false),
});

/** What the admins' table of articles may be asked for. */
export const manageBlogsRules = object({
  ...manageRules(['WRITTEN', 'TITLE'], MANAGE_PAGE_SIZE),
  state: string().oneOf(BLOG_STATES),
});
