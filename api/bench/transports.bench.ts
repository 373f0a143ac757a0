// Measures every REST read and the ten most used GraphQL operations compared with a baseline, and prints the ratios.
import { openDatabase } from '../db/data-source.js';
import { startSession } from '../src/features/account/session.js';
import { routes } from '../src/rest/mount.js';
import { benchDatabase } from './database.js';
import { load, type Measured } from './load.js';
import { BENCH_ADMIN, loadManyPeople } from './people.js';
import { start } from './processes.js';
import { loadManyTexts } from './texts.js';

const ROWS = Number(process.env.BENCH_VENUES ?? 100_000);
/** Short, because there are several dozen measurements. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = 8;

const database = await benchDatabase(ROWS);
const opened = await openDatabase(database.url, { statementTimeout: 0 });
await loadManyPeople(opened, ROWS);
await loadManyTexts(opened, ROWS);
const { tx } = opened;
const { token } = await startSession(tx, BENCH_ADMIN);
// IDs for REST paths, named after the path’s resource: “bookings” and “venue” are listings, “weddingpost” is a story.
const [ids] = await tx.sql<Record<string, string>>(
  `SELECT (SELECT listing_id FROM review GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS venue,
          (SELECT id FROM listing WHERE kind = 'vendor' AND status = 'approved' LIMIT 1) AS vendor,
          (SELECT id FROM user_profile LIMIT 1) AS user,
          (SELECT id FROM blog LIMIT 1) AS blog, (SELECT id FROM real_wedding LIMIT 1) AS weddingpost,
          (SELECT id FROM notification WHERE account_id = $1 LIMIT 1) AS notification_id,
          (SELECT listing_id FROM booking WHERE listing_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS bookings,
          (SELECT user_id FROM booking WHERE user_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS couple`,
  [BENCH_ADMIN],
);
await opened.source.destroy();
if (!ids?.venue || !ids.vendor)
  throw new Error('The benchmark database needs a reviewed venue and an approved vendor.');

/** The most frequent queries of our own pages and of third parties. */
const OPERATIONS: Record<string, string> = {
  me: '{ me { id role name } }',
  cities: '{ cities { name venueCount vendorCount } }',
  venues: `{ venues(filter: { city: "Jaipur" }, first: 20) { nodes { id name city rank maxGuests vegPrice ratingAverage pictures(first: 4) { url alt } } } }`,
  venue: `{ venue(id: "${ids.venue}") { id name summary facilities policies pictures(first: 4) { url } ratingSummary { counts } } }`,
  reviews: `{ venue(id: "${ids.venue}") { reviews(first: 5) { nodes { id author rating message } totalCount } } }`,
  vendors: `{ vendors(filter: { city: "Jaipur" }, first: 8) { nodes { id name category ratingAverage pictures(first: 1) { url } } totalCount } }`,
  vendor: `{ vendor(id: "${ids.vendor}") { id name summary packages { name price } pictures(first: 4) { url } } }`,
  suggestions: '{ suggestions(term: "palace jaipur") { kind key title detail } }',
  node: `{ node(id: "${ids.venue}") { id ... on Venue { name } } }`,
  inbox: `{ inbox(listingId: "${ids.bookings}", first: 20) { nodes { id name date status history { kind } } pageInfo { endCursor } } }`,
};

/** IDs for path parameters by resource; all others take a venue’s ID. */
const ID_BY_RESOURCE: Record<string, string | undefined> = {
  ...ids,
  admin: BENCH_ADMIN,
  notification: BENCH_ADMIN,
};

/** Fills the parameters of a documented path. */
const fillPath = (path: string) => {
  const [resource = ''] = path.split('/');
  return path
    .replace(':type', 'Photographer')
    .replace(':userId', ids.couple ?? '')
    .replace(':nId', ids.notification_id ?? '')
    .replace(/:\w+/g, ID_BY_RESOURCE[resource] ?? ids.venue ?? '');
};

const env = { BENCH_DATABASE: database.url };
const baseline = await start('./baseline.ts', env);
const app = await start('./app-server.ts', env);
const headers = { cookie: `mandap=${token}` };

/** Warms up briefly and measures. Responses other than 2xx fail the benchmark. */
async function measure(
  url: string,
  request: { headers?: Record<string, string>; body?: string } = {},
): Promise<Measured> {
  const run = (seconds: number) =>
    load({
      url,
      connections: CONNECTIONS,
      seconds,
      headers: { ...request.headers, ...(request.body && { 'content-type': 'application/json' }) },
      ...(request.body && { method: 'POST' as const, bodies: [request.body] }),
    });
  await run(1);
  return run(SECONDS);
}

function show(name: string, { perSecond, p50, p99, errors }: Measured, base: number): void {
  const ratio = base ? (perSecond / base).toFixed(2) : '';
  console.log(
    `  ${name.padEnd(34)}${perSecond.toFixed(0).padStart(7)} /s  ${ratio.padStart(5)}   p50 ${String(p50).padStart(4)} ms   p99 ${String(p99).padStart(4)} ms${errors ? `   ${errors} ERRORS` : ''}`,
  );
}

try {
  console.log(
    `\nEvery REST read and the ten most used GraphQL operations, as an admin, over ${ROWS} of each; concurrency ${CONNECTIONS}`,
  );
  console.log(
    '  The second column is the ratio to the baseline: 20 venues through Node’s http and pg alone. REST lists return 20 rows.',
  );
  const base = await measure(`${baseline.origin}/rest?city=Jaipur`);
  show('baseline', base, base.perSecond);
  for (const [name, query] of Object.entries(OPERATIONS))
    show(
      `GraphQL ${name}`,
      await measure(`${app.origin}/graphql`, { headers, body: JSON.stringify({ query }) }),
      base.perSecond,
    );
  for (const { method, path } of routes)
    if (method === 'GET') {
      const url = `${app.origin}/api/v1/${fillPath(path)}?limit=20&uId=${ids.couple}`;
      show(`GET ${path}`, await measure(url, { headers }), base.perSecond);
    }
} finally {
  await baseline.stop();
  await app.stop();
  await database.stop();
}
