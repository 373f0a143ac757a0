import { nullable, columnsOf, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { Where } from '../../core/list.js';
import { OPEN } from '../booking/booking.query.js';
import { Listing } from '../listing/listing.entity.js';
import { whereListing } from '../listing/listing.query.js';
import { Vendor } from '../vendor/vendor.entity.js';

/** Listings that are suggested instead of one. */
export const SIMILAR_LISTINGS = 3;

/** Only vendors have a category. */
const CATEGORY = nullable(columnsOf(Vendor, ['category']));

const SIMILAR = columnsOf(Listing, ['id', 'kind', 'name', 'city']).and(CATEGORY);
export type SimilarListing = RowOf<typeof SIMILAR>;

/** An event, for which other listings are suggested. */
export interface SimilarTo {
  listingId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  guests?: number | null;
  /** The couple: excludes listings where it has an open enquiry, or with a block between them. */
  userId?: string | null;
}

const COMPARED = columnsOf(Listing, ['kind', 'city']).and(CATEGORY);

/**
 * Returns public listings of the same kind and category that are free on the date and take the guests: the best ones in
 * the city first, then the best ones elsewhere.
 */
export async function similarListings(tx: Tx, event: SimilarTo): Promise<SimilarListing[]> {
  const listing = await selectOne(tx, COMPARED, `FROM listing WHERE id = $1`, [event.listingId]);
  if (!listing) return [];
  const matching = (excluded: readonly string[]): Where => {
    const where = whereListing(listing.kind, { statuses: ['approved'], availableOn: event.date });
    where.and(`id <> ALL(${where.bind([event.listingId, ...excluded])}::uuid[])`);
    if (listing.category) where.and(`category = ${where.bind(listing.category)}`);
    if (event.guests) where.and(`(max_guests IS NULL OR max_guests >= ${where.bind(event.guests)})`);
    if (event.userId) {
      const user = `${where.bind(event.userId)}::uuid`;
      where.and(
        `NOT EXISTS (SELECT FROM booking WHERE user_id = ${user} AND listing_id = listing.id AND ${OPEN})`,
      );
      where.and(`NOT is_contact_blocked(${user}, id)`);
    }
    return where;
  };
  const here = matching([]);
  const nearby = await best(tx, here.and(`lower(city) = lower(${here.bind(listing.city)})`));
  if (nearby.length === SIMILAR_LISTINGS) return nearby;
  const elsewhere = await best(tx, matching(nearby.map(({ id }) => id)));
  return [...nearby, ...elsewhere].slice(0, SIMILAR_LISTINGS);
}

const best = (tx: Tx, where: Where) =>
  select(
    tx,
    SIMILAR,
    `FROM listing WHERE ${where.text}
     ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT ${SIMILAR_LISTINGS}`,
    where.values,
  );
