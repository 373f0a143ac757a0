import { inCity } from '../city/city.query.js';
import type { Tx } from '../core/database.js';
import type { Page, Window } from '../core/page.js';
import type { ListDetail } from '../listing/listing.constants.js';
import {
  BEYOND_TABLE as LISTING_BEYOND_TABLE,
  CARD_COLUMNS as LISTING_CARD_COLUMNS,
  DETAIL_COLUMNS,
  DETAIL_FIELDS as LISTING_DETAIL_FIELDS,
  DOCUMENTED_COLUMNS as LISTING_DOCUMENTED_COLUMNS,
  ordersBy,
  selectListings,
  TABLE_COLUMNS as LISTING_TABLE_COLUMNS,
  whereListing,
  type ListingFilter,
  type Order,
  type Where,
} from '../listing/listing.query.js';
import type { Venue } from './venue.entity.js';
import { VENUE_PAGE_SIZE, type Band, type VenueSort, type VenueType } from './venue.constants.js';

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

const OWN_COLUMNS = `max_guests AS "maxGuests", veg_price AS "vegPrice", nonveg_price AS "nonVegPrice"`;

const CARD_COLUMNS = `${LISTING_CARD_COLUMNS}, ${OWN_COLUMNS}`;

export const TABLE_COLUMNS = `${LISTING_TABLE_COLUMNS}, ${OWN_COLUMNS}`;

// JSON is parsed natively, PostgreSQL's own form of arrays letter by letter.
const LONG_COLUMNS = `prices_confirmed AS "pricesConfirmed", guest_capacity AS "guestCapacity", food_packages AS "foodPackages", features,
  how_to_reach AS "howToReach", policies, array_to_json(venue_types) AS types, array_to_json(facilities) AS facilities`;

export const ALL_COLUMNS = `${CARD_COLUMNS}, ${DETAIL_COLUMNS}, ${LONG_COLUMNS}`;

const COLUMNS: Record<ListDetail, string> = {
  card: CARD_COLUMNS,
  documented: `${LISTING_DOCUMENTED_COLUMNS}, ${OWN_COLUMNS}, ${LONG_COLUMNS}`,
  whole: ALL_COLUMNS,
};

const LONG_FIELDS = [
  'pricesConfirmed',
  'guestCapacity',
  'foodPackages',
  'features',
  'howToReach',
  'policies',
  'types',
  'facilities',
];

/** Fields that a card does not select; asking for one of them in a list selects everything. */
export const DETAIL_FIELDS: ReadonlySet<string> = new Set([...LISTING_DETAIL_FIELDS, ...LONG_FIELDS]);

/** Fields that the admins' table does not select; asking for one of them there selects everything. */
export const BEYOND_TABLE: ReadonlySet<string> = new Set([...LISTING_BEYOND_TABLE, ...LONG_FIELDS]);

const ORDERS: Record<VenueSort, Order<Venue>> = {
  ...ordersBy(lowestPrice),
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

/** One page of venues. */
export const selectVenues = (
  tx: Tx,
  filter: VenueFilter,
  sort: VenueSort,
  window: Window,
  detail: ListDetail,
): Promise<Page<Venue>> =>
  selectListings(tx, {
    list: `venues ${sort}`,
    columns: COLUMNS[detail],
    where: where(filter),
    order: ORDERS[sort],
    window,
    usual: VENUE_PAGE_SIZE,
  });

function where(filter: VenueFilter): Where {
  const found = whereListing('venue', filter);
  const { conditions, bind } = found;
  if (filter.city) conditions.push(inCity(filter.city, bind));
  if (filter.guests.length)
    conditions.push(`max_guests <@ ${bind(multirange(filter.guests))}::int4multirange`);
  if (filter.prices.length)
    conditions.push(`lowest_price <@ ${bind(multirange(filter.prices))}::int4multirange`);
  if (filter.ratings.length)
    conditions.push(`rating_average <@ ${bind(multirange(filter.ratings))}::nummultirange`);
  if (filter.types.length) conditions.push(`venue_types && ${bind(filter.types)}::text[]`);
  if (filter.ranked) conditions.push('rank > 0');
  return found;
}

/** `{[0,100),[250,500)}`; an open end is left out. */
function multirange(bands: readonly Band[]): string {
  const end = (value: number) => (Number.isFinite(value) ? String(value) : '');
  return `{${bands.map(({ from, to }) => `[${end(from)},${end(to)})`).join(',')}}`;
}

/** Venues whole, whatever their status, in no order. */
export const selectVenuesById = (tx: Tx, ids: readonly string[]): Promise<Venue[]> =>
  tx.sql(`SELECT ${ALL_COLUMNS} FROM listing WHERE id = ANY($1::uuid[]) AND kind = 'venue'`, [ids]);

/** One venue whole, whatever its status. */
export async function selectVenue(tx: Tx, venueId: string): Promise<Venue | undefined> {
  const [venue] = await tx.sql<Venue>(`SELECT ${ALL_COLUMNS} FROM listing WHERE id = $1 AND kind = 'venue'`, [
    venueId,
  ]);
  return venue;
}
