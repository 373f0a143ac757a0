import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { bookingById } from '../booking/booking.query.js';
import { t } from './messages.generated.js';

/**
 * Returns a booking of the viewer's business, locked, so that changes of what the business adds to it wait for each other.
 * @throws AppError NOT_FOUND
 */
export async function ownBooking(tx: Tx, viewer: Viewer, bookingId: string): Promise<Booking> {
  const booking = await bookingById(tx, bookingId, true);
  if (!booking || sideOf(viewer, booking) !== 'business') throw notFound(t('bookingNotFound'));
  return booking;
}
