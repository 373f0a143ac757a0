import { shortOpening, toHtml } from '../../core/markdown.js';
import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import { anyone, only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { cachedByText } from '../../core/text-cache.js';
import { selectIdsByTitle, selectTitles } from '../../core/titles.js';
import { Blog } from './blog.entity.js';
import { selectBlog, selectBlogs, selectPublished, type BlogWithPictures } from './blog.query.js';
import { blogIdRules, blogListRules, blogPreviewRules, manageBlogsRules } from './blog.rules.js';
import { isPublished } from './published.js';
import { t } from './messages.generated.js';

/** Maximum length of an article's first paragraph. */
export const FIRST_PARAGRAPH_LENGTH = 500;

/** Returns an article's text as safe HTML. */
export const articleHtml = cachedByText((content) => toHtml(shortOpening(content, FIRST_PARAGRAPH_LENGTH)));

/** Returns published articles, newest first; for admins with `drafts`, all articles. */
export const listBlogs = operation({
  name: 'blog.list',
  kind: 'read',
  allow: anyone,
  input: blogListRules,
  run: ({ tx, viewer, input: { drafts, ...window } }): Promise<Page<BlogWithPictures>> =>
    drafts && viewer?.role === 'admin'
      ? selectBlogs(tx, { sort: 'CREATED', descending: true }, window)
      : selectPublished(tx, window),
});

export const getBlog = operation({
  name: 'blog.get',
  kind: 'read',
  allow: anyone,
  input: blogIdRules,
  async run({ tx, viewer, input }): Promise<BlogWithPictures> {
    const blog = await selectBlog(tx, input.id);
    if (!blog || (!isPublished(blog) && viewer?.role !== 'admin')) throw notFound(t('blogNotFound'));
    return blog;
  },
});

/** Returns one page of all articles, including drafts. */
export const manageBlogs = operation({
  name: 'blog.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageBlogsRules,
  run: ({ tx, input }): Promise<Page<BlogWithPictures>> => selectBlogs(tx, input, input),
});

/** Renders the preview of an article that is being written. */
export const previewBlog = operation({
  name: 'blog.preview',
  kind: 'read',
  allow: only('admin'),
  input: blogPreviewRules,
  run: ({ input }): Promise<string> => articleHtml(input.content),
});

/** Returns the titles of those articles that exist, by ID; used by the audit log. */
export const blogTitles = (tx: Tx, ids: readonly string[]) => selectTitles(tx, Blog, ids);

/** Returns the IDs of articles whose title contains a term; used by the audit log. */
export const blogIdsTitled = (tx: Tx, term: string) => selectIdsByTitle(tx, Blog, term);
