import type { Tx } from '../../core/database.js';
import type { ViewerScope } from '../../core/operation.js';
import type { ListingBrief } from '../listing/listing.service.js';
import { recordEvents } from './booking-event.js';
import { notifyCoupleDeleted, notifyListingRemoved } from './booking.notifications.js';
import type { Booking } from './booking.entity.js';
import { activeBookings } from './booking.query.js';

/** The party of a booking: the couple or the listing. */
type Party = 'user_id' | 'listing_id';

/**
 * Locks all bookings of an account before it is deleted. Bookings are locked before accounts and listings, as in every
 * booking operation, so that they can't deadlock.
 */
export const lockBookings = (tx: Tx, party: Party, id: string) =>
  tx.sql(`SELECT FROM booking WHERE ${party} = $1 ORDER BY id FOR UPDATE`, [id]);

/**
 * Before a listing is deleted: rejects its pending enquiries and notifies couples with a pending enquiry or an approved
 * booking ahead. Couples keep their bookings, with the listing's name.
 */
export async function closeListingBookings(
  { tx, viewer }: ViewerScope,
  listing: ListingBrief,
): Promise<void> {
  const active = await activeBookings(tx, 'listing_id', listing.id);
  await closePending(tx, 'listing_id', listing.id, 'rejected');
  await recordEvents(tx, pendingIds(active), 'rejected', viewer.id);
  await notifyListingRemoved(tx, active);
}

/**
 * Before a couple is deleted: withdraws their pending enquiries, removes personal data from their bookings and notifies
 * the businesses. Approved bookings keep their dates. Notifications read the couple's name from the booking.
 */
export async function anonymiseUserBookings({ tx, viewer }: ViewerScope, userId: string): Promise<void> {
  const active = await activeBookings(tx, 'user_id', userId);
  await closePending(tx, 'user_id', userId, 'withdrawn');
  await tx.sql(
    `UPDATE booking SET name = NULL, contact = '0000000000', location = '', address = '', message = '',
       requested_date = NULL WHERE user_id = $1`,
    [userId],
  );
  await recordEvents(tx, pendingIds(active), 'withdrawn', viewer.id);
  await notifyCoupleDeleted(tx, active);
}

const pendingIds = (bookings: readonly Booking[]): string[] =>
  bookings.filter(({ status }) => status === 'pending').map(({ id }) => id);

const closePending = (tx: Tx, party: Party, id: string, status: Booking['status']) =>
  tx.sql(
    `UPDATE booking SET status = $2::booking_status, decided_at = now() WHERE ${party} = $1 AND status = 'pending'`,
    [id, status],
  );
