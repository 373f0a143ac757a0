import { expressions, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { loader } from '../../core/loader.js';
import type { BookingEventKind } from './booking-event.js';

/** An event in a booking's history. */
export interface HistoryEntry {
  id: string;
  kind: BookingEventKind;
  /** The date that it concerns, if any. */
  date: string | null;
  /** The previous date, after a change. */
  previousDate: string | null;
  guests: number | null;
  previousGuests: number | null;
  /** The dates of an offer. */
  offeredDates: string[] | null;
  /** The proposed times of a visit, or its confirmed time. */
  visitTimes: Date[] | null;
  /** The version of the quote that it concerns. */
  quoteVersion: number | null;
  /** Which party did it; null if neither did, or their account is deleted. */
  actor: 'couple' | 'business' | null;
  createdAt: Date;
}

/** Caps the history of one booking. */
export const MAX_HISTORY_LENGTH = 50;

const COLUMNS = expressions<HistoryEntry>({
  id: 'e.id',
  kind: 'e.kind',
  date: 'e.event_date::text',
  previousDate: 'e.previous_date::text',
  guests: 'e.guests',
  previousGuests: 'e.previous_guests',
  offeredDates: 'array_to_json(e.offered_dates)',
  visitTimes: 'e.visit_times',
  quoteVersion: 'e.quote_version',
  actor: `(SELECT CASE e.actor_id WHEN b.user_id THEN 'couple' WHEN b.listing_id THEN 'business' END
    FROM booking b WHERE b.id = e.booking_id)`,
  createdAt: 'e.created_at',
});

/** Returns events of bookings, by ID. */
export async function eventsById(tx: Tx, ids: readonly string[]): Promise<Map<string, HistoryEntry>> {
  const rows = await select(tx, COLUMNS, 'FROM booking_event e WHERE e.id = ANY($1::uuid[])', [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

async function historiesOf(tx: Tx, bookingIds: readonly string[]): Promise<Map<string, HistoryEntry[]>> {
  const rows = await select(
    tx,
    COLUMNS.and(expressions<{ bookingId: string }>({ bookingId: 'e.booking_id' })),
    `FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM booking_event WHERE booking_id = wanted.id ORDER BY created_at DESC, id DESC LIMIT ${MAX_HISTORY_LENGTH}) e
     ORDER BY e.created_at, e.id`,
    [bookingIds],
  );
  const histories = new Map<string, HistoryEntry[]>();
  for (const { bookingId, ...entry } of rows)
    histories.set(bookingId, [...(histories.get(bookingId) ?? []), entry]);
  return histories;
}

/** Returns a booking's history, oldest first; batched over a list. */
export const bookingHistory = loader<string, HistoryEntry[]>(
  (ctx, bookingIds) => historiesOf(ctx.services.database.tx, bookingIds),
  [],
);
