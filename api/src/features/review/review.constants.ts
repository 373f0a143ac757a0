export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Why a review waits for an admin; `rejected_before` is one that was rejected and then resubmitted. */
export const REVIEW_HOLDS = ['new_account', 'words', 'rejected_before'] as const;
export type ReviewHold = (typeof REVIEW_HOLDS)[number];

export const DEFAULT_RATING = 5;

export const REVIEW_SORTS = { NEWEST: 'Newest', HIGHEST: 'Highest rated', LOWEST: 'Lowest rated' } as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;

/** Reviews that old clients are given beside each listing. */
export const LATEST_REVIEWS = 5;

/** How admins' list of reviews can be narrowed; `waiting` is what is held or flagged. */
export const REVIEW_QUEUES = ['waiting', 'held', 'flagged', 'published', 'rejected'] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];
