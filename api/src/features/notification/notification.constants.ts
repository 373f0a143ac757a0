import type { NotificationKind } from '../../core/notification.rules.js';

/** What is stored as `legacy` keeps its sentence: an earlier version wrote it, and it could not be parsed. */
export type StoredKind = NotificationKind | 'legacy';

export const NOTIFICATION_TOPICS = ['bookings', 'listing', 'reviews', 'stories'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Where in a dashboard a notification belongs. */
export const TOPIC_OF: Record<StoredKind, NotificationTopic> = {
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
  legacy: 'bookings',
};

export const STORED_KINDS = Object.keys(TOPIC_OF) as readonly StoredKind[];

/** What is unread is counted up to here: a bell has no room for more. */
export const UNREAD_MAX = 100;
