import { readableDay } from '../../core/day.js';
import type { Mail } from '../../core/mail.js';
import type { Booking } from './booking.entity.js';
import { eventSummary } from './event-summary.js';

/** Emails about enquiries and bookings. None contains the code: the couple sees it on their own screen. */

type Owner = { email: string; ownerName: string; name: string };

/** With the message and phone number of the couple, which nobody else receives. */
export const enquiryReceivedMail = (owner: Owner, booking: Booking): Mail =>
  toOwner(owner, `New enquiry: ${eventSummary(booking)}`, [
    `New enquiry for ${owner.name} from ${booking.name}: ${eventSummary(booking)}.`,
    `“${booking.message}”`,
    `Phone: +91 ${booking.contact.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`,
    'Once you have agreed on the date, ask them for the six-digit code of their enquiry and enter it to approve the booking.',
  ]);

/** `text` says from when to when the couple moved their pending enquiry. */
export const dateChangedMail = (owner: Owner, booking: Booking, text: string): Mail =>
  toOwner(owner, `New date: ${booking.typeOfEvent} on ${readableDay(booking.date)}`, [
    text,
    `Their enquiry is now: ${eventSummary(booking)}. It’s still waiting for your decision.`,
  ]);

export const enquirySentMail = (to: string, booking: Booking): Mail =>
  toCouple(to, booking, `Enquiry sent to ${booking.listingName}`, [
    `Your enquiry to ${booking.listingName} was sent: ${eventSummary(booking)}.`,
    'Once you have agreed on the date, give them the six-digit code that you find under Bookings.',
  ]);

/** To the owner, about their own decision. */
export const decisionMadeMail = (owner: Owner, booking: Booking): Mail =>
  booking.status === 'approved'
    ? toOwner(owner, `You approved ${booking.name}’s booking`, [
        `You approved ${booking.name}’s booking: ${eventSummary(booking)}.`,
      ])
    : toOwner(owner, `You rejected ${booking.name}’s enquiry`, [
        `You rejected ${booking.name}’s enquiry: ${eventSummary(booking)}.`,
      ]);

export const decisionMail = (to: string, booking: Booking): Mail =>
  booking.status === 'approved'
    ? toCouple(to, booking, `${booking.listingName} approved your booking`, [
        `${booking.listingName} approved your booking: ${eventSummary(booking)}.`,
        'To hold the date, pay 40% of the package price. The remainder is paid directly to them on the event day.',
      ])
    : toCouple(to, booking, `${booking.listingName} rejected your enquiry`, [
        `${booking.listingName} rejected your enquiry: ${eventSummary(booking)}.`,
        'Other venues and vendors may have the date free.',
      ]);

/** `text` names the couple and the date. */
export const dateProposedMail = (owner: Owner, booking: Booking, text: string): Mail =>
  toOwner(owner, `New date requested: ${readableDay(booking.proposedDate ?? booking.date)}`, [
    text,
    'The booking stays approved for its current date until you accept.',
  ]);

/** `text` names the dates. */
export const dateAnsweredMail = (
  to: string,
  booking: Booking,
  answer: { accepted: boolean; proposed: string; text: string },
): Mail => {
  const day = readableDay(answer.proposed);
  const subject = answer.accepted
    ? `Your booking is now on ${day}`
    : `${booking.listingName} can’t move your booking to ${day}`;
  return toCouple(to, booking, subject, [answer.text]);
};

/** `text` says what happens to the booking. */
export const listingGoneMail = (to: string, booking: Booking, text: string): Mail =>
  toCouple(to, booking, `${booking.listingName} is no longer on Mandap`, [text]);

/** `text` says what happens to the booking. */
export const coupleLeftMail = (owner: Owner, booking: Booking, text: string): Mail =>
  toOwner(owner, `The couple booked for ${readableDay(booking.date)} has left Mandap`, [text]);

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
