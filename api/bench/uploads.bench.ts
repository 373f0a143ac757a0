// Measures uploads of many large pictures, and how much they slow down other visitors, and prints both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expectAtMost } from '../../scripts/targets.mjs';
import { startSession } from '../src/features/account/session.js';
import { openDatabase } from '../db/data-source.js';
import { benchDatabase } from './database.js';
import { load } from './load.js';
import { start } from './processes.js';

const PICTURES = Number(process.env.BENCH_PICTURES ?? 20);
const VENUES = Number(process.env.BENCH_VENUES ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
/** Concurrent visitors, with ten requests per second each. */
const VISITORS = 8;
const EVERY_MS = 100;

const LIST = JSON.stringify({
  query: `{ venues(filter: { city: "Jaipur" }, first: 20) { nodes { id name rank pictures(first: 4) { url thumbhash } } } }`,
});

/** Requests a list repeatedly until `done`. Returns the durations in milliseconds. */
async function visit(origin: string, done: () => boolean): Promise<number[]> {
  const latencies: number[] = [];
  const visitor = async (n: number) => {
    await pause((EVERY_MS / VISITORS) * n);
    while (!done()) {
      const started = performance.now();
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: LIST,
      });
      await answer.arrayBuffer();
      const took = performance.now() - started;
      latencies.push(took);
      await pause(Math.max(0, EVERY_MS - took));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, n) => visitor(n)));
  return latencies.sort((a, b) => a - b);
}

const at = (latencies: readonly number[], part: number) =>
  latencies[Math.floor(latencies.length * part)] ?? 0;
const show = (latencies: readonly number[]) =>
  `p50 ${at(latencies, 0.5).toFixed(1).padStart(6)} ms   p99 ${at(latencies, 0.99).toFixed(1).padStart(6)} ms   (${latencies.length} requests)`;
const inMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-bench-'));
const database = await benchDatabase(VENUES);
const opened = await openDatabase(database.url, { poolSize: 2 });
const { tx } = opened;
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, MANDAP_DATA_DIR: dataDir });
const worker = fork(new URL('../src/features/media/worker.ts', import.meta.url), {
  env: { ...process.env, MANDAP_WORKER_DATABASE: database.url, MANDAP_DATA_DIR: dataDir },
});
try {
  const [owner] = await tx.sql<{ id: string }>(`SELECT id FROM listing WHERE kind = 'venue' LIMIT 1`);
  if (!owner) throw new Error('there is no venue');
  await tx.sql(`DELETE FROM listing_picture WHERE listing_id = $1`, [owner.id]);
  const { token } = await startSession(tx, owner.id);
  const client = fork(new URL('./upload-client.ts', import.meta.url), {
    env: { ...process.env, BENCH_ORIGIN: app.origin, BENCH_TOKEN: token, BENCH_PICTURES: String(PICTURES) },
  });
  const [size] = (await once(client, 'message')) as [number];
  console.log(`\n${PICTURES} pictures of ${inMegabytes(size)} are uploaded and derived, over a running site`);

  // The heap reaches its working size after some thousand requests. Growth is measured from then on.
  await load({
    url: `${app.origin}/graphql`,
    connections: VISITORS,
    seconds: 2 * SECONDS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    bodies: [LIST],
  });
  const idleUntil = performance.now() + SECONDS * 1000;
  const idle = await visit(app.origin, () => performance.now() > idleUntil);
  console.log(`  idle                ${show(idle)}`);

  const before = await app.rss();
  let highest = before;
  let uploaded = false;
  let derived = false;
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const uploading = once(client, 'message').then(([failed]) => {
    uploaded = true;
    console.log(`  uploaded after ${seconds()} s${failed ? `, ${String(failed)} FAILED` : ''}`);
  });
  client.send('go');
  const busyNow = visit(app.origin, () => uploaded);
  const watching = (async () => {
    while (!derived) {
      highest = Math.max(highest, await app.rss());
      await pause(50);
    }
  })();
  await uploading;
  const busy = await busyNow;
  const times = (latencies: readonly number[]) =>
    `${show(latencies)}   ${(at(latencies, 0.99) / at(idle, 0.99)).toFixed(1)} times idle`;
  const grown = () =>
    `${inMegabytes(before)}, at most ${inMegabytes(highest)}, so ${inMegabytes(highest - before)} more`;
  console.log(`  while uploading     ${times(busy)}`);
  console.log(`  memory of the API process: ${grown()}`);
  const deriving = await visitWhileDeriving();
  await watching;
  console.log(`  while deriving      ${times(deriving)}`);
  const all = [...busy, ...deriving].sort((a, b) => a - b);
  console.log(`  both together       ${times(all)} (target under 3)`);
  console.log(`  memory of the API process: ${grown()} (target under 150 MB)`);
  expectAtMost('p99 of idle', at(all, 0.99) / at(idle, 0.99), 3);
  expectAtMost('memory in MB', (highest - before) / 2 ** 20, 150);

  /** Browses the site until the worker has made all variants of all pictures. */
  async function visitWhileDeriving(): Promise<number[]> {
    const counting = (async () => {
      while (!derived) {
        const [jobs] = await tx.sql<{ left: number }>(
          `SELECT count(*)::int AS left FROM graphile_worker._private_jobs WHERE key LIKE 'derivePicture:%'`,
        );
        derived = jobs?.left === 0;
        await pause(200);
      }
      console.log(`  derived after ${seconds()} s`);
    })();
    const latencies = await visit(app.origin, () => derived);
    await counting;
    return latencies;
  }
} finally {
  const ended = once(worker, 'exit');
  worker.disconnect();
  await ended;
  await opened.source.destroy();
  await app.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
