/** Where an article stands: visitors see published ones only. */
export const BLOG_STATES = ['draft', 'published'] as const;
export type BlogState = (typeof BLOG_STATES)[number];

/** Orders of the admins' table of articles. */
export const BLOG_SORTS = { WRITTEN: 'When it was written', TITLE: 'Title' } as const;
export type BlogSort = keyof typeof BLOG_SORTS;

export const DEFAULT_CATEGORY = 'Wedding Blog';

/** Pictures of an article; it needs none. */
export const BLOG_MAX_IMAGES = 5;
