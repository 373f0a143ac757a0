import { readableDay, todayInIndia } from '../../core/day.js';
import { conflict } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief } from '../listing/listing.service.js';
import { limitDateChanges, recordEvent } from './booking-event.js';
import { replayBooking } from './booking-replay.js';
import { Booking } from './booking.entity.js';
import { notifyDateChange } from './booking.notifications.js';
import { enquiryChangeRules } from './booking.rules.js';
import { requirePending, lockUserBooking } from './decide.service.js';
import { t } from './messages.generated.js';

/**
 * Changes the date of a pending enquiry. The booking is locked: a concurrent decision either comes first and rejects
 * the change, or applies to the new date. Like a new enquiry, it may be for a fully booked date.
 */
export const updateEnquiry = operation({
  name: 'booking.updateEnquiry',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: enquiryChangeRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { id, date } }): Promise<Booking> {
    const booking = await lockUserBooking(tx, viewer, id);
    requirePending(booking);
    if (booking.date < todayInIndia()) throw conflict(t('datePassed', { date: readableDay(booking.date) }));
    if (date === booking.date) return booking;
    await limitDateChanges(tx, id);
    await tx.repository(Booking).update({ id, status: 'pending' }, { date });
    await recordEvent(tx, id, 'date_changed', viewer.id, date, booking.date);
    const changed = { ...booking, date };
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyDateChange(tx, changed, listing, booking.date);
    return changed;
  },
});
