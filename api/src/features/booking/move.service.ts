import { conflict, violates } from '../../core/errors.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { only, operation } from '../../core/operation.js';
import { listingBrief } from '../listing/listing.service.js';
import { limitDateChanges, recordEvent } from './booking-event.js';
import { replayBooking } from './booking-replay.js';
import { notifyProposal, notifyProposalAnswer } from './booking.notices.js';
import { Booking } from './booking.entity.js';
import { bookingIdRules, proposalAnswerRules, proposalRules } from './booking.rules.js';
import { ownBooking, sentBooking } from './decide.service.js';

/** Asks to move an approved booking. It stays approved for its day until the owner accepts; a new wish replaces one. */
export const proposeDate = operation({
  name: 'booking.proposeDate',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: proposalRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await sentBooking(tx, viewer, input.id);
    if (booking.status !== 'approved') throw conflict('Only an approved booking can be moved.');
    if (booking.date < todayInIndia()) throw conflict('The day of this booking is over.');
    if (input.date === booking.date)
      throw conflict(`Your booking is on ${readableDay(input.date)} already.`, 'date');
    if (input.date === booking.proposedDate) return booking;
    await limitDateChanges(tx, booking.id);
    await tx.repository(Booking).update(booking.id, { proposedDate: input.date });
    await recordEvent(tx, booking.id, 'date_proposed', viewer.id, input.date);
    const moved = { ...booking, proposedDate: input.date };
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyProposal(tx, moved, listing);
    return moved;
  },
});

/** Takes a wish for another day back. */
export const dropProposal = operation({
  name: 'booking.dropProposal',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: bookingIdRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await sentBooking(tx, viewer, input.id);
    if (!booking.proposedDate) return booking;
    await tx.repository(Booking).update(booking.id, { proposedDate: null });
    await recordEvent(tx, booking.id, 'proposal_dropped', viewer.id, booking.proposedDate);
    return { ...booking, proposedDate: null };
  },
});

/** Moves the booking to the day that its couple proposed; it stays approved. */
export const acceptDate = operation({
  name: 'booking.acceptDate',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: proposalAnswerRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await ownBooking(tx, viewer, input.id);
    // A second press finds it moved.
    if (!booking.proposedDate && booking.date === input.date) return booking;
    refuseOtherDay(booking, input.date);
    if (input.date < todayInIndia()) throw conflict(`${readableDay(input.date)} is over.`);
    await tx
      .repository(Booking)
      .update(booking.id, { date: input.date, proposedDate: null })
      .catch((error: unknown) => {
        // Its own day passed before the answer, and the couple has asked anew since.
        if (violates(error, 'booking_one_open'))
          throw conflict(
            'This couple has another enquiry with you by now. Decline this one, and answer that.',
          );
        if (!violates(error, 'booking_daily_capacity')) throw error;
        throw conflict(
          `${readableDay(input.date)} is already fully booked. Decline it, or agree on another date.`,
        );
      });
    await recordEvent(tx, booking.id, 'date_accepted', viewer.id, input.date);
    const moved = { ...booking, date: input.date, proposedDate: null };
    await notifyProposalAnswer(tx, moved, { accepted: true, proposed: input.date });
    return moved;
  },
});

/** Leaves the booking on its day. */
export const declineDate = operation({
  name: 'booking.declineDate',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: proposalAnswerRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await ownBooking(tx, viewer, input.id);
    refuseOtherDay(booking, input.date);
    await tx.repository(Booking).update(booking.id, { proposedDate: null });
    await recordEvent(tx, booking.id, 'date_declined', viewer.id, input.date);
    const kept = { ...booking, proposedDate: null };
    await notifyProposalAnswer(tx, kept, { accepted: false, proposed: input.date });
    return kept;
  },
});

function refuseOtherDay(booking: Booking, seen: string): void {
  if (booking.proposedDate !== seen)
    throw conflict(
      booking.proposedDate
        ? `The couple now proposes ${readableDay(booking.proposedDate)}.`
        : 'There is no proposed date any more.',
    );
}
