/** Maximum number of times that one side proposes for a visit. */
export const SLOTS_MAX = 3;

/** Length of a visit in calendars. */
export const VISIT_MINUTES = 60;

/** Visits start between these hours in India. */
export const VISIT_HOURS = { first: 6, last: 22 } as const;

/** How far ahead a visit can be, in days. */
export const VISIT_DAYS_AHEAD = 365;

export const VISIT_STATUSES = ['requested', 'offered', 'confirmed'] as const;

/** Completed: its time has passed. */
export type VisitStatus = (typeof VISIT_STATUSES)[number] | 'completed' | 'cancelled';
