// Measures stored responses beside a bare Node server that sends the same bytes, and prints ratios and CPU per request.
import { expectAtLeast, expectAtMost } from '../../scripts/targets.mjs';
import { benchDatabase } from './database.js';
import { median } from './load.js';
import { start, type Subject } from './processes.js';
import { fetchRawResponse } from './raw-response.js';
import { visitorAddresses, visitors } from './visitors.js';
import { requireWrk, wrk, type WrkRequest } from './wrk.js';

const VENUES = Number(process.env.BENCH_VENUES ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = 5;
const CONNECTIONS = 32;
const MIX_SECONDS = Number(process.env.BENCH_MIX_SECONDS ?? 60);

const LIST = `query List($city: String!) { venues(filter: { city: $city }, first: 20, sort: RANK) { nodes {
  id name city state rank summary maxGuests vegPrice nonVegPrice ratingAverage
  pictures(first: 4) { url alt width height thumbhash } } } }`;
const document = JSON.stringify({ query: LIST, variables: { city: 'Jaipur' } });
const variables = encodeURIComponent(JSON.stringify({ city: 'Jaipur' }));

const accepting = { 'accept-encoding': 'br, gzip' };

interface Case {
  name: string;
  request: WrkRequest;
  /** Least ratio to the bare server, and most microseconds of CPU. */
  target: [ratio: number, microseconds: number];
}

const page = { path: '/venuelist?city=Jaipur', headers: accepting };
const CASES: Case[] = [
  { name: 'page', request: page, target: [0.25, 100] },
  { name: 'page, 304', request: page, target: [0.25, 100] },
  {
    name: 'GraphQL, POST',
    request: {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', ...accepting },
      body: document,
    },
    target: [0.12, 250],
  },
  {
    name: 'GraphQL, GET',
    request: {
      path: `/graphql?query=${encodeURIComponent(LIST)}&variables=${variables}`,
      headers: accepting,
    },
    target: [0.12, 250],
  },
  {
    name: 'REST',
    request: { path: '/api/v1/venue/all?city=Jaipur&limit=20', headers: accepting },
    target: [0.15, 150],
  },
];

/** Sends one request; the response that comes from the store. */
async function storedResponse(origin: string, { path, method, headers, body }: WrkRequest) {
  const ask = () => fetch(origin + path, { method, headers, body });
  await (await ask()).arrayBuffer();
  const response = await ask();
  if (!response.headers.get('cache-status')?.includes('hit')) throw new Error(`${path} was not stored`);
  return response;
}

/** Requests per second, and microseconds of CPU per request. */
async function measure(subject: Subject, request: WrkRequest) {
  const before = await subject.cpu();
  const run = { origin: subject.origin, requests: [request], connections: CONNECTIONS, seconds: SECONDS };
  const { perSecond, errors } = await wrk(run);
  if (errors) throw new Error(`${request.path}: ${errors} errors`);
  const cpu = (((await subject.cpu()) - before) * 1000) / (perSecond * SECONDS);
  return { perSecond, cpu };
}

requireWrk();
const database = await benchDatabase(VENUES);
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_WEB: '1' });
try {
  console.log(
    `\nStored responses; wrk with ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians`,
  );
  for (const { name, request, target } of CASES) {
    const response = await storedResponse(app.origin, request);
    const etag = response.headers.get('etag') ?? '';
    const sent = name.endsWith('304')
      ? { ...request, headers: { ...accepting, 'if-none-match': etag } }
      : request;
    // fetch decompresses; the raw bytes come from a request without decoding.
    const raw = await fetchRawResponse(app.origin, sent);
    const bare = await start('./bare.ts', {
      BENCH_BODY: raw.body.toString('base64'),
      BENCH_HEADERS: JSON.stringify(raw.headers),
      BENCH_STATUS: String(raw.status),
    });
    const ratios: number[] = [];
    const cpus: number[] = [];
    const rates: number[] = [];
    try {
      await measure(app, sent);
      await measure(bare, sent);
      for (let round = 0; round < ROUNDS; round++) {
        const [ours, theirs] = [await measure(app, sent), await measure(bare, sent)];
        ratios.push(ours.perSecond / theirs.perSecond);
        cpus.push(ours.cpu);
        rates.push(ours.perSecond);
      }
    } finally {
      await bare.stop();
    }
    console.log(
      `  ${name.padEnd(15)} ${median(rates).toFixed(0).padStart(6)} /s   ${median(cpus).toFixed(0).padStart(4)} µs (target ${target[1]})   ` +
        `${median(ratios).toFixed(2)} of the bare server (target ${target[0]})   ${raw.body.length} bytes`,
    );
    expectAtLeast(`${name}, of the bare server`, median(ratios), target[0]);
    expectAtMost(`${name}, µs`, median(cpus), target[1]);
  }

  const addresses = await visitorAddresses(database.url, 1000);
  for (const address of addresses) await (await fetch(app.origin + address)).arrayBuffer();
  const { hits, requests, writes, errors } = await visitors(app.origin, database.url, addresses, MIX_SECONDS);
  console.log(
    `\n200 requests a second over ${addresses.length} addresses by Zipf's law, and a write a second: ` +
      `${requests} requests, ${writes} writes, ${errors} errors`,
  );
  console.log(`  ${((100 * hits) / requests).toFixed(1)} % from the store (target 95 %)`);
  expectAtLeast('% from the store', (100 * hits) / requests, 95);
  expectAtMost('errors of visitors', errors, 0);
} finally {
  await app.stop();
  await database.stop();
}
