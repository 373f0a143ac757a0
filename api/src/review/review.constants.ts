export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const DEFAULT_RATING = 5;

export const REVIEW_SORTS = { NEWEST: 'Newest', HIGHEST: 'Highest rated', LOWEST: 'Lowest rated' } as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;
