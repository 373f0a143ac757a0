import type { Tx } from '../../core/database.js';
import { rateLimitExceeded, formatWait } from '../../core/errors.js';
import { newId } from '../../core/ids.js';

export const BOOKING_EVENT_KINDS = [
  'sent',
  'wrong_code',
  'approved',
  'rejected',
  'withdrawn',
  'date_proposed',
  'date_accepted',
  'date_declined',
  'proposal_dropped',
  'date_changed',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** Writes a line of the booking's history; `date` where the event is about a day, with the one before if it changed. */
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

/** Changes and requests of another date an hour, for one booking. */
const DATE_CHANGES = 5;

/**
 * Limits how often the couple changes or requests another date of one booking, because the business gets an email about
 * each. The caller has locked the booking. @throws AppError TOO_MANY_REQUESTS
 */
export async function limitDateChanges(tx: Tx, bookingId: string): Promise<void> {
  const [oldest] = await tx.sql<{ wait: number }>(
    `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS wait FROM booking_event
     WHERE booking_id = $1 AND kind IN ('date_changed', 'date_proposed')
       AND created_at > now() - interval '1 hour'
     ORDER BY created_at DESC OFFSET ${DATE_CHANGES - 1} LIMIT 1`,
    [bookingId],
  );
  if (!oldest) return;
  const wait = Math.max(oldest.wait, 1);
  throw rateLimitExceeded(
    { limit: DATE_CHANGES, used: DATE_CHANGES, retryAfter: wait, resetsAt: Date.now() + wait * 1000 },
    `You changed the date of this booking ${DATE_CHANGES} times within the last hour. Try again in ${formatWait(wait)}.`,
  );
}

/** Writes the same line into the history of many bookings. */
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
