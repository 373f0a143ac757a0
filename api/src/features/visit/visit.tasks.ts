import type { Services } from '../../core/context.js';
import type { Database, Tx } from '../../core/database.js';
import { inTransaction } from '../../core/transaction.js';
import { bookingById, IS_OLD } from '../booking/booking.query.js';
import { remindOfVisit } from './visit.notifications.js';
import { claimReminders } from './visit.query.js';
import { announceClosure } from './visit.service.js';

/** Name of the job that a trigger queues when it cancels the visit of a closed booking; see migration 0049. */
export const VISIT_CLOSED = 'visit-closed';

export const announceVisitClosure = (
  { database }: Services,
  { visitId }: { visitId: string },
): Promise<void> => inTransaction(database, (tx) => announceClosure(tx, visitId));

/** Reminders per transaction. */
const BATCH = 50;

/** Reminds both sides of visits that start within a day; once, and again after a visit was moved. */
export async function sendVisitReminders(database: Database): Promise<void> {
  while ((await inTransaction(database, remindBatch)) === BATCH);
}

async function remindBatch(tx: Tx): Promise<number> {
  const visits = await claimReminders(tx, BATCH);
  for (const visit of visits) {
    const booking = await bookingById(tx, visit.bookingId);
    if (booking && visit.startsAt) await remindOfVisit(tx, booking, { ...visit, startsAt: visit.startsAt });
  }
  return visits.length;
}

/**
 * Closes visits of enquiries whose date has passed without a decision. Their times have passed, so nobody is notified.
 */
export const closeExpiredVisits = (tx: Tx) =>
  tx.sql(
    `UPDATE visit SET status = CASE visit.status WHEN 'confirmed' THEN 'completed' ELSE 'cancelled' END,
       closed_at = now(), closure_announced = true
     FROM booking b WHERE b.id = booking_id AND b.status = 'pending' AND b.event_date < today_in_india()
       AND visit.status IN ('requested', 'offered', 'confirmed')`,
  );

/** Deletes visits of old bookings; runs nightly. */
export const deleteOldVisits = (tx: Tx) =>
  tx.sql(`DELETE FROM visit USING booking b WHERE b.id = booking_id AND ${IS_OLD}`);
