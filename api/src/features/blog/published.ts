import type { Blog } from './blog.entity.js';

/** Whether visitors can read an article. One dated in the future is a draft until that day. */
export const isPublished = ({ publishedAt }: Pick<Blog, 'publishedAt'>): boolean =>
  publishedAt !== null && publishedAt <= new Date();
