import { readableDay, todayInIndia } from '../../core/day.js';
import { conflict } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief } from '../listing/listing.service.js';
import { limitChanges, recordEvent } from './booking-event.js';
import { replayBooking } from './booking-replay.js';
import { Booking } from './booking.entity.js';
import { notifyEnquiryChange } from './booking.notifications.js';
import { enquiryUpdateRules } from './booking.rules.js';
import { requirePending, lockUserBooking } from './decide.service.js';
import { t } from './messages.generated.js';

/**
 * Changes the date and the number of guests of a pending enquiry. The booking is locked: a concurrent decision either
 * comes first and rejects the change, or applies to the new date. Like a new enquiry, it may be for a fully booked date
 * and for more guests than the venue seats. A trigger closes an open offer of other dates.
 */
export const updateEnquiry = operation({
  name: 'booking.updateEnquiry',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: enquiryUpdateRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { id, date, guests: newGuests } }): Promise<Booking> {
    const booking = await lockUserBooking(tx, viewer, id);
    requirePending(booking);
    if (booking.date < todayInIndia()) throw conflict(t('datePassed', { date: readableDay(booking.date) }));
    const guests = newGuests ?? booking.guests;
    if (date === booking.date && guests === booking.guests) return booking;
    await limitChanges(tx, id);
    await tx.repository(Booking).update({ id, status: 'pending' }, { date, guests });
    if (date !== booking.date)
      await recordEvent(tx, id, 'date_changed', viewer.id, { date, previousDate: booking.date });
    if (guests !== booking.guests)
      await recordEvent(tx, id, 'guests_changed', viewer.id, { guests, previousGuests: booking.guests });
    const changed = { ...booking, date, guests };
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyEnquiryChange(tx, changed, listing, booking);
    return changed;
  },
});
