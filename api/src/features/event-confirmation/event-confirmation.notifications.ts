import type { Tx } from '../../core/database.js';
import type { Email } from '../../core/email.js';
import { notify } from '../../core/notify.js';
import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import type { Booking } from '../booking/booking.entity.js';
import { listingBrief } from '../listing/listing.service.js';
import {
  disputeDecidedEmail,
  eventDeniedEmail,
  eventQuestionEmail,
  ownDisputeDecidedEmail,
  reviewRequestEmail,
  type Decision,
} from './event-confirmation.mail.js';

/** Asks the couple for a review, or to update the one that it has from before the event. */
export async function requestReview(tx: Tx, booking: Booking, hasReview: boolean): Promise<void> {
  const { id: bookingId, userId: accountId, date } = booking;
  if (!accountId) return;
  await notify(tx, { accountId, kind: 'review_requested', bookingId, params: { date } });
  await emailCouple(tx, booking, (to) => reviewRequestEmail(to, booking, hasReview));
}

/** Asks the business whether the event took place. */
export async function requestConfirmation(tx: Tx, booking: Booking): Promise<void> {
  const { id: bookingId, listingId: accountId, date } = booking;
  if (!accountId) return;
  await notify(tx, { accountId, kind: 'confirmation_requested', bookingId, params: { date } });
  await emailOwner(tx, booking, (owner) => eventQuestionEmail(owner, booking));
}

/** Sent to the couple: the business says that the event didn't take place. */
export async function notifyDenial(tx: Tx, booking: Booking): Promise<void> {
  const { id: bookingId, userId: accountId, date } = booking;
  if (!accountId) return;
  await notify(tx, { accountId, kind: 'event_denied', bookingId, params: { date } });
  await emailCouple(tx, booking, (to) => eventDeniedEmail(to, booking));
}

/** Sent to both parties. */
export async function notifyDisputeDecision(tx: Tx, booking: Booking, decision: Decision): Promise<void> {
  const { id: bookingId, userId, listingId } = booking;
  const about = { kind: 'dispute_decided', bookingId } as const;
  if (userId) await notify(tx, { ...about, accountId: userId, params: { recipient: 'couple', ...decision } });
  await emailCouple(tx, booking, (to) => disputeDecidedEmail(to, booking, decision));
  if (listingId)
    await notify(tx, { ...about, accountId: listingId, params: { recipient: 'owner', ...decision } });
  await emailOwner(tx, booking, (owner) => ownDisputeDecidedEmail(owner, booking, decision));
}

async function emailCouple(tx: Tx, { userId }: Booking, makeEmail: (to: string) => Email): Promise<void> {
  const to = userId ? await accountEmail(tx, userId) : undefined;
  if (userId && to) await sendEmail(tx, userId, makeEmail(to));
}

async function emailOwner(
  tx: Tx,
  { listingId }: Booking,
  makeEmail: (owner: { email: string; ownerName: string }) => Email,
): Promise<void> {
  const listing = listingId ? await listingBrief(tx, listingId) : undefined;
  const email = listing && (await accountEmail(tx, listing.id));
  if (listing && email) await sendEmail(tx, listing.id, makeEmail({ email, ownerName: listing.ownerName }));
}
