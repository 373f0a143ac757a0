import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import type { ReviewHold, ReviewSort } from './review.constants.js';
import type { Review } from './review.entity.js';

/** The day in India on which a review was last written. */
const WRITTEN_ON = `(review.updated_at AT TIME ZONE 'Asia/Kolkata')::date`;

/** With what is shown beside a review. A booking verifies it if its event was over when the review was written. */
export const COLUMNS = `id, listing_id AS "listingId", user_id AS "userId", rating, message, status, answer,
  answered_at AS "answeredAt", flag_reason AS "flagReason", flagged_at AS "flaggedAt", created_at AS "createdAt",
  rejection_reason AS "rejectionReason", COALESCE(answered_at < updated_at, false) AS "answersEarlierText",
  (SELECT to_char(max(b.event_date), 'YYYY-MM') FROM booking b WHERE b.user_id = review.user_id
     AND b.listing_id = review.listing_id AND b.status = 'approved' AND b.event_date < ${WRITTEN_ON}) AS "eventMonth"`;

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

export interface ReviewFilter {
  rating?: number;
  /** With the owner's answer, or without. */
  answered?: boolean;
}

/** Published reviews of a listing, with the facts that are shown beside them. */
export async function selectReviews(
  tx: Tx,
  listingId: string,
  { rating, answered }: ReviewFilter,
  sort: ReviewSort,
  window: Window,
): Promise<Page<Review>> {
  const values: unknown[] = [listingId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`listing_id = $1`, `status = 'published'`];
  if (rating) conditions.push(`rating = ${bind(rating)}`);
  if (answered !== undefined) conditions.push(`answer IS ${answered ? 'NOT NULL' : 'NULL'}`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  const order = ORDERS[sort];
  if (window.after) {
    const key = decodeCursor(`reviews ${sort}`, window.after, order.columns.length).map(
      (part, i) => `${bind(part)}::${order.casts[i]}`,
    );
    conditions.push(`(${order.columns.join(', ')}) < (${key.join(', ')})`);
  }
  const rows = await tx.sql<Review & { writtenAt: string }>(
    `SELECT ${COLUMNS}, created_at::text AS "writtenAt" FROM review WHERE ${conditions.join(' AND ')}
     ORDER BY ${order.columns.map((column) => `${column} DESC`).join(', ')} LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)}`,
    values,
  );
  return pageOf(`reviews ${sort}`, rows, window, order.keyOf, () =>
    countRows(tx, `review WHERE ${counted.where}`, counted.values),
  );
}

/** What a person writes. */
interface Writing {
  id: string;
  listingId: string;
  userId: string;
  rating: number;
  message: string;
  /** Why it is not published at once. */
  heldFor: ReviewHold | null;
}

/**
 * Writes a person's review of a listing, or changes it: one statement, so that two at once leave one review. A rejected
 * one is resubmitted by that, and waits for an admin whatever it says now.
 */
export async function upsertReview(tx: Tx, writing: Writing): Promise<Review> {
  const [review] = await tx.sql<Review>(
    `INSERT INTO review (id, listing_id, user_id, rating, message, held_for, status)
     VALUES ($1, $2, $3, $4, $5, $6::review_hold, CASE WHEN $6 IS NULL THEN 'published' ELSE 'pending' END::review_status)
     ON CONFLICT ON CONSTRAINT review_one_each DO UPDATE SET
       rating = excluded.rating, message = excluded.message, updated_at = now(),
       status = CASE WHEN ${TURNED_DOWN} THEN 'pending' ELSE excluded.status END,
       held_for = CASE WHEN ${TURNED_DOWN} THEN 'rejected_before' ELSE excluded.held_for END,
       rejection_reason = NULL
     RETURNING ${COLUMNS}`,
    [writing.id, writing.listingId, writing.userId, writing.rating, writing.message, writing.heldFor],
  );
  if (!review) throw new Error('A review was not written');
  return review;
}

const TURNED_DOWN = `(review.status = 'rejected' OR review.held_for = 'rejected_before')`;

/** The person's review of each of the listings that they have reviewed, whatever its status. */
export async function reviewsBy(
  tx: Tx,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, Review>> {
  const rows = await tx.sql<Review>(
    `SELECT ${COLUMNS} FROM review WHERE user_id = $1 AND listing_id = ANY($2::uuid[])`,
    [userId, listingIds],
  );
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** The day of the user's next event at the listing, `YYYY-MM-DD`; undefined with one in the past, or without any. */
export async function eventAhead(tx: Tx, userId: string, listingId: string): Promise<string | undefined> {
  const [event] = await tx.sql<{ day: string | null }>(
    `SELECT min(event_date)::text AS day FROM booking WHERE user_id = $1 AND listing_id = $2 AND status = 'approved'
     HAVING min(event_date) >= today_in_india()`,
    [userId, listingId],
  );
  return event?.day ?? undefined;
}

export async function reviewById(tx: Tx, reviewId: string): Promise<Review | undefined> {
  const [review] = await tx.sql<Review>(`SELECT ${COLUMNS} FROM review WHERE id = $1 FOR UPDATE`, [reviewId]);
  return review;
}

/** How a listing's published reviews are spread. */
export interface RatingSummary {
  /** Reviews with one, two … five stars. */
  counts: number[];
  /** Reviews by people whose event there was over. */
  verified: number;
}

/** Sums up the published reviews of each of the listings that have any. */
export async function summariseRatings(
  tx: Tx,
  listingIds: readonly string[],
): Promise<Map<string, RatingSummary>> {
  const rows = await tx.sql<{ listingId: string; rating: number; count: number; verified: number }>(
    `SELECT listing_id AS "listingId", rating, count(*)::int,
       count(*) FILTER (WHERE guest.first_event < ${WRITTEN_ON})::int AS verified
     FROM review LEFT JOIN (SELECT listing_id, user_id, min(event_date) AS first_event FROM booking
       WHERE listing_id = ANY($1::uuid[]) AND status = 'approved' GROUP BY listing_id, user_id) guest
       USING (listing_id, user_id)
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

/** A published review as old clients read it beside its listing. */
export interface LatestReview {
  /** The author's full name; null once their account is gone. */
  author: string | null;
  rating: number;
  message: string;
  createdAt: Date;
}

/** The newest published reviews of each of the listings that have any, the newest first. */
export async function latestReviews(
  tx: Tx,
  listingIds: readonly string[],
  each: number,
): Promise<Map<string, LatestReview[]>> {
  const rows = await tx.sql<LatestReview & { listingId: string }>(
    `SELECT r.listing_id AS "listingId", u.full_name AS author, r.rating, r.message, r.created_at AS "createdAt"
     FROM unnest($1::uuid[]) AS asked (id)
     CROSS JOIN LATERAL (SELECT * FROM review WHERE listing_id = asked.id AND status = 'published'
                         ORDER BY created_at DESC, id DESC LIMIT $2) r
     LEFT JOIN user_profile u ON u.id = r.user_id ORDER BY r.created_at DESC, r.id DESC`,
    [listingIds, each],
  );
  const latest = new Map<string, LatestReview[]>();
  for (const { listingId, ...review } of rows) {
    const others = latest.get(listingId);
    if (others) others.push(review);
    else latest.set(listingId, [review]);
  }
  return latest;
}
