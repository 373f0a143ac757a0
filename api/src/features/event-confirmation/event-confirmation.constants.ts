/** An admin's decision on a disputed review. */
export const DISPUTE_DECISIONS = ['upheld', 'removed'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

export const STATEMENT_MAX = 1000;
