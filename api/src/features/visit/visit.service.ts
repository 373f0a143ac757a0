import type { Tx } from '../../core/database.js';
import { inviteFile } from '../../core/email.js';
import { readableDay, readableTimestamp, todayInIndia } from '../../core/day.js';
import { conflict, notFound, violates, type AppError } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { accountEmail } from '../account/account.service.js';
import { limitVisitChanges, recordEvent } from '../booking/booking-event.js';
import { replayBooking } from '../booking/booking-replay.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { bookingById } from '../booking/booking.query.js';
import { inboxListingId } from '../booking/booking.service.js';
import { lockUserBooking } from '../booking/decide.service.js';
import { coupleName } from '../booking/couple-name.js';
import { Visit } from './visit.entity.js';
import {
  notifyProposedTimes,
  notifyConfirmation,
  notifyMove,
  notifyCancellation,
} from './visit.notifications.js';
import { visitInvite } from './visit-invite.js';
import { openVisits, REMINDER, visitById, visitsOfDay } from './visit.query.js';
import {
  visitConfirmationRules,
  visitIdRules,
  visitMoveRules,
  visitOfferRules,
  visitRequestRules,
  visitsOfDayRules,
} from './visit.rules.js';
import { t } from './messages.generated.js';

/** Returns the open visit of a booking, or null; batched over a list. */
export const openVisit = loader<string, Visit | null>(
  (ctx, bookingIds) => openVisits(ctx.services.database.tx, bookingIds),
  null,
);

/** A visit in the calendar of a business. */
export interface CalendarVisit extends Visit {
  coupleName: string;
}

/** Returns the visits of a day, by time; for the owner, or for an admin who names the listing. */
export const listVisits = operation({
  name: 'visit.list',
  kind: 'read',
  allow: only('vendor', 'venue', 'admin'),
  input: visitsOfDayRules,
  async run({ tx, viewer, input }): Promise<CalendarVisit[]> {
    const visits = await visitsOfDay(tx, inboxListingId(viewer, input), input.date);
    return visits.map((visit) => ({ ...visit, coupleName: coupleName({ name: visit.coupleName }) }));
  },
});

/**
 * Returns a confirmed visit as the file that its emails have attached, for the calendar of one of its parties.
 * @throws AppError NOT_FOUND
 */
export const visitFile = operation({
  name: 'visit.file',
  kind: 'read',
  allow: only('user', 'vendor', 'venue'),
  input: visitIdRules,
  async run({ ctx, tx, viewer, input }): Promise<string> {
    const visit = await visitById(tx, input.id);
    const booking = visit && (await bookingById(tx, visit.bookingId));
    const side = booking && sideOf(viewer, booking);
    const address = side && (await accountEmail(tx, viewer.id));
    if (!address || visit.status !== 'confirmed' || !visit.startsAt) throw notFound(t('visitNotFound'));
    const { startsAt } = visit;
    const invite = visitInvite(side === 'couple' ? 'couple' : 'owner', booking, { ...visit, startsAt });
    return inviteFile(ctx.services.env, invite, address);
  },
});

/**
 * Requests a visit at one of up to three times. Replaces the times of a visit that isn't confirmed yet: the business then
 * answers again.
 * @throws AppError CONFLICT if a visit is confirmed already or the enquiry is closed
 */
export const requestVisit = operation({
  name: 'visit.request',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: visitRequestRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockUserBooking(tx, viewer, input.bookingId);
    const slots = toSlots(booking, input.slots, 'slots');
    const open = (await openVisits(tx, [booking.id])).get(booking.id);
    if (open?.startsAt) {
      if (open.startsAt.getTime() > Date.now())
        throw conflict(t('alreadyConfirmed', { time: readableTimestamp(open.startsAt) }));
      await tx.repository(Visit).update(open.id, { status: 'completed', closedAt: () => 'now()' });
    } else if (open) return propose(tx, viewer, { booking, visit: open, status: 'requested', slots });
    await limitVisitChanges(tx, booking.id);
    await tx
      .repository(Visit)
      .insert({ id: newId(), bookingId: booking.id, status: 'requested', slots })
      .catch(rethrowRefusal);
    await recordEvent(tx, booking.id, 'visit_requested', viewer.id, { visitTimes: slots });
    await notifyProposedTimes(tx, booking, 'requested', slots);
    return booking;
  },
});

