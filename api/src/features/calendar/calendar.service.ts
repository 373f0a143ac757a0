import { TIME_ZONE } from '../../core/locale.constants.js';
import { only, operation } from '../../core/operation.js';
import { inboxListingId } from '../booking/booking.service.js';
import { monthRules } from './calendar.rules.js';

/** A day with enquiries, bookings or visits, or a blocked one. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  approved: number;
  pending: number;
  rescheduleRequested: number;
  offline: number;
  blocked: boolean;
  visits: number;
}

/**
 * Returns the days of a month with enquiries, bookings or visits, and the blocked ones, in order; for the owner, or for an admin
 * who names the listing.
 */
export const listingCalendar = operation({
  name: 'calendar.month',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: monthRules,
  run: ({ tx, viewer, input }) =>
    tx.sql<CalendarDay>(
      `SELECT day::text AS date, count(*) FILTER (WHERE what = 'approved')::int AS approved,
         count(*) FILTER (WHERE what = 'pending')::int AS pending,
         count(*) FILTER (WHERE what = 'requested')::int AS "rescheduleRequested",
         count(*) FILTER (WHERE what = 'offline')::int AS offline,
         bool_or(what = 'blocked') AS blocked, count(*) FILTER (WHERE what = 'visit')::int AS visits
       FROM (SELECT event_date AS day, status::text AS what FROM booking
             WHERE listing_id = $1 AND event_date >= $2::date AND event_date < $2::date + interval '1 month'
               AND status IN ('approved', 'pending')
             UNION ALL
             SELECT requested_date, 'requested' FROM booking
             WHERE listing_id = $1 AND requested_date >= $2::date AND requested_date < $2::date + interval '1 month'
             UNION ALL
             SELECT (starts_at AT TIME ZONE '${TIME_ZONE}')::date, 'visit' FROM visit v JOIN booking b ON b.id = booking_id
             WHERE b.listing_id = $1 AND v.status IN ('confirmed', 'completed')
               AND starts_at >= $2::timestamp AT TIME ZONE '${TIME_ZONE}'
               AND starts_at < ($2::timestamp + interval '1 month') AT TIME ZONE '${TIME_ZONE}'
             UNION ALL
             SELECT event_date, 'offline' FROM offline_booking
             WHERE listing_id = $1 AND event_date >= $2::date AND event_date < $2::date + interval '1 month'
             UNION ALL
             SELECT day::date, 'blocked' FROM blocked_period, generate_series(greatest(first_day, $2::date),
               least(last_day, ($2::date + interval '1 month - 1 day')::date), interval '1 day') AS day
             WHERE listing_id = $1 AND last_day >= $2::date AND first_day < $2::date + interval '1 month') entry
       GROUP BY day ORDER BY day`,
      [inboxListingId(viewer, input), `${input.month}-01`],
    ),
});
