export const NOTIFICATION_KINDS = [
  'enquiry_sent',
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
  'story_published',
  'story_rejected',
  'review_published',
  'review_rejected',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_TOPICS = ['bookings', 'listing', 'reviews', 'stories'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Where in a dashboard a notification belongs. */
export const TOPIC_OF: Record<NotificationKind, NotificationTopic> = {
  enquiry_sent: 'bookings',
  enquiry_received: 'bookings',
  enquiry_withdrawn: 'bookings',
  booking_approved: 'bookings',
  booking_rejected: 'bookings',
  date_proposed: 'bookings',
  date_accepted: 'bookings',
  date_declined: 'bookings',
  city_interest: 'listing',
  listing_approved: 'listing',
  listing_rejected: 'listing',
  listing_removed: 'bookings',
  couple_left: 'bookings',
  prices_read: 'listing',
  date_changed: 'bookings',
  listing_suspended: 'listing',
  listing_reinstated: 'listing',
  story_published: 'stories',
  story_rejected: 'stories',
  review_published: 'reviews',
  review_rejected: 'reviews',
};

/** What is unread is counted up to here: a bell has no room for more. */
export const UNREAD_MAX = 100;
