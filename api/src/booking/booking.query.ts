import type { Sql } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking.constants.js';
import type { Booking } from './booking.entity.js';

/** Dates leave the database as text: a day has no time zone to be shifted by. */
const COLUMNS = `id, user_id AS "userId", listing_id AS "listingId", listing_kind AS "listingKind",
  listing_name AS "listingName", listing_city AS "listingCity", name, contact, location, guests,
  event_date::text AS date, proposed_date::text AS "proposedDate", address, event_type AS "typeOfEvent", message, code,
  status, wrong_codes AS "wrongCodes", locked_until AS "lockedUntil", created_at AS "createdAt",
  decided_at AS "decidedAt"`;

/** What makes a booking open; the trigger of migration 0001 guards the same. */
const OPEN = `(status = 'pending' OR (status = 'approved' AND event_date >= today_in_india()))`;

export async function bookingById(sql: Sql, bookingId: string, lock = false): Promise<Booking | undefined> {
  const [booking] = await sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [bookingId],
  );
  return booking;
}

/** Of these bookings those that the account is a party to. */
export async function bookingsOf(
  sql: Sql,
  accountId: string,
  bookingIds: readonly string[],
): Promise<Map<string, Booking>> {
  const rows = await sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE id = ANY($2::uuid[]) AND (user_id = $1 OR listing_id = $1)`,
    [accountId, bookingIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The user's open booking at each of the listings that have one. */
export async function openBookings(
  sql: Sql,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, Booking>> {
  const rows = await sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE user_id = $1 AND listing_id = ANY($2::uuid[]) AND ${OPEN}`,
    [userId, listingIds],
  );
  return new Map(rows.map((row) => [row.listingId ?? '', row]));
}

/** A party's bookings that are still to come: pending ones, and approved ones for today or later. */
export const bookingsAhead = (sql: Sql, party: 'user_id' | 'listing_id', id: string): Promise<Booking[]> =>
  sql<Booking>(`SELECT ${COLUMNS} FROM booking WHERE ${party} = $1 AND ${OPEN} ORDER BY id`, [id]);

/** Whose bookings are listed: those that a user sent (also only the open ones, or the others), or those that a listing received. */
export type BookingSide = { userId: string; open?: boolean } | { listingId: string };

export interface BookingFilter {
  status?: BookingStatus;
  /** Only those whose couple asks for another day. */
  proposed?: boolean;
  /** A day that they are for, or that their couple would move them to. */
  date?: string;
}

/** Newest first. */
export async function selectBookings(
  sql: Sql,
  side: BookingSide,
  filter: BookingFilter,
  window: Window,
): Promise<Page<Booking>> {
  const values: unknown[] = ['userId' in side ? side.userId : side.listingId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['userId' in side ? 'user_id = $1' : 'listing_id = $1'];
  if ('open' in side && side.open !== undefined) conditions.push(`${side.open ? '' : 'NOT '}${OPEN}`);
  if (filter.status) conditions.push(`status = ${bind(filter.status)}::booking_status`);
  if (filter.proposed) conditions.push('proposed_date IS NOT NULL');
  if (filter.date) {
    const day = `${bind(filter.date)}::date`;
    conditions.push(`(event_date = ${day} OR proposed_date = ${day})`);
  }
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (window.after) {
    const [createdAt, id] = decodeCursor('bookings', window.after, 2);
    conditions.push(`(created_at, id) < (${bind(createdAt)}::timestamptz, ${bind(id)}::uuid)`);
  }
  // Cursors need the microseconds that a JavaScript Date does not keep.
  const rows = await sql<Booking & { sentAt: string }>(
    `SELECT ${COLUMNS}, created_at::text AS "sentAt" FROM booking WHERE ${conditions.join(' AND ')}
     ORDER BY created_at DESC, id DESC LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)}`,
    values,
  );
  return pageOf(
    'bookings',
    rows,
    window,
    (row) => [row.sentAt, row.id],
    () => countRows(sql, `booking WHERE ${counted.where}`, counted.values),
  );
}

export type BookingCounts = Record<BookingStatus | 'proposed', number>;

/** How many bookings a listing has in each state, and how many couples ask for another day. */
export async function countBookings(sql: Sql, listingId: string): Promise<BookingCounts> {
  const rows = await sql<{ status: BookingStatus; count: number; proposed: number }>(
    `SELECT status, count(*)::int, count(proposed_date)::int AS proposed FROM booking WHERE listing_id = $1 GROUP BY status`,
    [listingId],
  );
  const counted = new Map(rows.map((row) => [row.status, row.count]));
  const counts = BOOKING_STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
  const proposed = rows.reduce((sum, row) => sum + row.proposed, 0);
  return { ...(Object.fromEntries(counts) as Record<BookingStatus, number>), proposed };
}

/** The newest enquiry of a user to a listing, an open one before any other. */
export async function latestBooking(
  sql: Sql,
  userId: string,
  listingId: string,
): Promise<Booking | undefined> {
  const [booking] = await sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE user_id = $1 AND listing_id = $2
     ORDER BY ${OPEN} DESC, created_at DESC LIMIT 1`,
    [userId, listingId],
  );
  return booking;
}
