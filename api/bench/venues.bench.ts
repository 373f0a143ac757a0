// Measures the venue list compared with a baseline server, the search and the suggestions, and prints the ratios. The
// response cache is off; responses.bench.ts measures cache hits.
import { expectAtLeast, expectAtMost } from '../../scripts/targets.mjs';
import { benchDatabase } from './database.js';
import { load, median, type Measured } from './load.js';
import { start, type Subject } from './processes.js';

const VENUES = Number(process.env.BENCH_VENUES ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 7;
const CITIES = ['Udaipur', 'Jaipur', 'Delhi', 'Mumbai', 'Lucknow', 'Chennai', 'Pune', 'Kochi'];

const LIST = `query List($city: String!) { venues(filter: { city: $city }, first: 20, sort: RANK) { nodes {
  id name city state rank summary maxGuests vegPrice nonVegPrice ratingAverage
  pictures(first: 4) { url alt width height thumbhash } } } }`;
const SEARCH = `query Search($search: String!) { venues(filter: { search: $search }, first: 20) { nodes { id name city } } }`;

const SUGGEST = `query Suggest($term: String!) { suggestions(term: $term) { kind key title detail } }`;

const json = { 'content-type': 'application/json' };
const body = (query: string, variables: object) => JSON.stringify({ query, variables });
const show = ({ perSecond, p50, p99, errors }: Measured) =>
  `${perSecond.toFixed(0).padStart(6)} /s   p50 ${String(p50).padStart(4)} ms   p99 ${String(p99).padStart(4)} ms${errors ? `   ${errors} ERRORS` : ''}`;

async function fetchSize(url: string, init?: RequestInit): Promise<number> {
  return (await (await fetch(url, init)).arrayBuffer()).byteLength;
}

/** Baseline, GraphQL and REST in turn, several rounds, at concurrency 32. */
async function compareLists(baseline: Subject, app: Subject): Promise<void> {
  // Short alternating rounds, because the machine's speed varies from minute to minute.
  const seconds = SECONDS / 2;
  const paths = (prefix: string, rest = '') => CITIES.map((city) => `${prefix}?city=${city}${rest}`);
  const graphql = CITIES.map((city) => body(LIST, { city }));
  const subjects = {
    baseline: () => load({ url: baseline.origin, connections: 32, seconds, paths: paths('/') }),
    graphql: () =>
      load({
        url: `${app.origin}/graphql`,
        connections: 32,
        seconds,
        method: 'POST',
        headers: json,
        bodies: graphql,
      }),
    restBaseline: () => load({ url: baseline.origin, connections: 32, seconds, paths: paths('/rest') }),
    rest: () =>
      load({
        url: app.origin,
        connections: 32,
        seconds,
        paths: paths('/api/v1/venue/all', '&limit=20'),
      }),
  };
  const rates: Record<string, number[]> = { baseline: [], restBaseline: [], graphql: [], rest: [] };
  console.log(`\nVenue list: 20 of ${VENUES} venues by city and rank, 10 fields, 4 pictures; concurrency 32`);
  const sizes = await Promise.all([
    fetchSize(`${baseline.origin}/?city=Jaipur`),
    fetchSize(`${baseline.origin}/rest?city=Jaipur`),
    fetchSize(`${app.origin}/graphql`, { method: 'POST', headers: json, body: graphql[1] }),
    fetchSize(`${app.origin}/api/v1/venue/all?city=Jaipur&limit=20`),
  ]);
  console.log(
    `  bytes per response: baseline ${sizes[0]} and ${sizes[1]}, GraphQL ${sizes[2]}, REST ${sizes[3]}`,
  );
  // V8 optimizes hot code during the first thousands of requests, in every server.
  for (const run of Object.values(subjects)) await run();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, run] of Object.entries(subjects)) {
      const measured = await run();
      rates[name]?.push(measured.perSecond);
      console.log(`  ${name.padEnd(10)}${show(measured)}`);
    }
  const ratio = (name: string, base: string) =>
    median((rates[name] ?? []).map((rate, i) => rate / (rates[base]?.[i] ?? 1)));
  const [graphqlRatio, restRatio] = [ratio('graphql', 'baseline'), ratio('rest', 'restBaseline')];
  console.log(`  GraphQL / baseline ${graphqlRatio.toFixed(2)} (target 0.55)`);
  console.log(`  REST / baseline ${restRatio.toFixed(2)} (target 0.75)`);
  expectAtLeast('GraphQL / baseline', graphqlRatio, 0.55);
  expectAtLeast('REST / baseline', restRatio, 0.75);
}

/** Measures searches by three letters at concurrency 8. Fails above a p99 of 50 ms or on any error. */
async function search(app: Subject): Promise<void> {
  const terms = [
    'mah',
    'pal',
    'gar',
    'kot',
    'jhe',
    'bag',
    'res',
    'haw',
    'xyz',
    'pur',
    'lak',
    'ban',
    'sag',
    'ute',
    'q12',
    'raj',
  ];
  const run = () =>
    load({
      url: `${app.origin}/graphql`,
      connections: 8,
      seconds: SECONDS,
      method: 'POST',
      headers: json,
      bodies: terms.map((term) => body(SEARCH, { search: term })),
    });
  await run();
  console.log(`\nSearch by three letters over ${VENUES} venues; concurrency 8`);
  const measured = await run();
  console.log(`  ${show(measured)}   (target p99 under 50 ms)`);
  expectAtMost('search, p99 in ms', measured.p99, 50);
  expectAtMost('search, errors', measured.errors, 0);
}

/** Requests of a search field while somebody types a place and its city; each term once, since results are cached. */
async function suggest(app: Subject): Promise<void> {
  const words = [
    'palace',
    'mahal',
    'garden',
    'kothi',
    'bagh',
    'haveli',
    'lawns',
    'resort',
    'mahall',
    'gardn',
  ];
  const typed = words.flatMap((word) =>
    CITIES.flatMap((city) =>
      Array.from({ length: word.length + city.length }, (_, i) => `${word} ${city}`.slice(0, i + 2)),
    ),
  );
  const bodies = [...new Set(typed)].map((term) => body(SUGGEST, { term: term.toLowerCase() }));
  const latencies: number[] = [];
  const next = bodies.values();
  const typist = async () => {
    for (const body of next) {
      const started = performance.now();
      await fetchSize(`${app.origin}/graphql`, { method: 'POST', headers: json, body });
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: 8 }, typist));
  latencies.sort((a, b) => a - b);
  const at = (part: number) => (latencies[Math.floor(latencies.length * part)] ?? 0).toFixed(0);
  console.log(
    `\nSuggestions for ${bodies.length} terms as they are typed, over ${VENUES} venues; concurrency 8`,
  );
  console.log(`  p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   longest ${at(1 - 1 / latencies.length)} ms`);
}

const database = await benchDatabase(VENUES);
const env = { BENCH_DATABASE: database.url };
const baseline = await start('./baseline.ts', env);
const app = await start('./app-server.ts', { ...env, BENCH_NO_CACHE: '1' });
try {
  await compareLists(baseline, app);
  await search(app);
  await suggest(app);
} finally {
  await baseline.stop();
  await app.stop();
  await database.stop();
}
