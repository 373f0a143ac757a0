import { array, boolean, mixed, number, object, string } from 'yup';
import { MAX_PAGE } from '../core/page.constants.js';
import { pageSize } from '../core/page.rules.js';
import { id, text } from '../core/text.js';
import { keptPicturesRule } from '../media/kept.rules.js';
import {
  BLOG_MAX_IMAGES,
  BLOG_PAGE_SIZE,
  BLOG_SORTS,
  BLOG_STATES,
  DEFAULT_CATEGORY,
  type BlogSort,
} from './blog.constants.js';

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

export const newBlogRules = blogRules.shape({ publish: boolean().default(true) });

export const blogIdRules = object({ id: id().required('No ID provided') });

export const editBlogRules = blogRules.concat(blogIdRules).shape({ keep: keptPicturesRule() });

export const publishBlogRules = blogIdRules.shape({
  publish: boolean().required('Please choose publish or withdraw'),
});

export const blogPreviewRules = object({ content: content().default('') });

/** Published articles, as visitors list them. */
export const blogListRules = object({
  first: pageSize(10),
  after: string().max(400),
  except: id(),
});

/** What an admin asks of all articles. */
export const manageBlogsRules = object({
  state: string().oneOf(BLOG_STATES),
  search: text(80),
  sort: string()
    .oneOf(Object.keys(BLOG_SORTS) as BlogSort[])
    .default('NEWEST'),
  first: pageSize(BLOG_PAGE_SIZE),
  page: number().integer().min(1, 'page must be 1 to 200').max(MAX_PAGE, 'page must be 1 to 200').default(1),
});
