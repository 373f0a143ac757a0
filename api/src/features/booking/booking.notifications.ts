import { accountEmail, accountEmails } from '../account/account.service.js';
import { sendEmail, sendEmails } from '../account/send-email.js';
import type { Tx } from '../../core/database.js';
import type { Email } from '../../core/email.js';
import { markBookingNotificationsRead, notify, notifyAll } from '../../core/notify.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';
import { hasBlocked } from './block.query.js';
import type { Booking } from './booking.entity.js';
import { codesToHide } from './booking.query.js';
import {
  coupleDeletedEmail,
  rescheduleDecidedEmail,
  dateOfferEmail,
  enquiryChangedEmail,
  offerDecidedEmail,
  rescheduleCancelledEmail,
  rescheduleRequestedEmail,
  decisionMadeEmail,
  decisionEmail,
  enquiryReceivedEmail,
  enquirySentEmail,
  listingDeletedEmail,
} from './booking.mail.js';

/**
 * Notifications and emails about enquiries and bookings. None contains the code. A business that has blocked the couple
 * gets none about what the couple does; couples get every decision.
 */

/** The event as stored in notifications. */
export const eventOf = ({ eventType: type, eventTypeText: typeText, date, guests }: Booking) => ({
  ...{ type, typeText, date, guests },
});

/** Why an enquiry was rejected, as stored in notifications; nothing for other bookings. */
const rejectionOf = ({ rejectionReason, rejectionNote }: Booking) =>
  rejectionReason ? { reason: rejectionReason, note: rejectionNote } : {};

/** Sent to the owner and the couple. */
export async function notifyEnquiry(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_received',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
  const codes = await codesToHide(tx, booking);
  await emailOwner(tx, listing, (owner) => enquiryReceivedEmail(owner, booking, codes));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind: 'enquiry_sent',
      bookingId: booking.id,
      params: { event: eventOf(booking) },
      read: true,
    });
  await emailCouple(tx, booking, (to) => enquirySentEmail(to, booking));
}

/** Sent to the owner and the couple. */
export async function notifyDecision(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  const kind = booking.status === 'approved' ? 'booking_approved' : 'booking_rejected';
  const event = eventOf(booking);
  await markBookingNotificationsRead(tx, listing.id, booking.id);
  await notify(tx, {
    accountId: listing.id,
    kind,
    bookingId: booking.id,
    params: { recipient: 'owner', event, ...rejectionOf(booking) },
    read: true,
  });
  const codes = await codesToHide(tx, booking);
  await emailOwner(tx, listing, (owner) => decisionMadeEmail(owner, booking, codes));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind,
      bookingId: booking.id,
      params: { recipient: 'couple', event, ...rejectionOf(booking) },
    });
  await emailCouple(tx, booking, (to) => decisionEmail(to, booking, codes));
}

/** Sent to the owner. */
export async function notifyWithdrawal(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  if (await hasBlocked(tx, listing.id, booking.userId)) return;
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_withdrawn',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
}

/** Sent to the owner: the couple changed the date or the number of guests of a pending enquiry. */
export async function notifyEnquiryChange(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
  { date: previousDate, guests: previousGuests }: Booking,
): Promise<void> {
  if (await hasBlocked(tx, listing.id, booking.userId)) return;
  const { id: bookingId, date, guests } = booking;
  const accountId = listing.id;
  if (date !== previousDate)
    await notify(tx, { accountId, kind: 'date_changed', bookingId, params: { previousDate, date } });
  if (guests !== previousGuests)
    await notify(tx, { accountId, kind: 'guests_changed', bookingId, params: { previousGuests, guests } });
  await emailOwner(tx, listing, (owner) =>
    enquiryChangedEmail(owner, booking, { previousDate, previousGuests }),
  );
}

/** Sent to the couple. */
export async function notifyDateOffer(tx: Tx, booking: Booking, dates: readonly string[]): Promise<void> {
  const { id: bookingId, userId: accountId, listingId, date } = booking;
  if (listingId) await markBookingNotificationsRead(tx, listingId, bookingId);
  if (accountId)
    await notify(tx, { accountId, kind: 'dates_offered', bookingId, params: { date, dates: [...dates] } });
  await emailCouple(tx, booking, (to) => dateOfferEmail(to, booking, dates));
}

/** Sent to the owner. With the previous date, the couple accepted the booking's present one; otherwise they declined. */
export async function notifyOfferDecision(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
  accepted?: { previousDate: string },
): Promise<void> {
  const { id: bookingId, userId, date } = booking;
  if (userId) await markBookingNotificationsRead(tx, userId, bookingId);
  if (await hasBlocked(tx, listing.id, userId)) return;
  const accountId = listing.id;
  await notify(
    tx,
    accepted
      ? { accountId, kind: 'offer_accepted', bookingId, params: { ...accepted, date } }
      : { accountId, kind: 'offer_declined', bookingId, params: { date } },
  );
  await emailOwner(tx, listing, (owner) => offerDecidedEmail(owner, booking, accepted !== undefined));
}

