import { timingSafeEqual } from 'node:crypto';
import { conflict, notFound, tooMany, violates } from '../core/errors.js';
import type { Sql } from '../core/database.js';
import { readableDay } from '../core/day.js';
import { only, operation } from '../core/operation.js';
import type { Viewer } from '../core/viewer.js';
import { listingBrief } from '../listing/listing.service.js';
import { recordEvent } from './booking-event.js';
import { notifyDecision, notifyWithdrawal } from './booking.notices.js';
import type { Booking } from './booking.entity.js';
import { bookingById } from './booking.query.js';
import { bookingIdRules, codeRules } from './booking.rules.js';

const WRONG_CODES = 5;
const LOCK_MINUTES = 15;

/** A wrong code is something that happens, and is counted; so it is an answer and not an exception. */
export type Approval = { outcome: 'approved' | 'wrong_code'; booking: Booking };

/**
 * Approves an enquiry with the code that the couple gave the owner. Doing it twice is doing it once.
 * Five wrong codes lock the booking's approval for 15 minutes.
 */
export const approveBooking = operation({
  name: 'booking.approve',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: bookingIdRules.concat(codeRules),
  async run({ sql, viewer, input }): Promise<Approval> {
    const booking = await ownBooking(sql, viewer, input.id);
    if (booking.status === 'approved') return { outcome: 'approved', booking };
    refuseDecided(booking);
    const locked = booking.lockedUntil ? Math.ceil((booking.lockedUntil.getTime() - Date.now()) / 1000) : 0;
    if (locked > 0) throw tooMany(locked);
    if (!sameCode(booking.code, input.code)) {
      await countWrongCode(sql, booking, viewer);
      return { outcome: 'wrong_code', booking };
    }
    return { outcome: 'approved', booking: await decide(sql, viewer, booking, 'approved') };
  },
});

export const rejectBooking = operation({
  name: 'booking.reject',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: bookingIdRules,
  async run({ sql, viewer, input }): Promise<Booking> {
    const booking = await ownBooking(sql, viewer, input.id);
    if (booking.status === 'rejected') return booking;
    refuseDecided(booking);
    return decide(sql, viewer, booking, 'rejected');
  },
});

/** Takes back a pending enquiry. */
export const withdrawBooking = operation({
  name: 'booking.withdraw',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: bookingIdRules,
  async run({ sql, viewer, input }): Promise<Booking> {
    const booking = await bookingById(sql, input.id, true);
    if (!booking || booking.userId !== viewer.id) throw notFound('Booking');
    if (booking.status === 'withdrawn') return booking;
    refuseDecided(booking);
    const withdrawn = await settle(sql, booking, 'withdrawn', viewer);
    // A listing may have been rejected since the couple wrote; its owner is still told.
    const listing = booking.listingId ? await listingBrief(sql, booking.listingId) : undefined;
    if (listing) await notifyWithdrawal(sql, withdrawn, listing);
    return withdrawn;
  },
});

async function ownBooking(sql: Sql, viewer: Viewer, bookingId: string): Promise<Booking> {
  const booking = await bookingById(sql, bookingId, true);
  if (!booking || booking.listingId !== viewer.id) throw notFound('Booking');
  return booking;
}

function refuseDecided(booking: Booking): void {
  if (booking.status !== 'pending') throw conflict(`This enquiry was already ${booking.status}.`);
}

function sameCode(code: string, tried: string): boolean {
  const [right, given] = [Buffer.from(code), Buffer.from(tried)];
  return right.length === given.length && timingSafeEqual(right, given);
}

async function countWrongCode(sql: Sql, booking: Booking, viewer: Viewer): Promise<void> {
  await sql(
    `UPDATE booking SET wrong_codes = (wrong_codes + 1) % ${WRONG_CODES},
       locked_until = CASE WHEN wrong_codes + 1 >= ${WRONG_CODES} THEN now() + interval '${LOCK_MINUTES} minutes' END
     WHERE id = $1`,
    [booking.id],
  );
  await recordEvent(sql, booking.id, 'wrong_code', viewer.id);
}

async function decide(
  sql: Sql,
  viewer: Viewer,
  booking: Booking,
  status: 'approved' | 'rejected',
): Promise<Booking> {
  const decided = await settle(sql, booking, status, viewer).catch((error: unknown) => {
    if (!violates(error, 'booking_daily_capacity')) throw error;
    throw conflict(
      `${readableDay(booking.date)} is already fully booked. Reject this enquiry or agree on another date.`,
    );
  });
  const listing = await listingBrief(sql, viewer.id);
  if (listing) await notifyDecision(sql, decided, listing);
  return decided;
}

async function settle(
  sql: Sql,
  booking: Booking,
  status: 'approved' | 'rejected' | 'withdrawn',
  viewer: Viewer,
): Promise<Booking> {
  await sql(`UPDATE booking SET status = $2, decided_at = now() WHERE id = $1 AND status = 'pending'`, [
    booking.id,
    status,
  ]);
  await recordEvent(sql, booking.id, status, viewer.id);
  return { ...booking, status, decidedAt: new Date() };
}
