import { escapeLike } from '../core/search.js';
import type { Sql } from '../core/database.js';
import { decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import { MAX_COUNT } from '../core/page.constants.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import type { Venue } from './venue.entity.js';
import { VENUE_PAGE_SIZE, type Band, type VenueSort, type VenueType } from './venue.constants.js';

/** What a list of venues is narrowed by; options of one group are OR-ed, groups are AND-ed. */
export interface VenueFilter {
  statuses: readonly ListingStatus[];
  city?: string;
  search?: string;
  guests: readonly Band[];
  prices: readonly Band[];
  ratings: readonly Band[];
  types: readonly VenueType[];
}

const CARD_COLUMNS = `id, name, city, state, email, phone, summary, rank, gallery,
  rating_average::float8 AS "ratingAverage", rating_count AS "ratingCount", max_guests AS "maxGuests",
  veg_price AS "vegPrice", nonveg_price AS "nonVegPrice"`;

// JSON is parsed natively, PostgreSQL's own form of arrays letter by letter.
const ALL_COLUMNS = `${CARD_COLUMNS}, kind, address, status, cancellation, owner_name AS "ownerName",
  guest_capacity AS "guestCapacity", food_packages AS "foodPackages", features, how_to_reach AS "howToReach", policies,
  array_to_json(venue_types) AS types, array_to_json(facilities) AS facilities`;

/** Fields that a card does not select; asking for one of them in a list selects everything. */
export const DETAIL_FIELDS: ReadonlySet<string> = new Set([
  'kind',
  'address',
  'status',
  'cancellation',
  'guestCapacity',
  'foodPackages',
  'features',
  'howToReach',
  'policies',
  'types',
  'facilities',
]);

interface Order {
  columns: readonly string[];
  /** All columns run one way, so that "after this row" is one comparison. */
  direction: 'ASC' | 'DESC';
  casts: readonly string[];
  keyOf: (venue: Venue) => (string | number)[];
}

/** Each has an index over the same expressions; see migration 0001. */
const ORDERS: Record<VenueSort, Order> = {
  RANK: {
    columns: ['rank', 'COALESCE(rating_average, 0)', 'id'],
    direction: 'DESC',
    casts: ['smallint', 'numeric', 'uuid'],
    keyOf: (venue) => [venue.rank, venue.ratingAverage ?? 0, venue.id],
  },
  RATING: {
    columns: ['COALESCE(rating_average, 0)', 'rating_count', 'id'],
    direction: 'DESC',
    casts: ['numeric', 'integer', 'uuid'],
    keyOf: (venue) => [venue.ratingAverage ?? 0, venue.ratingCount, venue.id],
  },
  PRICE_LOW: {
    columns: ['COALESCE(lowest_price, 2147483647)', 'id'],
    direction: 'ASC',
    casts: ['integer', 'uuid'],
    keyOf: (venue) => [lowestPrice(venue) ?? 2_147_483_647, venue.id],
  },
  PRICE_HIGH: {
    columns: ['COALESCE(lowest_price, 0)', 'id'],
    direction: 'DESC',
    casts: ['integer', 'uuid'],
    keyOf: (venue) => [lowestPrice(venue) ?? 0, venue.id],
  },
  GUESTS: {
    columns: ['COALESCE(max_guests, 0)', 'id'],
    direction: 'DESC',
    casts: ['integer', 'uuid'],
    keyOf: (venue) => [venue.maxGuests ?? 0, venue.id],
  },
};

function lowestPrice({ vegPrice, nonVegPrice }: Venue): number | null {
  if (vegPrice === null || nonVegPrice === null) return vegPrice ?? nonVegPrice;
  return Math.min(vegPrice, nonVegPrice);
}

/** One page of venues in one statement without joins. */
export async function selectVenues(
  sql: Sql,
  filter: VenueFilter,
  sort: VenueSort,
  window: Window,
  detailed: boolean,
): Promise<Page<Venue>> {
  const order = ORDERS[sort];
  const { conditions, values } = where(filter);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const counted = [...values];
  const pageConditions = [...conditions];
  let offset = '';
  if (window.after) {
    const key = decodeCursor(window.after, order.columns.length).map(
      (part, i) => `${bind(part)}::${order.casts[i]}`,
    );
    pageConditions.push(
      `(${order.columns.join(', ')}) ${order.direction === 'DESC' ? '<' : '>'} (${key.join(', ')})`,
    );
  } else if (window.page && window.page > 1) {
    offset = `OFFSET ${bind((window.page - 1) * window.first)}`;
  }
  const columns = detailed ? ALL_COLUMNS : CARD_COLUMNS;
  const orderBy = `ORDER BY ${order.columns.map((column) => `${column} ${order.direction}`).join(', ')}`;
  // PostgreSQL keeps no plan for a LIMIT that it does not know, so the usual page's is spelled out.
  const limit = window.first === VENUE_PAGE_SIZE ? VENUE_PAGE_SIZE + 1 : bind(window.first + 1);
  const page = `FROM listing WHERE ${pageConditions.join(' AND ')} ${orderBy} LIMIT ${limit} ${offset}`;
  // A search by rank reads its index alone, which holds the searched text, and then the page's rows.
  const rows = filter.search
    ? await sql<Venue>(
        `SELECT ${columns} FROM listing WHERE id = ANY(ARRAY(SELECT id ${page})) ${orderBy}`,
        values,
        'fresh',
      )
    : await sql<Venue>(`SELECT ${columns} ${page}`, values);
  return pageOf(rows, window, order.keyOf, async () => {
    const [row] = await sql<{ count: number }>(
      `SELECT count(*)::int FROM (SELECT FROM listing WHERE ${conditions.join(' AND ')} LIMIT ${MAX_COUNT}) matching`,
      counted,
      filter.search ? 'fresh' : 'kept',
    );
    return row?.count ?? 0;
  });
}

function where(filter: VenueFilter): { conditions: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  // The usual case is spelled out, because only a literal lets the partial indexes serve.
  const approvedOnly = filter.statuses.length === 1 && filter.statuses[0] === 'approved';
  const conditions = [
    `kind = 'venue'`,
    approvedOnly ? `status = 'approved'` : `status = ANY(${bind(filter.statuses)}::listing_status[])`,
  ];
  if (filter.city) {
    const city = bind(filter.city.toLowerCase());
    conditions.push(
      `lower(city) = COALESCE((SELECT lower(a.city) FROM city_alias a WHERE a.alias = ${city}), ${city})`,
    );
  }
  if (filter.search) conditions.push(searchCondition(filter.search, bind));
  if (filter.guests.length)
    conditions.push(`max_guests <@ ${bind(multirange(filter.guests))}::int4multirange`);
  if (filter.prices.length)
    conditions.push(`lowest_price <@ ${bind(multirange(filter.prices))}::int4multirange`);
  if (filter.ratings.length)
    conditions.push(`rating_average <@ ${bind(multirange(filter.ratings))}::nummultirange`);
  if (filter.types.length) conditions.push(`venue_types && ${bind(filter.types)}::text[]`);
  return { conditions, values };
}

/** Terms of one or two characters match the beginnings of name, city and state, longer ones any part. */
function searchCondition(term: string, bind: (value: unknown) => string): string {
  const like = escapeLike(term.toLowerCase());
  if (term.length > 2) return `search LIKE ${bind(`%${like}%`)}`;
  return `(search LIKE ${bind(`${like}%`)} OR search LIKE ${bind(`%\n${like}%`)})`;
}

/** `{[0,100),[250,500)}`; an open end is left out. */
function multirange(bands: readonly Band[]): string {
  const end = (value: number) => (Number.isFinite(value) ? String(value) : '');
  return `{${bands.map(({ from, to }) => `[${end(from)},${end(to)})`).join(',')}}`;
}

/** One venue whole, whatever its status. */
export async function selectVenue(sql: Sql, venueId: string): Promise<Venue | undefined> {
  const [venue] = await sql<Venue>(`SELECT ${ALL_COLUMNS} FROM listing WHERE id = $1 AND kind = 'venue'`, [
    venueId,
  ]);
  return venue;
}
