import { readableDay, todayInIndia } from '../../core/day.js';
import type { Email } from '../../core/email.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { listingPath } from '../listing/listing.paths.js';
import { t } from './mail.messages.generated.js';
import type { SimilarListing } from './similar.query.js';

/**
 * Reminds an owner of an enquiry that has waited for 48 hours.
 * @param isBlocked whether the two sides can't write to each other
 */
export const waitingEnquiryEmail = (
  owner: { email: string; ownerName: string },
  booking: Booking,
  isBlocked: boolean,
): Email => ({
  kind: 'reminders',
  to: owner.email,
  subject: t('owner.subject', { event: eventSummary(booking) }),
  paragraphs: [
    t('hello', { name: owner.ownerName }),
    t('owner.waiting', {
      couple: coupleName(booking),
      sent: readableDay(todayInIndia(booking.createdAt)),
      event: eventSummary(booking),
    }),
    t(isBlocked ? 'owner.answersBlocked' : 'owner.answers'),
  ],
  action: { label: t('open'), path: `/bookings/${booking.id}` },
});

/**
 * Informs a couple after 72 hours that their enquiry is unanswered, with similar listings that are free on their date.
 * @param isBlocked whether the two sides can't write to each other
 */
export const unansweredEnquiryEmail = (
  to: string,
  booking: Booking,
  similar: readonly SimilarListing[],
  isBlocked: boolean,
): Email => ({
  kind: 'reminders',
  to,
  subject: t('couple.subject', { listing: booking.listingName }),
  paragraphs: [
    t('hello', { name: coupleName(booking) }),
    t('couple.waiting', {
      listing: booking.listingName,
      sent: readableDay(todayInIndia(booking.createdAt)),
      event: eventSummary(booking),
    }),
    t(isBlocked ? 'couple.nextBlocked' : 'couple.next'),
    ...(similar.length
      ? [t('couple.similar', { count: similar.length, date: readableDay(booking.date) })]
      : []),
  ],
  links: [
    ...similar.map((listing) => ({ label: t('similar', listing), path: datedPath(listing, booking.date) })),
    { label: t('couple.withdraw'), path: `/bookings/${booking.id}?withdraw=1` },
  ],
  action: { label: t('open'), path: `/bookings/${booking.id}` },
});

/** Returns a listing's path with the date, for its enquiry form. A redirect to the category would drop the date. */
const datedPath = ({ id, kind, category }: SimilarListing, date: string): string =>
  `${listingPath({ id, kind, category })}?date=${date}`;

/** "Anniversary on 24 Dec 2026, 100 guests" */
const eventSummary = (booking: Booking): string =>
  t('event', { type: typeOfEvent(booking), date: readableDay(booking.date), guests: booking.guests });
