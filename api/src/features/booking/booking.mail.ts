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

export const dateChangedMail = (owner: Owner, booking: Booking, previousDate: string): Mail =>
  toOwner(owner, `New date: ${booking.typeOfEvent} on ${readableDay(booking.date)}`, [
    `${booking.name} changed the date of their enquiry from ${readableDay(previousDate)} to ${readableDay(booking.date)}.`,
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

export const dateProposedMail = (owner: Owner, booking: Booking): Mail => {
  const day = readableDay(booking.proposedDate ?? booking.date);
  return toOwner(owner, `New date requested: ${day}`, [
    `${booking.name} requested a new date, ${day}, for their ${eventSummary(booking)}.`,
    'The booking stays approved for its current date until you accept.',
  ]);
};

export const dateAnsweredMail = (
  to: string,
  booking: Booking,
  { accepted, proposed }: { accepted: boolean; proposed: string },
): Mail => {
  const day = readableDay(proposed);
  return accepted
    ? toCouple(to, booking, `Your booking is now on ${day}`, [
        `${booking.listingName} moved your booking to ${day}.`,
      ])
    : toCouple(to, booking, `${booking.listingName} can’t move your booking to ${day}`, [
        `${booking.listingName} can’t move your booking to ${day}. It stays on ${readableDay(booking.date)}.`,
      ]);
};

export const listingGoneMail = (to: string, booking: Booking): Mail =>
  toCouple(to, booking, `${booking.listingName} is no longer on Mandap`, [
    booking.status === 'pending'
      ? `${booking.listingName} is no longer on Mandap. Your enquiry is closed: ${eventSummary(booking)}.`
      : `${booking.listingName} is no longer on Mandap. Your booking stays in your dashboard: ${eventSummary(booking)}. Please agree on everything else with them directly.`,
  ]);

/** About an approved booking: of enquiries the owner is notified without an email. */
export const coupleLeftMail = (owner: Owner, booking: Booking): Mail =>
  toOwner(owner, `The couple booked for ${readableDay(booking.date)} has left Mandap`, [
    `A couple has left Mandap. Their booking stays approved: ${eventSummary(booking)}.`,
  ]);

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
