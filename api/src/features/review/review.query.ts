import {
  allColumnsOf,
  columnsOf,
  expressions,
  nullable,
  returning,
  select,
  selectOne,
  type RowOf,
} from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { byTime, selectPage, Where, type Order, type OrderKey } from '../../core/list.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import type { Page, Window } from '../../core/page.js';
import { recordReads, reading } from '../../core/reads.js';
import type { ReviewHoldReason, ReviewSort } from './review.constants.js';
import { UserProfile } from '../user/user.entity.js';
import { authorTag } from '../user/user.tags.js';
import { Review } from './review.entity.js';

/** The day in India on which a review was last edited. */
export const LAST_EDITED_ON = `(review.updated_at AT TIME ZONE '${TIME_ZONE}')::date`;

/**
 * A review's columns and computed values. A booking verifies a review that was written after its event; the view
 * `verifying_booking` says which bookings do.
 */
export const COLUMNS = allColumnsOf(Review).and(
  expressions<{ editedSinceAnswer: boolean; eventMonth: string | null }>({
    editedSinceAnswer: 'COALESCE(answered_at < updated_at, false)',
    eventMonth: `(SELECT to_char(max(b.event_date), 'YYYY-MM') FROM verifying_booking b WHERE b.user_id = review.user_id
      AND b.listing_id = review.listing_id AND b.event_date < ${LAST_EDITED_ON})`,
  }),
);

/** A review with computed values: whether it was edited after the reply, and the event that verifies it. */
export type ReviewDetails = RowOf<typeof COLUMNS>;

const NEWEST = byTime<Review>('created_at', 'id');
const byStars = (stars: OrderKey<Review>): Order<Review> => ({
  keys: [stars, ...NEWEST.keys],
  direction: 'DESC',
});
const ORDERS: Record<ReviewSort, Order<Review>> = {
  NEWEST,
  HIGHEST: byStars({ by: 'rating', type: 'smallint', fromRow: ({ rating }) => rating }),
  LOWEST: byStars({ by: '(-rating)', type: 'smallint', fromRow: ({ rating }) => -rating }),
};

/** Tag of a listing's published reviews; see migration 0039. */
const reviewsTag = (listingId: string): string => `reviews:${listingId}`;

export interface ReviewFilter {
  rating?: number;
  /** Only those with a reply, or only those without. */
  answered?: boolean;
}

/** Returns one page of a listing's published reviews. */
export async function selectReviews(
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
  const tags = [reviewsTag(listingId)];
  const page = await reading(tags, () =>
    selectPage(tx, {
      name: `reviews ${sort}`,
      columns: COLUMNS,
      from: 'review',
      where,
      order: ORDERS[sort],
      window,
    }),
  );
  return { ...page, count: () => reading(tags, page.count) };
}

/** A submitted review. */
interface ReviewSubmission {
  id: string;
  listingId: string;
  userId: string;
  rating: number;
  message: string;
  /** Why it isn't published at once. */
  holdReason: ReviewHoldReason | null;
}

/**
 * Creates or updates a person's review of a listing, in one statement so that concurrent requests leave one review.
 * Updating a rejected one resubmits it, and it is held whatever its text.
 */
export async function upsertReview(tx: Tx, submission: ReviewSubmission): Promise<ReviewDetails> {
  const [review] = await returning(
    tx,
    COLUMNS,
    `INSERT INTO review (id, listing_id, user_id, rating, message, hold_reason, status)
     VALUES ($1, $2, $3, $4, $5, $6::review_hold_reason, CASE WHEN $6 IS NULL THEN 'published' ELSE 'pending' END::review_status)
     ON CONFLICT ON CONSTRAINT review_one_each DO UPDATE SET
       rating = excluded.rating, message = excluded.message, updated_at = now(),
       status = CASE WHEN ${WAS_REJECTED} THEN 'pending' ELSE excluded.status END,
       hold_reason = CASE WHEN ${WAS_REJECTED} THEN 'rejected_before' ELSE excluded.hold_reason END,
       rejection_reason = NULL`,
    [
      submission.id,
      submission.listingId,
      submission.userId,
      submission.rating,
      submission.message,
      submission.holdReason,
    ],
  );
  if (!review) throw new Error('A review was not written');
  return review;
}

const WAS_REJECTED = `(review.status = 'rejected' OR review.hold_reason = 'rejected_before')`;

/** Returns a person's reviews of these listings, by listing ID, whatever their status. */
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

/**
 * Returns the day of the user's next event at the listing, `YYYY-MM-DD`; undefined if they have none, or if any of
 * their events there has passed.
 */
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

/** Statistics of a listing's published reviews. */
export interface RatingSummary {
  /** Reviews per number of stars, from one to five. */
  counts: number[];
  /** Reviews that were last edited after their author's event there. */
  verified: number;
}

const RATING_COUNTS = columnsOf(Review, ['listingId', 'rating']).and(
  expressions<{ count: number; verified: number }>({
    count: 'count(*)::int',
    verified: `count(*) FILTER (WHERE guest.first_event < ${LAST_EDITED_ON})::int`,
  }),
);

/** Returns the statistics of each listing that has reviews, by listing ID. */
export async function summariseRatings(
  tx: Tx,
  listingIds: readonly string[],
): Promise<Map<string, RatingSummary>> {
  const rows = await reading(listingIds.map(reviewsTag), () =>
    select(
      tx,
      RATING_COUNTS,
      `FROM review LEFT JOIN (SELECT listing_id, user_id, min(event_date) AS first_event FROM verifying_booking
         WHERE listing_id = ANY($1::uuid[]) GROUP BY listing_id, user_id) guest
         USING (listing_id, user_id)
       WHERE listing_id = ANY($1::uuid[]) AND review.status = 'published' GROUP BY listing_id, rating`,
      [listingIds],
    ),
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

const LATEST = columnsOf(Review, ['listingId', 'userId', 'rating', 'message', 'createdAt'], 'r').and(
  nullable(columnsOf(UserProfile, { author: 'fullName' }, 'u')),
);

/** A published review, as REST returns it with a listing. It has its author's full name while their account exists. */
export type LatestReview = RowOf<typeof LATEST>;

/** Returns the newest published reviews of each listing that has any, by listing ID. */
export async function latestReviews(
  tx: Tx,
  listingIds: readonly string[],
  limitPerListing: number,
): Promise<Map<string, LatestReview[]>> {
  const rows = await reading(listingIds.map(reviewsTag), () =>
    select(
      tx,
      LATEST,
      `FROM unnest($1::uuid[]) AS wanted (id)
       CROSS JOIN LATERAL (SELECT * FROM review WHERE listing_id = wanted.id AND status = 'published'
                           ORDER BY created_at DESC, id DESC LIMIT $2) r
       LEFT JOIN user_profile u ON u.id = r.user_id ORDER BY r.created_at DESC, r.id DESC`,
      [listingIds, limitPerListing],
    ),
  );
  recordReads(rows.flatMap(({ userId }) => (userId ? [authorTag(userId)] : [])));
  return groupBy(rows, ({ listingId }) => listingId);
}
