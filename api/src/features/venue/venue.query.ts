import { inCity } from '../city/city.query.js';
import { allColumnsOf, columnsOf, select, selectOne, type Columns, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { Order, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import {
  CARD,
  DOCUMENTED,
  fieldsBeyond,
  ORDERS as LISTING_ORDERS,
  selectListings,
  TABLE,
  whereListing,
  type ListingFilter,
  type Ordered,
} from '../listing/listing.query.js';
import { VENUE_PAGE_SIZE, type Band, type VenueSort, type VenueType } from './venue.constants.js';
import { Venue } from './venue.entity.js';

/** What a list of venues is narrowed by; options of one group are OR-ed, groups are AND-ed. */
export interface VenueFilter extends ListingFilter {
  city?: string;
  guests: readonly Band[];
  prices: readonly Band[];
  ratings: readonly Band[];
  types: readonly VenueType[];
  /** Only those that admins gave a rank. */
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

/** Columns of venues, by how much is shown of them. */
export const VENUE_COLUMNS = {
  card: columnsOf(Venue, CARD_COLUMNS),
  documented: columnsOf(Venue, [...DOCUMENTED, ...SHORT, ...LONG]),
  table: columnsOf(Venue, TABLE_COLUMNS),
  whole: allColumnsOf(Venue),
};

export type VenueCard = RowOf<typeof VENUE_COLUMNS.card>;
export type DocumentedVenue = RowOf<typeof VENUE_COLUMNS.documented>;
export type VenueRow = RowOf<typeof VENUE_COLUMNS.table>;

/** Fields that a card does not select. */
export const BEYOND_CARD = fieldsBeyond(CARD_COLUMNS, Venue);

/** Fields that the admins' table does not select. */
export const BEYOND_TABLE = fieldsBeyond(TABLE_COLUMNS, Venue);

const ORDERS: Record<VenueSort, Order<Ordered & Pick<Venue, 'maxGuests'>>> = {
  ...LISTING_ORDERS,
  GUESTS: {
    keys: [
      { by: 'COALESCE(max_guests, 0)', type: 'integer', of: ({ maxGuests }) => maxGuests ?? 0 },
      { by: 'id', type: 'uuid', of: ({ id }) => id },
    ],
    direction: 'DESC',
  },
};

/** One page of venues. */
export const selectVenues = <Row extends VenueCard>(
  tx: Tx,
  columns: Columns<Row>,
  filter: VenueFilter,
  sort: VenueSort,
  window: Window,
): Promise<Page<Row>> =>
  selectListings(tx, {
    list: `venues ${sort}`,
    columns,
    where: where(filter),
    searching: Boolean(filter.search),
    order: ORDERS[sort],
    window,
    usual: VENUE_PAGE_SIZE,
  });

function where(filter: VenueFilter): Where {
  const found = whereListing('venue', filter);
  const { bind } = found;
  if (filter.city) found.and(inCity(filter.city, bind));
  if (filter.guests.length) found.and(`max_guests <@ ${bind(multirange(filter.guests))}::int4multirange`);
  if (filter.prices.length) found.and(`lowest_price <@ ${bind(multirange(filter.prices))}::int4multirange`);
  if (filter.ratings.length)
    found.and(`rating_average <@ ${bind(multirange(filter.ratings))}::nummultirange`);
  if (filter.types.length) found.and(`venue_types && ${bind(filter.types)}::text[]`);
  if (filter.ranked) found.and('rank > 0');
  return found;
}

/** `{[0,100),[250,500)}`; an open end is left out. */
function multirange(bands: readonly Band[]): string {
  const end = (value: number) => (Number.isFinite(value) ? String(value) : '');
  return `{${bands.map(({ from, to }) => `[${end(from)},${end(to)})`).join(',')}}`;
}

/** Venues whole, whatever their status, in no order. */
export const selectVenuesById = (tx: Tx, ids: readonly string[]): Promise<Venue[]> =>
  select(tx, VENUE_COLUMNS.whole, `FROM listing WHERE id = ANY($1::uuid[]) AND kind = 'venue'`, [ids]);

/** One venue whole, whatever its status. */
export const selectVenue = (tx: Tx, venueId: string): Promise<Venue | undefined> =>
  selectOne(tx, VENUE_COLUMNS.whole, `FROM listing WHERE id = $1 AND kind = 'venue'`, [venueId]);
