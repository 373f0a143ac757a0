import type { Tx } from '../../core/database.js';
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
