// Measures the capacity of one API process for lists that are not cached, then sends three times as many requests, and
// prints how many are still answered, and how quickly the others are refused.
import http from 'node:http';
import { expectAtLeast, expectAtMost } from '../../scripts/targets.mjs';
import { benchDatabase } from './database.js';
import { load, median } from './load.js';
import { start } from './processes.js';

const VENUES = Number(process.env.BENCH_VENUES ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const FACTOR = 3;
const CITIES = ['Udaipur', 'Jaipur', 'Delhi', 'Mumbai', 'Lucknow', 'Chennai', 'Pune', 'Kochi'];
const pathOf = (i: number) => `/api/v1/venue/all?city=${CITIES[i % CITIES.length]}&limit=20`;

const database = await benchDatabase(VENUES);
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_UNSTORED: '1' });

const measureCapacity = async (seconds: number) => {
  const paths = CITIES.map((_, i) => pathOf(i));
  return (await load({ url: app.origin, connections: 32, seconds, paths })).perSecond;
};
// V8 optimizes hot code during the first thousands of requests.
await measureCapacity(SECONDS / 4);
const cpuBefore = await app.cpu();
const capacity = await measureCapacity(SECONDS / 2);
/** Milliseconds of CPU that a list costs when nothing is refused. */
const listCpu = ((await app.cpu()) - cpuBefore) / (capacity * (SECONDS / 2));
console.log(
  `Capacity: ${capacity.toFixed(0)} lists a second, at concurrency 32, ${listCpu.toFixed(2)} ms of CPU each`,
);

/** Latencies in milliseconds by status; 0 for failed connections. */
const latencies = new Map<number, number[]>();
/**
 * As many as a reverse proxy keeps open. Made before the load: Node accepts one connection in each iteration of its event
 * loop, so the bench would measure that instead.
 */
const CONNECTIONS = 512;
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
const { hostname, port } = new URL(app.origin);
let open = 0;
let sent = 0;

/** Opens all connections, with requests that cost nothing. */
async function connect(): Promise<void> {
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = http.get({ agent, hostname, port, path: '/healthz' }, (response) => {
        response.resume().on('end', resolve);
      });
      request.on('error', reject);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

function send(): void {
  let began = performance.now();
  const done = (status: number) => {
    open--;
    const all = latencies.get(status) ?? [];
    all.push(performance.now() - began);
    latencies.set(status, all);
  };
  open++;
  const request = http.get({ agent, hostname, port, path: pathOf(sent++) }, (response) => {
    response.resume().on('end', () => done(response.statusCode ?? 0));
  });
  request.on('error', () => done(0));
  // Waiting for one of the connections is the proxy's part, not the server's.
  request.on('socket', () => (began = performance.now()));
}

/** Sends requests at a constant rate, whether or not earlier ones have been answered. */
async function overload(perSecond: number): Promise<void> {
  const began = performance.now();
  const [appBefore, ownBefore] = [await app.cpu(), process.cpuUsage()];
  const due = () => Math.floor(((performance.now() - began) / 1000) * perSecond);
  while (performance.now() - began < SECONDS * 1000) {
    while (sent < due()) send();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answered = (latencies.get(200)?.length ?? 0) / SECONDS;
  while (open) await new Promise((resolve) => setTimeout(resolve, 20));
  const appCpu = (await app.cpu()) - appBefore;
  const { user, system } = process.cpuUsage(ownBefore);
  const refused = latencies.get(503)?.length ?? 0;
  const refusalCpu = (appCpu - (latencies.get(200)?.length ?? 0) * listCpu) / Math.max(1, refused);
  console.log(
    `CPU: ${(appCpu / 1000).toFixed(1)} s by the server, about ${refusalCpu.toFixed(2)} ms per refusal; ` +
      `${((user + system) / 1e6).toFixed(1)} s by this client`,
  );
  const share = answered / capacity;
  console.log(`Sent ${(sent / SECONDS).toFixed(0)} a second, ${FACTOR} times as many`);
  console.log(
    `  answered ${answered.toFixed(0)} a second: ${share.toFixed(2)} of the capacity (target 0.80)`,
  );
  expectAtLeast('answered of the capacity', share, 0.8);
  for (const [status, all] of [...latencies].sort()) {
    const sorted = all.sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    if (status === 503) expectAtMost('503, p99 in ms', Number(at(0.99)), 100);
    if (![200, 503].includes(status)) expectAtMost(`responses ${status}`, all.length, 0);
    const target = status === 503 ? ' (target 100)' : '';
    console.log(
      `  ${status}: ${all.length}, p50 ${median(all).toFixed(0)} ms, p99 ${at(0.99)} ms${target}, longest ${at(0.99999)} ms`,
    );
  }
}

await connect();
await overload(capacity * FACTOR);
await app.stop();
await database.stop();
