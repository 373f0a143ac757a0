import { parseEventType } from '../../core/event-type.labels.js';
import type { Tx } from '../../core/database.js';
import { AppError, badInput, conflict, notFound, violates } from '../../core/errors.js';
import { newCode, newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief, type ListingBrief } from '../listing/listing.service.js';
import { recordEvent } from './booking-event.js';
import { replayWithBooking } from './booking-replay.js';
import { Booking } from './booking.entity.js';
import { notifyEnquiry } from './booking.notifications.js';
import { bookingById, codesToHide, openBookings } from './booking.query.js';
import { sendEnquiryRules } from './booking.rules.js';
import { t } from './messages.generated.js';
import { withoutCodes } from './without-codes.js';

interface Sent {
  booking: Booking;
  /** False if an enquiry was open already, possibly for another date. */
  created: boolean;
}

/**
 * Sends an enquiry to an approved listing. Idempotent: while an open booking exists there, it is returned unchanged, so
 * that double taps, several tabs and retries have one effect.
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
    if (!listing) throw notFound(t('listingNotFound'));
    // Taken before the trigger behind "one open booking" takes it, so that a concurrent request waits and finds the
    // other tab's booking instead of failing.
    await tx.sql(`SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text || $2::uuid::text, 1))`, [
      viewer.id,
      listing.id,
    ]);
    const open = (await openBookings(tx, viewer.id, [listing.id])).get(listing.id);
    if (open) return { booking: open, created: false };
    if (listing.status !== 'approved') throw unavailable(listing);
    const bookingId = newId();
    await refuseCodes(tx, { id: bookingId, userId: viewer.id }, input);
    const { typeOfEvent, ...enquiry } = input;
    const row = {
      ...enquiry,
      ...parseEventType(typeOfEvent),
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
        // Doesn't tell who blocked whom.
        if (violates(error, 'booking_not_blocked'))
          throw conflict(t('enquiryBlocked', { listing: listing.name }));
        // An admin suspended the listing after it was read.
        throw violates(error, 'booking_listing_available')
          ? unavailable({ ...listing, status: 'suspended' })
          : error;
      });
    await recordEvent(tx, bookingId, 'sent', viewer.id);
    const booking = await bookingById(tx, bookingId);
    if (!booking) throw notFound(t('bookingNotFound'));
    await notifyEnquiry(tx, booking, listing);
    return { booking, created: true };
  },
});

/** Emails contain the name and the type of the event, but never a code; they hide those in the message. */
async function refuseCodes(
  tx: Tx,
  booking: Pick<Booking, 'id' | 'userId'>,
  input: { name: string; typeOfEvent: string },
): Promise<void> {
  const codes = await codesToHide(tx, booking);
  for (const field of ['name', 'typeOfEvent'] as const)
    if (withoutCodes(input[field], codes) !== input[field]) throw badInput(field, t('codeInEnquiry'));
}

/** The name of a suspended listing is public; for couples, other unapproved listings don't exist. */
const unavailable = ({ name, status }: ListingBrief): AppError =>
  status === 'suspended'
    ? new AppError('NOT_FOUND', t('listingUnavailable', { listing: name }))
    : notFound(t('listingNotFound'));
