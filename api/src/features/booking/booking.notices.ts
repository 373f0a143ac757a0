import { accountEmail, accountEmails } from '../account/account.service.js';
import { sendMail, sendMails } from '../account/send-mail.js';
import type { Tx } from '../../core/database.js';
import { readableDay } from '../../core/day.js';
import type { Mail } from '../../core/mail.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';
import { naming, notify, notifyEach, readAbout } from '../notification/notification.service.js';
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
import { eventSummary } from './event-summary.js';

/** Notifications and emails about enquiries and bookings. None contains the code. */

/** To the owner and the couple. */
export async function notifyEnquiry(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_received',
    bookingId: booking.id,
    ...naming('New enquiry from ', booking.name, `: ${eventSummary(booking)}.`),
  });
  await mailOwner(tx, listing, (owner) => enquiryReceivedMail(owner, booking));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind: 'enquiry_sent',
      bookingId: booking.id,
      known: true,
      text: `Enquiry sent to ${listing.name}: ${eventSummary(booking)}.`,
    });
  await mailCouple(tx, booking, (to) => enquirySentMail(to, booking));
}

/** To the owner and the couple. */
export async function notifyDecision(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  const approved = booking.status === 'approved';
  const kind = approved ? 'booking_approved' : 'booking_rejected';
  const verb = approved ? 'approved' : 'rejected';
  const subject = `${approved ? 'booking' : 'enquiry'}: ${eventSummary(booking)}.`;
  await readAbout(tx, listing.id, booking.id);
  await notify(tx, {
    accountId: listing.id,
    kind,
    bookingId: booking.id,
    known: true,
    ...naming(`You ${verb} `, booking.name, `’s ${subject}`),
  });
  await mailOwner(tx, listing, (owner) => decisionMadeMail(owner, booking));
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind,
      bookingId: booking.id,
      text: `${listing.name} ${verb} your ${subject}`,
    });
  await mailCouple(tx, booking, (to) => decisionMail(to, booking));
}

/** To the owner. */
export async function notifyWithdrawal(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(tx, {
    accountId: listing.id,
    kind: 'enquiry_withdrawn',
    bookingId: booking.id,
    ...naming('', booking.name, ` withdrew their enquiry: ${eventSummary(booking)}.`),
  });
}

/** To the owner: the couple moved their pending enquiry. */
export async function notifyDateChange(
  tx: Tx,
  booking: Booking,
  listing: ListingBrief,
  previousDate: string,
): Promise<void> {
  const days = `from ${readableDay(previousDate)} to ${readableDay(booking.date)}`;
  const change = naming('', booking.name, ` changed the date of their enquiry ${days}.`);
  await notify(tx, { accountId: listing.id, kind: 'date_changed', bookingId: booking.id, ...change });
  await mailOwner(tx, listing, (owner) => dateChangedMail(owner, booking, change.text));
}

/** To the owner. */
export async function notifyProposal(tx: Tx, booking: Booking, listing: ListingBrief): Promise<void> {
  const day = readableDay(booking.proposedDate ?? booking.date);
  const request = naming(
    '',
    booking.name,
    ` requested a new date, ${day}, for their ${eventSummary(booking)}.`,
  );
  await notify(tx, { accountId: listing.id, kind: 'date_proposed', bookingId: booking.id, ...request });
  await mailOwner(tx, listing, (owner) => dateProposedMail(owner, booking, request.text));
}

/** To the couple. */
export async function notifyProposalAnswer(
  tx: Tx,
  booking: Booking,
  { accepted, proposed }: { accepted: boolean; proposed: string },
): Promise<void> {
  const text = accepted
    ? `${booking.listingName} moved your booking to ${readableDay(proposed)}.`
    : `${booking.listingName} can’t move your booking to ${readableDay(proposed)}. It stays on ${readableDay(booking.date)}.`;
  if (booking.listingId) await readAbout(tx, booking.listingId, booking.id);
  if (booking.userId)
    await notify(tx, {
      accountId: booking.userId,
      kind: accepted ? 'date_accepted' : 'date_declined',
      bookingId: booking.id,
      text,
    });
  await mailCouple(tx, booking, (to) => dateAnsweredMail(to, booking, { accepted, proposed, text }));
}

/** To the couples with an enquiry or a booking there. */
export async function notifyListingRemoved(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const told = bookings.flatMap((booking) =>
    booking.userId ? [{ booking, accountId: booking.userId, text: listingGoneText(booking) }] : [],
  );
  await notifyEach(
    tx,
    told.map(({ booking, accountId, text }) => ({
      accountId,
      kind: 'listing_removed',
      bookingId: booking.id,
      text,
    })),
  );
  const emails = await accountEmails(
    tx,
    told.map(({ accountId }) => accountId),
  );
  const mails = told.flatMap(({ booking, accountId, text }) => {
    const to = emails.get(accountId);
    return to ? [{ accountId, mail: listingGoneMail(to, booking, text) }] : [];
  });
  await sendMails(tx, mails);
}

const listingGoneText = (booking: Booking) =>
  booking.status === 'pending'
    ? `${booking.listingName} is no longer on Mandap. Your enquiry is closed: ${eventSummary(booking)}.`
    : `${booking.listingName} is no longer on Mandap. Your booking stays in your dashboard: ${eventSummary(booking)}. Please agree on everything else with them directly.`;

/** To the owners. Says nothing about who the couple were. */
export async function notifyCoupleLeft(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const listings = await listingBriefs(
    tx,
    bookings.flatMap(({ listingId }) => listingId ?? []),
  );
  const told = bookings.flatMap((booking) => {
    const listing = booking.listingId && listings.get(booking.listingId);
    return listing ? [{ booking, listing, text: coupleLeftText(booking) }] : [];
  });
  await notifyEach(
    tx,
    told.map(({ booking, listing, text }) => ({
      accountId: listing.id,
      kind: 'couple_left',
      bookingId: booking.id,
      text,
    })),
  );
  const approved = told.filter(({ booking }) => booking.status !== 'pending');
  const emails = await accountEmails(
    tx,
    approved.map(({ listing }) => listing.id),
  );
  const mails = approved.flatMap(({ booking, listing, text }) => {
    const email = emails.get(listing.id);
    return email
      ? [{ accountId: listing.id, mail: coupleLeftMail({ ...listing, email }, booking, text) }]
      : [];
  });
  await sendMails(tx, mails);
}

const coupleLeftText = (booking: Booking) =>
  booking.status === 'pending'
    ? `A couple has left Mandap, and their enquiry is withdrawn: ${eventSummary(booking)}.`
    : `A couple has left Mandap. Their booking stays approved: ${eventSummary(booking)}.`;

/** To the address that the owner logs in with: the contact address of a listing may be anybody's. */
async function mailOwner(tx: Tx, listing: ListingBrief, mail: (owner: ListingBrief) => Mail): Promise<void> {
  const email = await accountEmail(tx, listing.id);
  if (email) await sendMail(tx, listing.id, mail({ ...listing, email }));
}

async function mailCouple(tx: Tx, { userId }: Booking, mail: (to: string) => Mail): Promise<void> {
  const to = userId ? await accountEmail(tx, userId) : undefined;
  if (userId && to) await sendMail(tx, userId, mail(to));
}
