import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Running } from '../running-app.js';
import { anotherApp, app, useApp } from '../app.js';
import { INVARIANTS } from './index.js';
import { CLIENTS, runRounds } from './invariant.js';

const options = { limitFactor: 1_000_000 };
useApp({}, options);

/** `npm run bench:invariants` runs 2,000. */
const ROUNDS = 10;

let other: Running;
beforeAll(async () => {
  other = await anotherApp(undefined, {}, options);
});
afterAll(() => other.stop());

test.each(INVARIANTS.map((invariant) => [invariant.name, invariant] as const))(
  '%s holds for 20 clients at the same time',
  async (_, invariant) => {
    const servers = { origins: [app().url, other.app.url], tx: app().tx };
    const { rounds, requests, succeeded, violations } = await runRounds(servers, invariant, ROUNDS);
    expect(violations).toEqual([]);
    expect(rounds).toBe(ROUNDS);
    expect(requests).toBeGreaterThanOrEqual(ROUNDS * CLIENTS);
    expect(succeeded).toBeGreaterThanOrEqual(ROUNDS);
  },
  60_000,
);
