import { readableTimestamp } from '../../core/day.js';
import type { Email } from '../../core/email.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import type { Visit } from './visit.entity.js';
import { visitInvite, type ConfirmedVisit } from './visit-invite.js';
import { t } from './mail.messages.generated.js';

/** A party of a booking, who gets an email about a visit. */
export interface VisitRecipient {
  email: string;
  name: string;
  side: 'couple' | 'owner';
}

/** Proposed times, for the side that answers next. */
export function visitProposedEmail(to: VisitRecipient, booking: Booking, slots: readonly Date[]): Email {
  const { couple, listing } = namesOf(booking);
  const count = slots.length;
  // One per line, because each contains a comma.
  const times = slots.map(readableTimestamp).join('\n');
  return to.side === 'owner'
    ? emailTo(to, booking, t('requested.subject', { couple }), [
        t('requested.times', { couple, listing, count }),
        times,
      ])
    : emailTo(to, booking, t('offered.subject', { listing, count }), [
        t('offered.times', { listing, count }),
        times,
      ]);
}

export function visitConfirmedEmail(to: VisitRecipient, booking: Booking, visit: ConfirmedVisit): Email {
  const time = readableTimestamp(visit.startsAt);
  return {
    ...emailTo(to, booking, t('confirmed.subject', { time }), [
      t(`confirmed.${to.side}`, { ...namesOf(booking), time }),
      t('confirmed.calendar'),
    ]),
    invite: visitInvite(to.side, booking, visit),
  };
}

export function visitMovedEmail(
  to: VisitRecipient,
  booking: Booking,
  visit: ConfirmedVisit,
  previousStart: Date,
): Email {
  const time = readableTimestamp(visit.startsAt);
  const previous = readableTimestamp(previousStart);
  return {
    ...emailTo(to, booking, t('moved.subject', { time }), [
      t(`moved.${to.side}`, { ...namesOf(booking), previous, time }),
      t('moved.calendar'),
    ]),
    invite: visitInvite(to.side, booking, visit),
  };
}

/** Has an attachment only if the visit was confirmed, and so may be in a calendar. */
export function visitCancelledEmail(to: VisitRecipient, booking: Booking, visit: Visit): Email {
  const { couple, listing } = namesOf(booking);
  const { startsAt } = visit;
  if (!startsAt)
    return to.side === 'couple'
      ? emailTo(to, booking, t('closed.subject', { listing }), [t('closed.couple', { listing })])
      : emailTo(to, booking, t('closed.subjectForOwner', { couple }), [t('closed.owner', { couple })]);
  const time = readableTimestamp(startsAt);
  return {
    ...emailTo(to, booking, t('cancelled.subject', { time }), [
      t(`cancelled.${to.side}`, { couple, listing, time }),
      t('cancelled.calendar'),
    ]),
    invite: visitInvite(to.side, booking, { ...visit, startsAt }, 'CANCEL'),
  };
}

/** Sent the day before. */
export function visitReminderEmail(to: VisitRecipient, booking: Booking, visit: ConfirmedVisit): Email {
  const time = readableTimestamp(visit.startsAt);
  return {
    ...emailTo(to, booking, t('reminder.subject', { time }), [
      t(`reminder.${to.side}`, { ...namesOf(booking), time }),
      t('reminder.change'),
    ]),
    kind: 'reminders',
  };
}

const namesOf = (booking: Booking) => ({ couple: coupleName(booking), listing: booking.listingName });

const pathOf = ({ id }: Booking): string => `/bookings/${id}`;

const emailTo = (to: VisitRecipient, booking: Booking, subject: string, paragraphs: string[]): Email => ({
  kind: 'visits',
  to: to.email,
  subject,
  paragraphs: [t('hello', { name: to.name }), ...paragraphs],
  action: { label: t('open'), path: pathOf(booking) },
});
