export const BOOKING_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Reasons for rejecting an enquiry; `booking.labels` has their labels. */
export const REJECTION_REASONS = [
  'DATE_TAKEN',
  'TOO_MANY_GUESTS',
  'TOO_FEW_GUESTS',
  'NOT_OUR_KIND_OF_EVENT',
  'CLOSED_FOR_SEASON',
  'OTHER',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Maximum length of the line that a business may add to the reason. */
export const REJECTION_NOTE_MAX = 300;

/** Maximum number of dates in an offer. */
export const OFFERED_DATES_MAX = 3;

/** Sort options of the inbox, with their labels. */
export const INBOX_SORTS = {
  NEWEST: 'Newest enquiry first.',
  EVENT_DATE: 'Next event first; past events last, the latest of them first.',
} as const;
export type InboxSort = keyof typeof INBOX_SORTS;

/** How long the code box stays open, in milliseconds. */
export const CODE_BOX_MS = 5000;
