import { allColumnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { conflict, notFound, violates } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { formatList } from '../../core/intl.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { listingBrief } from '../listing/listing.service.js';
import { limitOffers, recordEvent } from './booking-event.js';
import { replayBooking } from './booking-replay.js';
import { Booking } from './booking.entity.js';
import { notifyDateOffer, notifyOfferDecision } from './booking.notifications.js';
import { dateOfferRules, offerAcceptanceRules, offerIdRules } from './booking.rules.js';
import { DateOffer } from './date-offer.entity.js';
import { lockListingBooking, lockUserBooking, requirePending, requireSeen } from './decide.service.js';
import { t } from './messages.generated.js';

const COLUMNS = allColumnsOf(DateOffer);

/** Returns the open offer of a booking, or null; batched over a list. */
export const openDateOffer = loader<string, DateOffer | null>(async (ctx, bookingIds) => {
  const rows = await select(
    ctx.services.database.tx,
    COLUMNS,
    `FROM date_offer WHERE booking_id = ANY($1::uuid[]) AND status = 'open'`,
    [bookingIds],
  );
  return new Map(rows.map((offer) => [offer.bookingId, offer]));
}, null);

/**
 * Offers other dates for a pending enquiry instead of rejecting it. The enquiry stays pending and keeps its date until
 * the couple accepts one. Replaces an earlier offer.
 */
export const offerDates = operation({
  name: 'booking.offerDates',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: dateOfferRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockListingBooking(tx, viewer, input.id);
    requirePending(booking);
    requireSeen(booking, input);
    if (booking.date < todayInIndia())
      throw conflict(t('datePassedForCouple', { date: readableDay(booking.date) }));
    const dates = input.dates.toSorted();
    if (dates.includes(booking.date))
      throw conflict(t('offeredSameDate', { date: readableDay(booking.date) }), 'dates');
    const open = await openOffer(tx, booking.id);
    if (open && open.dates.join() === dates.join()) return booking;
    const full = await fullDays(tx, viewer.id, dates);
    if (full.length)
      throw conflict(
        t('offeredDateFull', { dates: formatList(full.map(readableDay)), count: full.length }),
        'dates',
      );
    await limitOffers(tx, booking.id);
    if (open) await closeOffer(tx, open.id, 'closed');
    await tx
      .repository(DateOffer)
      .insert({ id: newId(), bookingId: booking.id, dates })
      .catch((error: unknown) => {
        throw violates(error, 'date_offer_not_blocked') ? conflict(t('offerBlocked')) : error;
      });
    await recordEvent(tx, booking.id, 'dates_offered', viewer.id, { offeredDates: dates });
    await notifyDateOffer(tx, booking, dates);
    return booking;
  },
});

/** Accepts one of the offered dates: the enquiry moves to it and stays pending until the business approves it. */
export const acceptDateOffer = operation({
  name: 'booking.acceptDateOffer',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: offerAcceptanceRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { id, date } }): Promise<Booking> {
    const { booking, offer } = await lockOffer(tx, viewer, id);
    // A retry after the enquiry has moved.
    if (offer.status === 'accepted' && booking.date === date) return booking;
    requireOpen(booking, offer);
    if (!offer.dates.includes(date)) throw conflict(t('dateNotOffered', { date: readableDay(date) }));
    if (date < todayInIndia()) throw conflict(t('requestedDatePassed', { date: readableDay(date) }));
    await closeOffer(tx, offer.id, 'accepted', date).catch((error: unknown) => {
      if (!violates(error, 'booking_daily_capacity')) throw error;
      throw conflict(t('acceptedDateFull', { date: readableDay(date) }));
    });
    await tx
      .repository(Booking)
      .update(booking.id, { date })
      .catch((error: unknown) => {
        // The enquiry's own date passed before the answer, and the couple has sent another one since.
        throw violates(error, 'booking_one_open') ? conflict(t('newerEnquiry')) : error;
      });
    const moved = { ...booking, date };
    await recordEvent(tx, booking.id, 'offer_accepted', viewer.id, { date, previousDate: booking.date });
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyOfferDecision(tx, moved, listing, { previousDate: booking.date });
    return moved;
  },
});

/** Declines an offer; the enquiry stays pending for its date. */
export const declineDateOffer = operation({
  name: 'booking.declineDateOffer',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: offerIdRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { id } }): Promise<Booking> {
    const { booking, offer } = await lockOffer(tx, viewer, id);
    if (offer.status === 'declined') return booking;
    requireOpen(booking, offer);
    await closeOffer(tx, offer.id, 'declined');
    await recordEvent(tx, booking.id, 'offer_declined', viewer.id, { offeredDates: offer.dates });
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyOfferDecision(tx, booking, listing);
    return booking;
  },
});

/** Returns those of the days on which the listing accepts no further booking, in order; see migration 0044. */
async function fullDays(tx: Tx, listingId: string, days: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ day: string }>(
    `SELECT day::text FROM listing CROSS JOIN unnest($2::date[]) AS day
     WHERE id = $1 AND (is_blocked(id, day) OR places_taken(id, day) >= daily_capacity) ORDER BY day`,
    [listingId, days],
  );
  return rows.map(({ day }) => day);
}

const openOffer = (tx: Tx, bookingId: string): Promise<DateOffer | null> =>
  tx.repository(DateOffer).findOneBy({ bookingId, status: 'open' });

/**
 * Returns an offer for the viewer's enquiry, and locks the enquiry. The enquiry is locked first, as in every other
 * operation, and the offer is read after that.
 * @throws AppError NOT_FOUND for anybody but its couple
 */
async function lockOffer(tx: Tx, viewer: Viewer, offerId: string) {
  const read = () => tx.repository(DateOffer).findOneBy({ id: offerId });
  const found = await read();
  if (!found) throw notFound(t('offerNotFound'));
  const booking = await lockUserBooking(tx, viewer, found.bookingId);
  const offer = (await read()) ?? found;
  return { booking, offer };
}

function requireOpen(booking: Booking, offer: DateOffer): void {
  requirePending(booking);
  if (offer.status !== 'open') throw conflict(t('offerClosed'));
}

const closeOffer = (tx: Tx, offerId: string, status: DateOffer['status'], acceptedDate?: string) =>
  tx.repository(DateOffer).update(offerId, { status, acceptedDate, closedAt: () => 'now()' });
