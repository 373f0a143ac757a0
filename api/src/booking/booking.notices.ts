import { accountEmail } from '../account/account.service.js';
import type { Sql } from '../core/database.js';
import { readableDay } from '../core/day.js';
import { sendMail } from '../core/mail.js';
import type { ListingBrief } from '../listing/listing.service.js';
import { notify, readAbout } from '../notification/notification.service.js';
import type { Booking } from './booking.entity.js';

/** Mails and notices of a booking's life. None of them holds its code: the couple sees it on their own screen. */

const about = (booking: Booking) =>
  `${booking.typeOfEvent} on ${readableDay(booking.date)} for ${booking.guests} guests`;
const MY_BOOKINGS = '/userProfilePage?tab=bookings';

/** To the business: someone asks. To the couple: it was sent. */
export async function notifyEnquiry(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  await notify(sql, {
    accountId: listing.id,
    kind: 'enquiry_received',
    bookingId: booking.id,
    text: `${booking.name} asks about a ${about(booking)}.`,
  });
  await sendMail(sql, {
    to: listing.email,
    subject: `New enquiry for ${listing.name}: ${readableDay(booking.date)}`,
    paragraphs: [
      `Hello ${listing.ownerName},`,
      `${booking.name} asks about a ${about(booking)}.`,
      'When you have agreed, ask them for the six-digit code of their enquiry and enter it to approve the booking.',
    ],
    action: { label: 'Open your inbox', path: '/notification' },
  });
  await tellCouple(sql, booking, {
    subject: `Your enquiry to ${listing.name} was sent`,
    text: `Your enquiry about a ${about(booking)} is with ${listing.name}. Give them the code that you find under My bookings once you agree on the date.`,
  });
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
  await sendMail(sql, {
    to: listing.email,
    subject: `You ${outcome} ${booking.name}'s enquiry`,
    paragraphs: [`Hello ${listing.ownerName},`, `You ${outcome} ${booking.name}'s ${about(booking)}.`],
    action: { label: 'Open your inbox', path: '/notification' },
  });
  if (booking.userId)
    await notify(sql, {
      accountId: booking.userId,
      kind,
      bookingId: booking.id,
      text: `${listing.name} ${outcome} your ${about(booking)}.`,
    });
  await tellCouple(sql, booking, {
    subject: approved ? `${listing.name} approved your booking` : `${listing.name} can't take your date`,
    text: approved
      ? `${listing.name} approved your ${about(booking)}. To hold the date, pay 40% of the package price; the remainder is paid directly to them on the event day.`
      : `${listing.name} turned down your ${about(booking)}. Other places may have the date free.`,
  });
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

/** To the business: the couple would rather have another day. */
export async function notifyProposal(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  const text = `${booking.name} asks to move the ${about(booking)} to ${readableDay(booking.proposedDate ?? booking.date)}.`;
  await notify(sql, { accountId: listing.id, kind: 'date_proposed', bookingId: booking.id, text });
  await sendMail(sql, {
    to: listing.email,
    subject: `${booking.name} asks for another date`,
    paragraphs: [
      `Hello ${listing.ownerName},`,
      text,
      'The booking stays approved for its date until you accept.',
    ],
    action: { label: 'Open your inbox', path: '/notification' },
  });
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
  await tellCouple(sql, booking, {
    subject: accepted
      ? `Your booking is now on ${readableDay(proposed)}`
      : `${booking.listingName} can't take ${readableDay(proposed)}`,
    text,
  });
}

/** To the couple: whom they asked, or booked, is no longer here. */
export async function notifyListingRemoved(sql: Sql, booking: Booking): Promise<void> {
  if (!booking.userId) return;
  const { listingName } = booking;
  const text =
    booking.status === 'pending'
      ? `${listingName} is no longer on Mandap, so your enquiry about a ${about(booking)} is closed.`
      : `${listingName} is no longer on Mandap. Your ${about(booking)} stays among your bookings; please agree on everything else with them directly.`;
  await notify(sql, { accountId: booking.userId, kind: 'listing_removed', bookingId: booking.id, text });
  await tellCouple(sql, booking, { subject: `${listingName} is no longer on Mandap`, text });
}

/** To the business: the couple has deleted its account. Nothing here says who they were. */
export async function notifyCoupleLeft(sql: Sql, booking: Booking, listing: ListingBrief): Promise<void> {
  const text =
    booking.status === 'pending'
      ? `The couple who asked about a ${about(booking)} has left Mandap. Their enquiry is withdrawn.`
      : `The couple of the ${about(booking)} has left Mandap. The booking stays approved for its date.`;
  await notify(sql, { accountId: listing.id, kind: 'couple_left', bookingId: booking.id, text });
  if (booking.status !== 'pending')
    await sendMail(sql, {
      to: listing.email,
      subject: `The couple of ${readableDay(booking.date)} has left Mandap`,
      paragraphs: [`Hello ${listing.ownerName},`, text],
      action: { label: 'Open your inbox', path: '/notification' },
    });
}

async function tellCouple(
  sql: Sql,
  booking: Booking,
  mail: { subject: string; text: string },
): Promise<void> {
  const to = booking.userId ? await accountEmail(sql, booking.userId) : undefined;
  if (!to) return;
  await sendMail(sql, {
    to,
    subject: mail.subject,
    paragraphs: [`Hello ${booking.name},`, mail.text],
    action: { label: 'See my bookings', path: MY_BOOKINGS },
  });
}
