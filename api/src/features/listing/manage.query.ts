import type { Columns } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, Where, type List, type Order } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { MANAGE_PAGE_SIZE, MAX_COUNT } from '../../core/page.constants.js';
import { linesLike, phoneDigits } from '../../core/search.js';
import { LISTING_STATUSES, type ListingKind, type ListingStatus } from './listing.constants.js';
import { BY_RANK, searchOf, selectListings, type SortColumns } from './listing.query.js';
import type { ManageSort } from './manage.constants.js';

const KEYS: Record<ManageSort, Order<SortColumns>['keys']> = {
  REGISTERED: byTime<SortColumns>('created_at', 'id').keys,
  NAME: [
    { by: 'lower(name)', type: 'text' },
    { by: 'id', type: 'uuid', of: (row) => row.id },
  ],
  RANK: BY_RANK.keys,
};

/** The email address and the digits of the phone number. Migration 0022 has an index on exactly this expression. */
const CONTACTS = `(lower(email) || E'\\n' || regexp_replace(phone, '[^0-9]', '', 'g'))`;

/** Returns the part of a search term to look for among contacts, if it looks like an email address or phone number. */
const contactTerm = (term: string): string | undefined =>
  term.includes('@') && term.length > 2 ? term : phoneDigits(term);

/** The conditions of an admins' table. */
export interface ManagedConditions {
  where: Where;
  /** The search condition, if `selectManaged` should choose how to apply it. */
  term?: string;
  searching: boolean;
}

/**
 * Returns the conditions that both kinds share. Searches names and places, and contacts only if the term looks like
 * one: terms such as "studio" match half of all email addresses, which makes their index useless.
 */
export function whereManaged(
  kind: ListingKind,
  { status, search }: { status?: ListingStatus; search?: string },
): ManagedConditions {
  const where = new Where().and(`kind = '${kind}'`);
  // A literal, because PostgreSQL can't match a parameter to partial indexes.
  if (status && LISTING_STATUSES.includes(status)) where.and(`status = '${status}'`);
  if (!search) return { where, searching: false };
  const term = linesLike(searchOf(kind), search, where.bind);
  const contact = contactTerm(search);
  if (!contact) return { where, searching: true, term };
  where.and(`(${term} OR ${linesLike(CONTACTS, contact, where.bind)})`);
  return { where, searching: true };
}

interface ManagedPage<Row> extends ManagedConditions {
  kind: ListingKind;
  columns: Columns<Row>;
  sort: ManageSort;
  descending: boolean;
  window: Window;
}

/**
 * How many rows a search reads in the table's order before it uses the search index. Common terms fill a page within
 * these, in milliseconds.
 */
const ORDERED_SCAN_LIMIT = 5000;

/** Returns one page of listings, whatever their status. Each order has an index; see migrations 0008 and 0027. */
export async function selectManaged<Row extends SortColumns>(
  tx: Tx,
  { kind, sort, descending, ...wanted }: ManagedPage<Row>,
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
  // Terms with several pages are common, and PostgreSQL reads them in the table's order.
  if (!term || (window.page ?? 1) > 1) return select();
  const found = await select(
    (conditions, orderBy) =>
      `(SELECT * FROM listing WHERE ${conditions} ${orderBy} LIMIT ${ORDERED_SCAN_LIMIT}) listing WHERE ${term}`,
  );
  if (found.hasNextPage) return found;
  // Rare terms are found by the search index and then sorted. OFFSET 0 separates the two steps: where PostgreSQL
  // overestimates how common a term is, it would read the whole table in order.
  return select((conditions) => `(SELECT * FROM listing WHERE ${conditions} AND ${term} OFFSET 0) listing`);
}

export type ListingCounts = Record<ListingStatus, number>;

/** Counts the listings of a kind by status. */
export async function countListings(tx: Tx, kind: ListingKind): Promise<ListingCounts> {
  const rows = await tx.sql<{ status: ListingStatus; count: number }>(
    `SELECT status, count(*)::int FROM listing WHERE kind = '${kind}' GROUP BY status`,
  );
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    LISTING_STATUSES.map((status) => [status, counted.get(status) ?? 0]),
  ) as ListingCounts;
}

/** Counts the listings that match a search by status, each up to MAX_COUNT. */
export async function countMatches(tx: Tx, kind: ListingKind, search: string): Promise<ListingCounts> {
  const { where, term = 'true' } = whereManaged(kind, { search });
  const counts = LISTING_STATUSES.map(
    (status) =>
      `(SELECT count(*)::int FROM (SELECT FROM listing WHERE ${where.text} AND ${term} AND status = '${status}'
        LIMIT ${MAX_COUNT}) found) AS ${status}`,
  );
  const [row] = await tx.sql<ListingCounts>(`SELECT ${counts.join(', ')}`, where.values, 'fresh');
  return row ?? { pending: 0, approved: 0, rejected: 0, suspended: 0 };
}
