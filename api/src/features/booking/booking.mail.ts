import { readableDay } from '../../core/day.js';
import { formatList } from '../../core/intl.js';
import type { Email } from '../../core/email.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import type { Booking } from './booking.entity.js';
import { rejectionReasonLabel } from './booking.labels.js';
import { coupleName } from './couple-name.js';
import { t } from './mail.messages.generated.js';
import { withoutCodes } from './without-codes.js';

/**
 * Couples see their codes on screen only. `codes` are hidden in messages and notes, in which people might write them; see
 * `codesToHide`.
 */

type Owner = { email: string; ownerName: string; name: string };

/** Contains the couple's message and phone number, which nobody else receives. */
export const enquiryReceivedEmail = (owner: Owner, booking: Booking, codes: readonly string[]): Email => {
  const event = eventSummary(booking);
  const phone = booking.contact.replace(/^(\d{5})(\d{5})$/, '$1 $2');
  return toOwner('enquiries', owner, booking, t('received.subject', { event }), [
    t('received.event', { listing: owner.name, couple: coupleName(booking), event }),
    t('received.message', { message: withoutCodes(booking.message, codes) }),
    t('received.phone', { phone }),
    t('received.code'),
  ]);
};

/** Says what changed: the date, the number of guests, or both. */
export const enquiryChangedEmail = (
  owner: Owner,
  booking: Booking,
  previous: { previousDate: string; previousGuests: number },
): Email => {
  const { guests } = booking;
  const couple = coupleName(booking);
  const date = readableDay(booking.date);
  const previousDate = readableDay(previous.previousDate);
  const { previousGuests } = previous;
  const type = typeOfEvent(booking);
  const isMoved = date !== previousDate;
  return toOwner(
    'changes',
    owner,
    booking,
    isMoved ? t('dateChanged.subject', { type, date }) : t('guestsChanged.subject', { type, date, guests }),
    [
      ...(isMoved ? [t('dateChanged.dates', { couple, previousDate, date })] : []),
      ...(guests === previousGuests ? [] : [t('guestsChanged.guests', { couple, previousGuests, guests })]),
      t('dateChanged.event', { event: eventSummary(booking) }),
    ],
  );
};

export const enquirySentEmail = (to: string, booking: Booking): Email => {
  const listing = booking.listingName;
  return toCouple('essential', to, booking, t('sent.subject', { listing }), [
    t('sent.event', { listing, event: eventSummary(booking) }),
    t('sent.code'),
  ]);
};

/** Confirms the owner's own decision to them. */
export const decisionMadeEmail = (owner: Owner, booking: Booking, codes: readonly string[]): Email => {
  const couple = coupleName(booking);
  const event = eventSummary(booking);
  return booking.status === 'approved'
    ? toOwner('essential', owner, booking, t('youApproved.subject', { couple }), [
        t('youApproved.event', { couple, event }),
      ])
    : toOwner('essential', owner, booking, t('youRejected.subject', { couple }), [
        t('youRejected.event', { couple, event }),
        t('youRejected.reason', { reason: rejectionReasonLabel(booking.rejectionReason ?? 'OTHER') }),
        ...noteOf(booking, codes),
      ]);
};

export const decisionEmail = (to: string, booking: Booking, codes: readonly string[]): Email => {
  const listing = booking.listingName;
  const event = eventSummary(booking);
  return booking.status === 'approved'
    ? toCouple('answers', to, booking, t('approved.subject', { listing }), [
        t('approved.event', { listing, event }),
        t('approved.payment'),
      ])
    : toCouple('answers', to, booking, t('rejected.subject', { listing }), [
        t('rejected.event', { listing, event }),
        ...rejectionParagraphs(booking, codes),
      ]);
};

/** Why the enquiry was rejected, and what to do. */
function rejectionParagraphs(booking: Booking, codes: readonly string[]): string[] {
  const { rejectionReason } = booking;
  if (rejectionReason === 'DATE_TAKEN') return [...noteOf(booking, codes), t('rejected.others')];
  const reasons =
    rejectionReason && rejectionReason !== 'OTHER'
      ? [t('rejected.reason', { reason: rejectionReasonLabel(rejectionReason) })]
      : [];
  return [...reasons, ...noteOf(booking, codes), t('rejected.othersForPlans')];
}

