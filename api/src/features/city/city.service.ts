import { object } from 'yup';
import { columnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { anyone, operation } from '../../core/operation.js';
import { reading } from '../../core/reads.js';
import { COUNTS_TAG } from '../listing/listing.tags.js';
import { KnownCity } from './known-city.entity.js';

/** A city and its state. */
export interface Place {
  city: string;
  state: string;
}

/**
 * Resolves a person's input to a known city, ignoring case ("dELHI" is Delhi, "bombay" Mumbai). Unknown cities are
 * capitalised and have no state.
 */
export async function resolvePlace(tx: Tx, typed: string): Promise<Place> {
  const lowerCase = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const known = await selectOne(
    tx,
    columnsOf(KnownCity, { city: 'name', state: 'state' }),
    `FROM city WHERE lower(name) = $1 OR name = (SELECT city FROM city_alias WHERE alias = $1) LIMIT 1`,
    [lowerCase],
  );
  return known ?? { city: lowerCase.charAt(0).toUpperCase() + lowerCase.slice(1), state: '' };
}

/** A city with its counts of approved venues and vendors, and its other names in lower case. */
const CITY_WITH_COUNTS = expressions<{
  name: string;
  state: string;
  venueCount: number;
  vendorCount: number;
  aliases: string[];
}>({
  name: 'city',
  state: 'max(state)',
  venueCount: `count(*) FILTER (WHERE kind = 'venue')::int`,
  vendorCount: `count(*) FILTER (WHERE kind = 'vendor')::int`,
  aliases: 'ARRAY(SELECT alias FROM city_alias WHERE city_alias.city = listing.city)',
});
export type CityWithCounts = RowOf<typeof CITY_WITH_COUNTS>;

/** Returns cities with approved listings, those with the most first. */
export const listCities = operation({
  name: 'city.list',
  kind: 'read',
  allow: anyone,
  input: object({}),
  run: ({ ctx, tx }) =>
    ctx.services.facts.getOrLoad('cities', () =>
      reading([COUNTS_TAG, 'city_alias'], () =>
        select(
          tx,
          CITY_WITH_COUNTS,
          `FROM listing WHERE status = 'approved' GROUP BY city ORDER BY "venueCount" DESC, city LIMIT 500`,
        ),
      ),
    ),
});
