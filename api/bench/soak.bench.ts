// Keeps a server with two API processes, replica, mail server and store of pictures at 70 % of its capacity for half an
// hour, and prints failures and how fast the memory grows that its processes can't free. On Linux.
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { liveMemory } from './whole-server/live-memory.js';
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
/** Shares of the time after which the memory is measured. */
const MEASURED_AT = [WARM_UP, 2 / 3, 1];
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

interface Memory {
  /** What the process can't free, and the most that it has occupied, in MB. */
  live: number;
  peak: number;
}

async function memory(id: number): Promise<Memory> {
  const status = await readFile(`/proc/${id}/status`, 'utf8');
  const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  return { live: await liveMemory(id, servers.output), peak };
}

// V8 optimizes hot code during the first thousands of requests.
await measureCapacity();
const capacity = await measureCapacity();
console.log(`Capacity: ${capacity.toFixed(0)} reads a second beside writes, registrations and uploads`);

const processes = [servers.pid, ...servers.workers()];
const samples = new Map(processes.map((id) => [id, [] as Memory[]]));
const reading = readAt(capacity * SHARE, MINUTES);
const began = performance.now();
for (const share of MEASURED_AT) {
  await pause(share * MINUTES * 60_000 - (performance.now() - began));
  // One after the other: their inspectors share a port.
  for (const [id, points] of samples) points.push(await memory(id));
}
await reading;
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
  const [first, last] = [points[0], points.at(-1)];
  const growth = ((last?.live ?? NaN) - (first?.live ?? NaN)) / (MINUTES * (1 - WARM_UP));
  console.log(
    `  ${name.padEnd(15)} ${points.map(({ live }) => live.toFixed(0)).join(', ')} MB that it can't free: ` +
      `${growth.toFixed(2)} MB a minute (target ${TARGET_MB_PER_MINUTE}); resident ${last?.peak.toFixed(0)} MB at most`,
  );
  if (!(growth <= TARGET_MB_PER_MINUTE)) missed.push(`${name}: grows by ${growth.toFixed(2)} MB a minute`);
  if (id !== servers.pid && !workers.includes(id)) missed.push('an API process ended');
}
for (const each of missed) console.log(`  missed: ${each}`);
if (missed.length) process.exitCode = 1;
