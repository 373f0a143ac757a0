import {
  allColumnsOf,
  columnsOf,
  expressions,
  select,
  type Columns,
  type RowOf,
} from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { Booking } from '../booking/booking.entity.js';
import { LAST_EDITED_ON } from '../review/review.query.js';
import { EventConfirmation } from './event-confirmation.entity.js';

const COLUMNS = allColumnsOf(EventConfirmation);

/** Returns the answers about events, by booking ID. */
export async function confirmationsOf(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<Map<string, EventConfirmation>> {
  const rows = await select(tx, COLUMNS, 'FROM event_confirmation WHERE booking_id = ANY($1::uuid[])', [
    bookingIds,
  ]);
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/** Returns the answer about an event, locked until the transaction ends. */
export const lockConfirmation = (tx: Tx, bookingId: string): Promise<EventConfirmation | null> =>
  tx.repository(EventConfirmation).findOne({ where: { bookingId }, lock: { mode: 'pessimistic_write' } });

/** Returns the bookings whose business disputes a review. */
export const disputedBookings = (tx: Tx, reviewId: string): Promise<{ id: string }[]> =>
  tx.sql<{ id: string }>(
    `SELECT booking_id AS id FROM review_dispute WHERE review_id = $1 ORDER BY booking_id`,
    [reviewId],
  );

/** Only a business that denies an event makes a statement, and then it must. */
const STATEMENT = columnsOf(EventConfirmation, ['businessStatement'], 'c') as Columns<{
  businessStatement: string;
}>;

const DISPUTE = columnsOf(
  EventConfirmation,
  ['bookingId', 'coupleStatement', 'answeredAt', 'decision', 'decisionReason', 'decidedAt'],
  'c',
)
  .and(STATEMENT)
  .and(columnsOf(Booking, ['date'], 'booking'))
  .and(expressions<{ reviewId: string }>({ reviewId: 'd.review_id' }));

/** A denied event behind a disputed review, with what both sides say. */
export type ReviewDispute = RowOf<typeof DISPUTE>;

/** Returns the open disputes about reviews, by review ID. */
export const disputesOf = (tx: Tx, reviewIds: readonly string[]): Promise<Map<string, ReviewDispute[]>> =>
  selectDisputes(
    tx,
    `review_dispute d JOIN event_confirmation c USING (booking_id) JOIN booking ON booking.id = d.booking_id
     WHERE d.review_id = ANY($1::uuid[]) ORDER BY booking.event_date, booking.id`,
    reviewIds,
  );

/** Returns the decided disputes about reviews, by review ID, the last decision first. */
export const decidedDisputesOf = (
  tx: Tx,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewDispute[]>> =>
  selectDisputes(
    tx,
    `(SELECT id AS review_id, listing_id, user_id FROM review WHERE id = ANY($1::uuid[])) d
     JOIN booking USING (listing_id, user_id) JOIN event_confirmation c ON c.booking_id = booking.id
     WHERE c.decision IS NOT NULL ORDER BY c.decided_at DESC, booking.id`,
    reviewIds,
  );

async function selectDisputes(
  tx: Tx,
  from: string,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewDispute[]>> {
  const rows = await select(tx, DISPUTE, `FROM ${from}`, [reviewIds]);
  return groupBy(rows, ({ reviewId }) => reviewId);
}

/** Returns those of these rejected reviews that were removed after a dispute, and not resubmitted since. */
export async function removedReviews(tx: Tx, reviewIds: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM review WHERE id = ANY($1::uuid[]) AND status = 'rejected' AND EXISTS (
       SELECT FROM booking JOIN event_confirmation c ON c.booking_id = booking.id
       WHERE booking.listing_id = review.listing_id AND booking.user_id = review.user_id
         AND c.decision = 'removed' AND c.decided_at >= review.updated_at)`,
    [reviewIds],
  );
  return new Map(rows.map(({ id }) => [id, true]));
}

/** Whether the couple of a booking has written or updated its review since the event, which verifies it. */
export const IS_REVIEWED = `EXISTS (SELECT FROM review WHERE review.user_id = booking.user_id
  AND review.listing_id = booking.listing_id AND booking.event_date < ${LAST_EDITED_ON})`;

/** Returns a user's last booking of each business that they haven't reviewed since the event, of those given. */
export async function reviewableBookings(
  tx: Tx,
  userId: string,
  bookingIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT booking.id FROM booking JOIN listing ON listing.id = booking.listing_id AND listing.status = 'approved'
     WHERE booking.id = ANY($2::uuid[]) AND booking.user_id = $1 AND booking.status = 'approved'
       AND booking.event_date < today_in_india()
       AND NOT EXISTS (SELECT FROM booking later WHERE later.user_id = $1 AND later.listing_id = listing.id
         AND later.status = 'approved' AND later.event_date > booking.event_date
         AND later.event_date < today_in_india())
       AND NOT ${IS_REVIEWED}`,
    [userId, bookingIds],
  );
  return new Set(rows.map(({ id }) => id));
}
