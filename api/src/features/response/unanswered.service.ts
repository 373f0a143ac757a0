import { expressions, select } from '../../core/columns.js';
import { loader } from '../../core/loader.js';

/**
 * Returns whether a booking's couple was informed that the business hasn't answered for 72 hours, and is still waiting.
 * Batched over a list.
 */
export const isUnanswered = loader<string, boolean>(async (ctx, bookingIds) => {
  const waiting = await select(
    ctx.services.database.tx,
    expressions<{ id: string }>({ id: 'booking.id' }),
    `FROM enquiry_reminder JOIN booking ON booking.id = booking_id
     WHERE booking_id = ANY($1::uuid[]) AND recipient = 'couple' AND status = 'pending' AND event_date >= today_in_india()
       AND NOT EXISTS (SELECT FROM business_answer answer WHERE answer.booking_id = booking.id)`,
    [bookingIds],
  );
  return new Map(waiting.map(({ id }) => [id, true]));
}, false);
