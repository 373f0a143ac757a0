import type { Columns } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, Where, type Order } from '../../core/list.js';
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
    { by: 'id', type: 'uuid', fromRow: (row) => row.id },
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
  searching: boolean;
}

/**
 * Returns the conditions for venues or vendors. Searches names and places, and contacts only if the term looks like one:
 * "studio" is part of half of all email addresses, too many for their index.
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
  where.and(contact ? `(${term} OR ${linesLike(CONTACTS, contact, where.bind)})` : term);
  return { where, searching: true };
}

interface ManagedPage<Row> extends ManagedConditions {
  kind: ListingKind;
  columns: Columns<Row>;
  sort: ManageSort;
  descending: boolean;
  window: Window;
}

/** Returns one page of listings, whatever their status. Each order has an index; see migrations 0008 and 0027. */
export function selectManaged<Row extends SortColumns>(
  tx: Tx,
  { kind, sort, descending, ...wanted }: ManagedPage<Row>,
): Promise<Page<Row>> {
  const direction = descending ? 'DESC' : 'ASC';
  return selectListings(tx, {
    ...wanted,
    name: `managed ${kind}s ${sort} ${direction}`,
    order: { keys: KEYS[sort], direction },
    defaultPageSize: MANAGE_PAGE_SIZE,
    idsFirst: true,
  });
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
  const { where } = whereManaged(kind, { search });
  const counts = LISTING_STATUSES.map(
    (status) =>
      `(SELECT count(*)::int FROM (SELECT FROM listing WHERE ${where.text} AND status = '${status}'
        LIMIT ${MAX_COUNT}) found) AS ${status}`,
  );
  const [row] = await tx.sql<ListingCounts>(`SELECT ${counts.join(', ')}`, where.values, 'fresh');
  return row ?? { pending: 0, approved: 0, rejected: 0, suspended: 0 };
}
