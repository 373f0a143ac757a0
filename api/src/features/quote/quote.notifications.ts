import type { Tx } from '../../core/database.js';
import { markBookingNotificationsRead, notify } from '../../core/notify.js';
import { accountEmail } from '../account/account.service.js';
import { sendEmail } from '../account/send-email.js';
import { hasBlocked } from '../booking/block.query.js';
import type { Booking } from '../booking/booking.entity.js';
import { codesToHide } from '../booking/booking.query.js';
import { coupleName } from '../booking/couple-name.js';
import { listingBrief } from '../listing/listing.service.js';
import type { QuoteDetails } from './quote.query.js';
import { quoteAcceptedEmail, quoteDeclinedEmail, quoteSentEmail } from './quote.mail.js';

/** Sent to the couple. */
export async function notifyQuoteSent(tx: Tx, booking: Booking, quote: QuoteDetails): Promise<void> {
  const { userId, listingId } = booking;
  const { version, total, validUntil } = quote;
  if (listingId) await markBookingNotificationsRead(tx, listingId, booking.id);
  if (!userId) return;
  await notify(tx, {
    accountId: userId,
    kind: 'quote_sent',
    bookingId: booking.id,
    params: { version, total, validUntil },
  });
  const email = await accountEmail(tx, userId);
  if (!email) return;
  const to = { email, name: coupleName(booking) };
  await sendEmail(tx, userId, quoteSentEmail(to, booking, quote, await codesToHide(tx, booking)));
}

/** Sent to the business. */
export async function notifyQuoteAccepted(tx: Tx, booking: Booking, quote: QuoteDetails): Promise<void> {
  const { userId, listingId } = booking;
  if (userId) await markBookingNotificationsRead(tx, userId, booking.id);
  if (!listingId) return;
  const { version, total } = quote;
  await notify(tx, {
    accountId: listingId,
    kind: 'quote_accepted',
    bookingId: booking.id,
    params: { version, total },
  });
  await emailBusiness(tx, listingId, (to) => quoteAcceptedEmail(to, booking, quote));
}

/** Sent to the business, unless it has blocked the couple. */
export async function notifyQuoteDeclined(tx: Tx, booking: Booking, quote: QuoteDetails): Promise<void> {
  const { userId, listingId } = booking;
  if (userId) await markBookingNotificationsRead(tx, userId, booking.id);
  if (!listingId || (await hasBlocked(tx, listingId, userId))) return;
  const { version, declineNote: note } = quote;
  await notify(tx, {
    accountId: listingId,
    kind: 'quote_declined',
    bookingId: booking.id,
    params: { version, note },
  });
  const codes = await codesToHide(tx, booking);
  await emailBusiness(tx, listingId, (to) => quoteDeclinedEmail(to, booking, quote, codes));
}

/** Uses the login address. */
async function emailBusiness(
  tx: Tx,
  listingId: string,
  makeEmail: (to: { email: string; name: string }) => ReturnType<typeof quoteSentEmail>,
): Promise<void> {
  const email = await accountEmail(tx, listingId);
  const listing = await listingBrief(tx, listingId);
  if (email && listing) await sendEmail(tx, listingId, makeEmail({ email, name: listing.ownerName }));
}
