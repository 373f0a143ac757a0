import { columnNames, type Columns } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { selectPage, Where, type List, type Order } from '../../core/list.js';
import type { Page } from '../../core/page.js';
import { DAY_TAG, recordReads, reading } from '../../core/reads.js';
import { linesLike } from '../../core/search.js';
import { LISTING_STATUSES, type ListingKind, type ListingStatus } from './listing.constants.js';
import type { Listing } from './listing.entity.js';
import { fullDayTag, listingTag, listTag, type ListScope } from './listing.tags.js';
import { elementsOf, wordsOfSearch, type WordsOfSearch } from './words.query.js';

/** Filters of the lists of venues and vendors. */
export interface ListingFilter {
  statuses: readonly ListingStatus[];
  search?: string;
  /** Only listings that accept bookings on this day, `YYYY-MM-DD`. */
  availableOn?: string;
}

const LINE = ['id', 'name', 'city', 'state', 'rank', 'gallery', 'ratingAverage', 'ratingCount'] as const;

/** Columns of a card. */
export const CARD = [...LINE, 'email', 'phone', 'summary'] as const;

/** Columns of a documented REST response. */
export const DOCUMENTED = [...CARD, 'address', 'status', 'ownerName'] as const;

/**
 * Columns of the admins' tables. Excludes long texts: PostgreSQL stores them out of line, and reading them costs more
 * than everything else.
 */
export const TABLE = [...LINE, 'kind', 'status', 'createdAt'] as const;

/** GraphQL fields that are computed from columns of other names. */
const COMPUTED_FROM: Record<string, readonly string[]> = {
  contact: ['email', 'phone'],
  excerpt: ['summary'],
  registeredAt: ['createdAt'],
};

/**
 * Returns the GraphQL fields that need columns beyond `selected`; a list that selects one of them reads all columns.
 */
export function fieldsWithOtherColumns(
  selected: readonly string[],
  kind: typeof Listing,
): ReadonlySet<string> {
  const missing = new Set(columnNames(kind).filter((column) => !selected.includes(column)));
  const computed = Object.keys(COMPUTED_FROM).filter((field) =>
    COMPUTED_FROM[field]?.some((column) => missing.has(column)),
  );
  return new Set([...missing, ...computed]);
}

/** Columns that list orders use as sort keys. */
export type SortColumns = Pick<Listing, 'id' | 'rank' | 'ratingAverage' | 'ratingCount'>;

const RATING = {
  by: 'COALESCE(rating_average, 0)',
  type: 'numeric',
  fromRow: (row: SortColumns) => row.ratingAverage ?? 0,
};
const ID = { by: 'id', type: 'uuid', fromRow: (row: SortColumns) => row.id };

/** By the admins' rank, then by the couples' ratings; best first. */
export const BY_RANK: Order<SortColumns> = {
  keys: [{ by: 'rank', type: 'smallint', fromRow: (row) => row.rank }, RATING, ID],
  direction: 'DESC',
};

