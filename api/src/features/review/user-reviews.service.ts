import { object } from 'yup';
import { columnsOf, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import { only, operation } from '../../core/operation.js';
import type { Page, Window } from '../../core/page.js';
import { cursorRules } from '../../core/page.rules.js';
import { requiredId } from '../../core/text.rules.js';
import { Listing } from '../listing/listing.entity.js';
import { Review } from './review.entity.js';
import { myReviewListRules } from './review.rules.js';

const COLUMNS = columnsOf(
  Review,
  ['id', 'listingId', 'rating', 'message', 'status', 'rejectionReason', 'answer', 'createdAt'],
  'r',
).and(columnsOf(Listing, { listingName: 'name', listingKind: 'kind' }, 'l'));

/** A review with its listing, as its author and admins see it. */
export type ReviewByUser = RowOf<typeof COLUMNS>;

/** Returns one page of a user's reviews, whatever their status. */
export const listUserReviews = operation({
  name: 'review.listOf',
  kind: 'read',
  allow: only('admin'),
  input: object({
    userId: requiredId(),
    ...cursorRules(20),
  }),
  run: ({ tx, input }) => selectReviewsBy(tx, input.userId, input),
});

/** Returns one page of the viewer's own reviews, whatever their status. */
export const listMyReviews = operation({
  name: 'review.listMine',
  kind: 'read',
  allow: only('user'),
  input: myReviewListRules,
  run: ({ tx, viewer, input }) => selectReviewsBy(tx, viewer.id, input),
});

/** Returns one page of a user's reviews, newest first. */
function selectReviewsBy(tx: Tx, userId: string, window: Window): Promise<Page<ReviewByUser>> {
  const where = new Where();
  where.and(`r.user_id = ${where.bind(userId)}`);
  return selectPage(tx, {
    name: 'reviews-by',
    columns: COLUMNS,
    from: 'review r JOIN listing l ON l.id = r.listing_id',
    where,
    order: byTime('r.created_at', 'r.id'),
    window,
  });
}
