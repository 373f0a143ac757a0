import { readableDay } from '../core/day.js';
import type { Mail } from '../core/mail.js';
import type { Booking } from './booking.entity.js';

/** Mails of a booking's life. None of them holds its code: the couple sees it on their own screen. */

type Owner = { email: string; ownerName: string; name: string };

/** "Wedding on 14 February 2027 for 300 guests" */
export const aboutBooking = (booking: Booking) =>
  `${booking.typeOfEvent} on ${readableDay(booking.date)} for ${booking.guests} guests`;

/** To the business: a new enquiry, with the message and phone number of the couple. Nobody else receives these. */
export const enquiryReceivedMail = (owner: Owner, booking: Booking): Mail =>
  toOwner(owner, `New enquiry for ${owner.name}: ${readableDay(booking.date)}`, [
    `${booking.name} asks about a ${aboutBooking(booking)}.`,
    `“${booking.message}”`,
    `Phone: +91 ${booking.contact.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`,
    'When you have agreed, ask them for the six-digit code of their enquiry and enter it to approve the booking.',
  ]);

/** To the business: the couple changed the date of a pending enquiry. `text` says from when to when. */
export const dateChangedMail = (owner: Owner, booking: Booking, text: string): Mail =>
  toOwner(owner, `New date: ${booking.typeOfEvent} on ${readableDay(booking.date)}`, [
    text,
    `The enquiry is now about a ${aboutBooking(booking)}. It’s still waiting for your decision.`,
  ]);

/** To the couple: it arrived. */
export const enquirySentMail = (to: string, booking: Booking): Mail =>
  toCouple(to, booking, `Your enquiry to ${booking.listingName} was sent`, [
    `Your enquiry about a ${aboutBooking(booking)} is with ${booking.listingName}. Give them the code that you find under My bookings once you agree on the date.`,
  ]);

/** To the business: what it has decided. */
export const decisionMadeMail = (owner: Owner, booking: Booking): Mail => {
  const outcome = booking.status === 'approved' ? 'approved' : 'turned down';
  return toOwner(owner, `You ${outcome} ${booking.name}'s enquiry`, [
    `You ${outcome} ${booking.name}'s ${aboutBooking(booking)}.`,
  ]);
};

/** To the couple: what was decided. */
export const decisionMail = (to: string, booking: Booking): Mail =>
  booking.status === 'approved'
    ? toCouple(to, booking, `${booking.listingName} approved your booking`, [
        `${booking.listingName} approved your ${aboutBooking(booking)}. To hold the date, pay 40% of the package price; the remainder is paid directly to them on the event day.`,
      ])
    : toCouple(to, booking, `${booking.listingName} can't take your date`, [
        `${booking.listingName} turned down your ${aboutBooking(booking)}. Other places may have the date free.`,
      ]);

/** To the business: the couple would rather have another day. `text` says which. */
export const dateProposedMail = (owner: Owner, booking: Booking, text: string): Mail =>
  toOwner(owner, `${booking.name} asks for another date`, [
    text,
    'The booking stays approved for its date until you accept.',
  ]);

/** To the couple: whether their booking moves. `text` says so. */
export const dateAnsweredMail = (
  to: string,
  booking: Booking,
  answer: { accepted: boolean; proposed: string; text: string },
): Mail => {
  const day = readableDay(answer.proposed);
  const subject = answer.accepted
    ? `Your booking is now on ${day}`
    : `${booking.listingName} can't take ${day}`;
  return toCouple(to, booking, subject, [answer.text]);
};

/** To the couple: whom they asked, or booked, is no longer here. */
export const listingGoneMail = (to: string, booking: Booking, text: string): Mail =>
  toCouple(to, booking, `${booking.listingName} is no longer on Mandap`, [text]);

/** To the business: the couple of an approved day has gone. */
export const coupleLeftMail = (owner: Owner, booking: Booking, text: string): Mail =>
  toOwner(owner, `The couple of ${readableDay(booking.date)} has left Mandap`, [text]);

const toOwner = (owner: Owner, subject: string, paragraphs: string[]): Mail => ({
  to: owner.email,
  subject,
  paragraphs: [`Hello ${owner.ownerName},`, ...paragraphs],
  action: { label: 'Open your inbox', path: '/notification' },
});

const toCouple = (to: string, booking: Booking, subject: string, paragraphs: string[]): Mail => ({
  to,
  subject,
  paragraphs: [`Hello ${booking.name},`, ...paragraphs],
  action: { label: 'See my bookings', path: '/userProfilePage?tab=bookings' },
});
