import type { NotificationKind } from '../../core/notification.rules.js';

/** `legacy` is a sentence from an earlier version that could not be parsed. */
export type StoredKind = NotificationKind | 'legacy';

export const NOTIFICATION_TOPICS = ['bookings', 'messages', 'listing', 'reviews', 'stories'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** The dashboard section of each kind of notification. */
export const TOPIC_BY_KIND: Record<StoredKind, NotificationTopic> = {
  enquiry_sent: 'bookings',
  enquiry_received: 'bookings',
  enquiry_withdrawn: 'bookings',
  enquiry_unanswered: 'bookings',
  booking_approved: 'bookings',
  booking_rejected: 'bookings',
  reschedule_requested: 'bookings',
  reschedule_accepted: 'bookings',
  reschedule_declined: 'bookings',
  reschedule_cancelled: 'bookings',
  message_received: 'messages',
  message_report_decided: 'bookings',
  message_moderated: 'bookings',
  city_interest: 'listing',
  listing_approved: 'listing',
  listing_rejected: 'listing',
  listing_deleted: 'bookings',
  couple_deleted: 'bookings',
  prices_parsed: 'listing',
  date_changed: 'bookings',
  guests_changed: 'bookings',
  dates_offered: 'bookings',
  offer_accepted: 'bookings',
  offer_declined: 'bookings',
  review_requested: 'bookings',
  confirmation_requested: 'bookings',
  event_denied: 'bookings',
  dispute_decided: 'bookings',
  visit_requested: 'bookings',
  visit_offered: 'bookings',
  visit_confirmed: 'bookings',
  visit_moved: 'bookings',
  visit_reminder: 'bookings',
  visit_cancelled: 'bookings',
  quote_sent: 'bookings',
  quote_accepted: 'bookings',
  quote_declined: 'bookings',
  listing_suspended: 'listing',
  listing_reinstated: 'listing',
  story_published: 'stories',
  story_rejected: 'stories',
  review_published: 'reviews',
  review_rejected: 'reviews',
  flag_decided: 'reviews',
  legacy: 'bookings',
};

export const STORED_KINDS = Object.keys(TOPIC_BY_KIND) as readonly StoredKind[];

/** Unread notifications are counted up to this, as the badge shows no more. */
export const UNREAD_MAX = 100;
