import { columnsOf, select, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { newId } from '../../core/ids.js';
import { Listing } from '../listing/listing.entity.js';
import { IMPORT_DAYS } from './calendar.constants.js';
import type { CalendarState, ImportPlan } from './import-plan.js';
import { OfflineBooking } from './offline-booking.entity.js';

/** Returns what an import of events with these UIDs is compared with. */
export async function calendarState(
  tx: Tx,
  listingId: string,
  uids: readonly string[],
): Promise<CalendarState> {
  const listing = await selectOne(tx, columnsOf(Listing, ['dailyCapacity']), `FROM listing WHERE id = $1`, [
    listingId,
  ]);
  const sequences = await tx.sql<{ uid: string; sequence: number }>(
    `SELECT uid, sequence FROM imported_event WHERE listing_id = $1 AND uid = ANY($2::text[])`,
    [listingId, uids],
  );
  const imported = await select(
    tx,
    columnsOf(OfflineBooking, { id: 'id', uid: 'importedUid', day: 'date', name: 'name' }),
    `FROM offline_booking
     WHERE listing_id = $1 AND imported_uid = ANY($2::text[]) AND event_date >= today_in_india()
     ORDER BY event_date, id`,
    [listingId, uids],
  );
  const taken = await tx.sql<{ day: string; places: number }>(
    `SELECT event_date::text AS day, count(*)::int AS places FROM (
       SELECT event_date FROM booking WHERE listing_id = $1 AND status = 'approved' AND event_date >= today_in_india()
       UNION ALL
       SELECT event_date FROM offline_booking WHERE listing_id = $1 AND event_date >= today_in_india()
     ) booked GROUP BY event_date`,
    [listingId],
  );
  const blocked = await tx.sql<{ day: string }>(
    `SELECT DISTINCT each.day::date::text AS day FROM blocked_period, generate_series(
       greatest(first_day, today_in_india()), least(last_day, today_in_india() + ${IMPORT_DAYS}), interval '1 day') AS each (day)
     WHERE listing_id = $1 AND last_day >= today_in_india()`,
    [listingId],
  );
  return {
    dailyCapacity: listing?.dailyCapacity ?? 0,
    sequences: new Map(sequences.map(({ uid, sequence }) => [uid, sequence])),
    imported,
    taken: new Map(taken.map(({ day, places }) => [day, places])),
    blocked: new Set(blocked.map(({ day }) => day)),
  };
}

/** Bookings per statement: each runs triggers, and statements have a time limit. */
const BATCH = 200;

function* batchesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}

const column = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value): Value[] =>
  rows.map((row) => of(row));

/**
 * Writes the bookings of an import. Those that move are deleted and inserted again with all they have: a booking may
 * need the place that another one of the same import leaves.
 */
export async function applyPlan(tx: Tx, listingId: string, plan: ImportPlan): Promise<void> {
  await tx.sql(
    `INSERT INTO imported_event (listing_id, uid, sequence)
     SELECT $1, uid, sequence FROM unnest($2::text[], $3::int[]) AS event (uid, sequence)
     ON CONFLICT (listing_id, uid) DO UPDATE SET sequence = EXCLUDED.sequence, imported_at = now()`,
    [listingId, column(plan.sequences, ({ uid }) => uid), column(plan.sequences, ({ sequence }) => sequence)],
  );
  const moving = new Map<string, object>();
  for (const ids of batchesOf([...plan.removed, ...column(plan.moved, ({ id }) => id)])) {
    const deleted = await tx.sql<{ id: string; row: object }>(
      `DELETE FROM offline_booking WHERE listing_id = $1 AND id = ANY($2::uuid[])
       RETURNING id, to_jsonb(offline_booking) AS row`,
      [listingId, ids],
    );
    for (const { id, row } of deleted) moving.set(id, row);
  }
  for (const moved of batchesOf(plan.moved))
    await tx.sql(
      `INSERT INTO offline_booking SELECT * FROM jsonb_populate_recordset(NULL::offline_booking, $1::jsonb)`,
      [JSON.stringify(moved.map(({ id, day, name }) => ({ ...moving.get(id), event_date: day, name })))],
    );
  for (const renamed of batchesOf(plan.renamed))
    await tx.sql(
      `UPDATE offline_booking SET name = renamed.name FROM unnest($2::uuid[], $3::text[]) AS renamed (id, name)
       WHERE listing_id = $1 AND offline_booking.id = renamed.id`,
      [listingId, column(renamed, ({ id }) => id), column(renamed, ({ name }) => name)],
    );
  for (const added of batchesOf(plan.added))
    await tx.sql(
      `INSERT INTO offline_booking (id, listing_id, event_date, name, note, imported_uid)
       SELECT id, $1, day, name, '', uid
       FROM unnest($2::uuid[], $3::date[], $4::text[], $5::text[]) AS added (id, day, name, uid)`,
      [
        listingId,
        column(added, newId),
        column(added, ({ day }) => day),
        column(added, ({ name }) => name),
        column(added, ({ uid }) => uid),
      ],
    );
}

/** Returns the number of events that imports of a listing have stored. */
export async function countImported(tx: Tx, listingId: string): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM imported_event WHERE listing_id = $1`,
    [listingId],
  );
  return row?.count ?? 0;
}

/** Deletes events that no import has named for two years and that have no booking left. */
export const sweepImportedEvents = (tx: Tx) =>
  tx.sql(
    `DELETE FROM imported_event e WHERE imported_at < now() - interval '2 years'
       AND NOT EXISTS (SELECT FROM offline_booking o WHERE o.listing_id = e.listing_id AND o.imported_uid = e.uid)`,
  );
