import { inCity } from '../city/city.query.js';
import { allColumnsOf, columnsOf, select, selectOne, type Columns, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { Order, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { reading } from '../../core/reads.js';
import {
  CARD,
  DOCUMENTED,
  fieldsWithOtherColumns,
  ORDERS as LISTING_ORDERS,
  selectPublicListings,
  TABLE,
  whereListing,
  type ListingFilter,
  type SortColumns,
} from '../listing/listing.query.js';
import { listingTag } from '../listing/listing.tags.js';
import { VENUE_PAGE_SIZE, type Band, type VenueSort, type VenueType } from './venue.constants.js';
import { Venue } from './venue.entity.js';

/** Filters of the venue list. Options of one group are OR-ed, groups are AND-ed. */
export interface VenueFilter extends ListingFilter {
  city?: string;
  guests: readonly Band[];
  prices: readonly Band[];
  ratings: readonly Band[];
  types: readonly VenueType[];
  /** Only venues with an admin's rank. */
  ranked: boolean;
}

const SHORT = ['maxGuests', 'vegPrice', 'nonVegPrice'] as const;

const LONG = [
  'pricesConfirmed',
  'guestCapacity',
  'foodPackages',
  'features',
  'howToReach',
  'policies',
  'types',
  'facilities',
] as const;

const CARD_COLUMNS = [...CARD, ...SHORT] as const;
const TABLE_COLUMNS = [...TABLE, ...SHORT] as const;

/** Columns of venues, by level of detail. */
export const VENUE_COLUMNS = {
  card: columnsOf(Venue, CARD_COLUMNS),
  documented: columnsOf(Venue, [...DOCUMENTED, ...SHORT, ...LONG]),
  table: columnsOf(Venue, TABLE_COLUMNS),
  all: allColumnsOf(Venue),
};

export type VenueCard = RowOf<typeof VENUE_COLUMNS.card>;
export type DocumentedVenue = RowOf<typeof VENUE_COLUMNS.documented>;
export type VenueRow = RowOf<typeof VENUE_COLUMNS.table>;

/** GraphQL fields that need more than a card's columns. */
export const FIELDS_BEYOND_CARD = fieldsWithOtherColumns(CARD_COLUMNS, Venue);

/** GraphQL fields that need more than the admins' table's columns. */
export const FIELDS_BEYOND_TABLE = fieldsWithOtherColumns(TABLE_COLUMNS, Venue);

const ORDERS: Record<VenueSort, Order<SortColumns & Pick<Venue, 'maxGuests'>>> = {
  ...LISTING_ORDERS,
  GUESTS: {
    keys: [
      { by: 'COALESCE(max_guests, 0)', type: 'integer', fromRow: ({ maxGuests }) => maxGuests ?? 0 },
      { by: 'id', type: 'uuid', fromRow: ({ id }) => id },
    ],
    direction: 'DESC',
  },
};

/** Returns one page of venues. */
export const selectVenues = <Row extends VenueCard>(
  tx: Tx,
  columns: Columns<Row>,
  filter: VenueFilter,
  sort: VenueSort,
  window: Window,
): Promise<Page<Row>> =>
  selectPublicListings(
    tx,
    { kind: 'venue', city: filter.city },
    {
      name: `venues ${sort}`,
      columns,
      where: where(filter),
      filter,
      inCity,
      narrowed: filter.ranked || groupsOf(filter).some(({ length }) => length > 0),
      order: ORDERS[sort],
      window,
      defaultPageSize: VENUE_PAGE_SIZE,
    },
  );

const groupsOf = ({ guests, prices, ratings, types }: VenueFilter) => [guests, prices, ratings, types];

function where(filter: VenueFilter): Where {
  const found = whereListing('venue', filter);
  const { bind } = found;
  if (filter.city) found.and(inCity(filter.city, bind));
  if (filter.guests.length) found.and(inBands('max_guests', filter.guests));
  if (filter.prices.length) found.and(inBands('lowest_price', filter.prices));
  if (filter.ratings.length) found.and(inBands('rating_average', filter.ratings));
  if (filter.types.length) found.and(`venue_types && ${bind(filter.types)}::text[]`);
  if (filter.ranked) found.and('rank > 0');
  return found;
}

/**
 * Returns a condition with the bands' limits as literals: PostgreSQL can't estimate how many rows a multirange or a
 * parameter matches, and would sort all of them instead of reading the first in order.
 */
function inBands(column: string, bands: readonly Band[]): string {
  const conditions = bands.map(({ from, to }) =>
    [
      `${column} IS NOT NULL`,
      ...(Number.isFinite(from) ? [`${column} >= ${from}`] : []),
      ...(Number.isFinite(to) ? [`${column} < ${to}`] : []),
    ].join(' AND '),
  );
  return `(${conditions.join(' OR ')})`;
}

/** Returns venues with all columns, whatever their status, in no order. */
export const selectVenuesById = (tx: Tx, ids: readonly string[]): Promise<Venue[]> =>
  reading(ids.map(listingTag), () =>
    select(tx, VENUE_COLUMNS.all, `FROM listing WHERE id = ANY($1::uuid[]) AND kind = 'venue'`, [ids]),
  );

/** Returns a venue with all columns, whatever its status. */
export const selectVenue = (tx: Tx, venueId: string): Promise<Venue | undefined> =>
  reading([listingTag(venueId)], () =>
    selectOne(tx, VENUE_COLUMNS.all, `FROM listing WHERE id = $1 AND kind = 'venue'`, [venueId]),
  );
