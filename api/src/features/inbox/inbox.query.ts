import { allColumnsOf, columnsOf, expressions, select } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { EVENT_TYPES } from '../../core/event-type.constants.js';
import { eventTypeLabel } from '../../core/event-type.labels.js';
import { byTime, selectPage, Where, type Order, type OrderKey } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { escapeLike } from '../../core/search.js';
import { Booking } from '../booking/booking.entity.js';
import { byEventDate, isExpired, nameLike } from '../booking/booking.query.js';
import type { StoredQuoteStatus } from '../quote/quote.constants.js';
import {
  INBOX_FILTER_NAMES,
  WAITING_LONG_HOURS,
  type InboxFilter,
  type InboxOrder,
} from './inbox.constants.js';

const COLUMNS = allColumnsOf(Booking, 'b', ['code']);

const OPEN_ENQUIRY = `(b.status = 'pending' AND b.event_date >= today_in_india())`;

const waits = (condition = 'true') =>
  `EXISTS (SELECT FROM waiting_enquiry waiting WHERE waiting.booking_id = b.id AND ${condition})`;

const hasQuote = (...statuses: StoredQuoteStatus[]) =>
  `EXISTS (SELECT FROM quote WHERE booking_id = b.id AND status IN (${statuses.map((each) => `'${each}'`).join(', ')}))`;

/** Conditions of the filters on a booking `b`. */
const CONDITIONS: Record<InboxFilter, string> = {
  ALL: 'true',
  NEEDS_ANSWER: waits(),
  WAITING_LONG: waits(`waiting.since <= now() - interval '${WAITING_LONG_HOURS} hours'`),
  PENDING: OPEN_ENQUIRY,
  QUOTED: `(${OPEN_ENQUIRY} AND ${hasQuote('open', 'accepted')})`,
  QUOTE_ACCEPTED: `(${OPEN_ENQUIRY} AND ${hasQuote('accepted')})`,
  NEARLY_FULL: `(${OPEN_ENQUIRY} AND (SELECT daily_capacity > 1 AND places_taken(id, b.event_date) = daily_capacity - 1
    AND NOT is_blocked(id, b.event_date) FROM listing WHERE id = b.listing_id))`,
  TOO_MANY_GUESTS: `(${OPEN_ENQUIRY} AND b.guests > (SELECT max_guests FROM listing WHERE id = b.listing_id))`,
  DATE_CHANGE: 'b.requested_date IS NOT NULL',
  APPROVED: `b.status = 'approved'`,
  REJECTED: `b.status = 'rejected'`,
  WITHDRAWN: `b.status = 'withdrawn'`,
  EXPIRED: isExpired('b'),
};

/** Whether the business has an unread notification about a booking `b`. */
const UNREAD = `EXISTS (SELECT FROM notification n
  WHERE n.booking_id = b.id AND n.account_id = b.listing_id AND n.read_at IS NULL)`;

const newestFirst = byTime<Booking>('b.created_at', 'b.id');
const unreadFirst: OrderKey<Booking> = { by: `(CASE WHEN ${UNREAD} THEN 1 ELSE 0 END)`, type: 'integer' };

const ORDERS: Record<InboxOrder, Order<Booking>> = {
  NEWEST: newestFirst,
  UNREAD_FIRST: { ...newestFirst, keys: [unreadFirst, ...newestFirst.keys] },
  EVENT_DATE: byEventDate('b'),
};

/** Limits the inbox to a label and a search. */
interface InboxSearch {
  labelId?: string;
  search?: string;
}

interface InboxView extends InboxSearch {
  filter: InboxFilter;
  order: InboxOrder;
}

function inboxRows(listingId: string, { labelId, search }: InboxSearch): Where {
  const where = new Where();
  const { bind } = where;
  where.and(`b.listing_id = ${bind(listingId)}`);
  if (labelId)
    where.and(
      `EXISTS (SELECT FROM booking_label l WHERE l.booking_id = b.id AND l.label_id = ${bind(labelId)}::uuid)`,
    );
  if (search) where.and(matches(search, bind));
  return where;
}

/** Matches a part of the couple's name, the message, or the type of event as it is shown. */
function matches(search: string, bind: Where['bind']): string {
  const term = search.toLowerCase();
  const like = bind(`%${escapeLike(term)}%`);
  const types = EVENT_TYPES.filter((type) => eventTypeLabel(type).toLowerCase().includes(term));
  return `(${nameLike(search, bind, 'b.name')} OR lower(b.message) LIKE ${like} OR lower(b.event_type_text) LIKE ${like}
    OR (b.event_type_text IS NULL AND b.event_type = ANY(${bind(types)}::text[])))`;
}

/** Returns one page of a business's inbox. */
export function selectInbox(
  tx: Tx,
  listingId: string,
  { filter, order, ...search }: InboxView,
  window: Window,
): Promise<Page<Booking>> {
  return selectPage(tx, {
    name: `inbox ${order}`,
    columns: COLUMNS,
    from: 'booking b',
    where: inboxRows(listingId, search).and(CONDITIONS[filter]),
    order: ORDERS[order],
    window,
  });
}

export type InboxFilterCounts = Record<InboxFilter, number>;

/** Counts the enquiries of each filter. */
export async function countInboxFilters(
  tx: Tx,
  listingId: string,
  search: InboxSearch,
): Promise<InboxFilterCounts> {
  const where = inboxRows(listingId, search);
  const counts = INBOX_FILTER_NAMES.map(
    (filter) => `count(*) FILTER (WHERE ${CONDITIONS[filter]})::int AS "${filter}"`,
  );
  const [row] = await tx.sql<InboxFilterCounts>(
    `SELECT ${counts.join(', ')} FROM booking b WHERE ${where.text}`,
    where.values,
  );
  return row ?? (Object.fromEntries(INBOX_FILTER_NAMES.map((filter) => [filter, 0])) as InboxFilterCounts);
}

/** Attention state of an enquiry. */
export interface EnquiryState {
  /** Whether it has news that the business has not read. */
  unread: boolean;
  /** Since when the couple has been waiting for the business; null if it isn’t. */
  waitingSince: Date | null;
}

/** Returns the state of bookings, by ID. */
export async function enquiryStates(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<Map<string, EnquiryState>> {
  const rows = await select(
    tx,
    columnsOf(Booking, ['id'], 'b').and(
      expressions<EnquiryState>({ unread: UNREAD, waitingSince: 'waiting.since' }),
    ),
    `FROM booking b LEFT JOIN waiting_enquiry waiting ON waiting.booking_id = b.id WHERE b.id = ANY($1::uuid[])`,
    [bookingIds],
  );
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
