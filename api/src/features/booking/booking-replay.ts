import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import type { Replay } from '../../core/idempotency.js';
import type { Booking } from './booking.entity.js';
import { bookingById } from './booking.query.js';
import { t } from './messages.generated.js';

/**
 * Columns of a booking that change. The others are read again, so that the code and the couple's data aren't stored
 * twice.
 */
const MUTABLE_FIELDS = [
  'status',
  'date',
  'guests',
  'requestedDate',
  'rejectionReason',
  'rejectionNote',
  'decidedAt',
  'lockedUntil',
  'wrongCodes',
] as const;

interface StoredBooking {
  id: string;
  changes: Pick<Booking, (typeof MUTABLE_FIELDS)[number]>;
}

const toStored = (booking: Booking) => ({
  id: booking.id,
  changes: Object.fromEntries(MUTABLE_FIELDS.map((name) => [name, booking[name]])),
});

/** Returns the booking as it was in the original response. */
async function restoreBooking(tx: Tx, { id, changes }: StoredBooking): Promise<Booking> {
  const booking = await bookingById(tx, id);
  if (!booking) throw notFound(t('bookingNotFound'));
  const { decidedAt, lockedUntil } = changes;
  // A withdrawal since then hides the couple's contact details.
  const status = booking.status === 'withdrawn' ? booking.status : changes.status;
  return { ...booking, ...changes, status, decidedAt: dateOf(decidedAt), lockedUntil: dateOf(lockedUntil) };
}

const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

export const replayBooking: Replay<Booking> = {
  store: toStored,
  restore: (stored, tx) => restoreBooking(tx, stored as StoredBooking),
};

/** For results that contain a booking and plain values. */
export function replayWithBooking<Result extends { booking: Booking }>(
  isRejection?: (stored: Omit<Result, 'booking'>) => boolean,
): Replay<Result> {
  return {
    isRejection: isRejection && ((stored) => isRejection(stored as Omit<Result, 'booking'>)),
    store: (result) => ({ ...result, booking: toStored(result.booking) }),
    async restore(stored, tx) {
      const { booking, ...rest } = stored as Omit<Result, 'booking'> & { booking: StoredBooking };
      return { ...rest, booking: await restoreBooking(tx, booking) } as unknown as Result;
    },
  };
}
