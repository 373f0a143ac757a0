import { array, boolean, mixed, object, string } from 'yup';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { pageRules } from '../../core/page.rules.js';
import { id, requiredId, text } from '../../core/text.rules.js';
import { keptPicturesRule } from '../media/existing-pictures.rules.js';
import { BLOG_MAX_IMAGES, BLOG_STATUSES, DEFAULT_CATEGORY } from './blog.constants.js';
import { t } from './rules.messages.generated.js';

const content = () => text(50_000);

const tooManyImages = () => t('imagesMax', { max: BLOG_MAX_IMAGES });

/** An article's text fields; the form adds its pictures. */
export const blogRules = object({
  title: text(150).required(() => t('titleMissing')),
  category: text(60)
    .transform((value: string | undefined) => (value === '' ? undefined : value))
    .default(DEFAULT_CATEGORY),
  content: content().required(() => t('contentMissing')),
});

/** Pictures of an article: files in the browser, uploads on the server. */
export const blogImages = <File extends object>() =>
  array(mixed<File>().required()).max(BLOG_MAX_IMAGES, tooManyImages).default([]);

/** Returns what is wrong with the number of an article's pictures. */
export const blogPictureCountProblem = (count: number): string | undefined =>
  count > BLOG_MAX_IMAGES ? tooManyImages() : undefined;

export const newBlogRules = blogRules.shape({ publish: boolean().default(true) });

export const blogIdRules = object({ id: requiredId() });

/** An edit: omitted fields and pictures stay unchanged. */
export const editBlogRules = blogIdRules.shape({
  title: text(150).min(1, () => t('titleMissing')),
  category: text(60).transform((value: string | undefined) => (value === '' ? DEFAULT_CATEGORY : value)),
  content: content().min(1, () => t('contentMissing')),
  keep: keptPicturesRule(),
});

export const publishBlogRules = blogIdRules.shape({
  publish: boolean().required(() => t('publishMissing')),
});

export const blogPreviewRules = object({ content: content().default('') });

/** The visitors' list of articles. */
export const blogListRules = object({
  ...pageRules(10),
  except: id(),
  drafts: boolean().default(false),
});

/** Filters and order of the admins' table of articles. */
export const manageBlogsRules = object({
  ...manageRules(['CREATED', 'TITLE'], MANAGE_PAGE_SIZE),
  status: string().oneOf(BLOG_STATUSES),
});
