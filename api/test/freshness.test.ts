import { expect, test } from '@jest/globals';
import { openDatabase } from '../db/data-source.js';
import { createRng } from '../demo/content/random.js';
import { loadManyVenues } from '../demo/load.js';
import { anotherApp, app, useApp } from './app.js';
import { allOperations } from '../src/core/operation.js';
import { proveFreshness } from './freshness/compare.js';
import { PRIVATE_WRITES, WRITES } from './freshness/writes.js';

useApp({}, { limitFactor: 1_000_000, web: true });

const ROUNDS = 150;

test('every write operation is one of the writes, or changes nothing public', () => {
  const operations = allOperations().filter(({ kind }) => kind === 'write');
  const known = [...WRITES.map(({ name }) => name), ...Object.values(PRIVATE_WRITES).flat()];
  // Names with spaces are other changes, such as jobs.
  expect(known.filter((name) => !name.includes(' ')).sort()).toEqual(
    operations.map(({ operationName }) => operationName).sort(),
  );
});

test('after each of many random writes, every stored response equals a fresh one', async () => {
  const database = await openDatabase(app().services.env.databaseUrl ?? '', { statementTimeout: 0 });
  await loadManyVenues(database, 40);
  await database.source.destroy();
  const random = createRng('freshness');
  const fresh = await anotherApp(undefined, {}, { limitFactor: 1_000_000, web: true });
  try {
    const { writes, compared, invalidated, stale, refused } = await proveFreshness(
      app(),
      fresh.app,
      ROUNDS,
      () => random.next(),
    );
    expect(stale).toEqual([]);
    expect(refused).toEqual([]);
    expect(Object.keys(writes).sort()).toEqual(WRITES.map(({ name }) => name).sort());
    // Many responses were compared, and many were invalidated.
    expect(Object.values(writes).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(ROUNDS / 2);
    expect(compared).toBeGreaterThan(ROUNDS * 5);
    expect(invalidated).toBeGreaterThan(ROUNDS);
  } finally {
    await fresh.stop();
  }
}, 900_000);
