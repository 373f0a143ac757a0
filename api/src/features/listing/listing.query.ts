import { columnNames, type Columns } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where, type List, type Order } from '../../core/list.js';
import type { Page } from '../../core/page.js';
import { linesLike } from '../../core/search.js';
import { LISTING_STATUSES, type ListingKind, type ListingStatus } from './listing.constants.js';
import type { Listing } from './listing.entity.js';

/** What a list of either kind can be narrowed by. */
export interface ListingFilter {
  statuses: readonly ListingStatus[];
  search?: string;
}

const LINE = ['id', 'name', 'city', 'state', 'rank', 'gallery', 'ratingAverage', 'ratingCount'] as const;

/** What a card shows. */
export const CARD = [...LINE, 'email', 'phone', 'summary'] as const;

/** What the documented calls answer. */
export const DOCUMENTED = [...CARD, 'address', 'status', 'ownerName'] as const;

/** What the admins' tables show. Long texts are stored apart from their rows, and reading them costs more than all the rest. */
export const TABLE = [...LINE, 'kind', 'status', 'createdAt'] as const;

/** Fields of the GraphQL types that are made of columns of other names. */
const MADE_OF: Record<string, readonly string[]> = {
  contact: ['email', 'phone'],
  registeredAt: ['createdAt'],
};

/** Fields that need columns which are not among the selected ones; asking for one of them in a list selects all. */
export function fieldsBeyond(selected: readonly string[], kind: typeof Listing): ReadonlySet<string> {
  const missing = new Set(columnNames(kind).filter((column) => !selected.includes(column)));
  const made = Object.keys(MADE_OF).filter((field) => MADE_OF[field]?.some((column) => missing.has(column)));
  return new Set([...missing, ...made]);
}

/** What the orders of lists read. */
export type Ordered = Pick<Listing, 'id' | 'rank' | 'ratingAverage' | 'ratingCount'>;

const RATING = {
  by: 'COALESCE(rating_average, 0)',
  type: 'numeric',
  of: (row: Ordered) => row.ratingAverage ?? 0,
};
const ID = { by: 'id', type: 'uuid', of: (row: Ordered) => row.id };

/** Best first: as admins rank, then as couples rate. */
export const BY_RANK: Order<Ordered> = {
  keys: [{ by: 'rank', type: 'smallint', of: (row) => row.rank }, RATING, ID],
  direction: 'DESC',
};

/** Each has an index over the same expressions; see migration 0001. */
export const ORDERS = {
  RANK: BY_RANK,
  RATING: {
    keys: [RATING, { by: 'rating_count', type: 'integer', of: (row) => row.ratingCount }, ID],
    direction: 'DESC',
  },
  PRICE_LOW: {
    keys: [{ by: 'COALESCE(lowest_price, 2147483647)', type: 'integer' }, ID],
    direction: 'ASC',
  },
  PRICE_HIGH: {
    keys: [{ by: 'COALESCE(lowest_price, 0)', type: 'integer' }, ID],
    direction: 'DESC',
  },
} satisfies Record<string, Order<Ordered>>;

/** What a kind's listings are searched by. Migration 0025 has an index of just this expression for each. */
export const searchOf = (kind: ListingKind): string => `(CASE WHEN kind = '${kind}' THEN search END)`;

/** The conditions that lists of both kinds have; a kind adds its own. */
export function whereListing(kind: ListingKind, filter: ListingFilter): Where {
  const where = new Where().and(`kind = '${kind}'`);
  // The usual case is spelled out, because only a literal lets the partial indexes serve. All states are no condition.
  const approvedOnly = filter.statuses.length === 1 && filter.statuses[0] === 'approved';
  if (approvedOnly) where.and(`status = 'approved'`);
  else if (!LISTING_STATUSES.every((status) => filter.statuses.includes(status)))
    where.and(`status = ANY(${where.bind(filter.statuses)}::listing_status[])`);
  if (filter.search) where.and(linesLike(searchOf(kind), filter.search, where.bind));
  return where;
}

interface Wanted<Row> extends Omit<List<Row>, 'from' | 'idsFirst' | 'plan'> {
  columns: Columns<Row>;
  /** Whether text is searched for. */
  searching: boolean;
  /** Whether the ids come first; a search's always do. */
  idsFirst?: boolean;
}

/** One page of listings in one statement without joins. */
export const selectListings = <Row extends Ordered>(
  tx: Tx,
  { searching, idsFirst = searching, ...list }: Wanted<Row>,
): Promise<Page<Row>> =>
  selectPage(tx, {
    ...list,
    from: 'listing',
    // A search by rank reads its index alone, which holds the searched text, and then the page's rows.
    idsFirst: idsFirst ? { from: 'listing', id: 'id' } : undefined,
    plan: searching ? 'fresh' : 'kept',
  });
