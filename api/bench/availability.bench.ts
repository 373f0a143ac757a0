// Measures searches by date over a large database with a full calendar beside the same searches without a date, and
// prints the ratios of PostgreSQL's CPU time and of p50. Fails above the target.
import { openDatabase } from '../db/data-source.js';
import type { Tx } from '../src/core/database.js';
import { todayInIndia } from '../src/core/day.js';
import { startSession } from '../src/features/account/session.js';
import { benchDatabase } from './database.js';
import { load, median, type Measured } from './load.js';
import { BENCH_ADMIN, loadBenchAdmin } from './people.js';
import { postgresCpu } from './postgres-cpu.js';
import { start } from './processes.js';

const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const TARGET = 1.5;
const CONNECTIONS = 8;

/** Days with a calendar, and the share of listings that are full on each of them. */
const DAYS = 731;
const TAKEN = 0.3;

/** Days per transaction. */
const BATCH = 10;

const CITIES = ['udaipur', 'jaipur', 'delhi', 'mumbai', 'lucknow', 'chennai', 'pune', 'kochi'];
const CARD = `nodes { id name city rank maxGuests vegPrice ratingAverage pictures(first: 4) { url } }`;

/** The arguments of each search, and its filters; several are sent in turn. */
const SEARCHES: Record<string, [sort: string, filter: string][]> = {
  all: [['RANK', '']],
  'in a city': CITIES.map((city) => ['RANK', `city: "${city}"`]),
  'by price': [
    ['PRICE_LOW', ''],
    ['PRICE_HIGH', ''],
  ],
  filtered: CITIES.map((city) => ['RANK', `city: "${city}", guests: [FROM_250], prices: [FROM_1500]`]),
  'a word': ['palace', 'mahal', 'garden', 'haveli'].map((term) => ['RANK', `search: "${term}"`]),
  'a word in a city': CITIES.map((city) => ['RANK', `city: "${city}", search: "mah"`]),
};

/** Spread over the two years. */
const DATES = [10, 100, 250, 400, 550, 700].map((days) =>
  todayInIndia(new Date(Date.now() + days * 86_400_000)),
);

const document = (sort: string, filter: string) =>
  `{ venues(first: 20, sort: ${sort}, filter: { ${filter} }) { ${CARD} totalCount } }`;

/** Fills the calendars. Searches read only `full_day`, which is written directly: bookings would take hours. */
async function fillCalendars(tx: Tx): Promise<void> {
  const [row] = await tx.sql<{ days: number }>(
    `SELECT count(DISTINCT day)::int AS days FROM (
       SELECT day FROM generate_series(today_in_india(), today_in_india() + ${DAYS - 1}, interval '1 day') AS each (day)
       WHERE EXISTS (SELECT FROM full_day WHERE full_day.day = each.day::date)) filled`,
  );
  if ((row?.days ?? 0) >= DAYS) return;
  // Nobody has cached anything that these rows would invalidate.
  await tx.sql(`ALTER TABLE full_day DISABLE TRIGGER USER`);
  for (let first = 0; first < DAYS; first += BATCH) {
    await tx.sql(
      `INSERT INTO full_day (day, listing_id)
       SELECT today_in_india() + each, id FROM generate_series($1::int, $2::int) each CROSS JOIN listing
       WHERE get_byte(sha256(convert_to(id::text || each, 'UTF8')), 0) < ${Math.round(256 * TAKEN)}
       ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
      [first, Math.min(first + BATCH, DAYS) - 1],
    );
    if (first % 100 === 0) console.log(`${first} of ${DAYS} days filled`);
  }
  await tx.sql(`ALTER TABLE full_day ENABLE TRIGGER USER`);
  await tx.sql(`VACUUM ANALYZE full_day`);
}

type Sample = Measured & { cpu: number };

const database = await benchDatabase(LISTINGS, `.mandap-bench-${LISTINGS}`);
const opened = await openDatabase(database.url, { statementTimeout: 0 });
await fillCalendars(opened.tx);
await loadBenchAdmin(opened.tx);
const { token } = await startSession(opened.tx, BENCH_ADMIN);
const cpu = await postgresCpu(opened.pool);
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_NO_CACHE: '1' });

const run = (documents: readonly string[], seconds: number) =>
  load({
    url: `${app.origin}/graphql`,
    connections: CONNECTIONS,
    seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `mandap=${token}` },
    bodies: documents.map((query) => JSON.stringify({ query })),
  });

/** Returns latencies, and PostgreSQL's CPU time for a request in microseconds. */
async function measure(documents: readonly string[]): Promise<Sample> {
  const before = await cpu();
  const measured = await run(documents, SECONDS);
  return { ...measured, cpu: (1000 * ((await cpu()) - before)) / (measured.perSecond * SECONDS) };
}

let worst = 0;
try {
  console.log(
    `\n${LISTINGS} venues, ${DAYS} days, ${100 * TAKEN} % taken; concurrency ${CONNECTIONS}, median of ${ROUNDS} rounds`,
  );
  console.log(`  ${''.padEnd(20)}PostgreSQL’s CPU, µs    ratio      p50, ms    ratio   (target ${TARGET})`);
  for (const [name, searches] of Object.entries(SEARCHES)) {
    const without = searches.map(([sort, filter]) => document(sort, filter));
    const dated = searches.flatMap(([sort, filter]) =>
      DATES.map((day) => document(sort, `${filter && `${filter}, `}availableOn: "${day}"`)),
    );
    for (const documents of [without, dated]) await run(documents, 1);
    const rounds: { plain: Sample; byDate: Sample }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ plain: await measure(without), byDate: await measure(dated) });
    const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
    const ratio = of(({ plain, byDate }) => byDate.cpu / plain.cpu);
    worst = Math.max(worst, ratio);
    const errors = rounds.reduce((sum, { plain, byDate }) => sum + plain.errors + byDate.errors, 0);
    const cells = [
      of(({ plain }) => plain.cpu)
        .toFixed(0)
        .padStart(9),
      of(({ byDate }) => byDate.cpu)
        .toFixed(0)
        .padStart(10),
      ratio.toFixed(2).padStart(9),
      String(of(({ plain }) => plain.p50)).padStart(7),
      String(of(({ byDate }) => byDate.p50)).padStart(6),
      of(({ plain, byDate }) => byDate.p50 / Math.max(plain.p50, 1))
        .toFixed(2)
        .padStart(9),
    ];
    console.log(`  ${name.padEnd(20)}${cells.join('')}${errors ? `   ${errors} ERRORS` : ''}`);
  }
} finally {
  await app.stop();
  await opened.source.destroy();
  await database.stop();
}
if (worst > TARGET) process.exitCode = 1;
