// Measures the server-rendered list page, and prints requests per second and latencies.
import { expectAtMost } from '../../scripts/targets.mjs';
import { VENUE_SORTS } from '../src/features/venue/venue.constants.js';
import { benchDatabase } from './database.js';
import { load, type Measured } from './load.js';
import { start } from './processes.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const TARGET_MS = 10;
const VENUES = Number(process.env.BENCH_VENUES ?? 100_000);

const show = ({ perSecond, p50, p99, errors }: Measured) =>
  `${perSecond.toFixed(0).padStart(6)} /s   p50 ${String(p50).padStart(4)} ms   p99 ${String(p99).padStart(4)} ms${errors ? `   ${errors} ERRORS` : ''}`;

/** Measures list pages: each URL once (rendered), and one URL repeatedly (from the cache). */
const database = await benchDatabase(VENUES);
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_WEB: '1' });
try {
  const headers = { 'accept-encoding': 'gzip' };
  const addresses = listAddresses(await cities());
  const warmUp = addresses.splice(0, 1000);
  await load({ url: app.origin, connections: 4, seconds: 2, headers, paths: warmUp });
  console.log('\nServer-rendered list page, 20 cards, compressed; concurrency 4');
  const before = await app.cpu();
  const uncached = await load({
    url: app.origin,
    connections: 4,
    seconds: SECONDS,
    headers,
    paths: addresses,
  });
  const cpu = ((await app.cpu()) - before) / (uncached.perSecond * SECONDS);
  console.log(`  rendered  ${show(uncached)}   ${cpu.toFixed(1)} ms of CPU a page (target ${TARGET_MS})`);
  expectAtMost('rendered, ms of CPU', cpu, TARGET_MS);
  const cached = await load({
    url: app.origin,
    connections: 4,
    seconds: SECONDS,
    headers,
    paths: ['/venuelist?city=Jaipur'],
  });
  console.log(
    `  cached    ${show(cached)}   (${(cached.perSecond / uncached.perSecond).toFixed(1)} times as many)`,
  );
  expectAtMost('errors', uncached.errors + cached.errors, 0);
  if (uncached.perSecond * SECONDS > addresses.length)
    throw new Error('Too few addresses: some pages came from the cache.');
} finally {
  await app.stop();
  await database.stop();
}

async function cities(): Promise<string[]> {
  const response = await fetch(`${app.origin}/graphql?query=${encodeURIComponent('{ cities { name } }')}`);
  const { data } = (await response.json()) as { data: { cities: { name: string }[] } };
  return data.cities.map(({ name }) => name);
}

/** The first pages of every city's list in every order, in an order that spreads the cities. */
function listAddresses(names: readonly string[]): string[] {
  const orders = Object.keys(VENUE_SORTS).flatMap((sort) =>
    Array.from({ length: 40 }, (_, page) => `sort=${sort.toLowerCase()}&page=${page + 1}`),
  );
  return orders.flatMap((order) =>
    names.map((city) => `/venuelist?city=${encodeURIComponent(city)}&${order}`),
  );
}
