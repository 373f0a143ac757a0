import type { Sql } from '../core/database.js';
import { escapeLike } from '../core/search.js';
import { LISTING_KINDS, MATCHES } from './listing.constants.js';
import type { Listing } from './listing.entity.js';

/**
 * What a listing must match to be found by a term, which `bind` binds. Terms of one or two characters match the
 * beginnings of name, city and state, longer ones any part.
 */
export function searchCondition(term: string, bind: (value: unknown) => string): string {
  const like = escapeLike(term.toLowerCase());
  if (term.length > 2) return `search LIKE ${bind(`%${like}%`)}`;
  return `(search LIKE ${bind(`${like}%`)} OR search LIKE ${bind(`%\n${like}%`)})`;
}

type Match = Pick<Listing, 'id' | 'kind' | 'name' | 'city' | 'state'>;

const BY_RANK = 'rank DESC, COALESCE(rating_average, 0) DESC, id DESC';

/** The highest ranked of the public listings that a term finds. Each kind has its own part of the index by rank. */
export function matchingListings(sql: Sql, term: string): Promise<Match[]> {
  const values: unknown[] = [];
  const condition = searchCondition(term, (value) => `$${values.push(value)}`);
  const ofKind = LISTING_KINDS.map(
    (kind) =>
      `(SELECT id, kind, name, city, state, rank, rating_average FROM listing
        WHERE kind = '${kind}' AND status = 'approved' AND ${condition} ORDER BY ${BY_RANK} LIMIT ${MATCHES})`,
  );
  return sql<Match>(
    `SELECT id, kind, name, city, state FROM (${ofKind.join(' UNION ALL ')}) found ORDER BY ${BY_RANK} LIMIT ${MATCHES}`,
    values,
    'fresh',
  );
}