/** Offers other times for a visit that the couple requested. Replaces an earlier offer. */
export const offerVisitTimes = operation({
  name: 'visit.offer',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: visitOfferRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const { booking, visit } = await lockVisit(tx, viewer, input.id);
    if (visit.status === 'cancelled') throw conflict(t('cancelled'));
    if (visit.status !== 'requested' && visit.status !== 'offered') throw conflict(t('noAnswerNeeded'));
    const slots = toSlots(booking, input.slots, 'slots');
    return propose(tx, viewer, { booking, visit, status: 'offered', slots });
  },
});

/** Confirms one of the times that the other side proposed. */
export const confirmVisit = operation({
  name: 'visit.confirm',
  kind: 'write',
  allow: only('user', 'vendor', 'venue'),
  limit: 'write',
  input: visitConfirmationRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const { booking, visit } = await lockVisit(tx, viewer, input.id);
    const startsAt = new Date(input.startsAt);
    // A retry after the confirmation.
    if (visit.status === 'confirmed' && visit.startsAt?.getTime() === startsAt.getTime()) return booking;
    if (visit.status === 'cancelled') throw conflict(t('cancelled'));
    if (visit.status !== 'requested' && visit.status !== 'offered') throw conflict(t('noAnswerNeeded'));
    const answersNext = visit.status === 'requested' ? booking.listingId : booking.userId;
    if (viewer.id !== answersNext) throw conflict(t('waitingForOther'));
    if (!visit.slots.some((slot) => slot.getTime() === startsAt.getTime()))
      throw conflict(t('timeNotProposed'));
    if (startsAt.getTime() <= Date.now())
      throw conflict(t('timePassed', { time: readableTimestamp(startsAt) }));
    // The event may have moved since the times were proposed.
    requireBeforeEvent(booking, [startsAt], 'startsAt');
    await setStart(tx, visit, startsAt);
    await recordEvent(tx, booking.id, 'visit_confirmed', viewer.id, { visitTimes: [startsAt] });
    await notifyConfirmation(tx, viewer, booking, { ...visit, status: 'confirmed', startsAt });
    return booking;
  },
});

/** Moves a confirmed visit to another time. Either side can do it. */
export const moveVisit = operation({
  name: 'visit.move',
  kind: 'write',
  allow: only('user', 'vendor', 'venue'),
  limit: 'write',
  input: visitMoveRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const { booking, visit } = await lockVisit(tx, viewer, input.id);
    const previous = visit.startsAt;
    if (visit.status === 'cancelled') throw conflict(t('cancelled'));
    if (visit.status !== 'confirmed' || !previous) throw conflict(t('notConfirmed'));
    const [startsAt] = toSlots(booking, [input.newStart], 'newStart');
    if (!startsAt || startsAt.getTime() === previous.getTime()) return booking;
    requireUpcoming(previous);
    if (Date.parse(input.startsAt) !== previous.getTime())
      throw conflict(t('changed', { time: readableTimestamp(previous) }));
    await limitVisitChanges(tx, booking.id);
    await setStart(tx, visit, startsAt, 1);
    await recordEvent(tx, booking.id, 'visit_moved', viewer.id, { visitTimes: [startsAt] });
    await notifyMove(tx, viewer, booking, { ...visit, startsAt, sequence: visit.sequence + 1 }, previous);
    return booking;
  },
});

/** Cancels a visit, also one that isn't confirmed yet. Either side can do it. Idempotent. */
export const cancelVisit = operation({
  name: 'visit.cancel',
  kind: 'write',
  allow: only('user', 'vendor', 'venue'),
  limit: 'write',
  input: visitIdRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const { booking, visit } = await lockVisit(tx, viewer, input.id);
    if (visit.status === 'cancelled') return booking;
    if (visit.status === 'completed') throw conflict(t('visitPassed'));
    if (visit.startsAt) requireUpcoming(visit.startsAt);
    await closeVisit(tx, visit);
    await announceCancellation(tx, booking, visit, viewer);
    return booking;
  },
});

const closeVisit = (tx: Tx, { id }: Visit) =>
  tx.repository(Visit).update(id, {
    status: 'cancelled',
    closedAt: () => 'now()',
    sequence: () => 'sequence + 1',
    closureAnnounced: true,
  });

