import { shortOpening, toHtml } from '../../core/markdown.js';
import { notFound } from '../../core/errors.js';
import { anyone, only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { cachedByText } from '../../core/text-cache.js';
import {
  selectBlog,
  selectBlogs,
  selectIdsTitled,
  selectPublished,
  selectTitles,
  type BlogWithPictures,
} from './blog.query.js';
import { blogIdRules, blogListRules, blogPreviewRules, manageBlogsRules } from './blog.rules.js';

/** Characters of the paragraph that an article opens with. */
export const OPENING = 500;

/** An article's text as safe HTML. */
export const articleHtml = cachedByText((content) => toHtml(shortOpening(content, OPENING)));

/** Returns published articles, newest first; for admins with `drafts`, all articles. */
export const listBlogs = operation({
  name: 'blog.list',
  kind: 'read',
  allow: anyone,
  input: blogListRules,
  run: ({ tx, viewer, input: { drafts, ...window } }): Promise<Page<BlogWithPictures>> =>
    drafts && viewer?.role === 'admin'
      ? selectBlogs(tx, { sort: 'WRITTEN', descending: true }, window)
      : selectPublished(tx, window),
});

export const getBlog = operation({
  name: 'blog.get',
  kind: 'read',
  allow: anyone,
  input: blogIdRules,
  async run({ tx, viewer, input }): Promise<BlogWithPictures> {
    const blog = await selectBlog(tx, input.id);
    const published = blog?.publishedAt && blog.publishedAt <= new Date();
    if (!blog || (!published && viewer?.role !== 'admin')) throw notFound('Blog post');
    return blog;
  },
});

/** All articles, drafts too. */
export const manageBlogs = operation({
  name: 'blog.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageBlogsRules,
  run: ({ tx, input }): Promise<Page<BlogWithPictures>> => selectBlogs(tx, input, input),
});

/** What a text will look like as an article, while it is being written. */
export const previewBlog = operation({
  name: 'blog.preview',
  kind: 'read',
  allow: only('admin'),
  input: blogPreviewRules,
  run: ({ input }): Promise<string> => articleHtml(input.content),
});

/** For whoever tells what was done to articles: their titles by their ids, and back. */
export { selectTitles as blogTitles, selectIdsTitled as blogIdsTitled };
