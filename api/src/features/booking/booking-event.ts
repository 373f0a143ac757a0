import type { Tx } from '../../core/database.js';
import { rateLimitExceeded, formatWait } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { t } from './messages.generated.js';

export const BOOKING_EVENT_KINDS = [
  'sent',
  'wrong_code',
  'approved',
  'rejected',
  'withdrawn',
  'reschedule_requested',
  'reschedule_accepted',
  'reschedule_declined',
  'reschedule_cancelled',
  'date_changed',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** Records an event in the booking's history, with the date it concerns and, for changes, the previous one. */
export const recordEvent = (
  tx: Tx,
  bookingId: string,
  kind: BookingEventKind,
  actorId: string,
  date?: string,
  previousDate?: string,
) =>
  tx.sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id, event_date, previous_date)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [newId(), bookingId, kind, actorId, date ?? null, previousDate ?? null],
  );

/** Date changes and requests per booking and hour. */
const DATE_CHANGES = 5;

/**
 * Limits how often a couple changes or requests another date, because each sends the business an email. The caller has
 * locked the booking.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function limitDateChanges(tx: Tx, bookingId: string): Promise<void> {
  const [oldest] = await tx.sql<{ wait: number }>(
    `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS wait FROM booking_event
     WHERE booking_id = $1 AND kind IN ('date_changed', 'reschedule_requested')
       AND created_at > now() - interval '1 hour'
     ORDER BY created_at DESC OFFSET ${DATE_CHANGES - 1} LIMIT 1`,
    [bookingId],
  );
  if (!oldest) return;
  const wait = Math.max(oldest.wait, 1);
  throw rateLimitExceeded(
    { limit: DATE_CHANGES, used: DATE_CHANGES, retryAfter: wait, resetsAt: Date.now() + wait * 1000 },
    t('tooManyDateChanges', { count: DATE_CHANGES, wait: formatWait(wait) }),
  );
}

/** Records the same event for several bookings. */
export async function recordEvents(
  tx: Tx,
  bookingIds: readonly string[],
  kind: BookingEventKind,
  actorId: string,
): Promise<void> {
  if (!bookingIds.length) return;
  await tx.sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id)
     SELECT id, booking_id, $3, $4::uuid FROM unnest($1::uuid[], $2::uuid[]) AS line (id, booking_id)`,
    [bookingIds.map(() => newId()), bookingIds, kind, actorId],
  );
}
