// Measures the server-rendered list page. What it prints is its result.
import { benchDatabase } from './database.js';
import { load, type Measured } from './load.js';
import { start } from './processes.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const VENUES = Number(process.env.BENCH_VENUES ?? 100_000);

const show = ({ perSecond, p50, p99, errors }: Measured) =>
  `${perSecond.toFixed(0).padStart(6)} /s   p50 ${String(p50).padStart(4)} ms   p99 ${String(p99).padStart(4)} ms${errors ? `   ${errors} ERRORS` : ''}`;

/** Server-rendered list pages: each address once (rendered), and one address again and again (kept). */
const database = await benchDatabase(VENUES);
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_WEB: '1' });
try {
  const headers = { 'accept-encoding': 'gzip' };
  // An unknown parameter changes nothing on the page but its address, so every one is rendered anew.
  const fresh = Array.from({ length: 20_000 }, (_, i) => `/venuelist?city=Jaipur&n=${i}`);
  await load({ url: app.origin, connections: 4, seconds: 2, headers, paths: fresh.slice(0, 1000) });
  console.log('\nServer-rendered list page, 20 cards, compressed; concurrency 4');
  const uncached = await load({
    url: app.origin,
    connections: 4,
    seconds: SECONDS,
    headers,
    paths: fresh.slice(1000),
  });
  console.log(`  rendered  ${show(uncached)}`);
  const cached = await load({
    url: app.origin,
    connections: 4,
    seconds: SECONDS,
    headers,
    paths: ['/venuelist?city=Jaipur'],
  });
  console.log(
    `  kept      ${show(cached)}   (${(cached.perSecond / uncached.perSecond).toFixed(1)} times as many)`,
  );
} finally {
  await app.stop();
  await database.stop();
}
