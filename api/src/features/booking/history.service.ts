import { columnsOf, expressions, select, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { loader } from '../../core/loader.js';
import { BookingEvent } from './booking-event.entity.js';

/** Caps the history of one booking. */
export const MAX_HISTORY_LENGTH = 50;

const COLUMNS = columnsOf(
  BookingEvent,
  [
    ...(['id', 'kind', 'date', 'previousDate', 'guests', 'previousGuests', 'offeredDates'] as const),
    ...(['visitTimes', 'quoteVersion', 'createdAt'] as const),
  ],
  'e',
).and(
  expressions<Pick<BookingEvent, 'actor'>>({
    actor: `(SELECT CASE e.actor_id WHEN b.user_id THEN 'couple' WHEN b.listing_id THEN 'business' END
      FROM booking b WHERE b.id = e.booking_id)`,
  }),
);

/** An event in a booking's history. */
export type HistoryEntry = RowOf<typeof COLUMNS>;

/** Returns events of bookings, by ID. */
export async function eventsById(tx: Tx, ids: readonly string[]): Promise<Map<string, HistoryEntry>> {
  const rows = await select(tx, COLUMNS, 'FROM booking_event e WHERE e.id = ANY($1::uuid[])', [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

async function historiesOf(tx: Tx, bookingIds: readonly string[]): Promise<Map<string, HistoryEntry[]>> {
  const rows = await select(
    tx,
    COLUMNS.and(columnsOf(BookingEvent, ['bookingId'], 'e')),
    `FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM booking_event WHERE booking_id = wanted.id ORDER BY created_at DESC, id DESC LIMIT ${MAX_HISTORY_LENGTH}) e
     ORDER BY e.created_at, e.id`,
    [bookingIds],
  );
  return groupBy(rows, ({ bookingId }) => bookingId);
}

/** Returns a booking's history, oldest first; batched over a list. */
export const bookingHistory = loader<string, HistoryEntry[]>(
  (ctx, bookingIds) => historiesOf(ctx.services.database.tx, bookingIds),
  [],
);
