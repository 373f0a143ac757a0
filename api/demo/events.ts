import type { Tx } from '../src/core/database.js';
import { TIME_ZONE } from '../src/core/locale.constants.js';
import { DISPUTED_REVIEW } from './content/disputed-review.js';

/** Businesses answered about events that were longer ago. */
const ANSWERED_AFTER_DAYS = 14;

/** Inserts what businesses say about past events: that they took place, but for one, whose review is disputed. */
export async function loadEventAnswers(tx: Tx): Promise<void> {
  await tx.sql(
    `INSERT INTO event_confirmation (booking_id, took_place, answered_at)
     SELECT id, true, (event_date + 1) + time '11:00' FROM booking
     WHERE status = 'approved' AND event_date < today_in_india() - $1::int AND user_id IS NOT NULL`,
    [ANSWERED_AFTER_DAYS],
  );
  const [denied] = await tx.sql<{ id: string; listingId: string }>(
    `UPDATE event_confirmation SET took_place = false, business_statement = $1, couple_statement = $2
     FROM booking WHERE booking.id = booking_id AND booking_id = (
       SELECT booking.id FROM review JOIN booking USING (listing_id, user_id) JOIN event_confirmation ON booking_id = booking.id
       WHERE review.status = 'published' AND review.flagged_at IS NULL AND review.rating = 3
         AND booking.event_date < (review.updated_at AT TIME ZONE '${TIME_ZONE}')::date
       ORDER BY review.created_at DESC, review.id LIMIT 1)
     RETURNING booking.id, booking.listing_id AS "listingId"`,
    [DISPUTED_REVIEW.business, DISPUTED_REVIEW.couple],
  );
  if (!denied) throw new Error('The demo has no review to dispute');
  await tx.sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id) VALUES (gen_random_uuid(), $1, 'event_denied', $2)`,
    [denied.id, denied.listingId],
  );
}
