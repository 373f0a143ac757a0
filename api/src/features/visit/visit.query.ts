import { allColumnsOf, columnsOf, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import { Booking } from '../booking/booking.entity.js';
import { Visit } from './visit.entity.js';

const COLUMNS = allColumnsOf(Visit, 'v');

/** Neither completed nor cancelled. */
const OPEN = `v.status IN ('requested', 'offered', 'confirmed')`;

/** Returns the open visits of bookings, by booking. */
export async function openVisits(tx: Tx, bookingIds: readonly string[]): Promise<Map<string, Visit>> {
  const rows = await select(tx, COLUMNS, `FROM visit v WHERE v.booking_id = ANY($1::uuid[]) AND ${OPEN}`, [
    bookingIds,
  ]);
  return new Map(rows.map((visit) => [visit.bookingId, visit]));
}

export const visitById = (tx: Tx, visitId: string): Promise<Visit | null> =>
  tx.repository(Visit).findOneBy({ id: visitId });

/** Caps the visits of one day. */
const MAX_VISITS_PER_DAY = 100;

/** Returns a listing's confirmed and completed visits of a day in India, by time, with the couples' names. */
export const visitsOfDay = (tx: Tx, listingId: string, date: string) =>
  select(
    tx,
    COLUMNS.and(columnsOf(Booking, { coupleName: 'name' }, 'b')),
    `FROM visit v JOIN booking b ON b.id = v.booking_id
     WHERE b.listing_id = $1 AND v.status IN ('confirmed', 'completed')
       AND v.starts_at >= $2::date::timestamp AT TIME ZONE '${TIME_ZONE}'
       AND v.starts_at < ($2::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'
     ORDER BY v.starts_at, v.id LIMIT ${MAX_VISITS_PER_DAY}`,
    [listingId, date],
  );

/** Reminders are sent this long before a visit, and none if it is confirmed later. */
export const REMINDER = `interval '24 hours'`;

/**
 * Claims visits that start within a day and whose parties have neither been reminded nor blocked one another. Concurrent
 * jobs skip what another one has claimed.
 */
export async function claimReminders(tx: Tx, limit: number): Promise<Visit[]> {
  const due = await tx.sql<{ id: string }>(
    `UPDATE visit SET reminded_at = now() WHERE id IN (
       SELECT v.id FROM visit v JOIN booking b ON b.id = v.booking_id
       WHERE v.status = 'confirmed' AND v.reminded_at IS NULL
         AND v.starts_at > now() AND v.starts_at <= now() + ${REMINDER}
         AND NOT is_contact_blocked(b.user_id, b.listing_id)
       ORDER BY v.starts_at LIMIT ${limit} FOR UPDATE OF v SKIP LOCKED)
     RETURNING id`,
  );
  return select(tx, COLUMNS, `FROM visit v WHERE v.id = ANY($1::uuid[]) ORDER BY v.starts_at, v.id`, [
    due.map(({ id }) => id),
  ]);
}
