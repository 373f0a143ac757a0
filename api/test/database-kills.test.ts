import { expect, test } from '@jest/globals';
import { useBuild } from './use-build.js';
import { breakDatabase, killDatabase } from './database-kills.js';

useBuild();

test('a killed embedded PostgreSQL loses no acknowledged write, and the outage is a 503', async () => {
  const { acknowledged, lost, statuses, outages, log } = await killDatabase(3);
  expect(outages).toHaveLength(3);
  expect([acknowledged > 75, lost]).toEqual([true, 0]);
  expect(Object.keys(statuses)).toEqual(['200', '503']);
  // Each outage is logged once, and so is its end.
  expect(log).toEqual(
    outages.flatMap(() => ['the database cannot be reached', 'the database can be reached again']),
  );
}, 120_000);

test('if the embedded PostgreSQL can’t be restarted, the server prints the end of the database’s log and exits', async () => {
  const { code, output } = await breakDatabase();
  expect(code).toBe(1);
  expect(output).toMatch(/^Mandap can't go on: PostgreSQL did not start:\n[^]*pg_control/m);
}, 120_000);
