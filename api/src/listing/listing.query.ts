import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import { linesLike } from '../core/search.js';
import { LISTING_STATUSES, type ListingKind, type ListingStatus } from './listing.constants.js';
import type { Listing } from './listing.entity.js';

/** What a list of either kind can be narrowed by. */
export interface ListingFilter {
  statuses: readonly ListingStatus[];
  search?: string;
}

export interface Order<Row> {
  columns: readonly string[];
  /** All columns run one way, so that "after this row" is one comparison. */
  direction: 'ASC' | 'DESC';
  casts: readonly string[];
  keyOf: (row: Row) => (string | number)[];
}

/** Conditions of a statement, with the values that they bind. */
export interface Where {
  conditions: string[];
  values: unknown[];
  /** Answers the placeholder of a new value. */
  bind: (value: unknown) => string;
  /** One more, of a text that is searched for; apart, because a list may take its rows from where it looks first. */
  term?: string;
  /** Whether text is searched for, in the term or in a condition. */
  searching: boolean;
}

/** All that a listing must be, as one condition. */
export const wholeOf = ({ conditions, term }: Where): string =>
  [...conditions, ...(term ? [term] : [])].join(' AND ');

const LINE_COLUMNS = `id, name, city, state, rank, gallery, rating_average::float8 AS "ratingAverage",
  rating_count AS "ratingCount"`;

export const CARD_COLUMNS = `${LINE_COLUMNS}, email, phone, summary`;

/** What the documented calls answer. */
export const DOCUMENTED_COLUMNS = `${CARD_COLUMNS}, address, status, owner_name AS "ownerName"`;

/** What the admins' tables show. Long texts lie apart from their rows, and reading them costs more than all the rest. */
export const TABLE_COLUMNS = `${LINE_COLUMNS}, kind, status, created_at AS "createdAt"`;

export const DETAIL_COLUMNS = `kind, address, status, cancellation, owner_name AS "ownerName",
  daily_capacity AS "dailyCapacity", rejection_reason AS "rejectionReason", resubmitted_at AS "resubmittedAt",
  suspension_reason AS "suspensionReason", suspended_at AS "suspendedAt", created_at AS "createdAt"`;

/** Fields that a card does not select; asking for one of them in a list selects everything. */
export const DETAIL_FIELDS = [
  'kind',
  'address',
  'status',
  'cancellation',
  'ownerName',
  'dailyCapacity',
  'rejectionReason',
  'resubmittedAt',
  'suspensionReason',
  'suspendedAt',
  'registeredAt',
] as const;

/** Fields that a table does not select. */
export const BEYOND_TABLE = [
  'contact',
  'summary',
  ...DETAIL_FIELDS.filter((field) => !['kind', 'status', 'registeredAt'].includes(field)),
];

/** Best first: as admins rank, then as couples rate. */
export const BY_RANK = {
  columns: ['rank', 'COALESCE(rating_average, 0)', 'id'],
  direction: 'DESC',
  casts: ['smallint', 'numeric', 'uuid'],
  keyOf: (row) => [row.rank, row.ratingAverage ?? 0, row.id],
} satisfies Order<Pick<Listing, 'id' | 'rank' | 'ratingAverage'>>;

/** Each has an index over the same expressions; see migration 0001. `priceOf` answers what `lowest_price` holds. */
export const ordersBy = <Row extends Pick<Listing, 'id' | 'rank' | 'ratingAverage' | 'ratingCount'>>(
  priceOf: (row: Row) => number | null,
) =>
  ({
    RANK: BY_RANK,
    RATING: {
      columns: ['COALESCE(rating_average, 0)', 'rating_count', 'id'],
      direction: 'DESC',
      casts: ['numeric', 'integer', 'uuid'],
      keyOf: (row) => [row.ratingAverage ?? 0, row.ratingCount, row.id],
    },
    PRICE_LOW: {
      columns: ['COALESCE(lowest_price, 2147483647)', 'id'],
      direction: 'ASC',
      casts: ['integer', 'uuid'],
      keyOf: (row) => [priceOf(row) ?? 2_147_483_647, row.id],
    },
    PRICE_HIGH: {
      columns: ['COALESCE(lowest_price, 0)', 'id'],
      direction: 'DESC',
      casts: ['integer', 'uuid'],
      keyOf: (row) => [priceOf(row) ?? 0, row.id],
    },
  }) satisfies Record<string, Order<Row>>;

/** What a kind's listings are searched by. Migration 0025 has an index of just this expression for each. */
export const searchOf = (kind: ListingKind): string => `(CASE WHEN kind = '${kind}' THEN search END)`;

/** The conditions that lists of both kinds have; a kind adds its own. */
export function whereListing(kind: ListingKind, filter: ListingFilter): Where {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`kind = '${kind}'`];
  // The usual case is spelled out, because only a literal lets the partial indexes serve. All states are no condition.
  const approvedOnly = filter.statuses.length === 1 && filter.statuses[0] === 'approved';
  if (approvedOnly) conditions.push(`status = 'approved'`);
  else if (!LISTING_STATUSES.every((status) => filter.statuses.includes(status)))
    conditions.push(`status = ANY(${bind(filter.statuses)}::listing_status[])`);
  if (filter.search) conditions.push(linesLike(searchOf(kind), filter.search, bind));
  return { conditions, values, bind, searching: Boolean(filter.search) };
}

/** A part of `listing` that a page is taken from, by the conditions of its rows, but for the term, and their order. */
export type Source = (conditions: string, orderBy: string) => string;

interface Wanted<Row> {
  /** Which list it is and in which order, for its cursors. */
  list: string;
  columns: string;
  where: Where;
  order: Order<Row>;
  window: Window;
  /** Size of the page that is asked for most. */
  usual: number;
  /** Whether the ids come first, so that a deep page reads an index and not thousands of rows; a search's always do. */
  idsFirst?: boolean;
  /** All listings, unless it is given. */
  source?: Source;
}

/** One page of listings in one statement without joins. */
export async function selectListings<Row extends object>(
  tx: Tx,
  { list, columns, where, order, window, usual, idsFirst = where.searching, source }: Wanted<Row>,
): Promise<Page<Row>> {
  const values = [...where.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [...where.conditions];
  if (window.after) {
    const key = decodeCursor(list, window.after, order.columns.length).map(
      (part, i) => `${bind(part)}::${order.casts[i]}`,
    );
    conditions.push(
      `(${order.columns.join(', ')}) ${order.direction === 'DESC' ? '<' : '>'} (${key.join(', ')})`,
    );
  }
  const offset = offsetOf(window, bind);
  const orderBy = `ORDER BY ${order.columns.map((column) => `${column} ${order.direction}`).join(', ')}`;
  // PostgreSQL keeps no plan for a LIMIT that it does not know, so the usual page's is spelled out.
  const limit = window.first === usual ? usual + 1 : bind(window.first + 1);
  const from = source
    ? source(conditions.join(' AND '), orderBy)
    : `listing WHERE ${wholeOf({ ...where, conditions })}`;
  const page = `FROM ${from} ${orderBy} LIMIT ${limit} ${offset}`;
  const plan = where.searching ? 'fresh' : 'kept';
  // A search by rank reads its index alone, which holds the searched text, and then the page's rows.
  const found = idsFirst ? `FROM listing WHERE id = ANY(ARRAY(SELECT id ${page})) ${orderBy}` : page;
  const rows = await tx.sql<Row>(`SELECT ${columns} ${found}`, values, plan);
  return pageOf(list, rows, window, order.keyOf, () =>
    countRows(tx, `listing WHERE ${wholeOf(where)}`, where.values, plan),
  );
}
