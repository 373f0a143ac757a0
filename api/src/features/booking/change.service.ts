import { readableDay, todayInIndia } from '../../core/day.js';
import { conflict } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief } from '../listing/listing.service.js';
import { limitDateChanges, recordEvent } from './booking-event.js';
import { replayBooking } from './booking-replay.js';
import { Booking } from './booking.entity.js';
import { notifyDateChange } from './booking.notices.js';
import { enquiryChangeRules } from './booking.rules.js';
import { refuseDecided, sentBooking } from './decide.service.js';

/**
 * Changes the date of a pending enquiry. The booking is locked, so that a decision at the same moment either comes first
 * and refuses the change, or finds the new date. A fully booked date is allowed, as it is for a new enquiry.
 */
export const updateEnquiry = operation({
  name: 'booking.updateEnquiry',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: enquiryChangeRules,
  replay: replayBooking,
  async run({ tx, viewer, input: { id, date } }): Promise<Booking> {
    const booking = await sentBooking(tx, viewer, id);
    refuseDecided(booking);
    if (booking.date < todayInIndia())
      throw conflict(`${readableDay(booking.date)} has passed. Send a new enquiry for another date.`);
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
