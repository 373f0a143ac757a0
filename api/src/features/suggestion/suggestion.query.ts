import { columnsOf, expressions, select, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { escapeLike } from '../../core/search.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { Listing } from '../listing/listing.entity.js';
import { searchOf } from '../listing/listing.query.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import type { VenueType } from '../venue/venue.constants.js';
import { significantWords } from './names.js';

/** Includes the category, which only vendors have. */
const COLUMNS = columnsOf(Listing, ['id', 'kind', 'name', 'city', 'state']).and(
  expressions<{ category: VendorCategory | null }>({ category: 'category' }),
);

/** The fields of a listing that suggestions show. */
export type NamedListing = RowOf<typeof COLUMNS>;

/** Further words don't narrow a search any more. */
const MAX_WORDS = 5;

/** Names per kind that are compared by similarity, because common words are in tens of thousands of names. */
const CANDIDATES = 40;

/** Shorter terms resemble too many names. */
const MIN_SIMILAR_LENGTH = 4;

/**
 * Returns approved listings whose name, city and state contain all significant words of the term, most similar names
 * first.
 */
export async function listingsWithWords(
  tx: Tx,
  term: string,
  kinds: readonly ListingKind[],
  limit: number,
): Promise<NamedListing[]> {
  if (!kinds.length) return [];
  const values: unknown[] = [term, `${escapeLike(term)}%`, limit];
  const words = significantWords(term).slice(0, MAX_WORDS);
  const patterns = words.map((word) => {
    const like = escapeLike(word);
    // One or two letters only match beginnings of words, because most names contain them somewhere.
    const places = word.length > 2 ? [`%${like}%`] : [`${like}%`, `% ${like}%`, `%\n${like}%`];
    return places.map((pattern) => `$${values.push(pattern)}`);
  });
  const conditions = (kind: ListingKind) =>
    patterns.map((places) => `(${places.map((place) => `${searchOf(kind)} LIKE ${place}`).join(' OR ')})`);
  // One query per kind, so that each stops early in its index's order.
  const candidates = kinds.map(
    (kind) =>
      `ARRAY(SELECT id FROM listing WHERE kind = '${kind}' AND status = 'approved' AND ${conditions(kind).join(' AND ')}
             ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT ${CANDIDATES})`,
  );
  return select(
    tx,
    COLUMNS,
    `FROM listing WHERE id = ANY(${candidates.join(' || ')})
     ORDER BY lower(name) LIKE $2 DESC, word_similarity($1, lower(name)) DESC, rank DESC, id DESC LIMIT $3`,
    values,
    'fresh',
  );
}

/** Returns approved listings spelled similarly to the term: "jhel mahal". */
export async function similarListings(
  tx: Tx,
  term: string,
  kinds: readonly ListingKind[],
  limit: number,
): Promise<NamedListing[]> {
  if (!kinds.length || term.length < MIN_SIMILAR_LENGTH) return [];
  return select(
    tx,
    COLUMNS,
    `FROM listing
     WHERE (${kinds.map((kind) => `$1 <% ${searchOf(kind)}`).join(' OR ')}) AND status = 'approved'
     ORDER BY word_similarity($1, search) DESC, rank DESC, id DESC LIMIT $2`,
    [term, limit],
    'fresh',
  );
}

interface ListingMeaning {
  kind: ListingKind;
  category?: VendorCategory;
  venueType?: VenueType;
  city?: string;
}

/** Returns approved listings of a category or venue type, optionally in one city, highest rank first. */
export function listingsOf(
  tx: Tx,
  { kind, category, venueType, city }: ListingMeaning,
  limit: number,
): Promise<NamedListing[]> {
  const values: unknown[] = [limit];
  const conditions = [`kind = '${kind}'`, `status = 'approved'`];
  if (category) conditions.push(`category = $${values.push(category)}`);
  if (venueType) conditions.push(`venue_types @> $${values.push([venueType])}::text[]`);
  if (city) conditions.push(`lower(city) = lower($${values.push(city)})`);
  return select(
    tx,
    COLUMNS,
    `FROM listing WHERE ${conditions.join(' AND ')}
     ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT $1`,
    values,
    'fresh',
  );
}
