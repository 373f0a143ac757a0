import type { Sql } from '../core/database.js';
import { decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import type { ReviewSort } from './review.constants.js';
import type { Review } from './review.entity.js';

interface Order {
  columns: readonly string[];
  casts: readonly string[];
  keyOf: (review: Review & { writtenAt: string }) => (string | number)[];
}

/** All run downwards, so that "after this row" is one comparison. */
const ORDERS: Record<ReviewSort, Order> = {
  NEWEST: {
    columns: ['created_at', 'id'],
    casts: ['timestamptz', 'uuid'],
    keyOf: (r) => [r.writtenAt, r.id],
  },
  HIGHEST: {
    columns: ['rating', 'created_at', 'id'],
    casts: ['smallint', 'timestamptz', 'uuid'],
    keyOf: (r) => [r.rating, r.writtenAt, r.id],
  },
  LOWEST: {
    columns: ['(-rating)', 'created_at', 'id'],
    casts: ['smallint', 'timestamptz', 'uuid'],
    keyOf: (r) => [-r.rating, r.writtenAt, r.id],
  },
};

/** Published reviews of a listing, with the facts that are shown beside them. */
export async function selectReviews(
  sql: Sql,
  listingId: string,
  rating: number | undefined,
  sort: ReviewSort,
  window: Window,
): Promise<Page<Review>> {
  const values: unknown[] = [listingId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`listing_id = $1`, `status = 'published'`];
  if (rating) conditions.push(`rating = ${bind(rating)}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  const order = ORDERS[sort];
  if (window.after) {
    const key = decodeCursor(window.after, order.columns.length).map(
      (part, i) => `${bind(part)}::${order.casts[i]}`,
    );
    conditions.push(`(${order.columns.join(', ')}) < (${key.join(', ')})`);
  }
  const rows = await sql<Review & { writtenAt: string }>(
    `SELECT id, listing_id AS "listingId", user_id AS "userId", rating, message, answer, created_at AS "createdAt",
            created_at::text AS "writtenAt",
            EXISTS (SELECT FROM booking b WHERE b.user_id = review.user_id AND b.listing_id = review.listing_id
                    AND b.status = 'approved') AS verified
     FROM review WHERE ${conditions.join(' AND ')}
     ORDER BY ${order.columns.map((column) => `${column} DESC`).join(', ')} LIMIT ${bind(window.first + 1)}`,
    values,
  );
  return pageOf(rows, window, order.keyOf, async () => {
    const [row] = await sql<{ count: number }>(
      `SELECT count(*)::int FROM review WHERE ${counted.where}`,
      counted.values,
    );
    return row?.count ?? 0;
  });
}

/** How a listing's published reviews are spread. */
export interface RatingSummary {
  /** Reviews with one, two … five stars. */
  counts: number[];
  /** Reviews by people with an approved booking. */
  verified: number;
}

/** Sums up the published reviews of each of the listings that have any. */
export async function summariseRatings(
  sql: Sql,
  listingIds: readonly string[],
): Promise<Map<string, RatingSummary>> {
  const rows = await sql<{ listingId: string; rating: number; count: number; verified: number }>(
    `SELECT listing_id AS "listingId", rating, count(*)::int, count(guest.user_id)::int AS verified
     FROM review LEFT JOIN (SELECT DISTINCT listing_id, user_id FROM booking
       WHERE listing_id = ANY($1::uuid[]) AND status = 'approved') guest USING (listing_id, user_id)
     WHERE listing_id = ANY($1::uuid[]) AND review.status = 'published' GROUP BY listing_id, rating`,
    [listingIds],
  );
  const summaries = new Map<string, RatingSummary>();
  for (const { listingId, rating, count, verified } of rows) {
    const summary = summaries.get(listingId) ?? { counts: [0, 0, 0, 0, 0], verified: 0 };
    summary.counts[rating - 1] = count;
    summary.verified += verified;
    summaries.set(listingId, summary);
  }
  return summaries;
}
