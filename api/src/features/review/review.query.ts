import {
  allColumnsOf,
  columnsOf,
  expressions,
  returning,
  select,
  selectOne,
  type RowOf,
} from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where, type Order, type OrderKey } from '../../core/list.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import type { Page, Window } from '../../core/page.js';
import type { ReviewHold, ReviewSort } from './review.constants.js';
import { Review } from './review.entity.js';

/** The day in India on which a review was last written. */
const WRITTEN_ON = `(review.updated_at AT TIME ZONE '${TIME_ZONE}')::date`;

/** Columns of a review, and what is computed for it. A booking verifies it if its event was over when it was written. */
export const COLUMNS = allColumnsOf(Review).and(
  expressions<{ answersEarlierText: boolean; eventMonth: string | null }>({
    answersEarlierText: 'COALESCE(answered_at < updated_at, false)',
    eventMonth: `(SELECT to_char(max(b.event_date), 'YYYY-MM') FROM booking b WHERE b.user_id = review.user_id
      AND b.listing_id = review.listing_id AND b.status = 'approved' AND b.event_date < ${WRITTEN_ON})`,
  }),
);

/** A review with what no column holds: whether it is older than its answer, and the event that verifies it. */
export type ReviewDetails = RowOf<typeof COLUMNS>;

const NEWEST = byTime<Review>('created_at', 'id');
const byStars = (stars: OrderKey<Review>): Order<Review> => ({
  keys: [stars, ...NEWEST.keys],
  direction: 'DESC',
});
const ORDERS: Record<ReviewSort, Order<Review>> = {
  NEWEST,
  HIGHEST: byStars({ by: 'rating', type: 'smallint', of: ({ rating }) => rating }),
  LOWEST: byStars({ by: '(-rating)', type: 'smallint', of: ({ rating }) => -rating }),
};

export interface ReviewFilter {
  rating?: number;
  /** With the owner's answer, or without. */
  answered?: boolean;
}

/** Returns published reviews of a listing. */
export function selectReviews(
  tx: Tx,
  listingId: string,
  { rating, answered }: ReviewFilter,
  sort: ReviewSort,
  window: Window,
): Promise<Page<ReviewDetails>> {
  const where = new Where();
  where.and(`listing_id = ${where.bind(listingId)}`).and(`status = 'published'`);
  if (rating) where.and(`rating = ${where.bind(rating)}`);
  if (answered !== undefined) where.and(`answer IS ${answered ? 'NOT NULL' : 'NULL'}`);
  return selectPage(tx, {
    list: `reviews ${sort}`,
    columns: COLUMNS,
    from: 'review',
    where,
    order: ORDERS[sort],
    window,
  });
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
export async function upsertReview(tx: Tx, writing: Writing): Promise<ReviewDetails> {
  const [review] = await returning(
    tx,
    COLUMNS,
    `INSERT INTO review (id, listing_id, user_id, rating, message, held_for, status)
     VALUES ($1, $2, $3, $4, $5, $6::review_hold, CASE WHEN $6 IS NULL THEN 'published' ELSE 'pending' END::review_status)
     ON CONFLICT ON CONSTRAINT review_one_each DO UPDATE SET
       rating = excluded.rating, message = excluded.message, updated_at = now(),
       status = CASE WHEN ${TURNED_DOWN} THEN 'pending' ELSE excluded.status END,
       held_for = CASE WHEN ${TURNED_DOWN} THEN 'rejected_before' ELSE excluded.held_for END,
       rejection_reason = NULL`,
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
): Promise<Map<string, ReviewDetails>> {
  const rows = await select(tx, COLUMNS, `FROM review WHERE user_id = $1 AND listing_id = ANY($2::uuid[])`, [
    userId,
    listingIds,
  ]);
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** The day of the user's next event at the listing, `YYYY-MM-DD`; undefined with one in the past, or without any. */
export async function upcomingEventDay(
  tx: Tx,
  userId: string,
  listingId: string,
): Promise<string | undefined> {
  const [event] = await tx.sql<{ day: string | null }>(
    `SELECT min(event_date) AS day FROM booking WHERE user_id = $1 AND listing_id = $2 AND status = 'approved'
     HAVING min(event_date) >= today_in_india()`,
    [userId, listingId],
  );
  return event?.day ?? undefined;
}

/** Returns a review, locked until the transaction ends. */
export const lockReview = (tx: Tx, reviewId: string): Promise<ReviewDetails | undefined> =>
  selectOne(tx, COLUMNS, `FROM review WHERE id = $1 FOR UPDATE`, [reviewId]);

/** How a listing's published reviews are spread. */
export interface RatingSummary {
  /** Reviews with one, two … five stars. */
  counts: number[];
  /** Reviews by people whose event there was over. */
  verified: number;
}

const RATING_COUNTS = columnsOf(Review, ['listingId', 'rating']).and(
  expressions<{ count: number; verified: number }>({
    count: 'count(*)::int',
    verified: `count(*) FILTER (WHERE guest.first_event < ${WRITTEN_ON})::int`,
  }),
);

/** Sums up the published reviews of each of the listings that have any. */
export async function summariseRatings(
  tx: Tx,
  listingIds: readonly string[],
): Promise<Map<string, RatingSummary>> {
  const rows = await select(
    tx,
    RATING_COUNTS,
    `FROM review LEFT JOIN (SELECT listing_id, user_id, min(event_date) AS first_event FROM booking
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

const LATEST = columnsOf(Review, ['listingId', 'rating', 'message', 'createdAt'], 'r').and(
  expressions<{ author: string | null }>({ author: 'u.full_name' }),
);

/** A published review as old clients read it beside its listing, with its author's full name while their account exists. */
export type LatestReview = RowOf<typeof LATEST>;

/** The newest published reviews of each of the listings that have any, the newest first. */
export async function latestReviews(
  tx: Tx,
  listingIds: readonly string[],
  each: number,
): Promise<Map<string, LatestReview[]>> {
  const rows = await select(
    tx,
    LATEST,
    `FROM unnest($1::uuid[]) AS asked (id)
     CROSS JOIN LATERAL (SELECT * FROM review WHERE listing_id = asked.id AND status = 'published'
                         ORDER BY created_at DESC, id DESC LIMIT $2) r
     LEFT JOIN user_profile u ON u.id = r.user_id ORDER BY r.created_at DESC, r.id DESC`,
    [listingIds, each],
  );
  const latest = new Map<string, LatestReview[]>();
  for (const review of rows) {
    const others = latest.get(review.listingId);
    if (others) others.push(review);
    else latest.set(review.listingId, [review]);
  }
  return latest;
}
