import { accountEmail, accountEmails } from '../account/account.service.js';
import { sendMail, sendMails } from '../account/send-mail.js';
import type { Tx } from '../../core/database.js';
import type { Mail } from '../../core/mail.js';
import { markBookingNotificationsRead, notify, notifyAll } from '../../core/notify.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';
import type { Booking } from './booking.entity.js';
import {
  coupleLeftMail,
  dateAnsweredMail,
  dateChangedMail,
  dateProposedMail,
  decisionMadeMail,
  decisionMail,
  enquiryReceivedMail,
  enquirySentMail,
  listingGoneMail,
} from './booking.mail.js';

/** Notifications and emails about enquiries and bookings. None contains the code. */

/** The event as notifications record it. */
const eventOf = ({ typeOfEvent: type, date, guests }: Booking) => ({ type, date, guests });

/** To the owner and the couple. */
export async function notifyEnquiry(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_received',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
  await mailOwner(tx, listing, (owner) => enquiryReceivedMail(owner, booking));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind: 'enquiry_sent',
      bookingId: booking.id,
      params: { event: eventOf(booking) },
      read: true,
    });
  await mailCouple(tx, booking, (to) => enquirySentMail(to, booking));
}

/** To the owner and the couple. */
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
  await mailOwner(tx, listing, (owner) => decisionMadeMail(owner, booking));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind,
      bookingId: booking.id,
      params: { recipient: 'couple', event },
    });
  await mailCouple(tx, booking, (to) => decisionMail(to, booking));
}

/** To the owner. */
export async function notifyWithdrawal(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_withdrawn',
    bookingId: booking.id,
    params: { event: eventOf(booking) },
  });
}

/** To the owner: the couple moved their pending enquiry. */
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
  await mailOwner(tx, listing, (owner) => dateChangedMail(owner, booking, previousDate));
}

/** To the owner. */
export async function notifyProposal(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'date_proposed',
    bookingId: booking.id,
    params: { event: eventOf(booking), requestedDate: booking.proposedDate ?? booking.date },
  });
  await mailOwner(tx, listing, (owner) => dateProposedMail(owner, booking));
}

/** To the couple. */
export async function notifyProposalAnswer(
  tx: Tx,
  booking: Booking,
  answer: { accepted: boolean; proposed: string },
): Promise<void> {
  const { id: bookingId, userId: accountId, listingId, date } = booking;
  if (listingId) await markBookingNotificationsRead(tx, listingId, bookingId);
  if (accountId)
    await notify(
      tx,
      answer.accepted
        ? { accountId, kind: 'date_accepted', bookingId, params: { date: answer.proposed } }
        : { accountId, kind: 'date_declined', bookingId, params: { requestedDate: answer.proposed, date } },
    );
  await mailCouple(tx, booking, (to) => dateAnsweredMail(to, booking, answer));
}

/** To the couples with an enquiry or a booking there. */
export async function notifyListingRemoved(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const affected = bookings.flatMap((booking) =>
    booking.userId ? [{ booking, accountId: booking.userId }] : [],
  );
  await notifyAll(
    tx,
    affected.map(({ booking, accountId }) => ({
      accountId,
      kind: 'listing_removed',
      bookingId: booking.id,
      params: { status: openStatus(booking), event: eventOf(booking) },
    })),
  );
  const emails = await accountEmails(
    tx,
    affected.map(({ accountId }) => accountId),
  );
  const mails = affected.flatMap(({ booking, accountId }) => {
    const to = emails.get(accountId);
    return to ? [{ accountId, mail: listingGoneMail(to, booking) }] : [];
  });
  await sendMails(tx, mails);
}

/** The status that an enquiry or booking ahead had before its listing or couple left. */
const openStatus = ({ status }: Booking) => (status === 'pending' ? 'pending' : 'approved');

/** To the owners. Says nothing about who the couple were. */
export async function notifyCoupleLeft(tx: Tx, bookings: readonly Booking[]): Promise<void> {
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
      kind: 'couple_left',
      bookingId: booking.id,
      params: { status: openStatus(booking), event: eventOf(booking) },
    })),
  );
  const approved = affected.filter(({ booking }) => booking.status !== 'pending');
  const emails = await accountEmails(
    tx,
    approved.map(({ listing }) => listing.id),
  );
  const mails = approved.flatMap(({ booking, listing }) => {
    const email = emails.get(listing.id);
    return email ? [{ accountId: listing.id, mail: coupleLeftMail({ ...listing, email }, booking) }] : [];
  });
  await sendMails(tx, mails);
}

/** To the address that the owner logs in with: the contact address of a listing may be anybody's. */
async function mailOwner(tx: Tx, listing: ListingBrief, mail: (owner: ListingBrief) => Mail): Promise<void> {
  const email = await accountEmail(tx, listing.id);
  if (email) await sendMail(tx, listing.id, mail({ ...listing, email }));
}

async function mailCouple(tx: Tx, { userId }: Booking, mail: (to: string) => Mail): Promise<void> {
  const to = userId ? await accountEmail(tx, userId) : undefined;
  if (userId && to) await sendMail(tx, userId, mail(to));
}
