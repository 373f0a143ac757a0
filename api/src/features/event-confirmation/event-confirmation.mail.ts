import { readableDay } from '../../core/day.js';
import type { Email } from '../../core/email.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { t } from './mail.messages.generated.js';

interface Owner {
  email: string;
  ownerName: string;
}

/**
 * Asks a couple for a review after their event.
 * @param hasReview whether they have one from before the event
 */
export const reviewRequestEmail = (to: string, booking: Booking, hasReview: boolean): Email => {
  const { listingName: listing, date } = booking;
  return {
    kind: 'reminders',
    to,
    subject: t('howWasIt.subject', { listing }),
    paragraphs: [
      t('hello', { name: coupleName(booking) }),
      t('howWasIt.event', { listing, date: readableDay(date), type: typeOfEvent(booking) }),
      t(hasReview ? 'howWasIt.update' : 'howWasIt.review'),
    ],
    action: { label: t(hasReview ? 'howWasIt.updateAction' : 'howWasIt.action'), path: pathOf(booking) },
  };
};

/** Asks a business whether an event took place. */
export const eventQuestionEmail = ({ email, ownerName }: Owner, booking: Booking): Email => {
  const [couple, date] = [coupleName(booking), readableDay(booking.date)];
  return {
    kind: 'reminders',
    to: email,
    subject: t('tookPlace.subject', { couple, date }),
    paragraphs: [
      t('hello', { name: ownerName }),
      t('tookPlace.event', { couple, date, type: typeOfEvent(booking), guests: booking.guests }),
      t('tookPlace.question'),
    ],
    action: { label: t('tookPlace.action'), path: pathOf(booking) },
  };
};

/** Informs a couple that the business denies their event. Its statement is for admins only. */
export const eventDeniedEmail = (to: string, booking: Booking): Email => {
  const { listingName: listing, date } = booking;
  return {
    kind: 'changes',
    to,
    subject: t('denied.subject', { listing }),
    paragraphs: [
      t('hello', { name: coupleName(booking) }),
      t('denied.event', { listing, date: readableDay(date) }),
      t('denied.review', { listing }),
      t('denied.answer'),
    ],
    action: { label: t('denied.action'), path: pathOf(booking) },
  };
};

/** An admin's decision on a disputed review. */
export interface Decision {
  upheld: boolean;
  /** Whether the decision published a held review. */
  published: boolean;
  reason: string;
}

const outcomeOf = ({ upheld, published }: Decision): 'published' | 'upheld' | 'removed' =>
  published ? 'published' : upheld ? 'upheld' : 'removed';

/** Informs the author of a disputed review of what an admin has decided. */
export const disputeDecidedEmail = (to: string, booking: Booking, decision: Decision): Email => {
  const { listingName: listing } = booking;
  const [date, outcome] = [readableDay(booking.date), outcomeOf(decision)];
  return {
    kind: 'moderation',
    to,
    subject: t(`${outcome}.subject`, { listing }),
    paragraphs: [
      t('hello', { name: coupleName(booking) }),
      t(`${outcome}.author`, { listing, date }),
      decision.reason,
    ],
    action: { label: t('decided.action'), path: pathOf(booking) },
  };
};

/** Informs the business of what an admin has decided about a review that it disputed. */
export const ownDisputeDecidedEmail = (
  { email, ownerName }: Owner,
  booking: Booking,
  decision: Decision,
): Email => {
  const { listingName: listing } = booking;
  const [date, outcome] = [readableDay(booking.date), outcomeOf(decision)];
  return {
    kind: 'moderation',
    to: email,
    subject: t(`${outcome}.subject`, { listing }),
    paragraphs: [
      t('hello', { name: ownerName }),
      t(`${outcome}.owner`, { listing, couple: coupleName(booking), date }),
      decision.reason,
    ],
    action: { label: t('decided.action'), path: pathOf(booking) },
  };
};

const pathOf = ({ id }: Booking): string => `/bookings/${id}`;
