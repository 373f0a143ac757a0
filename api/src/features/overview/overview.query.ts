import type { Tx } from '../../core/database.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';

/** Pending items per moderation queue. */
export interface PendingCounts {
  venues: number;
  vendors: number;
  heldReviews: number;
  flaggedReviews: number;
  disputedReviews: number;
  heldMessages: number;
  reportedMessages: number;
  stories: number;
  enquiries: number;
}

/** Counts the pending items of each moderation queue. Uses partial indexes only. */
export async function countPending(tx: Tx): Promise<PendingCounts> {
  const [row] = await tx.sql<PendingCounts>(`SELECT
    (SELECT count(*)::int FROM listing WHERE status = 'pending' AND kind = 'venue') AS venues,
    (SELECT count(*)::int FROM listing WHERE status = 'pending' AND kind = 'vendor') AS vendors,
    (SELECT count(*)::int FROM review WHERE status = 'pending') AS "heldReviews",
    (SELECT count(*)::int FROM review WHERE flagged_at IS NOT NULL) AS "flaggedReviews",
    (SELECT count(DISTINCT review_id)::int FROM review_dispute) AS "disputedReviews",
    (SELECT count(*)::int FROM message WHERE NOT delivered AND removed_at IS NULL) AS "heldMessages",
    (SELECT count(*)::int FROM message_report WHERE decision IS NULL) AS "reportedMessages",
    (SELECT count(*)::int FROM real_wedding WHERE status = 'pending') AS stories,
    (SELECT count(*)::int FROM enquiry WHERE read_at IS NULL) AS enquiries`);
  if (!row) throw new Error('The counts returned no row');
  return row;
}

/** Totals of the whole marketplace. */
export interface Totals {
  venues: number;
  vendors: number;
  users: number;
  bookings: number;
}

/** Counts approved listings, users and all bookings. */
export async function countAll(tx: Tx): Promise<Totals> {
  const [row] = await tx.sql<Totals>(`SELECT
    (SELECT count(*)::int FROM listing WHERE status = 'approved' AND kind = 'venue') AS venues,
    (SELECT count(*)::int FROM listing WHERE status = 'approved' AND kind = 'vendor') AS vendors,
    (SELECT count(*)::int FROM account WHERE role = 'user') AS users,
    (SELECT count(*)::int FROM booking) AS bookings`);
  if (!row) throw new Error('The counts returned no row');
  return row;
}

export interface WeeklyEnquiries {
  /** The Monday on which the week starts, `YYYY-MM-DD`. */
  weekStart: string;
  /** Enquiries to venues and vendors. */
  toListings: number;
  /** Enquiries to Mandap itself, without registrations. */
  toMandap: number;
}

const WEEK = `date_trunc('week', created_at AT TIME ZONE '${TIME_ZONE}')::date`;

/** Counts the enquiries of the last `weeks` weeks including this one, oldest first. Weeks start on Mondays in India. */
export function countEnquiriesByWeek(tx: Tx, weeks: number): Promise<WeeklyEnquiries[]> {
  return tx.sql<WeeklyEnquiries>(
    `WITH week AS (
       SELECT week_start::date FROM generate_series(
         date_trunc('week', now() AT TIME ZONE '${TIME_ZONE}') - ($1::int - 1) * interval '7 days',
         date_trunc('week', now() AT TIME ZONE '${TIME_ZONE}'), interval '7 days') week_start),
     since AS (SELECT min(week_start)::timestamp AT TIME ZONE '${TIME_ZONE}' AS start FROM week),
     to_listings AS (
       SELECT ${WEEK} AS week_start, count(*)::int AS number FROM booking
       WHERE created_at >= (SELECT start FROM since) GROUP BY 1),
     to_mandap AS (
       SELECT ${WEEK} AS week_start, count(*)::int AS number FROM enquiry
       WHERE created_at >= (SELECT start FROM since) AND kind <> 'registration' GROUP BY 1)
     SELECT week.week_start::text AS "weekStart", COALESCE(to_listings.number, 0) AS "toListings", COALESCE(to_mandap.number, 0) AS "toMandap"
     FROM week LEFT JOIN to_listings USING (week_start) LEFT JOIN to_mandap USING (week_start) ORDER BY week.week_start`,
    [weeks],
  );
}

export interface CityCount {
  name: string;
  venues: number;
  vendors: number;
}

/** Counts approved listings by city, those with the most first. */
export const countCities = (tx: Tx, limit: number): Promise<CityCount[]> =>
  tx.sql<CityCount>(
    `SELECT min(city) AS name, count(*) FILTER (WHERE kind = 'venue')::int AS venues,
       count(*) FILTER (WHERE kind = 'vendor')::int AS vendors
     FROM listing WHERE status = 'approved' GROUP BY lower(city) ORDER BY count(*) DESC, lower(city) LIMIT $1`,
    [limit],
  );

/** Counts approved vendors by category, those with the most first. */
export const countCategories = (tx: Tx): Promise<{ category: VendorCategory; vendors: number }[]> =>
  tx.sql(
    `SELECT category, count(*)::int AS vendors FROM listing
     WHERE kind = 'vendor' AND status = 'approved' GROUP BY category ORDER BY count(*) DESC, category`,
  );
