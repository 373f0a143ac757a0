import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import type { Replay } from '../../core/idempotency.js';
import type { Booking } from './booking.entity.js';
import { bookingById } from './booking.query.js';

/** What of a booking changes in its life; the rest, its code and what the couple wrote, is read again. */
const CHANGES = ['status', 'date', 'proposedDate', 'decidedAt', 'lockedUntil', 'wrongCodes'] as const;

interface Kept {
  id: string;
  changes: Pick<Booking, (typeof CHANGES)[number]>;
}

const keptOf = (booking: Booking) => ({
  id: booking.id,
  changes: Object.fromEntries(CHANGES.map((name) => [name, booking[name]])),
});

/** The booking as it was then. */
async function restored(tx: Tx, { id, changes }: Kept): Promise<Booking> {
  const booking = await bookingById(tx, id);
  if (!booking) throw notFound('Booking');
  const { decidedAt, lockedUntil } = changes;
  return { ...booking, ...changes, decidedAt: dateOf(decidedAt), lockedUntil: dateOf(lockedUntil) };
}

const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

export const replayBooking: Replay<Booking> = {
  store: keptOf,
  restore: (kept, tx) => restored(tx, kept as Kept),
};

/** Of a result that holds a booking beside plain values. */
export function replayWithBooking<Result extends { booking: Booking }>(
  refused?: (kept: Omit<Result, 'booking'>) => boolean,
): Replay<Result> {
  return {
    isRejection: refused && ((kept) => refused(kept as Omit<Result, 'booking'>)),
    store: (result) => ({ ...result, booking: keptOf(result.booking) }),
    async restore(kept, tx) {
      const { booking, ...rest } = kept as Omit<Result, 'booking'> & { booking: Kept };
      return { ...rest, booking: await restored(tx, booking) } as unknown as Result;
    },
  };
}
