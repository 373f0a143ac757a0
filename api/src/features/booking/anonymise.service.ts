import type { Tx } from '../../core/database.js';
import type { Scope } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import type { ListingBrief } from '../listing/listing.service.js';
import { recordEvents } from './booking-event.js';
import { notifyCoupleLeft, notifyListingRemoved } from './booking.notices.js';
import type { Booking } from './booking.entity.js';
import { bookingsAhead } from './booking.query.js';

/** What stands in the place of the name of a couple that has left. */
export const FORMER_COUPLE = 'A former Mandap user';

/** Whose bookings: the couple's, or the listing's. */
type Party = 'user_id' | 'listing_id';

type Acting = Pick<Scope<Viewer, unknown>, 'tx' | 'viewer'>;

/**
 * Locks all bookings of a party that is about to go. Before its account and listing are, because approving, moving and
 * withdrawing lock in that order too: they come before the deletion, or find it done, and wait for nothing in a circle.
 */
export const lockBookings = (tx: Tx, party: Party, id: string) =>
  tx.sql(`SELECT FROM booking WHERE ${party} = $1 ORDER BY id FOR UPDATE`, [id]);

/**
 * A listing goes: pending enquiries are closed, and whoever has one or waits for an approved day is told. The bookings
 * stay the couples' to read, with the listing's name.
 */
export async function anonymiseUsers({ tx, viewer }: Acting, listing: ListingBrief): Promise<void> {
  const ahead = await bookingsAhead(tx, 'listing_id', listing.id);
  await settlePending(tx, 'listing_id', listing.id, 'rejected');
  await recordEvents(tx, pendingIds(ahead), 'rejected', viewer.id);
  await notifyListingRemoved(tx, ahead);
}

/**
 * A couple goes: their pending enquiries are withdrawn, and all that says who they were is taken out of their
 * bookings. Notifications read the name from there. Approved days stay taken, and their owners are told.
 */
export async function leaveListings({ tx, viewer }: Acting, userId: string): Promise<void> {
  const ahead = await bookingsAhead(tx, 'user_id', userId);
  await settlePending(tx, 'user_id', userId, 'withdrawn');
  await tx.sql(
    `UPDATE booking SET name = $2, contact = '0000000000', location = '', address = '', message = '',
       proposed_date = NULL WHERE user_id = $1`,
    [userId, FORMER_COUPLE],
  );
  await recordEvents(tx, pendingIds(ahead), 'withdrawn', viewer.id);
  await notifyCoupleLeft(tx, ahead);
}

const pendingIds = (bookings: readonly Booking[]): string[] =>
  bookings.filter(({ status }) => status === 'pending').map(({ id }) => id);

const settlePending = (tx: Tx, party: Party, id: string, status: Booking['status']) =>
  tx.sql(
    `UPDATE booking SET status = $2::booking_status, decided_at = now() WHERE ${party} = $1 AND status = 'pending'`,
    [id, status],
  );
