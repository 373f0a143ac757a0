export const REAL_WEDDING_STATUSES = ['pending', 'published', 'rejected'] as const;

export type RealWeddingStatus = (typeof REAL_WEDDING_STATUSES)[number];

/** Pictures of a story; at least one. */
export const REAL_WEDDING_MAX_IMAGES = 3;

/** How admins' lists of stories can be ordered, with the words for it. */
export const REAL_WEDDING_SORTS = { NEWEST: 'Newest', OLDEST: 'Oldest', TITLE: 'Title' } as const;
export type RealWeddingSort = keyof typeof REAL_WEDDING_SORTS;

/** Stories on a page of the admins' list. */
export const REAL_WEDDING_PAGE_SIZE = 20;
