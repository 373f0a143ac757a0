import fc from 'fast-check';
import { beforeAll, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { wordsOfSearch } from './words.query.js';

useApp();

let user: Client;
beforeAll(async () => {
  // Responses to sessions aren't stored.
  user = await loggedIn((await makeUser()).id);
});

interface Found {
  nodes: { id: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const LIST = `query Q($search: String!, $first: Int!, $after: String, $page: Int) {
  venues(filter: { search: $search }, first: $first, after: $after, page: $page) {
    nodes { id } totalCount pageInfo { hasNextPage endCursor }
  }
}`;

async function find(search: string, window: { first: number; after?: string; page?: number }) {
  const { data, errors } = await user.gql<{ venues: Found }>(LIST, { search, ...window });
  expect(errors).toBeUndefined();
  return data.venues;
}

/** Returns the IDs of all pages, by cursor. */
async function findAll(search: string, first: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    const { nodes, pageInfo } = await find(search, { first, after });
    ids.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
}

/** Returns the IDs that a search must find, in the order of the list. */
async function expected(search: string): Promise<string[]> {
  const rows = await app().sql<{ id: string }>(
    `SELECT id FROM listing WHERE kind = 'venue' AND status = 'approved' AND strpos(search, $1) > 0
     ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC`,
    [search.toLowerCase()],
  );
  return rows.map(({ id }) => id);
}

/** Returns the words that differ from those of the approved listings, in either direction. */
const differences = () =>
  app().sql(
    `WITH stored AS (SELECT kind, word, rank, rating_average, id FROM listing_word),
          wanted AS (SELECT kind, word, rank, rating_average, id
                     FROM listing, regexp_split_to_table(search, '\\s+') word WHERE status = 'approved' AND word <> '')
     (TABLE stored EXCEPT TABLE wanted) UNION ALL (TABLE wanted EXCEPT TABLE stored)`,
  );

const NAMES = [
  'Jheel Mahal',
  'Mahalaxmi  Lawns',
  'The Jheel',
  '100%_Mahal',
  'महल Palace',
  'Laxmi-Mahal Jheel',
];
const TERMS = [
  ...['mahal', 'jhe', 'HEEL', 'lax', '%_m', 'महल', 'xyz', 'jheel m', 'rajas', 'zaipur'],
  ...['eel mah', 'heel mahal', 'the jhe', 'mahal jheel', 'laxmi  law', 'xmi lawns'],
];

const anyName = fc.constantFrom(...NAMES);
const change = fc.oneof(
  fc.record({ set: fc.constant('name'), to: anyName }),
  fc.record({ set: fc.constant('city'), to: fc.constantFrom('Zaipur', 'Udaipur') }),
  fc.record({ set: fc.constant('rank'), to: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ set: fc.constant('summary'), to: fc.string() }),
  fc.record({
    set: fc.constant('(rating_average, rating_count)'),
    to: fc.constantFrom('(4.5, 2)', '(NULL, 0)'),
  }),
  fc.record({ set: fc.constant('status'), to: fc.constantFrom('approved', 'pending') }),
  fc.record({ set: fc.constant('nothing'), to: fc.constant('deleted') }),
);

test('a search finds what contains the term, best first, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyName, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(), change, fc.boolean()), { maxLength: 8 }),
      async (names, changes) => {
        await app().sql(`DELETE FROM listing`);
        const ids: string[] = [];
        for (const name of names) ids.push((await makeVenue({ name, rank: ids.length % 3 })).id);
        await makeVendor({ name: 'Jheel Mahal Photos' });
        for (const [index, { set, to }, together] of changes) {
          const changed = together ? ids : [ids[index % ids.length]];
          if (set === 'nothing') await app().sql(`DELETE FROM listing WHERE id = ANY($1)`, [changed]);
          else if (set.startsWith('('))
            await app().sql(`UPDATE listing SET ${set} = ${to} WHERE id = ANY($1)`, [changed]);
          else await app().sql(`UPDATE listing SET ${set} = $2 WHERE id = ANY($1)`, [changed, to]);
          expect(await differences()).toEqual([]);
        }
        for (const term of TERMS) {
          const all = await expected(term);
          expect([term, await findAll(term, 3)]).toEqual([term, all]);
          const page = await find(term, { first: 2, page: 2 });
          expect([term, page.nodes.map(({ id }) => id), page.totalCount]).toEqual([
            term,
            all.slice(2, 4),
            all.length,
          ]);
        }
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

test('a term that is part of many words is found, too', async () => {
  await app().sql(`DELETE FROM listing`);
  for (let i = 0; i < 105; i++) await makeVenue({ name: `Zumba${i}`, rank: i % 4 });
  const all = await expected('zumba');
  expect(all).toHaveLength(105);
  expect(await findAll('zumba', 50)).toEqual(all);
  expect(await findAll('zumba10', 50)).toEqual(await expected('zumba10'));
});

test('a word that a space follows in the term is not the beginning of a longer one', async () => {
  await app().sql(`DELETE FROM listing`);
  for (const name of ['Rose Garden 12', 'Rose Gardens 12', 'Kadambagarden 1', 'The Garden 1'])
    await makeVenue({ name });
  const found = await wordsOfSearch(app().services.database.tx, 'garden 1');
  expect(found?.words.toSorted()).toEqual(['garden', 'kadambagarden']);
});
