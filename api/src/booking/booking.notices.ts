import { accountEmail, accountEmails } from '../account/account.service.js';
import type { Sql } from '../core/database.js';
import { readableDay } from '../core/day.js';
import { sendMail, sendMails, type Mail } from '../core/mail.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';
import { notify, notifyEach, readAbout } from '../notification/notification.service.js';
import type { Booking } from './booking.entity.js';
import {
  aboutBooking as about,
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

/** Who is told what of a booking's life, by mail and in the app. None of it holds the code. */

/** To the business: someone asks. To the couple: it was sent. */
export async function notifyEnquiry(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(sql, {
    accountId: listing.id,
    kind: 'enquiry_received',
    bookingId: booking.id,
    text: `${booking.name} asks about a ${about(booking)}.`,
  });
  await sendMail(sql, enquiryReceivedMail(listing, booking));
  await mailCouple(sql, booking, (to) => enquirySentMail(to, booking));
}

/** To both: what was decided. */
export async function notifyDecision(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  const approved = booking.status === 'approved';
  const kind = approved ? 'booking_approved' : 'booking_rejected';
  const outcome = approved ? 'approved' : 'turned down';
  await readAbout(sql, listing.id, booking.id);
  await notify(sql, {
    accountId: listing.id,
    kind,
    bookingId: booking.id,
    known: true,
    text: `You ${outcome} ${booking.name}'s ${about(booking)}.`,
  });
  await sendMail(sql, decisionMadeMail(listing, booking));
  if (booking.userId)
    await notify(sql, {
      accountId: booking.userId,
      kind,
      bookingId: booking.id,
      text: `${listing.name} ${outcome} your ${about(booking)}.`,
    });
  await mailCouple(sql, booking, (to) => decisionMail(to, booking));
}

/** To the business: the couple changed their mind. */
export async function notifyWithdrawal(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(sql, {
    accountId: listing.id,
    kind: 'enquiry_withdrawn',
    bookingId: booking.id,
    text: `${booking.name} withdrew the enquiry about a ${about(booking)}.`,
  });
}

/** To the business: the couple changed the date of a pending enquiry. */
export async function notifyDateChange(
  sql: Sql,
  booking: Booking,
  listing: ListingBrief,
  previousDate: string,
): Promise<void> {
  const text = `${booking.name} changed the date of their enquiry from ${readableDay(previousDate)} to ${readableDay(booking.date)}.`;
  await notify(sql, { accountId: listing.id, kind: 'date_changed', bookingId: booking.id, text });
  await sendMail(sql, dateChangedMail(listing, booking, text));
}

/** To the business: the couple would rather have another day. */
export async function notifyProposal(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  const text = `${booking.name} asks to move the ${about(booking)} to ${readableDay(booking.proposedDate ?? booking.date)}.`;
  await notify(sql, { accountId: listing.id, kind: 'date_proposed', bookingId: booking.id, text });
  await sendMail(sql, dateProposedMail(listing, booking, text));
}

/** To the couple: whether their booking moves. */
export async function notifyProposalAnswer(
  sql: Sql,
  booking: Booking,
  { accepted, proposed }: { accepted: boolean; proposed: string },
): Promise<void> {
  const text = accepted
    ? `${booking.listingName} moved your booking to ${readableDay(proposed)}.`
    : `${booking.listingName} can't move your booking to ${readableDay(proposed)}. It stays on ${readableDay(booking.date)}.`;
  if (booking.listingId) await readAbout(sql, booking.listingId, booking.id);
  if (booking.userId)
    await notify(sql, {
      accountId: booking.userId,
      kind: accepted ? 'date_accepted' : 'date_declined',
      bookingId: booking.id,
      text,
    });
  await mailCouple(sql, booking, (to) => dateAnsweredMail(to, booking, { accepted, proposed, text }));
}

/** To the couples: whom they asked, or booked, is no longer here. */
export async function notifyListingRemoved(sql: Sql, bookings: readonly Booking[]): Promise<void> {
  const told = bookings.flatMap((booking) =>
    booking.userId ? [{ booking, accountId: booking.userId, text: listingGoneText(booking) }] : [],
  );
  await notifyEach(
    sql,
    told.map(({ booking, accountId, text }) => ({
      accountId,
      kind: 'listing_removed',
      bookingId: booking.id,
      text,
    })),
  );
  const emails = await accountEmails(
    sql,
    told.map(({ accountId }) => accountId),
  );
  const mails = told.flatMap(({ booking, accountId, text }) => {
    const to = emails.get(accountId);
    return to ? [listingGoneMail(to, booking, text)] : [];
  });
  await sendMails(sql, mails);
}

const listingGoneText = (booking: Booking) =>
  booking.status === 'pending'
    ? `${booking.listingName} is no longer on Mandap, so your enquiry about a ${about(booking)} is closed.`
    : `${booking.listingName} is no longer on Mandap. Your ${about(booking)} stays among your bookings; please agree on everything else with them directly.`;

/** To the businesses: the couple has deleted its account. Nothing here says who they were. */
export async function notifyCoupleLeft(sql: Sql, bookings: readonly Booking[]): Promise<void> {
  const listings = await listingBriefs(
    sql,
    bookings.flatMap(({ listingId }) => listingId ?? []),
  );
  const told = bookings.flatMap((booking) => {
    const listing = booking.listingId && listings.get(booking.listingId);
    return listing ? [{ booking, listing, text: coupleLeftText(booking) }] : [];
  });
  await notifyEach(
    sql,
    told.map(({ booking, listing, text }) => ({
      accountId: listing.id,
      kind: 'couple_left',
      bookingId: booking.id,
      text,
    })),
  );
  const approved = told.filter(({ booking }) => booking.status !== 'pending');
  await sendMails(
    sql,
    approved.map(({ booking, listing, text }) => coupleLeftMail(listing, booking, text)),
  );
}

const coupleLeftText = (booking: Booking) =>
  booking.status === 'pending'
    ? `The couple who asked about a ${about(booking)} has left Mandap. Their enquiry is withdrawn.`
    : `The couple of the ${about(booking)} has left Mandap. The booking stays approved for its date.`;

async function mailCouple(sql: Sql, booking: Booking, mail: (to: string) => Mail): Promise<void> {
  const to = booking.userId ? await accountEmail(sql, booking.userId) : undefined;
  if (to) await sendMail(sql, mail(to));
}
