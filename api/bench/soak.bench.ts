// Keeps a server with two API processes, replica, mail server and store of pictures at 70 % of its capacity for half an
// hour, and prints failures and how fast its memory grows. On Linux.
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startServers } from './whole-server/servers.js';
import { startTraffic } from './whole-server/traffic.js';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30);
const VENUES = 3000;
const SHARE = 0.7;
const VISITORS = 32;
const CAPACITY_SECONDS = 20;
/** Caches fill during the first third, ten of thirty minutes. */
const WARM_UP = 1 / 3;
const TARGET_MB_PER_MINUTE = 1;
const SAMPLE_MS = 5000;
const TICK_MS = 5;

const servers = await startServers(VENUES);
const traffic = await startTraffic(servers, { restMs: 200, slowMs: 2000 });

/** Returns how many reads a second visitors get who never pause. */
async function measureCapacity(): Promise<number> {
  const until = performance.now() + CAPACITY_SECONDS * 1000;
  const before = traffic.done('read');
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (performance.now() < until) await traffic.visit();
  });
  await Promise.all(visitors);
  return (traffic.done('read') - before) / CAPACITY_SECONDS;
}

/** Sends reads at a constant rate, whether or not earlier ones have been answered. */
async function readAt(perSecond: number, minutes: number): Promise<void> {
  const began = performance.now();
  let sent = 0;
  const running = new Set<Promise<void>>();
  while (performance.now() - began < minutes * 60_000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; sent < due; sent++) {
      const visit = traffic.visit().finally(() => running.delete(visit));
      running.add(visit);
    }
    await pause(TICK_MS);
  }
  await Promise.all(running);
}

/** Resident memory of a process in MB. */
async function memory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Slope of the line that fits the points best. */
function slope(points: readonly { minute: number; mb: number }[]): number {
  const mean = (of: (point: { minute: number; mb: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ minute }) => minute), mean(({ mb }) => mb)];
  const covariance = mean(({ minute, mb }) => (minute - x) * (mb - y));
  return covariance / mean(({ minute }) => (minute - x) ** 2);
}

// V8 optimizes hot code during the first thousands of requests.
await measureCapacity();
const capacity = await measureCapacity();
console.log(`Capacity: ${capacity.toFixed(0)} reads a second beside writes, registrations and uploads`);

const processes = [servers.pid, ...servers.workers()];
const samples = new Map(processes.map((id) => [id, [] as { minute: number; mb: number }[]]));
const began = performance.now();
const sampling = setInterval(() => {
  const minute = (performance.now() - began) / 60_000;
  for (const [id, points] of samples)
    memory(id).then(
      (mb) => points.push({ minute, mb }),
      () => console.error(`process ${id} has ended`),
    );
}, SAMPLE_MS);
await readAt(capacity * SHARE, MINUTES);
clearInterval(sampling);
const lost = await traffic.stop();
const workers = servers.workers();
await servers.stop();

const missed: string[] = [];
for (const [kind, statuses] of Object.entries(traffic.statuses)) {
  console.log(`  ${kind.padEnd(7)} by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
  if ([...statuses.keys()].some((status) => status !== 200)) missed.push(`${kind}: failures`);
}
if (lost.length) missed.push(`${lost.length} acknowledged writes are missing`);
missed.push(...new Set(traffic.wrong));
for (const [id, points] of samples) {
  const name = id === servers.pid ? 'primary process' : 'API process';
  const settled = points.filter(({ minute }) => minute > MINUTES * WARM_UP);
  const growth = slope(settled);
  const at = (point?: { mb: number }) => `${(point?.mb ?? 0).toFixed(0)} MB`;
  console.log(
    `  ${name.padEnd(15)} ${at(points[0])} at first, ${at(settled[0])} after ${(MINUTES * WARM_UP).toFixed(0)} minutes, ` +
      `${at(settled.at(-1))} in the end: ${growth.toFixed(2)} MB a minute (target ${TARGET_MB_PER_MINUTE})`,
  );
  // Not a number without samples.
  if (!(growth <= TARGET_MB_PER_MINUTE)) missed.push(`${name}: grows by ${growth.toFixed(2)} MB a minute`);
  if (id !== servers.pid && !workers.includes(id)) missed.push('an API process ended');
}
for (const each of missed) console.log(`  missed: ${each}`);
if (missed.length) process.exitCode = 1;
