import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import { only } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { bookingById } from '../booking/booking.query.js';
import { t } from './messages.generated.js';

/** Roles that can be a party of a conversation. */
export const parties = only('user', 'vendor', 'venue');

/**
 * Returns a booking that the viewer is a party to.
 * @param lock whether to lock it until the transaction ends
 * @throws AppError NOT_FOUND for anybody but the two parties
 */
export async function partyBooking(
  tx: Tx,
  viewer: Viewer,
  bookingId: string,
  lock = false,
): Promise<Booking> {
  const booking = await bookingById(tx, bookingId, lock);
  if (!booking || !sideOf(viewer, booking)) throw notFound(t('conversationNotFound'));
  return booking;
}
