// Measures reads of a large database beside a small one, and prints the ratios of PostgreSQL's CPU time and of p99.
import { expectAtMost } from '../../scripts/targets.mjs';
import { openDatabase } from '../db/data-source.js';
import { startSession } from '../src/features/account/session.js';
import { benchDatabase } from './database.js';
import { load, median, type Measured } from './load.js';
import { BENCH_ADMIN, loadBenchAdmin } from './people.js';
import { postgresCpu } from './postgres-cpu.js';
import { start } from './processes.js';

const SMALL = Number(process.env.BENCH_SMALL ?? 10_000);
const LARGE = Number(process.env.BENCH_LARGE ?? 1_000_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TARGET = 1.3;
const CONNECTIONS = 8;

const CITIES = ['udaipur', 'jaipur', 'delhi', 'mumbai', 'lucknow', 'chennai', 'pune', 'kochi'];

const CARD = `id name city rank maxGuests vegPrice ratingAverage pictures(first: 4) { url }`;
const list = (args: string) => `{ venues(first: 20, ${args}) { nodes { ${CARD} } } }`;
const THREE_LETTERS = [
  ...['mah', 'pal', 'gar', 'kot', 'jhe', 'bag', 'res', 'haw'],
  ...['xyz', 'pur', 'lak', 'ban', 'sag', 'ute', 'q12', 'raj'],
];
const WORDS = ['palace', 'mahal', 'garden', 'kothi', 'bagh', 'haveli', 'lawns', 'resort'];
/** What somebody types, and misspells. */
const TYPED = ['palace', 'mahal', 'garden', 'kothi', 'mahall', 'gardn'].flatMap((word) =>
  CITIES.slice(0, 4).flatMap((city) =>
    [2, 3, 5, word.length + 3, word.length + city.length + 1].map((length) =>
      `${word} ${city}`.slice(0, length),
    ),
  ),
);
const table = (args: string) =>
  `{ managedVenues(first: 20, ${args}) { nodes { id name city status rank registeredAt } totalCount } }`;

/** Documents of each read, sent in turn. */
const READS: Record<string, string[]> = {
  'list by rank': CITIES.map((city) => list(`sort: RANK, filter: { city: "${city}" }`)),
  'list by price': [list('sort: PRICE_LOW'), list('sort: PRICE_HIGH')],
  'list, page 200': [list('sort: RANK, page: 200')],
  'list, filtered': CITIES.map((city) =>
    list(`sort: RANK, filter: { city: "${city}", guests: [FROM_250], prices: [FROM_1500] }`),
  ),
  'search, three letters': THREE_LETTERS.map((term) => list(`filter: { search: "${term}" }`)),
  'search, a word': WORDS.map((term) => list(`filter: { search: "${term}" }`)),
  'search, two words': WORDS.map((term) => list(`filter: { search: "${term} 1" }`)),
  'search in a city': CITIES.map((city) => list(`filter: { city: "${city}", search: "mah" }`)),
  suggestions: [...new Set(TYPED)].map(
    (term) => `{ suggestions(term: "${term}") { kind key title detail } }`,
  ),
  'admins’ table': [
    table('sort: REGISTERED'),
    table('sort: NAME'),
    table('page: 150'),
    table('status: PENDING'),
  ],
  'admins’ search': [...WORDS, 'kot', 'xyz', 'load777@'].map((term) => table(`search: "${term}"`)),
};

/** A database of some size, and an app in front of it. */
async function open(venues: number) {
  const database = await benchDatabase(venues, `.mandap-bench-${venues}`);
  const opened = await openDatabase(database.url, { statementTimeout: 0 });
  await loadBenchAdmin(opened.tx);
  const { token } = await startSession(opened.tx, BENCH_ADMIN);
  const cpu = await postgresCpu(opened.pool);
  const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_NO_CACHE: '1' });
  const headers = { 'content-type': 'application/json', cookie: `mandap=${token}` };
  const run = (documents: readonly string[], seconds: number) =>
    load({
      url: `${app.origin}/graphql`,
      connections: CONNECTIONS,
      seconds,
      method: 'POST',
      headers,
      bodies: documents.map((query) => JSON.stringify({ query })),
    });
  return {
    run,
    /** Returns latencies, and PostgreSQL's CPU time for a request in microseconds. */
    async measure(documents: readonly string[]): Promise<Measured & { cpu: number }> {
      const before = await cpu();
      const measured = await run(documents, SECONDS);
      const requests = measured.perSecond * SECONDS;
      return { ...measured, cpu: (1000 * ((await cpu()) - before)) / requests };
    },
    async close() {
      await app.stop();
      await opened.source.destroy();
      await database.stop();
    },
  };
}

const [small, large] = [await open(SMALL), await open(LARGE)];
try {
  const wanted = process.argv.slice(2).join(' ');
  console.log(`\n${LARGE} venues beside ${SMALL}; concurrency ${CONNECTIONS}, median of ${ROUNDS} rounds`);
  console.log(`  ${''.padEnd(24)}PostgreSQL’s CPU, µs    ratio      p99, ms    ratio   (target ${TARGET})`);
  for (const [name, documents] of Object.entries(READS)) {
    if (!name.startsWith(wanted)) continue;
    for (const subject of [small, large]) await subject.run(documents, 1);
    const rounds: { few: Measured & { cpu: number }; many: Measured & { cpu: number } }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ few: await small.measure(documents), many: await large.measure(documents) });
    const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
    const ratios = [of(({ few, many }) => many.cpu / few.cpu), of(({ few, many }) => many.p99 / few.p99)];
    const errors = rounds.reduce((sum, { few, many }) => sum + few.errors + many.errors, 0);
    const cells = [
      of(({ few }) => few.cpu)
        .toFixed(0)
        .padStart(8),
      of(({ many }) => many.cpu)
        .toFixed(0)
        .padStart(10),
      ratios[0]?.toFixed(2).padStart(9),
      String(of(({ few }) => few.p99)).padStart(7),
      String(of(({ many }) => many.p99)).padStart(6),
      ratios[1]?.toFixed(2).padStart(9),
    ];
    console.log(`  ${name.padEnd(24)}${cells.join('')}${errors ? `   ${errors} ERRORS` : ''}`);
    expectAtMost(`${name}, PostgreSQL’s CPU`, ratios[0] ?? NaN, TARGET);
    expectAtMost(`${name}, p99`, ratios[1] ?? NaN, TARGET);
    expectAtMost(`${name}, errors`, errors, 0);
  }
} finally {
  await small.close();
  await large.close();
}
