export const BOOKING_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The orders of the inbox, with what they say. */
export const INBOX_SORTS = {
  NEWEST: 'The newest enquiry first.',
  EVENT_DATE: 'The next event first; those whose day has passed last, the latest of them first.',
} as const;
export type InboxSort = keyof typeof INBOX_SORTS;

/** Offered in the enquiry dialog; the server takes any text. */
export const EVENT_TYPES = [
  'Wedding',
  'Reception',
  'Engagement',
  'Sangeet',
  'Mehendi',
  'Haldi',
  'Anniversary',
  'Birthday',
  'Corporate event',
  'Other',
] as const;

/** How long the code box stays open, in milliseconds. */
export const CODE_BOX_MS = 5000;

export const CONTACT_MESSAGE = 'Contact must be exactly 10 digits';
export const WRONG_CODE = 'Invalid OTP';
