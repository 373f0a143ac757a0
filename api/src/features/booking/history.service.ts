import type { Tx } from '../../core/database.js';
import { loader } from '../../core/loader.js';
import type { BookingEventKind } from './booking-event.js';

/** A line of a booking's history. */
export interface BookingStep {
  kind: BookingEventKind;
  /** The day that it is about, if it is about one. */
  date: string | null;
  /** The day before a change of it. */
  previousDate: string | null;
  createdAt: Date;
}

/** A booking that is moved to and fro for years has no more than this to tell. */
export const MAX_STEPS = 50;

async function historiesOf(tx: Tx, bookingIds: readonly string[]): Promise<Map<string, BookingStep[]>> {
  const rows = await tx.sql<BookingStep & { bookingId: string }>(
    `SELECT e.booking_id AS "bookingId", e.kind, e.event_date::text AS date,
       e.previous_date::text AS "previousDate", e.created_at AS "createdAt"
     FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM booking_event WHERE booking_id = wanted.id ORDER BY created_at DESC, id DESC LIMIT ${MAX_STEPS}) e
     ORDER BY e.created_at, e.id`,
    [bookingIds],
  );
  const histories = new Map<string, BookingStep[]>();
  for (const { bookingId, ...step } of rows)
    histories.set(bookingId, [...(histories.get(bookingId) ?? []), step]);
  return histories;
}

/** What has happened to a booking that the viewer sees, oldest first; batched over a list. */
export const bookingHistory = loader<string, BookingStep[]>(
  (ctx, bookingIds) => historiesOf(ctx.services.database.tx, bookingIds),
  [],
);
