// Measures the admins’ tables with 100,000 rows, and prints requests per second and latencies.
import { expectAtMost } from '../../scripts/targets.mjs';
import { openDatabase } from '../db/data-source.js';
import { startSession } from '../src/features/account/session.js';
import { benchDatabase } from './database.js';
import { load } from './load.js';
import { BENCH_ADMIN, loadManyPeople } from './people.js';
import { start } from './processes.js';

const ROWS = Number(process.env.BENCH_VENUES ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const TARGET_MS = 100;

const LISTING = `nodes { id name city state status rank registeredAt pictures(first: 1) { url } } totalCount`;
const USERS = `nodes { id fullName email phone city createdAt } totalCount`;
const BOOKINGS = `nodes { id listingName status date history { kind } } pageInfo { endCursor } totalCount`;

/** The queries of an admin's table: first and deep pages, each tab, order and filter. */
const listings = (field: string, kind: string) =>
  [
    ...['', 'page: 7', 'page: 200', 'status: PENDING', 'status: REJECTED', 'city: "jaipur"'],
    ...[
      'sort: NAME, descending: false',
      'sort: RANK',
      'sort: NAME, page: 150',
      'city: "udaipur", sort: RANK',
    ],
    ...[
      'search: "mahal"',
      'search: "garden", page: 3',
      'search: "studio 77"',
      'search: "ra"',
      'search: "nothing"',
      'search: "load777@"',
      'search: "00000 99999"',
    ],
  ].map(
    (args) =>
      `{ counts: listingCounts(kind: ${kind}) { pending approved rejected } list: ${field}(first: 20${args && `, ${args}`}) { ${LISTING} } }`,
  );
const users = [
  ...['', 'page: 7', 'page: 200', 'city: "Jaipur"', 'sort: NAME, descending: false', 'sort: NAME, page: 150'],
  ...[
    'search: "sharma"',
    'search: "user777"',
    'search: "ananya khan"',
    'search: "zz"',
    'search: "0000099999"',
  ],
].map((args) => `{ list: managedUsers(first: 20${args && `, ${args}`}) { ${USERS} } }`);

const database = await benchDatabase(ROWS);
const opened = await openDatabase(database.url, { statementTimeout: 0 });
await loadManyPeople(opened, ROWS);
const { tx } = opened;
const { token } = await startSession(tx, BENCH_ADMIN);
const [busiest] = await tx.sql<{ userId: string; listingId: string }>(
  `SELECT (SELECT user_id FROM booking WHERE user_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "userId",
          (SELECT listing_id FROM booking WHERE listing_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "listingId"`,
);
await opened.source.destroy();

const bookings = ['', 'open: true', 'open: false'].flatMap((args) => [
  `{ list: userBookings(first: 20, userId: "${busiest?.userId}"${args && `, ${args}`}) { ${BOOKINGS} } }`,
  `{ list: inbox(first: 20, listingId: "${busiest?.listingId}") { ${BOOKINGS} } }`,
]);

const app = await start('./app-server.ts', { BENCH_DATABASE: database.url });
try {
  console.log(`\nThe admins' lists over ${ROWS} venues, vendors, users and bookings; concurrency 8`);
  const tables = {
    venues: listings('managedVenues', 'VENUE'),
    vendors: listings('managedVendors', 'VENDOR'),
    users,
    bookings,
  };
  for (const [name, documents] of Object.entries(tables)) {
    const run = (seconds: number) =>
      load({
        url: `${app.origin}/graphql`,
        connections: 8,
        seconds,
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `mandap=${token}` },
        bodies: documents.map((query) => JSON.stringify({ query })),
      });
    await run(2);
    const { perSecond, p50, p99, errors } = await run(SECONDS);
    console.log(
      `  ${name.padEnd(10)}${perSecond.toFixed(0).padStart(6)} /s   p50 ${p50} ms   p99 ${p99} ms (target under ${TARGET_MS})${errors ? `   ${errors} ERRORS` : ''}`,
    );
    expectAtMost(`${name}, p99 in ms`, p99, TARGET_MS);
    expectAtMost(`${name}, errors`, errors, 0);
  }
} finally {
  await app.stop();
  await database.stop();
}
