/** Longest range of the public availability, in days. */
export const AVAILABILITY_DAYS_MAX = 400;

/** Longest blocked period, in days: two years. Migration 0044 has the same limit. */
export const BLOCKED_DAYS_MAX = 731;

/** Maximum number of blocked periods of a listing that have not passed. */
export const BLOCKED_PERIODS_MAX = 1000;
