/** Visitors see published articles only. */
export const BLOG_STATUSES = ['draft', 'published'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/** Orders of the admins' table of articles. */
export const BLOG_SORTS = { CREATED: 'Creation time.', TITLE: 'Title.' } as const;
export type BlogSort = keyof typeof BLOG_SORTS;

export const DEFAULT_CATEGORY = 'Wedding Blog';

/** Maximum number of pictures of an article; they are optional. */
export const BLOG_MAX_IMAGES = 5;
