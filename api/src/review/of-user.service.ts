import { object, string } from 'yup';
import type { Tx } from '../core/database.js';
import { only, operation } from '../core/operation.js';
import { countRows, decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import { pageSize } from '../core/page.rules.js';
import { id } from '../core/text.js';
import type { ListingKind } from '../listing/listing.constants.js';
import type { ReviewStatus } from './review.constants.js';
import { myReviewListRules } from './review.rules.js';

/** A review with what it is about, as its author and admins see it. */
export interface ReviewByUser {
  id: string;
  listingId: string;
  listingName: string;
  listingKind: ListingKind;
  rating: number;
  message: string;
  status: ReviewStatus;
  rejectionReason: string | null;
  answer: string | null;
  createdAt: Date;
}

/** The reviews that a user wrote, in any state. */
export const listUserReviews = operation({
  name: 'review.listOf',
  kind: 'read',
  allow: only('admin'),
  input: object({
    userId: id().required('No ID provided'),
    first: pageSize(20),
    after: string().max(400),
  }),
  run: ({ tx, input }) => selectReviewsBy(tx, input.userId, input),
});

/** The user's own reviews, in any state. */
export const listMyReviews = operation({
  name: 'review.listMine',
  kind: 'read',
  allow: only('user'),
  input: myReviewListRules,
  run: ({ tx, viewer, input }) => selectReviewsBy(tx, viewer.id, input),
});

/** Newest first. */
async function selectReviewsBy(tx: Tx, userId: string, window: Window): Promise<Page<ReviewByUser>> {
  const values: unknown[] = [userId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  let after = '';
  if (window.after) {
    const [createdAt, reviewId] = decodeCursor('reviews-by', window.after, 2);
    after = `AND (r.created_at, r.id) < (${bind(createdAt)}::timestamptz, ${bind(reviewId)}::uuid)`;
  }
  const rows = await tx.sql<ReviewByUser & { writtenAt: string }>(
    `SELECT r.id, r.listing_id AS "listingId", l.name AS "listingName", l.kind AS "listingKind", r.rating, r.message,
            r.status, r.rejection_reason AS "rejectionReason", r.answer, r.created_at AS "createdAt", r.created_at::text AS "writtenAt"
     FROM review r JOIN listing l ON l.id = r.listing_id WHERE r.user_id = $1 ${after}
     ORDER BY r.created_at DESC, r.id DESC LIMIT ${bind(window.first + 1)}`,
    values,
  );
  return pageOf(
    'reviews-by',
    rows,
    window,
    (row) => [row.writtenAt, row.id],
    () => countRows(tx, 'review WHERE user_id = $1', [userId]),
  );
}
