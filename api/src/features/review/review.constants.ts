export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Why a review is held: `pictures` has new photos, `rejected_before` was rejected and then resubmitted. */
export const REVIEW_HOLD_REASONS = ['new_account', 'words', 'pictures', 'rejected_before'] as const;
export type ReviewHoldReason = (typeof REVIEW_HOLD_REASONS)[number];

export const DEFAULT_RATING = 5;

/** Photos of one review. */
export const REVIEW_PICTURES_MAX = 6;

/** Sort orders of reviews, with their descriptions. */
export const REVIEW_SORTS = {
  NEWEST: 'Newest first.',
  HIGHEST: 'Highest rating first.',
  LOWEST: 'Lowest rating first.',
} as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;

/** Number of reviews in old clients' listings. */
export const LATEST_REVIEWS = 5;

/** Filters of the admins' list of reviews; `waiting` combines held, flagged and disputed ones. */
export const REVIEW_QUEUES = ['waiting', 'held', 'flagged', 'disputed', 'published', 'rejected'] as const;
export type ReviewQueue = (typeof REVIEW_QUEUES)[number];
