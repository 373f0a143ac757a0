import { conflict, violates } from '../../core/errors.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief } from '../listing/listing.service.js';
import { limitChanges, recordEvent } from './booking-event.js';
import { replayBooking } from './booking-replay.js';
import {
  notifyRescheduleCancelled,
  notifyRescheduleDecision,
  notifyRescheduleRequest,
} from './booking.notifications.js';
import { Booking } from './booking.entity.js';
import { bookingIdRules, rescheduleDecisionRules, rescheduleRules } from './booking.rules.js';
import { lockListingBooking, lockUserBooking } from './decide.service.js';
import { t } from './messages.generated.js';

/**
 * Requests another date for an approved booking, which keeps its date until the owner accepts. Replaces an earlier
 * request.
 */
export const requestReschedule = operation({
  name: 'booking.requestReschedule',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: rescheduleRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockUserBooking(tx, viewer, input.id);
    if (booking.status !== 'approved') throw conflict(t('notApproved'));
    if (booking.date < todayInIndia()) throw conflict(t('bookingPassed'));
    if (!booking.listingId) throw conflict(t('businessLeft', { listing: booking.listingName }));
    if (input.date === booking.date) throw conflict(t('sameDate', { date: readableDay(input.date) }), 'date');
    if (input.date === booking.requestedDate) return booking;
    await limitChanges(tx, booking.id);
    await tx.repository(Booking).update(booking.id, { requestedDate: input.date });
    await recordEvent(tx, booking.id, 'reschedule_requested', viewer.id, { date: input.date });
    const rescheduled = { ...booking, requestedDate: input.date };
    const listing = await listingBrief(tx, booking.listingId);
    if (listing) await notifyRescheduleRequest(tx, rescheduled, listing);
    return rescheduled;
  },
});

/** Cancels the reschedule request. */
export const cancelReschedule = operation({
  name: 'booking.cancelReschedule',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: bookingIdRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockUserBooking(tx, viewer, input.id);
    if (!booking.requestedDate) return booking;
    await tx.repository(Booking).update(booking.id, { requestedDate: null });
    await recordEvent(tx, booking.id, 'reschedule_cancelled', viewer.id, { date: booking.requestedDate });
    const cancelled = { ...booking, requestedDate: null };
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyRescheduleCancelled(tx, cancelled, listing, booking.requestedDate);
    return cancelled;
  },
});

/** Accepts a reschedule request: the booking moves to the requested date and stays approved. */
export const acceptReschedule = operation({
  name: 'booking.acceptReschedule',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: rescheduleDecisionRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockListingBooking(tx, viewer, input.id);
    // A retry after the booking has moved.
    if (!booking.requestedDate && booking.date === input.date) return booking;
    requireSameRequest(booking, input.date);
    if (input.date < todayInIndia())
      throw conflict(t('requestedDatePassed', { date: readableDay(input.date) }));
    await tx
      .repository(Booking)
      .update(booking.id, { date: input.date, requestedDate: null })
      .catch((error: unknown) => {
        // The booking's own date passed before the answer, and the couple has sent another enquiry since.
        if (violates(error, 'booking_one_open')) throw conflict(t('anotherEnquiry'));
        if (!violates(error, 'booking_daily_capacity')) throw error;
        throw conflict(t('requestedDateFull', { date: readableDay(input.date) }));
      });
    await recordEvent(tx, booking.id, 'reschedule_accepted', viewer.id, { date: input.date });
    const rescheduled = { ...booking, date: input.date, requestedDate: null };
    await notifyRescheduleDecision(tx, rescheduled, { accepted: true, requestedDate: input.date });
    return rescheduled;
  },
});

/** Declines a reschedule request; the booking keeps its date. */
export const declineReschedule = operation({
  name: 'booking.declineReschedule',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: rescheduleDecisionRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockListingBooking(tx, viewer, input.id);
    requireSameRequest(booking, input.date);
    await tx.repository(Booking).update(booking.id, { requestedDate: null });
    await recordEvent(tx, booking.id, 'reschedule_declined', viewer.id, { date: input.date });
    const declined = { ...booking, requestedDate: null };
    await notifyRescheduleDecision(tx, declined, { accepted: false, requestedDate: input.date });
    return declined;
  },
});

function requireSameRequest(booking: Booking, seen: string): void {
  if (booking.requestedDate !== seen)
    throw conflict(
      booking.requestedDate
        ? t('requestedDateChanged', { date: readableDay(booking.requestedDate) })
        : t('noRequestedDate'),
    );
}
