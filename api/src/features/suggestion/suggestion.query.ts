import { columnsOf, nullable, select, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { escapeLike } from '../../core/search.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { Listing } from '../listing/listing.entity.js';
import { searchOf } from '../listing/listing.query.js';
import { rarestWords, similarWords, wordsLike } from '../listing/words.query.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import { Vendor } from '../vendor/vendor.entity.js';
import type { VenueType } from '../venue/venue.constants.js';
import { MIN_SIMILAR_LENGTH, significantWords } from './names.js';

/** Includes the category, which only vendors have. */
const COLUMNS = columnsOf(Listing, ['id', 'kind', 'name', 'city', 'state']).and(
  nullable(columnsOf(Vendor, ['category'])),
);

/** The fields of a listing that suggestions show. */
export type NamedListing = RowOf<typeof COLUMNS>;

/** Words beyond these are ignored. */
const MAX_WORDS = 5;

/** Listings per kind that are ranked by similarity. Common words match tens of thousands. */
const MAX_CANDIDATES = 40;

/** Listings per word that are examined, best first. */
const MAX_EXAMINED = 5000;

const ORDER = 'ORDER BY rank DESC, rating DESC, id DESC';

/**
 * Returns approved listings whose name, city and state contain the term's significant words, most similar names
 * first.
 */
export async function listingsWithWords(
  tx: Tx,
  term: string,
  kinds: readonly ListingKind[],
  limit: number,
): Promise<NamedListing[]> {
  if (!kinds.length) return [];
  const patterns = significantWords(term).slice(0, MAX_WORDS).map(patternsOf);
  // `wordsLike` searches single words, for which the first pattern suffices.
  const firsts = patterns.map(([first = '']) => first);
  const words = await wordsLike(tx, firsts);
  const parts = patterns.map((each, i) => ({ words: words[i], patterns: each }));
  const values: unknown[] = [term, `${escapeLike(term)}%`, limit];
  const candidates = await candidateIdsSql(tx, parts, kinds, (value) => `$${values.push(value)}`);
  return select(
    tx,
    COLUMNS,
    `FROM listing WHERE id = ANY(${candidates})
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
  const words = significantWords(term).slice(0, MAX_WORDS);
  const long = words.filter(({ length }) => length >= MIN_SIMILAR_LENGTH);
  // A short word is often unfinished; the similarity of the whole term decides about it.
  const searched = long.length ? long : words;
  const similar = await similarWords(tx, searched);
  const parts = searched.map((word, i) => ({
    words: similar[i],
    patterns: [...patternsOf(word), ...(similar[i] ?? []).map((each) => `%${escapeLike(each)}%`)],
  }));
  const values: unknown[] = [term, limit];
  const candidates = await candidateIdsSql(tx, parts, kinds, (value) => `$${values.push(value)}`);
  return select(
    tx,
    COLUMNS,
    `FROM listing WHERE id = ANY(${candidates}) AND $1 <% search
     ORDER BY word_similarity($1, search) DESC, rank DESC, id DESC LIMIT $2`,
    values,
    'fresh',
  );
}

/** Returns LIKE patterns of texts that contain a word; one or two letters match beginnings of words only. */
function patternsOf(word: string): string[] {
  const like = escapeLike(word);
  return word.length > 2 ? [`%${like}%`] : [`${like}%`, `% ${like}%`, `%\n${like}%`];
}

/** A word of a term. */
interface Part {
  /** The words of listings that match it; undefined if there are too many. */
  words?: readonly string[];
  /** LIKE patterns; the texts of listings match one of them. */
  patterns: readonly string[];
}

/**
 * Returns SQL of an array of the IDs of the best listings by rank that match all parts.
 * @param bind adds a value and returns its placeholder
 */
async function candidateIdsSql(
  tx: Tx,
  parts: readonly Part[],
  kinds: readonly ListingKind[],
  bind: (value: unknown) => string,
): Promise<string> {
  const rarest = await rarestWords(
    tx,
    kinds,
    parts.flatMap(({ words }) => (words ? [words] : [])),
  );
  const others = parts
    .filter(({ words }) => !rarest || words !== rarest)
    .map(({ patterns }) => patterns.map((pattern) => bind(pattern)));
  const matching = (column: string) =>
    others
      .map((places) => `AND (${places.map((place) => `${column} LIKE ${place}`).join(' OR ')})`)
      .join(' ');
  const words = rarest && bind(rarest);
  // One query per kind, so that each stops early in its index's order.
  return kinds
    .map((kind) => {
      const best = words
        ? `(SELECT DISTINCT found.* FROM unnest(${words}::text[]) AS matching (word) CROSS JOIN LATERAL (
             SELECT id, rank, rating FROM (
               SELECT id, rank, COALESCE(rating_average, 0) AS rating, search FROM listing_word
               WHERE kind = '${kind}' AND listing_word.word = matching.word
               ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT ${MAX_EXAMINED}) examined
             WHERE true ${matching('search')} ${ORDER} LIMIT ${MAX_CANDIDATES}) found) best`
        : `(SELECT id, rank, COALESCE(rating_average, 0) AS rating FROM listing
            WHERE kind = '${kind}' AND status = 'approved' ${matching(searchOf(kind))}) best`;
      return `ARRAY(SELECT id FROM ${best} ${ORDER} LIMIT ${MAX_CANDIDATES})`;
    })
    .join(' || ');
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
