import { object } from 'yup';
import { expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { Services } from '../../core/context.js';
import { anyone, operation } from '../../core/operation.js';

/** A city and the state it lies in. */
export interface Place {
  city: string;
  state: string;
}

/**
 * The known city that people mean by what they typed, whatever its case ("dELHI" is Delhi, "bombay" Mumbai);
 * an unknown one gets a capital first letter and the rest lower case, and no state.
 */
export async function placeOf(tx: Tx, typed: string): Promise<Place> {
  const wanted = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const known = await selectOne(
    tx,
    expressions<Place>({ city: 'name', state: 'state' }),
    `FROM city WHERE lower(name) = $1 OR name = (SELECT city FROM city_alias WHERE alias = $1) LIMIT 1`,
    [wanted],
  );
  return known ?? { city: wanted.charAt(0).toUpperCase() + wanted.slice(1), state: '' };
}

/** A city with the number of its approved venues and vendors, and its other names in lower case. */
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

/** Cities that have something to show, the fullest first. */
export const listCities = operation({
  name: 'city.list',
  kind: 'read',
  allow: anyone,
  input: object({}),
  run: ({ ctx, tx }) =>
    ctx.services.facts.getOrLoad('cities', () =>
      select(
        tx,
        CITY_WITH_COUNTS,
        `FROM listing WHERE status = 'approved' GROUP BY city ORDER BY "venueCount" DESC, city LIMIT 500`,
      ),
    ),
});

/** Whether a city is in the table of known ones, by its name or another, in any case. */
export async function isKnownCity({ facts, database }: Services, name: string): Promise<boolean> {
  const known = await facts.getOrLoad('known-cities', async () => {
    const rows = await database.tx.sql<{ name: string }>(
      `SELECT lower(name) AS name FROM city UNION SELECT alias FROM city_alias`,
    );
    return new Set(rows.map((row) => row.name));
  });
  return known.has(name.toLowerCase());
}
