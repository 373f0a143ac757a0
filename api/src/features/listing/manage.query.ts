import type { Columns } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, Where, type List, type Order } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { MANAGE_PAGE_SIZE, MAX_COUNT } from '../../core/page.constants.js';
import { linesLike, phoneDigits } from '../../core/search.js';
import { LISTING_STATUSES, type ListingKind, type ListingStatus } from './listing.constants.js';
import { BY_RANK, searchOf, selectListings, type Ordered } from './listing.query.js';
import type { ManageSort } from './manage.constants.js';

const KEYS: Record<ManageSort, Order<Ordered>['keys']> = {
  REGISTERED: byTime<Ordered>('created_at', 'id').keys,
  NAME: [
    { by: 'lower(name)', type: 'text' },
    { by: 'id', type: 'uuid', of: (row) => row.id },
  ],
  RANK: BY_RANK.keys,
};

/** Who writes and calls: the mail address and the phone's digits. Migration 0022 has an index of just this expression. */
const CONTACTS = `(lower(email) || E'\\n' || regexp_replace(phone, '[^0-9]', '', 'g'))`;

/** The part of a contact that a term looks like: of a mail address, or of a phone. */
const contactOf = (term: string): string | undefined =>
  term.includes('@') && term.length > 2 ? term : phoneDigits(term);

/** What a table is narrowed by. */
export interface Managed {
  where: Where;
  /** What is searched for, where it may be looked for after the table's order. */
  term?: string;
  searching: boolean;
}

/**
 * What the table is narrowed by; a kind adds its own conditions. Names and places are searched, and contacts too when the
 * term looks like one. Other terms are not looked for among the contacts: their index would be asked for what half of
 * all listings have, as "studio".
 */
export function whereManaged(
  kind: ListingKind,
  { status, search }: { status?: ListingStatus; search?: string },
): Managed {
  const where = new Where().and(`kind = '${kind}'`);
  // Spelled out, because only a literal lets the partial indexes serve.
  if (status && LISTING_STATUSES.includes(status)) where.and(`status = '${status}'`);
  if (!search) return { where, searching: false };
  const term = linesLike(searchOf(kind), search, where.bind);
  const contact = contactOf(search);
  if (!contact) return { where, searching: true, term };
  where.and(`(${term} OR ${linesLike(CONTACTS, contact, where.bind)})`);
  return { where, searching: true };
}

interface Wanted<Row> extends Managed {
  kind: ListingKind;
  columns: Columns<Row>;
  sort: ManageSort;
  descending: boolean;
  window: Window;
}

/**
 * How far a search looks along the table's own order, whose index holds the searched text: there a page of what is common
 * is met within milliseconds.
 */
const NEAR = 5000;

/** One page of listings in any state; each order has an index of migration 0008 or 0027. */
export async function selectManaged<Row extends Ordered>(
  tx: Tx,
  { kind, sort, descending, ...wanted }: Wanted<Row>,
): Promise<Page<Row>> {
  const direction = descending ? 'DESC' : 'ASC';
  const select = (source?: List<Row>['source']) =>
    selectListings(tx, {
      ...wanted,
      list: `managed ${kind}s ${sort} ${direction}`,
      order: { keys: KEYS[sort], direction },
      usual: MANAGE_PAGE_SIZE,
      idsFirst: true,
      source,
    });
  const { term, window } = wanted;
  // What has many pages is common, and PostgreSQL reads the order's index for it, as it should.
  if (!term || (window.page ?? 1) > 1) return select();
  const near = await select(
    (conditions, orderBy) =>
      `(SELECT * FROM listing WHERE ${conditions} ${orderBy} LIMIT ${NEAR}) listing WHERE ${term}`,
  );
  if (near.hasNextPage) return near;
  // What is rare is found by its index and sorted: OFFSET 0 keeps these apart. Left to itself, PostgreSQL guesses how
  // common a term is, and where it guesses too high, it reads the whole list in its order.
  return select((conditions) => `(SELECT * FROM listing WHERE ${conditions} AND ${term} OFFSET 0) listing`);
}

export type ListingCounts = Record<ListingStatus, number>;

/** How many listings of a kind there are in each state. */
export async function countListings(tx: Tx, kind: ListingKind): Promise<ListingCounts> {
  const rows = await tx.sql<{ status: ListingStatus; count: number }>(
    `SELECT status, count(*)::int FROM listing WHERE kind = '${kind}' GROUP BY status`,
  );
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    LISTING_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
  ) as ListingCounts;
}

/** Of them those that a search finds, in each state up to MAX_COUNT. */
export async function countFound(tx: Tx, kind: ListingKind, search: string): Promise<ListingCounts> {
  const { where, term = 'true' } = whereManaged(kind, { search });
  const counts = LISTING_STATUSES.map(
    (status) =>
      `(SELECT count(*)::int FROM (SELECT FROM listing WHERE ${where.text} AND ${term} AND status = '${status}'
        LIMIT ${MAX_COUNT}) found) AS ${status}`,
  );
  const [row] = await tx.sql<ListingCounts>(`SELECT ${counts.join(', ')}`, where.values, 'fresh');
  return row ?? { pending: 0, approved: 0, rejected: 0, suspended: 0 };
}
