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

/** How many published reviews gave each number of stars: index 0 is one star. */
export async function countRatings(sql: Sql, listingId: string): Promise<number[]> {
  const rows = await sql<{ rating: number; count: number }>(
    `SELECT rating, count(*)::int FROM review WHERE listing_id = $1 AND status = 'published' GROUP BY rating`,
    [listingId],
  );
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0);
}

/** Published reviews of a listing whose authors have an approved booking there. */
export async function countVerified(sql: Sql, listingId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int FROM review WHERE listing_id = $1 AND status = 'published' AND EXISTS (
       SELECT FROM booking b WHERE b.user_id = review.user_id AND b.listing_id = review.listing_id AND b.status = 'approved')`,
    [listingId],
  );
  return row?.count ?? 0;
}
