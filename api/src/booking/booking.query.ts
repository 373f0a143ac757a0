import type { Tx } from '../core/database.js';
import { escapeLike } from '../core/search.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { BOOKING_STATUSES, type BookingStatus, type InboxSort } from './booking.constants.js';
import type { Booking } from './booking.entity.js';

/** Dates leave the database as text: a day has no time zone to be shifted by. */
const COLUMNS = `id, user_id AS "userId", listing_id AS "listingId", listing_kind AS "listingKind",
  listing_name AS "listingName", listing_city AS "listingCity", name, contact, location, guests,
  event_date::text AS date, proposed_date::text AS "proposedDate", address, event_type AS "typeOfEvent", message, code,
  status, wrong_codes AS "wrongCodes", locked_until AS "lockedUntil", created_at AS "createdAt",
  decided_at AS "decidedAt"`;

/**
 * What makes a booking open: asked for or approved, and its day is still to come. The trigger of migration 0024 guards
 * the same.
 */
const OPEN = `(status IN ('pending', 'approved') AND event_date >= today_in_india())`;

/** Nobody decided it in time. */
const LAPSED = `(status = 'pending' AND event_date < today_in_india())`;

export async function bookingById(tx: Tx, bookingId: string, lock = false): Promise<Booking | undefined> {
  const [booking] = await tx.sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [bookingId],
  );
  return booking;
}

/** Of these bookings those that the account is a party to. */
export async function bookingsOf(
  tx: Tx,
  accountId: string,
  bookingIds: readonly string[],
): Promise<Map<string, Booking>> {
  const rows = await tx.sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE id = ANY($2::uuid[]) AND (user_id = $1 OR listing_id = $1)`,
    [accountId, bookingIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The user's open booking at each of the listings that have one. */
export async function openBookings(
  tx: Tx,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, Booking>> {
  const rows = await tx.sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE user_id = $1 AND listing_id = ANY($2::uuid[]) AND ${OPEN}`,
    [userId, listingIds],
  );
  return new Map(rows.map((row) => [row.listingId ?? '', row]));
}

/** A party's bookings that nobody has closed: pending ones, and approved ones for today or later. */
export const bookingsAhead = (tx: Tx, party: 'user_id' | 'listing_id', id: string): Promise<Booking[]> =>
  tx.sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE ${party} = $1 AND (status = 'pending' OR ${OPEN}) ORDER BY id`,
    [id],
  );

/** Whose bookings are listed: those that a user sent (also only the open ones, or the others), or those that a listing received. */
export type BookingSide = { userId: string; open?: boolean } | { listingId: string };

export interface BookingFilter {
  status?: BookingStatus;
  /** Only those whose couple asks for another day. */
  proposed?: boolean;
  /** Only those whose day passed undecided; false leaves them out. */
  lapsed?: boolean;
  /** A day that they are for, or that their couple would move them to. */
  date?: string;
  /** Part of the name of who asks. */
  search?: string;
  sort: InboxSort;
}

/** Cursors need the microseconds that a JavaScript Date does not keep. */
type Listed = Booking & { sentAt: string };

interface Order {
  by: string;
  /** Whether a row comes behind the key of another. */
  behind: (key: string, id: string) => string;
  keyOf: (row: Listed) => [string, string];
}

/** Days before a day: none for today, ever more for later ones, and days that are over behind them all. */
const distance = (day: string) =>
  `CASE WHEN ${day} >= today_in_india() THEN ${day} - today_in_india() ELSE 1000000 + (today_in_india() - ${day}) END`;

const ORDERS: Record<InboxSort, Order> = {
  NEWEST: {
    by: 'created_at DESC, id DESC',
    behind: (key, id) => `(created_at, id) < (${key}::timestamptz, ${id}::uuid)`,
    keyOf: ({ sentAt, id }) => [sentAt, id],
  },
  // An inbox is one listing's, so that its rows are few enough to be sorted.
  EVENT_DATE: {
    by: `${distance('event_date')}, id`,
    behind: (key, id) => `(${distance('event_date')}, id) > (${distance(`${key}::date`)}, ${id}::uuid)`,
    keyOf: ({ date, id }) => [date, id],
  },
};

const nameLike = (search: string, bind: (value: unknown) => string) =>
  `lower(name) LIKE ${bind(`%${escapeLike(search.toLowerCase())}%`)}`;

export async function selectBookings(
  tx: Tx,
  side: BookingSide,
  filter: BookingFilter,
  window: Window,
): Promise<Page<Booking>> {
  const order = ORDERS[filter.sort];
  const list = `bookings ${filter.sort}`;
  const values: unknown[] = ['userId' in side ? side.userId : side.listingId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['userId' in side ? 'user_id = $1' : 'listing_id = $1'];
  if ('open' in side && side.open !== undefined) conditions.push(`${side.open ? '' : 'NOT '}${OPEN}`);
  if (filter.status) conditions.push(`status = ${bind(filter.status)}::booking_status`);
  if (filter.proposed) conditions.push('proposed_date IS NOT NULL');
  if (filter.lapsed !== undefined) conditions.push(`${filter.lapsed ? '' : 'NOT '}${LAPSED}`);
  if (filter.date) {
    const day = `${bind(filter.date)}::date`;
    conditions.push(`(event_date = ${day} OR proposed_date = ${day})`);
  }
  if (filter.search) conditions.push(nameLike(filter.search, bind));
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (window.after) {
    const [key, id] = decodeCursor(list, window.after, 2);
    conditions.push(order.behind(bind(key), bind(id)));
  }
  const rows = await tx.sql<Listed>(
    `SELECT ${COLUMNS}, created_at::text AS "sentAt" FROM booking WHERE ${conditions.join(' AND ')}
     ORDER BY ${order.by} LIMIT ${bind(window.first + 1)} ${offsetOf(window, bind)}`,
    values,
  );
  return pageOf(list, rows, window, order.keyOf, () =>
    countRows(tx, `booking WHERE ${counted.where}`, counted.values),
  );
}

export type BookingCounts = Record<BookingStatus | 'proposed' | 'lapsed', number>;

/** How many bookings a listing has in each state, of how many the day passed undecided, and how many couples ask for another day. */
export async function countBookings(tx: Tx, listingId: string, search?: string): Promise<BookingCounts> {
  const values: unknown[] = [listingId];
  const found = search ? `AND ${nameLike(search, (value) => `$${values.push(value)}`)}` : '';
  const rows = await tx.sql<{ status: BookingStatus; count: number; proposed: number; lapsed: number }>(
    `SELECT status, count(*)::int, count(proposed_date)::int AS proposed, count(*) FILTER (WHERE ${LAPSED})::int AS lapsed
     FROM booking WHERE listing_id = $1 ${found} GROUP BY status`,
    values,
  );
  const counted = new Map(rows.map((row) => [row.status, row.count]));
  const counts = BOOKING_STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
  const sumOf = (name: 'proposed' | 'lapsed') => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    ...(Object.fromEntries(counts) as Record<BookingStatus, number>),
    proposed: sumOf('proposed'),
    lapsed: sumOf('lapsed'),
  };
}

/** The newest enquiry of a user to a listing, an open one before any other. */
export async function latestBooking(tx: Tx, userId: string, listingId: string): Promise<Booking | undefined> {
  const [booking] = await tx.sql<Booking>(
    `SELECT ${COLUMNS} FROM booking WHERE user_id = $1 AND listing_id = $2
     ORDER BY ${OPEN} DESC, created_at DESC LIMIT 1`,
    [userId, listingId],
  );
  return booking;
}
