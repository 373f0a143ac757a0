/** Where an article stands: visitors see published ones only. */
export const BLOG_STATES = ['draft', 'published'] as const;
export type BlogState = (typeof BLOG_STATES)[number];

/** How admins' lists of articles can be ordered, with the words for it. */
export const BLOG_SORTS = { NEWEST: 'Newest', OLDEST: 'Oldest', TITLE: 'Title' } as const;
export type BlogSort = keyof typeof BLOG_SORTS;

export const DEFAULT_CATEGORY = 'Wedding Blog';

/** Pictures of an article; it needs none. */
export const BLOG_MAX_IMAGES = 5;

/** Articles on a page of the admins' list. */
export const BLOG_PAGE_SIZE = 20;
