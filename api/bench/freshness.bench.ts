// Writes at random, and compares every stored response with a fresh one after each write.
import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createRng } from '../demo/content/random.js';
import { projectRoot } from '../src/core/env.js';
import { proveFreshness } from '../test/freshness/compare.js';
import { start } from '../test/running-app.js';
import { benchDatabase } from './database.js';

const ROUNDS = Number(process.env.BENCH_WRITES ?? 2000);

const FOLDER = '.mandap-bench-freshness';

// An earlier run has suspended venues and booked the days that this one needs.
await rm(path.join(projectRoot, FOLDER), { recursive: true, force: true });
const database = await benchDatabase(1000, FOLDER);
const random = createRng(process.env.BENCH_SEED ?? 'freshness');
const options = { limitFactor: 1_000_000, web: true };
const [cached, fresh] = [await start(database.url, {}, options), await start(database.url, {}, options)];
const { writes, compared, invalidated, stale, refused } = await proveFreshness(
  cached.app,
  fresh.app,
  ROUNDS,
  () => random.next(),
  (done, { compared: comparedSoFar, stale: staleSoFar }) => {
    if (done % 100 === 0)
      console.log(`${done} of ${ROUNDS} writes, ${comparedSoFar} compared, ${staleSoFar.length} stale`);
  },
);
await cached.stop();
await fresh.stop();
await database.stop();
console.log(`\n${ROUNDS} random writes`);
for (const [name, count] of Object.entries(writes)) console.log(`  ${name.padEnd(44)} ${count}`);
console.log(`  stored responses compared with fresh ones  ${compared}`);
console.log(`  responses invalidated                      ${invalidated}`);
console.log(`  stale                                      ${stale.length} (target 0)`);
for (const each of new Set(stale)) console.log(`    ${each}`);
console.log(`  refused at first                           ${refused.length}`);
for (const each of new Set(refused)) console.log(`    ${each}`);
if (stale.length) process.exitCode = 1;
