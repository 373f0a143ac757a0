import { notFound } from '../../core/errors.js';
import { anyone, operation } from '../../core/operation.js';
import { visibleListing } from '../listing/listing.service.js';
import { openBookings } from './booking.query.js';
import { availabilityRules } from './booking.rules.js';
import { t } from './messages.generated.js';

export const AVAILABILITY_STATUSES = ['free', 'full', 'past'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

export interface DayAvailability {
  /** `YYYY-MM-DD`. */
  date: string;
  status: AvailabilityStatus;
}

/**
 * Returns one entry per day of the range. A day is full once its approved bookings reach the listing's daily capacity.
 * Requires that the viewer can see the listing, or is a couple with an open enquiry there.
 */
export const listingAvailability = operation({
  name: 'booking.availability',
  kind: 'read',
  allow: anyone,
  input: availabilityRules,
  async run({ tx, viewer, input: { listingId, from, to } }): Promise<DayAvailability[]> {
    const visible =
      (await visibleListing(tx, viewer, listingId)) ??
      (viewer?.role === 'user' && (await openBookings(tx, viewer.id, [listingId])).size > 0);
    if (!visible) throw notFound(t('listingNotFound'));
    return tx.sql<DayAvailability>(
      `SELECT day::date::text AS date, CASE WHEN day::date < today_in_india() THEN 'past'
         WHEN count(b.id) >= l.daily_capacity THEN 'full' ELSE 'free' END AS status
       FROM listing l CROSS JOIN generate_series($2::date, $3::date, interval '1 day') AS day
       LEFT JOIN booking b ON b.listing_id = l.id AND b.event_date = day::date AND b.status = 'approved'
       WHERE l.id = $1 GROUP BY day, l.daily_capacity ORDER BY day`,
      [listingId, from, to],
    );
  },
});
