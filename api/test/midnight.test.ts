import { afterEach, expect, test } from '@jest/globals';
import { openDatabase } from '../db/data-source.js';
import { loadManyVenues } from '../demo/load.js';
import { anotherApp, app, useApp } from './app.js';
import { disableCache } from './freshness/compare.js';
import { readsOf, responseOf, type Read } from './freshness/reads.js';
import { inDays, makeWorld } from './freshness/world.js';

useApp({}, { limitFactor: 1_000_000 });

let resetClock = () => {};
afterEach(() => resetClock());

/** Moves the clock of the database and of this process to tomorrow. */
async function goToTomorrow(): Promise<void> {
  await app().sql(
    `CREATE OR REPLACE FUNCTION today_in_india() RETURNS date LANGUAGE sql STABLE AS
     $$ SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date + 1 $$`,
  );
  resetClock = (await runningApp()).moveClock(24 * 3600_000);
}

test('at midnight, no response of the API is sent that a fresh one differs from', async () => {
  const database = await openDatabase(app().services.env.databaseUrl ?? '', { statementTimeout: 0 });
  await loadManyVenues(database, 40);
  await database.source.destroy();
  const world = await makeWorld(app());
  const lists = [`{ venues(first: 8, filter: { availableOn: "${inDays(0)}" }) { totalCount nodes { id } } }`];
  const reads: Read[] = [
    ...readsOf(world).filter(({ path }) => path === '/graphql' || path.startsWith('/api/')),
    ...lists.map((document) => ({ path: '/graphql', document })),
  ];
  const fresh = await anotherApp(undefined, {}, { limitFactor: 1_000_000 });
  try {
    disableCache(fresh.app);
    const before = new Map<Read, string>();
    for (const read of reads) {
      await responseOf(app().url, read);
      const { body, isStored } = await responseOf(app().url, read);
      if (isStored) before.set(read, body);
    }
    await goToTomorrow();
    const outdated: Read[] = [];
    const changed: Read[] = [];
    for (const [read, earlier] of before) {
      const { body: wanted } = await responseOf(fresh.app.url, read, ['BAD_USER_INPUT']);
      if (wanted !== earlier) changed.push(read);
      if ((await responseOf(app().url, read, ['BAD_USER_INPUT'])).body !== wanted) outdated.push(read);
    }
    expect(outdated).toEqual([]);
    // At least these depend on the day.
    const documents = changed.map(({ document = '' }) => document).join();
    for (const field of ['availableOn', 'availability']) expect(documents).toContain(field);
  } finally {
    await fresh.stop();
  }
}, 120_000);