/**
 * Records a cancellation and notifies the parties.
 * @param visit as it was before
 * @param viewer who cancelled it; undefined if its booking was closed
 */
async function announceCancellation(tx: Tx, booking: Booking, visit: Visit, viewer?: Viewer): Promise<void> {
  const visitTimes = visit.startsAt ? [visit.startsAt] : [];
  await recordEvent(tx, booking.id, 'visit_cancelled', viewer?.id ?? null, { visitTimes });
  await notifyCancellation(tx, viewer, booking, { ...visit, sequence: visit.sequence + 1 });
}

/** Notifies the parties of a visit that a trigger cancelled because its booking was closed. Once, also if it runs again. */
export async function announceClosure(tx: Tx, visitId: string): Promise<void> {
  const visit = await visitById(tx, visitId);
  const booking = visit && (await bookingById(tx, visit.bookingId, true));
  if (!visit || !booking) return;
  const { affected } = await tx
    .repository(Visit)
    .update({ id: visitId, status: 'cancelled', closureAnnounced: false }, { closureAnnounced: true });
  // The trigger has raised the sequence already.
  if (affected) await announceCancellation(tx, booking, { ...visit, sequence: visit.sequence - 1 });
}

interface ProposedTimes {
  booking: Booking;
  visit: Visit;
  /** The side that proposed them: `requested` by the couple, `offered` by the business. */
  status: 'requested' | 'offered';
  slots: Date[];
}

/** Replaces the proposed times. */
async function propose(
  tx: Tx,
  viewer: Viewer,
  { booking, visit, status, slots }: ProposedTimes,
): Promise<Booking> {
  if (visit.status === status && visit.slots.map(Number).join() === slots.map(Number).join()) return booking;
  await limitVisitChanges(tx, booking.id);
  await tx.repository(Visit).update(visit.id, { status, slots }).catch(rethrowRefusal);
  await recordEvent(tx, booking.id, `visit_${status}`, viewer.id, { visitTimes: slots });
  await notifyProposedTimes(tx, booking, status, slots);
  return booking;
}

/** Nobody is reminded of a visit that is about to start when its time is set. */
const setStart = (tx: Tx, { id }: Visit, startsAt: Date, raise = 0) =>
  tx
    .sql(
      `UPDATE visit SET status = 'confirmed', starts_at = $2, sequence = sequence + $3,
         reminded_at = CASE WHEN $2 <= now() + ${REMINDER} THEN now() END WHERE id = $1`,
      [id, startsAt, raise],
    )
    .catch(rethrowRefusal);

/** Returns the times in order. @throws AppError CONFLICT at `field` if one is after the event */
function toSlots(booking: Booking, timestamps: readonly (string | undefined)[], field: string): Date[] {
  const slots = timestamps.flatMap((timestamp) => (timestamp ? new Date(timestamp) : []));
  requireBeforeEvent(booking, slots, field);
  return slots.toSorted((one, other) => one.getTime() - other.getTime());
}

function requireBeforeEvent({ date }: Booking, slots: readonly Date[], field: string): void {
  if (slots.some((slot) => todayInIndia(slot) > date))
    throw conflict(t('afterEvent', { date: readableDay(date) }), field);
}

function requireUpcoming(startsAt: Date): void {
  if (startsAt.getTime() <= Date.now()) throw conflict(t('visitPassed'));
}

/**
 * Returns a visit and its booking, locked. The booking is locked first, as in every other operation, and the visit is read
 * after that.
 * @throws AppError NOT_FOUND for anybody but the two parties
 */
async function lockVisit(tx: Tx, viewer: Viewer, visitId: string) {
  const found = await visitById(tx, visitId);
  const booking = found && (await bookingById(tx, found.bookingId, true));
  if (!found || !booking || !sideOf(viewer, booking)) throw notFound(t('visitNotFound'));
  const visit = (await visitById(tx, visitId)) ?? found;
  return { booking, visit };
}

/** Converts a violation of the constraints of migration 0049. */
function rethrowRefusal(error: unknown): never {
  throw refusalOf(error) ?? error;
}

function refusalOf(error: unknown): AppError | undefined {
  if (violates(error, 'visit_booking_open')) return conflict(t('bookingClosed'));
  // Doesn't tell who was blocked.
  if (violates(error, 'visit_not_blocked')) return conflict(t('blocked'));
  return undefined;
}