const noteOf = ({ rejectionNote }: Booking, codes: readonly string[]): string[] =>
  rejectionNote ? [t('rejectionNote', { note: withoutCodes(rejectionNote, codes) })] : [];

export const dateOfferEmail = (to: string, booking: Booking, offered: readonly string[]): Email => {
  const listing = booking.listingName;
  const dates = formatList(offered.map(readableDay), 'disjunction');
  return toCouple('answers', to, booking, t('datesOffered.subject', { listing }), [
    t('datesOffered.dates', { listing, dates, event: eventSummary(booking) }),
    t('datesOffered.answer'),
  ]);
};

export const offerDecidedEmail = (owner: Owner, booking: Booking, accepted: boolean): Email => {
  const couple = coupleName(booking);
  const date = readableDay(booking.date);
  return accepted
    ? toOwner('changes', owner, booking, t('offerAccepted.subject', { couple, date }), [
        t('offerAccepted.event', { couple, event: eventSummary(booking) }),
        t('offerAccepted.code'),
      ])
    : toOwner('changes', owner, booking, t('offerDeclined.subject', { couple }), [
        t('offerDeclined.event', { couple, event: eventSummary(booking) }),
      ]);
};

export const rescheduleRequestedEmail = (owner: Owner, booking: Booking): Email => {
  const date = readableDay(booking.requestedDate ?? booking.date);
  return toOwner('changes', owner, booking, t('dateRequested.subject', { date }), [
    t('dateRequested.event', { couple: coupleName(booking), date, event: eventSummary(booking) }),
    t('dateRequested.pending'),
  ]);
};

export const rescheduleCancelledEmail = (owner: Owner, booking: Booking, requestedDate: string): Email => {
  const requested = readableDay(requestedDate);
  return toOwner('changes', owner, booking, t('requestCancelled.subject', { requestedDate: requested }), [
    t('requestCancelled.event', {
      couple: coupleName(booking),
      requestedDate: requested,
      date: readableDay(booking.date),
    }),
  ]);
};

export const rescheduleDecidedEmail = (
  to: string,
  booking: Booking,
  { accepted, ...answer }: { accepted: boolean; requestedDate: string },
): Email => {
  const listing = booking.listingName;
  const requestedDate = readableDay(answer.requestedDate);
  return accepted
    ? toCouple('answers', to, booking, t('dateAccepted.subject', { date: requestedDate }), [
        t('dateAccepted.date', { listing, date: requestedDate }),
      ])
    : toCouple('answers', to, booking, t('dateDeclined.subject', { listing, requestedDate }), [
        t('dateDeclined.date', { listing, requestedDate, date: readableDay(booking.date) }),
      ]);
};

export const listingDeletedEmail = (to: string, booking: Booking): Email => {
  const values = { listing: booking.listingName, event: eventSummary(booking) };
  return toCouple('changes', to, booking, t('listingGone.subject', { listing: booking.listingName }), [
    booking.status === 'pending' ? t('listingGone.enquiry', values) : t('listingGone.booking', values),
  ]);
};

/** For approved bookings only: about withdrawn enquiries, owners get a notification without an email. */
export const coupleDeletedEmail = (owner: Owner, booking: Booking): Email =>
  toOwner('changes', owner, booking, t('coupleDeleted.subject', { date: readableDay(booking.date) }), [
    t('coupleDeleted.event', { event: eventSummary(booking) }),
  ]);

/** "Anniversary on 24 Dec 2026, 100 guests" */
const eventSummary = (booking: Booking): string =>
  t('event', { type: typeOfEvent(booking), date: readableDay(booking.date), guests: booking.guests });

/** Opens the page of the booking, with its details and its conversation. */
const openBooking = ({ id }: Booking) => ({ label: t('open'), path: `/bookings/${id}` });

const toOwner = (
  kind: Email['kind'],
  owner: Owner,
  booking: Booking,
  subject: string,
  paragraphs: string[],
): Email => ({
  kind,
  to: owner.email,
  subject,
  paragraphs: [t('hello', { name: owner.ownerName }), ...paragraphs],
  action: openBooking(booking),
});

const toCouple = (
  kind: Email['kind'],
  to: string,
  booking: Booking,
  subject: string,
  paragraphs: string[],
): Email => ({
  kind,
  to,
  subject,
  paragraphs: [t('hello', { name: coupleName(booking) }), ...paragraphs],
  action: openBooking(booking),
});
