import { AppError, notFound, violates } from '../../core/errors.js';
import { newCode, newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief, type ListingBrief } from '../listing/listing.service.js';
import { recordEvent } from './booking-event.js';
import { replayWithBooking } from './booking-replay.js';
import { Booking } from './booking.entity.js';
import { notifyEnquiry } from './booking.notices.js';
import { bookingById, openBookings } from './booking.query.js';
import { sendEnquiryRules } from './booking.rules.js';

interface Sent {
  booking: Booking;
  /** False where one was open already, which may be for another day. */
  created: boolean;
}

/**
 * Sends an enquiry to an approved listing. While an open booking exists there, its day still to come, sending again
 * answers that one and changes nothing: two taps, two tabs or a retry after a lost connection have one effect.
 */
export const sendEnquiry = operation({
  name: 'booking.send',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: sendEnquiryRules,
  replay: replayWithBooking<Sent>(),
  async run({ tx, viewer, input }): Promise<Sent> {
    const listing = await listingBrief(tx, input.listingId);
    if (!listing) throw notFound('Listing');
    // The trigger that guards "one open booking" takes the same lock; taking it first turns what would be
    // a refused insert into waiting for the other tab and finding its booking.
    await tx.sql(`SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text || $2::uuid::text, 1))`, [
      viewer.id,
      listing.id,
    ]);
    const open = (await openBookings(tx, viewer.id, [listing.id])).get(listing.id);
    if (open) return { booking: open, created: false };
    if (listing.status !== 'approved') throw unavailable(listing);
    const bookingId = newId();
    const row = {
      ...input,
      id: bookingId,
      userId: viewer.id,
      listingId: listing.id,
      listingKind: listing.kind,
      listingName: listing.name,
      listingCity: listing.city,
      code: newCode(),
    };
    await tx
      .repository(Booking)
      .insert(row)
      .catch((error: unknown) => {
        // An admin suspended it since it was read.
        throw violates(error, 'booking_listing_available')
          ? unavailable({ ...listing, status: 'suspended' })
          : error;
      });
    await recordEvent(tx, bookingId, 'sent', viewer.id);
    const booking = await bookingById(tx, bookingId);
    if (!booking) throw notFound('Booking');
    await notifyEnquiry(tx, booking, listing);
    return { booking, created: true };
  },
});

/** The name of a suspended listing is public; other listings that are not approved don't exist for couples. */
const unavailable = ({ name, status }: ListingBrief): AppError =>
  status === 'suspended'
    ? new AppError('NOT_FOUND', `${name} is currently not available.`)
    : notFound('Listing');
