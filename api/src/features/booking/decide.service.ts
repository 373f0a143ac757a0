import { timingSafeEqual } from 'node:crypto';
import { badInput, conflict, notFound, rateLimitExceeded, violates } from '../../core/errors.js';
import { columnsOf, returning } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { only, operation, type ViewerScope } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { refuseContactDetails } from '../account/new-account.js';
import { listingBrief } from '../listing/listing.service.js';
import { recordEvent } from './booking-event.js';
import { replayBooking, replayWithBooking } from './booking-replay.js';
import { notifyDecision, notifyWithdrawal } from './booking.notifications.js';
import { Booking } from './booking.entity.js';
import { sideOf } from './booking.policy.js';
import { bookingById } from './booking.query.js';
import { approvalRules, bookingIdRules, rejectionRules } from './booking.rules.js';
import { t } from './messages.generated.js';

const WRONG_CODES = 5;
const LOCK_MINUTES = 15;

/** A wrong code is a result rather than an exception, because its attempt count must be committed. */
export type Approval = { outcome: 'approved' | 'wrong_code'; booking: Booking };

/**
 * Approves an enquiry with the code that the couple gave the owner. Idempotent. Five wrong codes block approval of this
 * booking for 15 minutes. Past dates can't be approved.
 */
export const approveBooking = operation({
  name: 'booking.approve',
  kind: 'write',
  allow: only('vendor', 'venue'),
  credential: true,
  limit: 'decision',
  input: approvalRules,
  replay: replayWithBooking<Approval>(({ outcome }) => outcome === 'wrong_code'),
  async run(scope): Promise<Approval> {
    const { tx, viewer, input } = scope;
    const booking = await lockListingBooking(tx, viewer, input.id);
    if (booking.status === 'approved') return { outcome: 'approved', booking };
    requirePending(booking);
    requireSeen(booking, input);
    if (booking.date < todayInIndia())
      throw conflict(t('datePassedForCouple', { date: readableDay(booking.date) }));
    const ends = booking.lockedUntil?.getTime() ?? 0;
    const wait = Math.ceil((ends - Date.now()) / 1000);
    if (wait > 0)
      throw rateLimitExceeded({ limit: WRONG_CODES, used: WRONG_CODES, resetsAt: ends, retryAfter: wait });
    if (!codesMatch(booking.code, input.code)) {
      const lockedUntil = await countWrongCode(tx, booking, viewer);
      return { outcome: 'wrong_code', booking: { ...booking, lockedUntil } };
    }
    return { outcome: 'approved', booking: await decide(scope, booking, { status: 'approved' }) };
  },
});

/** Rejects an enquiry for a reason. Final, and idempotent: only another reason or note conflicts. */
export const rejectBooking = operation({
  name: 'booking.reject',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: rejectionRules,
  replay: replayBooking,
  async run(scope): Promise<Booking> {
    const { tx, viewer, input } = scope;
    const booking = await lockListingBooking(tx, viewer, input.id);
    const { reason: rejectionReason } = input;
    const rejectionNote = input.note || null;
    const saysNothingNew =
      (rejectionReason === 'OTHER' && !rejectionNote) ||
      (rejectionReason === booking.rejectionReason && rejectionNote === booking.rejectionNote);
    // Another reason or note would be lost if this were reported as done.
    if (booking.status === 'rejected' && saysNothingNew) return booking;
    requirePending(booking);
    requireSeen(booking, input);
    await refuseContactDetails(tx, viewer.id, { note: rejectionNote });
    return decide(scope, booking, { status: 'rejected', rejectionReason, rejectionNote });
  },
});

/** Withdraws a pending enquiry. */
export const withdrawBooking = operation({
  name: 'booking.withdraw',
  kind: 'write',
  allow: only('user'),
  limit: 'enquiry',
  input: bookingIdRules,
  replay: replayBooking,
  async run(scope): Promise<Booking> {
    const { tx, viewer, input } = scope;
    const booking = await lockUserBooking(tx, viewer, input.id);
    if (booking.status === 'withdrawn') return booking;
    requirePending(booking);
    const withdrawn = await updateStatus(scope, booking, { status: 'withdrawn' });
    // Notifies the owner even if the listing has been suspended since.
    const listing = booking.listingId ? await listingBrief(tx, booking.listingId) : undefined;
    if (listing) await notifyWithdrawal(tx, withdrawn, listing);
    return withdrawn;
  },
});