/** Each order has an index on the same expressions; see migration 0001. */
export const ORDERS = {
  RANK: BY_RANK,
  RATING: {
    keys: [RATING, { by: 'rating_count', type: 'integer', fromRow: (row) => row.ratingCount }, ID],
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
} satisfies Record<string, Order<SortColumns>>;

/** The text that searches match. Migration 0025 has an index on exactly this expression. */
export const searchOf = (kind: ListingKind): string => `(CASE WHEN kind = '${kind}' THEN search END)`;

const isApprovedOnly = ({ statuses }: ListingFilter): boolean =>
  statuses.length === 1 && statuses[0] === 'approved';

/** Conditions that both kinds share. */
export function whereListing(kind: ListingKind, filter: ListingFilter): Where {
  const where = new Where().and(`kind = '${kind}'`);
  // A literal, because PostgreSQL can't match a parameter to partial indexes. All statuses need no condition.
  if (isApprovedOnly(filter)) where.and(`status = 'approved'`);
  else if (!LISTING_STATUSES.every((status) => filter.statuses.includes(status)))
    where.and(`status = ANY(${where.bind(filter.statuses)}::listing_status[])`);
  if (filter.search) where.and(linesLike(searchOf(kind), filter.search, where.bind));
  if (filter.availableOn) where.and(acceptsBookings(filter.availableOn, where.bind));
  return where;
}

/** Matches listings, by their column `id`, that accept bookings on a day. */
const acceptsBookings = (day: string, bind: Where['bind']): string =>
  `NOT EXISTS (SELECT FROM full_day WHERE day = ${bind(day)}::date AND listing_id = id)`;

interface ListingPage<Row> extends Omit<List<Row>, 'from' | 'idsFirst' | 'plan'> {
  columns: Columns<Row>;
  searching: boolean;
  /** Whether to find the IDs first, from an index alone; defaults to true for searches. */
  idsFirst?: boolean;
}

/** Returns one page of listings. */
export const selectListings = <Row extends SortColumns>(
  tx: Tx,
  { searching, idsFirst = searching, ...list }: ListingPage<Row>,
): Promise<Page<Row>> =>
  selectPage(tx, {
    ...list,
    from: 'listing',
    // Searches read the order's index alone, which contains the searched text, and then the page's rows.
    idsFirst: idsFirst ? { from: 'listing', id: 'id' } : undefined,
    plan: searching ? 'fresh' : 'cached',
  });

interface PublicPage<Row> extends Omit<ListingPage<Row>, 'searching' | 'idsFirst'> {
  filter: ListingFilter;
  /** Makes the condition of a city. */
  inCity: (city: string, bind: Where['bind']) => string;
  /** Whether the list has conditions besides the status, the city, the search term and the day. */
  narrowed: boolean;
}

/**
 * Returns one page of approved listings, for visitors.
 * @param scope what the list is narrowed to; the city may be typed as another name of the listings' city
 */
export async function selectPublicListings<Row extends SortColumns & Pick<Listing, 'city'>>(
  tx: Tx,
  scope: ListScope,
  { filter, inCity, narrowed, ...list }: PublicPage<Row>,
): Promise<Page<Row>> {
  const searching = Boolean(filter.search);
  const page = await reading([], async () => {
    const byWords = !narrowed && isApprovedOnly(filter) && list.order === BY_RANK;
    const matching = byWords && filter.search ? await wordsOfSearch(tx, filter.search) : undefined;
    if (matching) return selectByWords(tx, scope, matching, { ...list, filter, inCity });
    const skipsRows = searching || (list.window.page ?? 1) > 1 || (narrowed && list.order === BY_RANK);
    return selectListings(tx, { ...list, searching, idsFirst: skipsRows });
  });
  const [first] = page.nodes;
  const members = [
    listTag({ ...scope, city: scope.city && first?.city }),
    // Searches by date reject past days.
    ...(filter.availableOn ? [fullDayTag(filter.availableOn), DAY_TAG] : []),
  ];
  recordReads([...members, ...page.nodes.map(({ id }) => listingTag(id))]);
  return { ...page, count: () => reading(members, page.count) };
}

/** Returns one page of approved listings that match a search, by rank. Reads the best of each word only. */
function selectByWords<Row extends SortColumns>(
  tx: Tx,
  { kind, city }: ListScope,
  { words, contained }: WordsOfSearch,
  { filter, inCity, ...list }: Omit<PublicPage<Row>, 'narrowed' | 'where'>,
): Promise<Page<Row>> {
  const where = new Where().and(`kind = '${kind}'`).and('listing_word.word = matching.word');
  if (contained) where.and(`search LIKE ${where.bind(contained)}`);
  if (city) where.and(inCity(city, where.bind));
  if (filter.availableOn) where.and(acceptsBookings(filter.availableOn, where.bind));
  const rows = `${elementsOf(where.bind(words))} AS matching (word)`;
  const merging = { rows, columns: 'id, rank, rating_average' };
  return selectPage(tx, {
    ...list,
    where,
    from: 'listing',
    idsFirst: { from: 'listing_word', id: 'id', merging },
  });
}
