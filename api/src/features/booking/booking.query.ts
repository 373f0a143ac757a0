import { allColumnsOf, columnsOf, select, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where, type Order } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import { BOOKING_STATUSES, type BookingStatus, type InboxSort } from './booking.constants.js';
import { Booking } from './booking.entity.js';
import { formerUser } from './couple-name.js';

const COLUMNS = allColumnsOf(Booking, '', ['code']);

/**
 * Open bookings are pending or approved, for today or later. A trigger in migration 0024 enforces the same condition.
 */
export const OPEN = `(status IN ('pending', 'approved') AND event_date >= today_in_india())`;

/**
 * Condition for pending enquiries whose date has passed.
 * @param table the table's alias in the statement, if it has one
 */
export const isExpired = (table = 'booking') =>
  `(${table}.status = 'pending' AND ${table}.event_date < today_in_india())`;

/** @param lock whether to lock the row until the transaction ends */
export const bookingById = (tx: Tx, bookingId: string, lock = false): Promise<Booking | undefined> =>
  selectOne(tx, COLUMNS, `FROM booking WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`, [bookingId]);

/** Returns those of the bookings that exist, in no order. */
export const bookingsById = (tx: Tx, bookingIds: readonly string[]): Promise<Booking[]> =>
  select(tx, COLUMNS, `FROM booking WHERE id = ANY($1::uuid[])`, [bookingIds]);

/** Returns the user's open booking per listing, by listing ID. */
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

/** Returns a party's bookings that are still pending, or approved for today or later. */
export const activeBookings = (tx: Tx, party: 'user_id' | 'listing_id', id: string): Promise<Booking[]> =>
  select(tx, COLUMNS, `FROM booking WHERE ${party} = $1 AND (status = 'pending' OR ${OPEN}) ORDER BY id`, [
    id,
  ]);

/** Bookings that a user sent (with `open`, only the open or only the closed ones), or that a listing received. */
export type BookingSide = { userId: string; open?: boolean } | { listingId: string };

export interface BookingFilter {
  status?: BookingStatus;
  /** Only those with a pending reschedule request. */
  rescheduleRequested?: boolean;
  /** Only expired enquiries; false excludes them. */
  expired?: boolean;
  /** The booked or the requested date. */
  date?: string;
  /** Part of the couple's name. */
  search?: string;
  sort: InboxSort;
}

const upcomingFirst = (day: string) =>
  `CASE WHEN ${day} >= today_in_india() THEN ${day} - today_in_india() ELSE 1000000 + (today_in_india() - ${day}) END`;

/**
 * Sorts bookings by the day of the event: upcoming days first, from today on, then past days from the latest back. Sorts
 * without an index: one listing's inbox has few rows.
 * @param table the table's alias in the statement, if it has one
 */
export const byEventDate = (table = 'booking'): Order<Booking> => ({
  keys: [
    {
      by: upcomingFirst(`${table}.event_date`),
      type: 'integer',
      // The cursor stores the date, because the sort key changes every day.
      fromRow: ({ date }) => date,
      toComparable: (date) => upcomingFirst(`${date}::date`),
    },
    { by: `${table}.id`, type: 'uuid', fromRow: ({ id }) => id },
  ],
  direction: 'ASC',
});

const ORDERS: Record<InboxSort, Order<Booking>> = {
  NEWEST: byTime('created_at', 'id'),
  EVENT_DATE: byEventDate(),
};

/** Matches a part of the couple's name as it is shown. */
export function nameLike(search: string, bind: (value: unknown) => string, name = 'name'): string {
  const term = search.toLowerCase();
  const like = `lower(${name}) LIKE ${bind(`%${escapeLike(term)}%`)}`;
  return formerUser().toLowerCase().includes(term) ? `(${like} OR ${name} IS NULL)` : like;
}

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
  if (filter.rescheduleRequested) where.and('requested_date IS NOT NULL');
  if (filter.expired !== undefined) where.and(`${filter.expired ? '' : 'NOT '}${isExpired()}`);
  if (filter.date) {
    const day = `${bind(filter.date)}::date`;
    where.and(`(event_date = ${day} OR requested_date = ${day})`);
  }
  if (filter.search) where.and(nameLike(filter.search, bind));
  return selectPage(tx, {
    name: `bookings ${filter.sort}`,
    columns: COLUMNS,
    from: 'booking',
    where,
    order: ORDERS[filter.sort],
    window,
  });
}

export type BookingCounts = Record<BookingStatus | 'rescheduleRequested' | 'expired', number>;

/** Counts a listing's bookings by status, its expired enquiries and its reschedule requests. */
export async function countBookings(tx: Tx, listingId: string, search?: string): Promise<BookingCounts> {
  const values: unknown[] = [listingId];
  const found = search ? `AND ${nameLike(search, (value) => `$${values.push(value)}`)}` : '';
  const rows = await tx.sql<{
    status: BookingStatus;
    count: number;
    rescheduleRequested: number;
    expired: number;
  }>(
    `SELECT status, count(*)::int, count(requested_date)::int AS "rescheduleRequested",
       count(*) FILTER (WHERE ${isExpired()})::int AS expired
     FROM booking WHERE listing_id = $1 ${found} GROUP BY status`,
    values,
  );
  const counted = new Map(rows.map((row) => [row.status, row.count]));
  const counts = BOOKING_STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
  const sumOf = (name: 'rescheduleRequested' | 'expired') => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    ...(Object.fromEntries(counts) as Record<BookingStatus, number>),
    rescheduleRequested: sumOf('rescheduleRequested'),
    expired: sumOf('expired'),
  };
}

/**
 * Returns the codes that must not appear in an email about a booking: its own, and those of the couple's other pending
 * enquiries, which they may mix up. Codes of expired enquiries approve nothing, and a couple may have many of them.
 */
export async function codesToHide(tx: Tx, { id, userId }: Pick<Booking, 'id' | 'userId'>): Promise<string[]> {
  const rows = await select(
    tx,
    columnsOf(Booking, ['code']),
    `FROM booking WHERE id = $1 OR (user_id = $2 AND status = 'pending' AND NOT ${isExpired()})`,
    [id, userId],
  );
  return rows.map(({ code }) => code);
}

/** Returns the newest enquiry of a user to a listing, preferring an open one. */
export const latestBooking = (tx: Tx, userId: string, listingId: string): Promise<Booking | undefined> =>
  selectOne(
    tx,
    COLUMNS,
    `FROM booking WHERE user_id = $1 AND listing_id = $2 ORDER BY ${OPEN} DESC, created_at DESC LIMIT 1`,
    [userId, listingId],
  );

/** Condition on a booking `b` whose conversation is no longer kept: its event was two years ago. See decision 42. */
export const IS_OLD = `b.event_date < today_in_india() - interval '2 years'`;

/** Clears the messages of old enquiries and the notes about their rejection; runs nightly. The bookings stay. */
export const clearOldEnquiryTexts = (tx: Tx) =>
  tx.sql(
    `UPDATE booking b SET message = '', rejection_note = NULL
     WHERE (message <> '' OR rejection_note IS NOT NULL) AND ${IS_OLD}`,
  );
