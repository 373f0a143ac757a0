export const BOOKING_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Sort options of the inbox, with their labels. */
export const INBOX_SORTS = {
  NEWEST: 'Newest enquiry first.',
  EVENT_DATE: 'Next event first; past events last, the latest of them first.',
} as const;
export type InboxSort = keyof typeof INBOX_SORTS;

/** How long the code box stays open, in milliseconds. */
export const CODE_BOX_MS = 5000;
