import type { Database, Tx } from '../../core/database.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import { inTransaction } from '../../core/transaction.js';
import { bookingById } from '../booking/booking.query.js';
import { IS_REVIEWED } from './event-confirmation.query.js';
import { requestConfirmation, requestReview } from './event-confirmation.notifications.js';

/** Emails per transaction. Few, because concurrent jobs wait for its end. */
const BATCH = 10;

/** Events end after midnight, and nobody wants an email then. */
const HOUR_IN_INDIA = 10;

/** How long after an event both parties are still asked, if jobs did not run. */
const DAYS = 7;

type Recipient = 'couple' | 'owner';

/** Bookings whose couple can review the business, which is public, and hasn't since the event. */
const REVIEWABLE = `booking.user_id IS NOT NULL
  AND EXISTS (SELECT FROM listing WHERE listing.id = booking.listing_id AND listing.status = 'approved')
  AND NOT ${IS_REVIEWED}`;

/** Bookings whose business hasn't answered yet. */
const UNCONFIRMED = `booking.listing_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM event_confirmation WHERE event_confirmation.booking_id = booking.id)`;

const CONDITIONS: Record<Recipient, string> = { couple: REVIEWABLE, owner: UNCONFIRMED };

/**
 * The day after an approved event, asks the couple for a review and the business whether it took place; each once.
 * @param now for tests
 */
export async function askAfterEvents(database: Database, now = new Date()): Promise<void> {
  for (const recipient of ['couple', 'owner'] as const)
    while ((await inTransaction(database, (tx) => ask(tx, recipient, now))) > 0);
}

/** Asks one batch. Returns the number of those asked. */
async function ask(tx: Tx, recipient: Recipient, now: Date): Promise<number> {
  // Concurrent jobs wait at the primary key, and then skip whom the other has asked. Locked bookings aren't skipped: a job
  // that has finished with the couples may have locked them for the owners, and nobody would ask until the next run.
  const due = await tx.sql<{ id: string; hasReview: boolean }>(
    `INSERT INTO event_follow_up (booking_id, event_date, recipient)
     SELECT id, event_date, $1::text FROM booking
     CROSS JOIN (SELECT (($2::timestamptz - interval '${HOUR_IN_INDIA} hours') AT TIME ZONE '${TIME_ZONE}')::date) AS today (day)
     WHERE status = 'approved' AND event_date < today.day AND event_date >= today.day - ${DAYS} AND ${CONDITIONS[recipient]}
       AND NOT EXISTS (SELECT FROM event_follow_up asked WHERE asked.booking_id = booking.id
         AND asked.event_date = booking.event_date AND asked.recipient = $1::text)
     ORDER BY event_date, id LIMIT ${BATCH}
     ON CONFLICT DO NOTHING RETURNING booking_id AS id,
       EXISTS (SELECT FROM review JOIN booking USING (user_id, listing_id)
         WHERE booking.id = event_follow_up.booking_id) AS "hasReview"`,
    [recipient, now],
  );
  for (const { id, hasReview } of due) {
    const booking = await bookingById(tx, id);
    if (booking)
      await (recipient === 'couple'
        ? requestReview(tx, booking, hasReview)
        : requestConfirmation(tx, booking));
  }
  return due.length;
}
