import { allColumnsOf, select, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where, type Order } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import { BOOKING_STATUSES, type BookingStatus, type InboxSort } from './booking.constants.js';
import { Booking } from './booking.entity.js';

const COLUMNS = allColumnsOf(Booking, '', ['code']);

/**
 * What makes a booking open: asked for or approved, and its day is still to come. The trigger of migration 0024 guards
 * the same.
 */
const OPEN = `(status IN ('pending', 'approved') AND event_date >= today_in_india())`;

/** Nobody decided it in time. */
const LAPSED = `(status = 'pending' AND event_date < today_in_india())`;

/** @param lock whether the row is held until the transaction ends */
export const bookingById = (tx: Tx, bookingId: string, lock = false): Promise<Booking | undefined> =>
  selectOne(tx, COLUMNS, `FROM booking WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`, [bookingId]);

/** Of these bookings those that the account is a party to. */
export async function bookingsOf(
  tx: Tx,
  accountId: string,
  bookingIds: readonly string[],
): Promise<Map<string, Booking>> {
  const rows = await select(
    tx,
    COLUMNS,
    `FROM booking WHERE id = ANY($2::uuid[]) AND (user_id = $1 OR listing_id = $1)`,
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
  const rows = await select(
    tx,
    COLUMNS,
    `FROM booking WHERE user_id = $1 AND listing_id = ANY($2::uuid[]) AND ${OPEN}`,
    [userId, listingIds],
  );
  return new Map(rows.map((row) => [row.listingId ?? '', row]));
}

/** A party's bookings that nobody has closed: pending ones, and approved ones for today or later. */
export const bookingsAhead = (tx: Tx, party: 'user_id' | 'listing_id', id: string): Promise<Booking[]> =>
  select(tx, COLUMNS, `FROM booking WHERE ${party} = $1 AND (status = 'pending' OR ${OPEN}) ORDER BY id`, [
    id,
  ]);

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
  /** Part of the couple’s name. */
  search?: string;
  sort: InboxSort;
}

/** Days before a day: none for today, ever more for later ones, and days that are over behind them all. */
const distance = (day: string) =>
  `CASE WHEN ${day} >= today_in_india() THEN ${day} - today_in_india() ELSE 1000000 + (today_in_india() - ${day}) END`;

const ORDERS: Record<InboxSort, Order<Booking>> = {
  NEWEST: byTime('created_at', 'id'),
  // An inbox is one listing's, so that its rows are few enough to be sorted.
  EVENT_DATE: {
    keys: [
      {
        by: distance('event_date'),
        type: 'integer',
        // Days before today change overnight, and the day itself does not.
        of: ({ date }) => date,
        compared: (date) => distance(`${date}::date`),
      },
      { by: 'id', type: 'uuid', of: ({ id }) => id },
    ],
    direction: 'ASC',
  },
};

const nameLike = (search: string, bind: (value: unknown) => string) =>
  `lower(name) LIKE ${bind(`%${escapeLike(search.toLowerCase())}%`)}`;

export function selectBookings(
  tx: Tx,
  side: BookingSide,
  filter: BookingFilter,
  window: Window,
): Promise<Page<Booking>> {
  const where = new Where();
  const { bind } = where;
  where.and('userId' in side ? `user_id = ${bind(side.userId)}` : `listing_id = ${bind(side.listingId)}`);
  if ('open' in side && side.open !== undefined) where.and(`${side.open ? '' : 'NOT '}${OPEN}`);
  if (filter.status) where.and(`status = ${bind(filter.status)}::booking_status`);
  if (filter.proposed) where.and('proposed_date IS NOT NULL');
  if (filter.lapsed !== undefined) where.and(`${filter.lapsed ? '' : 'NOT '}${LAPSED}`);
  if (filter.date) {
    const day = `${bind(filter.date)}::date`;
    where.and(`(event_date = ${day} OR proposed_date = ${day})`);
  }
  if (filter.search) where.and(nameLike(filter.search, bind));
  return selectPage(tx, {
    list: `bookings ${filter.sort}`,
    columns: COLUMNS,
    from: 'booking',
    where,
    order: ORDERS[filter.sort],
    window,
  });
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
export const latestBooking = (tx: Tx, userId: string, listingId: string): Promise<Booking | undefined> =>
  selectOne(
    tx,
    COLUMNS,
    `FROM booking WHERE user_id = $1 AND listing_id = $2 ORDER BY ${OPEN} DESC, created_at DESC LIMIT 1`,
    [userId, listingId],
  );
