import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import { anyone, operation } from '../../core/operation.js';
import { reading } from '../../core/reads.js';
import { openBookings } from '../booking/booking.query.js';
import { visibleListing } from '../listing/listing.service.js';
import { calendarTag, listingTag } from '../listing/listing.tags.js';
import { availabilityRules } from './calendar.rules.js';
import { t } from './messages.generated.js';

export const AVAILABILITY_STATUSES = ['free', 'last_place', 'full', 'past'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

export interface DayAvailability {
  /** `YYYY-MM-DD`. */
  date: string;
  status: AvailabilityStatus;
}

/**
 * Returns one entry per day of the range. A day is full once its approved and offline bookings reach the daily capacity,
 * or if the owner blocked it; visitors can't tell which. Requires that the viewer can see the listing, or is a couple
 * with an open enquiry there.
 */
export const listingAvailability = operation({
  name: 'calendar.availability',
  kind: 'read',
  allow: anyone,
  input: availabilityRules,
  async run({ tx, viewer, input: { listingId, from, to } }): Promise<DayAvailability[]> {
    const visible =
      (await visibleListing(tx, viewer, listingId)) ??
      (viewer?.role === 'user' && (await openBookings(tx, viewer.id, [listingId])).size > 0);
    if (!visible) throw notFound(t('listingNotFound'));
    return reading([listingTag(listingId), calendarTag(listingId)], () =>
      selectAvailability(tx, listingId, from, to),
    );
  },
});

const selectAvailability = (tx: Tx, listingId: string, from: string, to: string) =>
  tx.sql<DayAvailability>(
    `SELECT each.day::date::text AS date, CASE
       WHEN each.day < today_in_india() THEN 'past'
       WHEN full_day.day IS NOT NULL THEN 'full'
       WHEN l.daily_capacity > 1 AND taken.places = l.daily_capacity - 1 THEN 'last_place'
       ELSE 'free' END AS status
     FROM listing l CROSS JOIN generate_series($2::date, $3::date, interval '1 day') AS each (day)
     LEFT JOIN full_day ON full_day.day = each.day::date AND full_day.listing_id = l.id
     LEFT JOIN (
       SELECT event_date, count(*) AS places FROM (
         SELECT event_date FROM booking
         WHERE listing_id = $1 AND event_date BETWEEN $2::date AND $3::date AND status = 'approved'
         UNION ALL
         SELECT event_date FROM offline_booking WHERE listing_id = $1 AND event_date BETWEEN $2::date AND $3::date
       ) booked GROUP BY event_date
     ) taken ON taken.event_date = each.day::date
     WHERE l.id = $1 ORDER BY each.day`,
    [listingId, from, to],
  );
