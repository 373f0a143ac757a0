import type { Database, Tx } from '../../core/database.js';
import { notify } from '../../core/notify.js';
import { inTransaction } from '../../core/transaction.js';
import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import { hasBlocked } from '../booking/block.query.js';
import type { Booking } from '../booking/booking.entity.js';
import { eventOf } from '../booking/booking.notifications.js';
import { bookingById } from '../booking/booking.query.js';
import { listingBrief } from '../listing/listing.service.js';
import { unansweredEnquiryEmail, waitingEnquiryEmail } from './response.mail.js';
import { similarListings } from './similar.query.js';

/** Reminders per transaction. Few, because concurrent jobs wait for its end. */
const BATCH = 10;

/** Who is reminded of an unanswered enquiry, after how many hours. */
const HOURS = { owner: 48, couple: 72 } as const;
type Recipient = keyof typeof HOURS;

/** Owners aren't reminded of what they marked as needing no answer, until the couple has waited for 48 hours since. */
const CONDITIONS: Record<Recipient, string> = {
  owner: `(SELECT since FROM waiting_enquiry WHERE booking_id = booking.id) <= now() - make_interval(hours => $2)`,
  couple: 'true',
};

/**
 * Reminds owners of enquiries that have waited for 48 hours, and writes to their couples after 72 hours; each once. A
 * couple that has blocked the business isn't waiting. A business that has blocked the couple can still decide.
 */
export async function sendReminders(database: Database): Promise<void> {
  for (const recipient of ['owner', 'couple'] as const)
    while ((await inTransaction(database, (tx) => remind(tx, recipient))) > 0);
}

/** Sends one batch. Returns the number of reminders. */
async function remind(tx: Tx, recipient: Recipient): Promise<number> {
  // Concurrent jobs wait at the primary key, and then skip what the other has sent. Locked bookings aren't skipped:
  // their reminders would be sent 15 minutes later.
  const due = await tx.sql<{ id: string }>(
    `INSERT INTO enquiry_reminder (booking_id, recipient)
     SELECT id, $1::text FROM booking
     WHERE status = 'pending' AND created_at <= now() - make_interval(hours => $2) AND event_date >= today_in_india()
       AND user_id IS NOT NULL AND listing_id IS NOT NULL
       AND NOT has_blocked(user_id, listing_id)
       AND NOT EXISTS (SELECT FROM business_answer WHERE booking_id = booking.id) AND ${CONDITIONS[recipient]}
       AND NOT EXISTS (SELECT FROM enquiry_reminder WHERE booking_id = booking.id AND recipient = $1::text)
     ORDER BY created_at, id LIMIT ${BATCH}
     ON CONFLICT DO NOTHING RETURNING booking_id AS id`,
    [recipient, HOURS[recipient]],
  );
  for (const { id } of due) {
    const booking = await bookingById(tx, id);
    if (booking) await (recipient === 'owner' ? remindOwner(tx, booking) : notifyCouple(tx, booking));
  }
  return due.length;
}

async function remindOwner(tx: Tx, booking: Booking): Promise<void> {
  if (!booking.listingId) return;
  const listing = await listingBrief(tx, booking.listingId);
  const email = await accountEmail(tx, booking.listingId);
  if (!listing || !email) return;
  const owner = { email, ownerName: listing.ownerName };
  await sendEmail(tx, listing.id, waitingEnquiryEmail(owner, booking, await isBlocked(tx, booking)));
}

async function notifyCouple(tx: Tx, booking: Booking): Promise<void> {
  if (!booking.userId) return;
  await notify(tx, {
    accountId: booking.userId,
    kind: 'enquiry_unanswered',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
  const email = await accountEmail(tx, booking.userId);
  if (!email) return;
  const { listingId, userId, date, guests } = booking;
  const similar = listingId ? await similarListings(tx, { listingId, userId, date, guests }) : [];
  await sendEmail(
    tx,
    booking.userId,
    unansweredEnquiryEmail(email, booking, similar, await isBlocked(tx, booking)),
  );
}

const isBlocked = (tx: Tx, { listingId, userId }: Booking): Promise<boolean> =>
  hasBlocked(tx, listingId, userId);
