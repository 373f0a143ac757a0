export const REAL_WEDDING_STATUSES = ['pending', 'published', 'rejected'] as const;

export type RealWeddingStatus = (typeof REAL_WEDDING_STATUSES)[number];

/** Pictures of a story; at least one. */
export const REAL_WEDDING_MAX_IMAGES = 3;
