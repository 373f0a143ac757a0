import { only, operation } from '../../core/operation.js';
import { inboxOf } from './booking.service.js';
import { calendarRules } from './booking.rules.js';

/** A day with enquiries or bookings. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  approved: number;
  pending: number;
  rescheduleRequested: number;
}

/**
 * Returns the days of a month with enquiries or approved bookings, in order; for the owner, or for an admin who names
 * the listing.
 */
export const listingCalendar = operation({
  name: 'booking.calendar',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: calendarRules,
  run: ({ tx, viewer, input }) =>
    tx.sql<CalendarDay>(
      `SELECT day::text AS date, count(*) FILTER (WHERE what = 'approved')::int AS approved,
         count(*) FILTER (WHERE what = 'pending')::int AS pending,
         count(*) FILTER (WHERE what = 'requested')::int AS "rescheduleRequested"
       FROM (SELECT event_date AS day, status::text AS what FROM booking
             WHERE listing_id = $1 AND event_date >= $2::date AND event_date < $2::date + interval '1 month'
               AND status IN ('approved', 'pending')
             UNION ALL
             SELECT requested_date, 'requested' FROM booking
             WHERE listing_id = $1 AND requested_date >= $2::date AND requested_date < $2::date + interval '1 month') happening
       GROUP BY day ORDER BY day`,
      [inboxOf(viewer, input), `${input.month}-01`],
    ),
});