/** Sent to the owner. */
export async function notifyRescheduleRequest(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
): Promise<void> {
  if (await hasBlocked(tx, listing.id, booking.userId)) return;
  await notify(tx, {
    accountId: listing.id,
    kind: 'reschedule_requested',
    bookingId: booking.id,
    params: { event: eventOf(booking), requestedDate: booking.requestedDate ?? booking.date },
  });
  await emailOwner(tx, listing, (owner) => rescheduleRequestedEmail(owner, booking));
}

/** Sent to the owner. */
export async function notifyRescheduleCancelled(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
  requestedDate: string,
): Promise<void> {
  if (await hasBlocked(tx, listing.id, booking.userId)) return;
  await notify(tx, {
    accountId: listing.id,
    kind: 'reschedule_cancelled',
    bookingId: booking.id,
    params: { requestedDate, date: booking.date },
  });
  await emailOwner(tx, listing, (owner) => rescheduleCancelledEmail(owner, booking, requestedDate));
}

/** Sent to the couple. */
export async function notifyRescheduleDecision(
  tx: Tx,
  booking: Booking,
  answer: { accepted: boolean; requestedDate: string },
): Promise<void> {
  const { id: bookingId, userId: accountId, listingId, date } = booking;
  if (listingId) await markBookingNotificationsRead(tx, listingId, bookingId);
  if (accountId)
    await notify(
      tx,
      answer.accepted
        ? { accountId, kind: 'reschedule_accepted', bookingId, params: { date: answer.requestedDate } }
        : {
            accountId,
            kind: 'reschedule_declined',
            bookingId,
            params: { requestedDate: answer.requestedDate, date },
          },
    );
  await emailCouple(tx, booking, (to) => rescheduleDecidedEmail(to, booking, answer));
}

/** Sent to the couples with an enquiry or a booking there. */
export async function notifyListingRemoved(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const affected = bookings.flatMap((booking) =>
    booking.userId ? [{ booking, accountId: booking.userId }] : [],
  );
  await notifyAll(
    tx,
    affected.map(({ booking, accountId }) => ({
      accountId,
      kind: 'listing_deleted',
      bookingId: booking.id,
      params: { status: openStatus(booking), event: eventOf(booking) },
    })),
  );
  const addresses = await accountEmails(
    tx,
    affected.map(({ accountId }) => accountId),
  );
  const emails = affected.flatMap(({ booking, accountId }) => {
    const to = addresses.get(accountId);
    return to ? [{ accountId, email: listingDeletedEmail(to, booking) }] : [];
  });
  await sendEmails(tx, emails);
}

/** The status that an open booking had before its listing or couple was deleted. */
const openStatus = ({ status }: Booking) => (status === 'pending' ? 'pending' : 'approved');

/** Sent to the owners. Contains no personal data of the couple. */
export async function notifyCoupleDeleted(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const listings = await listingBriefs(
    tx,
    bookings.flatMap(({ listingId }) => listingId ?? []),
  );
  const affected = bookings.flatMap((booking) => {
    const listing = booking.listingId && listings.get(booking.listingId);
    return listing ? [{ booking, listing }] : [];
  });
  await notifyAll(
    tx,
    affected.map(({ booking, listing }) => ({
      accountId: listing.id,
      kind: 'couple_deleted',
      bookingId: booking.id,
      params: { status: openStatus(booking), event: eventOf(booking) },
    })),
  );
  const approved = affected.filter(({ booking }) => booking.status !== 'pending');
  const addresses = await accountEmails(
    tx,
    approved.map(({ listing }) => listing.id),
  );
  const emails = approved.flatMap(({ booking, listing }) => {
    const address = addresses.get(listing.id);
    if (!address) return [];
    return [{ accountId: listing.id, email: coupleDeletedEmail({ ...listing, email: address }, booking) }];
  });
  await sendEmails(tx, emails);
}

/** Uses the owner's login address: the listing's contact address isn't verified. */
async function emailOwner(
  tx: Tx,
  listing: ListingBrief,
  makeEmail: (owner: ListingBrief) => Email,
): Promise<void> {
  const email = await accountEmail(tx, listing.id);
  if (email) await sendEmail(tx, listing.id, makeEmail({ ...listing, email }));
}

async function emailCouple(tx: Tx, { userId }: Booking, makeEmail: (to: string) => Email): Promise<void> {
  const to = userId ? await accountEmail(tx, userId) : undefined;
  if (userId && to) await sendEmail(tx, userId, makeEmail(to));
}
