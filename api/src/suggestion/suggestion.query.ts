import type { Sql } from '../core/database.js';
import { escapeLike } from '../core/search.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { searchOf } from '../listing/listing.query.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';

/** What a suggestion tells of a listing. */
export interface NamedListing {
  id: string;
  kind: ListingKind;
  name: string;
  city: string;
  state: string;
  category: VendorCategory | null;
}

/** More words narrow nothing further that people would type. */
const MAX_WORDS = 5;

/** Of either kind so many are compared by their likeness: a common word is in tens of thousands of names. */
const CANDIDATES = 40;

/** Shorter terms are too much like everything. */
const MIN_ALIKE = 4;

const COLUMNS = 'id, kind, name, city, state, category';

/**
 * Approved listings in whose name, city or state every word of the term stands, in any order, the likest names
 * first; when there are none, those that are spelled alike ("jhel mahal").
 */
export async function listingsNamed(
  sql: Sql,
  term: string,
  kinds: readonly ListingKind[],
  limit: number,
): Promise<NamedListing[]> {
  if (!kinds.length) return [];
  const found = await listingsWithWords(sql, term, kinds, limit);
  return found.length || term.length < MIN_ALIKE ? found : listingsAlike(sql, term, kinds, limit);
}

function listingsWithWords(sql: Sql, term: string, kinds: readonly ListingKind[], limit: number) {
  const values: unknown[] = [term, `${escapeLike(term)}%`, limit];
  const words = term.split(/\s+/).slice(0, MAX_WORDS);
  const patterns = words.map((word) => {
    const like = escapeLike(word);
    // One or two letters begin a word: inside of words they would stand nearly everywhere.
    const places = word.length > 2 ? [`%${like}%`] : [`${like}%`, `% ${like}%`, `%\n${like}%`];
    return places.map((pattern) => `$${values.push(pattern)}`);
  });
  const conditions = (kind: ListingKind) =>
    patterns.map((places) => `(${places.map((place) => `${searchOf(kind)} LIKE ${place}`).join(' OR ')})`);
  // Each kind by itself, in its index's order, which stops at so many.
  const candidates = kinds.map(
    (kind) =>
      `ARRAY(SELECT id FROM listing WHERE kind = '${kind}' AND status = 'approved' AND ${conditions(kind).join(' AND ')}
             ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT ${CANDIDATES})`,
  );
  return sql<NamedListing>(
    `SELECT ${COLUMNS} FROM listing WHERE id = ANY(${candidates.join(' || ')})
     ORDER BY lower(name) LIKE $2 DESC, word_similarity($1, lower(name)) DESC, rank DESC, id DESC LIMIT $3`,
    values,
    'fresh',
  );
}

const listingsAlike = (sql: Sql, term: string, kinds: readonly ListingKind[], limit: number) =>
  sql<NamedListing>(
    `SELECT ${COLUMNS} FROM listing
     WHERE (${kinds.map((kind) => `$1 <% ${searchOf(kind)}`).join(' OR ')}) AND status = 'approved'
     ORDER BY word_similarity($1, search) DESC, rank DESC, id DESC LIMIT $2`,
    [term, limit],
    'fresh',
  );
