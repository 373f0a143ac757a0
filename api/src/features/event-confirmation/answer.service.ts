import type { Tx } from '../../core/database.js';
import { todayInIndia } from '../../core/day.js';
import { conflict } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import { BookingEvent } from '../booking/booking-event.entity.js';
import { limitAnswers, recordEvent } from '../booking/booking-event.js';
import type { Booking } from '../booking/booking.entity.js';
import { replayBooking } from '../booking/booking-replay.js';
import { lockListingBooking, lockUserBooking } from '../booking/decide.service.js';
import { coupleStatementRules, eventAnswerRules } from './event-confirmation.rules.js';
import { notifyDenial } from './event-confirmation.notifications.js';
import { EventConfirmation } from './event-confirmation.entity.js';
import { confirmationsOf, lockConfirmation, reviewableBookings } from './event-confirmation.query.js';
import { t } from './messages.generated.js';

/** Returns what a booking's business says about the event, or null; batched over a list. */
export const eventConfirmation = loader<string, EventConfirmation | null>(
  (ctx, bookingIds) => confirmationsOf(ctx.services.database.tx, bookingIds),
  null,
);

/** Whether the viewer can review a booking's listing after the event, and hasn't; batched over a list. */
export const canReviewEvent = loader<string, boolean>(async (ctx, bookingIds) => {
  if (ctx.viewer?.role !== 'user') return new Map<string, boolean>();
  const ids = await reviewableBookings(ctx.services.database.tx, ctx.viewer.id, bookingIds);
  return new Map([...ids].map((id) => [id, true]));
}, false);

/** Whether a booking's event is over, so that its business can say whether it took place. */
export const isEventOver = ({ status, date }: Booking): boolean =>
  status === 'approved' && date < todayInIndia();

/**
 * Says whether an event took place. A business can change its answer until an admin decides about the review, which is
 * disputed as long as the answer is no.
 */
export const confirmEvent = operation({
  name: 'eventConfirmation.confirm',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: eventAnswerRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { bookingId, tookPlace, statement } }): Promise<Booking> {
    const booking = await lockListingBooking(tx, viewer, bookingId);
    if (!isEventOver(booking)) throw conflict(t('eventNotOver'));
    const before = await lockConfirmation(tx, booking.id);
    if (before?.decision) throw conflict(t('alreadyDecided'));
    const businessStatement = tookPlace ? null : (statement ?? null);
    if (before?.tookPlace === tookPlace && before.businessStatement === businessStatement) return booking;
    await limitAnswers(tx, booking.id);
    await tx.sql(
      `INSERT INTO event_confirmation (booking_id, took_place, business_statement) VALUES ($1, $2, $3)
       ON CONFLICT (booking_id) DO UPDATE
         SET took_place = EXCLUDED.took_place, business_statement = EXCLUDED.business_statement, answered_at = now()`,
      [booking.id, tookPlace, businessStatement],
    );
    if (before?.tookPlace === tookPlace) return booking;
    const isFirstDenial = !tookPlace && !(await wasDenied(tx, booking.id));
    await recordEvent(tx, booking.id, tookPlace ? 'event_confirmed' : 'event_denied', viewer.id);
    if (isFirstDenial) await notifyDenial(tx, booking);
    return booking;
  },
});

/** Adds the couple's statement about an event that its business denies. Replaces an earlier one. */
export const submitEventStatement = operation({
  name: 'eventConfirmation.submitStatement',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: coupleStatementRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { bookingId, statement } }): Promise<Booking> {
    const booking = await lockUserBooking(tx, viewer, bookingId);
    const before = await lockConfirmation(tx, booking.id);
    if (before?.decision) throw conflict(t('alreadyDecided'));
    if (!before || before.tookPlace) throw conflict(t('notDenied'));
    await tx.repository(EventConfirmation).update({ bookingId: booking.id }, { coupleStatement: statement });
    return booking;
  },
});

/** Whether the business has denied the event before, so that the couple knows. */
const wasDenied = (tx: Tx, bookingId: string): Promise<boolean> =>
  tx.repository(BookingEvent).existsBy({ bookingId, kind: 'event_denied' });
