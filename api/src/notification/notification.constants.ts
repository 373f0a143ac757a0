export const NOTIFICATION_KINDS = [
  'enquiry_received',
  'enquiry_withdrawn',
  'booking_approved',
  'booking_rejected',
  'date_proposed',
  'date_accepted',
  'date_declined',
  'city_interest',
  'listing_approved',
  'listing_rejected',
  'listing_removed',
  'couple_left',
  'prices_read',
  'date_changed',
  'listing_suspended',
  'listing_reinstated',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What is unread is counted up to here: a bell has no room for more. */
export const UNREAD_MAX = 100;
