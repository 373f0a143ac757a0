import type { Services } from '../../core/context.js';
import type { Database, Tx } from '../../core/database.js';
import { inTransaction } from '../../core/transaction.js';
import { bookingById } from '../booking/booking.query.js';
import { remindOfVisit } from './visit.notifications.js';
import { claimReminders } from './visit.query.js';
import { announceClosure, cancelExpiredVisit } from './visit.service.js';

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

/** Cancels visits of enquiries whose date has passed without a decision. */
export async function cancelExpiredVisits(database: Database): Promise<void> {
  const expired = await database.tx.sql<{ id: string }>(
    `SELECT b.id FROM visit v JOIN booking b ON b.id = v.booking_id
     WHERE v.status IN ('requested', 'offered', 'confirmed') AND b.status = 'pending'
       AND b.event_date < today_in_india()`,
  );
  for (const { id } of expired) await inTransaction(database, (tx) => cancelExpiredVisit(tx, id));
}

/** How long visits are kept after their event, like conversations. */
const KEPT = "interval '2 years'";

/** Deletes visits two years after the event; runs nightly. */
export const deleteOldVisits = (tx: Tx) =>
  tx.sql(
    `DELETE FROM visit USING booking b WHERE b.id = booking_id AND b.event_date < today_in_india() - ${KEPT}`,
  );
