import { only, operation } from '../../core/operation.js';
import { inboxOf } from './booking.service.js';
import { calendarRules } from './booking.rules.js';

/** A day on which something happens, or may. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  approved: number;
  pending: number;
  proposed: number;
}

/**
 * The days of a month that enquiries or approved bookings fall on, in their order. The listing is the owner's own, or
 * any for an admin, who names it.
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
         count(*) FILTER (WHERE what = 'proposed')::int AS proposed
       FROM (SELECT event_date AS day, status::text AS what FROM booking
             WHERE listing_id = $1 AND event_date >= $2::date AND event_date < $2::date + interval '1 month'
               AND status IN ('approved', 'pending')
             UNION ALL
             SELECT proposed_date, 'proposed' FROM booking
             WHERE listing_id = $1 AND proposed_date >= $2::date AND proposed_date < $2::date + interval '1 month') happening
       GROUP BY day ORDER BY day`,
      [inboxOf(viewer, input), `${input.month}-01`],
    ),
});
