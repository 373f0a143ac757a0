import { accountEmail, accountEmails } from '../account/account.service.js';
import { sendEmail, sendEmails } from '../account/send-email.js';
import type { Tx } from '../../core/database.js';
import type { Email } from '../../core/email.js';
import { markBookingNotificationsRead, notify, notifyAll } from '../../core/notify.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';
import type { Booking } from './booking.entity.js';
import {
  coupleDeletedEmail,
  rescheduleDecidedEmail,
  dateChangedEmail,
  rescheduleRequestedEmail,
  decisionMadeEmail,
  decisionEmail,
  enquiryReceivedEmail,
  enquirySentEmail,
  listingDeletedEmail,
} from './booking.mail.js';

/** Notifications and emails about enquiries and bookings. None contains the code. */

/** The event as stored in notifications. */
const eventOf = ({ eventType: type, eventTypeText: typeText, date, guests }: Booking) => ({
  ...{ type, typeText, date, guests },
});

/** Sent to the owner and the couple. */
export async function notifyEnquiry(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_received',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
  await emailOwner(tx, listing, (owner) => enquiryReceivedEmail(owner, booking));
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
    params: { recipient: 'owner', event },
    read: true,
  });
  await emailOwner(tx, listing, (owner) => decisionMadeEmail(owner, booking));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind,
      bookingId: booking.id,
      params: { recipient: 'couple', event },
    });
  await emailCouple(tx, booking, (to) => decisionEmail(to, booking));
}

/** Sent to the owner. */
export async function notifyWithdrawal(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_withdrawn',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
}

/** Sent to the owner: the couple changed the date of a pending enquiry. */
export async function notifyDateChange(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
  previousDate: string,
): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'date_changed',
    bookingId: booking.id,
    params: { previousDate, date: booking.date },
  });
  await emailOwner(tx, listing, (owner) => dateChangedEmail(owner, booking, previousDate));
}

/** Sent to the owner. */
export async function notifyRescheduleRequest(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'reschedule_requested',
    bookingId: booking.id,
    params: { event: eventOf(booking), requestedDate: booking.requestedDate ?? booking.date },
  });
  await emailOwner(tx, listing, (owner) => rescheduleRequestedEmail(owner, booking));
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
