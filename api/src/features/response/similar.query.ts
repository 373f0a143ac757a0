import type { Tx } from '../../core/database.js';
import type { Booking } from '../booking/booking.entity.js';
import { listingPath } from '../listing/listing.paths.js';
import type { ListingKind } from '../listing/listing.constants.js';

/** Listings that are suggested instead of one. */
const SIMILAR_LISTINGS = 3;

export interface SimilarListing {
  name: string;
  city: string;
  /** Path of its page. */
  path: string;
}

/**
 * Returns approved listings of the same kind, category and city as an enquiry's listing that are free on its date and
 * take its guests, the best first.
 */
export async function similarListings(tx: Tx, booking: Booking): Promise<SimilarListing[]> {
  const rows = await tx.sql<{ id: string; kind: ListingKind; name: string; city: string }>(
    `SELECT other.id, other.kind, other.name, other.city
     FROM listing asked JOIN listing other ON other.kind = asked.kind AND lower(other.city) = lower(asked.city)
       AND other.category IS NOT DISTINCT FROM asked.category AND other.id <> asked.id
     WHERE asked.id = $1 AND other.status = 'approved' AND COALESCE(other.max_guests, $3) >= $3
       AND NOT is_blocked(other.id, $2::date) AND places_taken(other.id, $2::date) < other.daily_capacity
     ORDER BY other.rank DESC, COALESCE(other.rating_average, 0) DESC, other.id DESC LIMIT ${SIMILAR_LISTINGS}`,
    [booking.listingId, booking.date, booking.guests],
  );
  return rows.map((row) => ({ name: row.name, city: row.city, path: listingPath(row) }));
}
