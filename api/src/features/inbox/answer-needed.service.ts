import { only, operation } from '../../core/operation.js';
import type { Booking } from '../booking/booking.entity.js';
import { answerNeededRules } from './inbox.rules.js';
import { ownBooking } from './own-booking.js';

/**
 * Marks a conversation as needing no answer to anything before now, or removes the last mark. It isn't an answer, and
 * the couple doesn't learn of it. Idempotent.
 */
export const setAnswerNeeded = operation({
  name: 'inbox.setAnswerNeeded',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'write',
  input: answerNeededRules,
  async run({ tx, viewer, input: { bookingId, needed } }): Promise<Booking> {
    // Locked: a message that is being sent comes before or after the mark.
    const booking = await ownBooking(tx, viewer, bookingId);
    await tx.sql(needed ? REMOVE_MARK : ADD_MARK, [bookingId]);
    return booking;
  },
});

const ADD_MARK = `INSERT INTO no_answer_needed (booking_id, marked_at)
  SELECT booking_id, clock_timestamp() FROM waiting_enquiry WHERE booking_id = $1`;

const REMOVE_MARK = `DELETE FROM no_answer_needed
  WHERE booking_id = $1 AND marked_at = (SELECT max(marked_at) FROM no_answer_needed WHERE booking_id = $1)
    AND NOT EXISTS (SELECT FROM waiting_enquiry WHERE booking_id = $1)`;
