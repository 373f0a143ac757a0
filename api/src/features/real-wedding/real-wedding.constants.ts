export const REAL_WEDDING_STATUSES = ['pending', 'published', 'rejected'] as const;

export type RealWeddingStatus = (typeof REAL_WEDDING_STATUSES)[number];

/** Maximum number of pictures of a story, which needs at least one. */
export const REAL_WEDDING_MAX_IMAGES = 3;

/** Orders of the admins' table of stories. */
export const REAL_WEDDING_SORTS = { CREATED: 'Creation time.', TITLE: 'Title.' } as const;
export type RealWeddingSort = keyof typeof REAL_WEDDING_SORTS;