/**
 * Returns a booking of the viewer's listing, locked.
 * @throws AppError NOT_FOUND for anybody but its business
 */
export async function lockListingBooking(tx: Tx, viewer: Viewer, bookingId: string): Promise<Booking> {
  const booking = await bookingById(tx, bookingId, true);
  if (!booking || sideOf(viewer, booking) !== 'business') throw notFound(t('bookingNotFound'));
  return booking;
}

/**
 * Returns a booking that the viewer sent, locked.
 * @throws AppError NOT_FOUND for anybody but its couple
 */
export async function lockUserBooking(tx: Tx, viewer: Viewer, bookingId: string): Promise<Booking> {
  const booking = await bookingById(tx, bookingId, true);
  if (!booking || sideOf(viewer, booking) !== 'couple') throw notFound(t('bookingNotFound'));
  return booking;
}

/** A decision applies to the date and guests that the business saw. Clients that don't send them decide on any. */
export function requireSeen(booking: Booking, seen: { date?: string; guests?: number }): void {
  const hasNewDate = Boolean(seen.date) && seen.date !== booking.date;
  const hasNewGuests = seen.guests !== undefined && seen.guests !== booking.guests;
  const [date, { guests }] = [readableDay(booking.date), booking];
  if (hasNewDate && hasNewGuests) throw conflict(t('dateAndGuestsChanged', { date, guests }));
  if (hasNewDate) throw conflict(t('dateChanged', { date }));
  if (hasNewGuests) throw conflict(t('guestsChanged', { guests }));
}

export function requirePending(booking: Booking): void {
  if (booking.status !== 'pending') throw conflict(t('alreadyDecided', { status: booking.status }));
}

function codesMatch(code: string, submitted: string): boolean {
  const [expected, received] = [Buffer.from(code), Buffer.from(submitted)];
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/** Returns when the next attempt is allowed, if this one blocks further attempts. */
async function countWrongCode(tx: Tx, booking: Booking, viewer: Viewer): Promise<Date | null> {
  const [counted] = await returning(
    tx,
    columnsOf(Booking, ['lockedUntil']),
    `UPDATE booking SET wrong_codes = (wrong_codes + 1) % ${WRONG_CODES},
       locked_until = CASE WHEN wrong_codes + 1 >= ${WRONG_CODES} THEN now() + interval '${LOCK_MINUTES} minutes' END
     WHERE id = $1`,
    [booking.id],
  );
  await recordEvent(tx, booking.id, 'wrong_code', viewer.id);
  return counted?.lockedUntil ?? null;
}

/** The final status of an enquiry, for rejections with the reason. */
type Closing =
  | { status: 'approved' | 'withdrawn' }
  | ({ status: 'rejected' } & Pick<Booking, 'rejectionReason' | 'rejectionNote'>);

async function decide(scope: ViewerScope, booking: Booking, decision: Closing): Promise<Booking> {
  const { tx, viewer } = scope;
  const decided = await updateStatus(scope, booking, decision).catch((error: unknown) => {
    if (violates(error, 'booking_note_not_blocked')) throw badInput('note', t('noteBlocked'));
    if (!violates(error, 'booking_daily_capacity')) throw error;
    throw conflict(t('enquiryDateFull', { date: readableDay(booking.date) }));
  });
  const listing = await listingBrief(tx, viewer.id);
  if (listing) await notifyDecision(tx, decided, listing);
  return decided;
}

async function updateStatus(
  { tx, viewer }: ViewerScope,
  booking: Booking,
  closing: Closing,
): Promise<Booking> {
  const pendingBooking = { id: booking.id, status: 'pending' } as const;
  await tx.repository(Booking).update(pendingBooking, { ...closing, decidedAt: () => 'now()' });
  await recordEvent(tx, booking.id, closing.status, viewer.id);
  return { ...booking, ...closing, decidedAt: new Date() };
}
