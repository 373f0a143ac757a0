// Sends generated requests near the permitted size while a second client browses the site, and prints the results.
import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/data-source.js';
import { projectRoot } from '../src/core/env.js';
import { JSON_TYPE, type Input } from '../test/hostile/input.js';
import { inputAt } from '../test/hostile/inputs.js';
import { makeScene } from '../test/hostile/scene.js';
import { faultOf, makeSender } from '../test/hostile/send.js';
import { benchDatabase } from './database.js';
import { LONG_MS, progressIn, type Cost, type Recurring } from './hostile-progress.js';
import { start } from './processes.js';
import type { LongWait, SecondClientReport } from './second-client.js';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    /** Maximum duration of this run, in seconds. The next run continues. */
    seconds: { type: 'string', default: '3600' },
    restart: { type: 'boolean', default: false },
  },
});
const INPUTS = Number(values.inputs);
const SEED = Number(values.seed);
const RUN_MS = Number(values.seconds) * 1000;
const FOLDER = '.mandap-hostile';
const VENUES = 1000;
const CONCURRENCY = 4;
/** Inputs per batch. After each batch, long waits are investigated. */
const BATCH = 500;
const EXPENSIVE_SHOWN = 10;
/** Number of slowest inputs per run that are replayed. */
const CANDIDATES = 30;
const REPLAYS = 3;
/** Matches JSON fields whose parsed or rendered value the server caches. */
const CACHED_FIELD = /"(query|content|foodPackages)":"/;

interface Sent {
  index: number;
  from: number;
  to: number;
}

const database = await benchDatabase(VENUES, FOLDER);
const app = await start('./app-server.ts', { BENCH_DATABASE: database.url, BENCH_WEB: '1' });
const opened = await openDatabase(database.url);
const { scene, tokens } = await makeScene(opened.tx);
await opened.source.destroy();
const { send, close } = makeSender(app.origin, tokens);
const secondClient = fork(new URL('./second-client.ts', import.meta.url), {
  env: { ...process.env, BENCH_ORIGIN: app.origin },
});
await once(secondClient, 'message');

const stored = progressIn(path.join(projectRoot, FOLDER), SEED);
if (values.restart) stored.clear();
const progress = stored.load();
const slowest: Sent[] = [];
let variations = 0;

try {
  await warmUp();
  const start = performance.now();
  const isOver = () => performance.now() - start > RUN_MS || progress.next >= INPUTS;
  while (!isOver()) {
    const began = performance.now();
    await runBatch(Math.min(INPUTS, progress.next + BATCH));
    progress.seconds += (performance.now() - began) / 1000;
    stored.save(progress);
    console.log(`${progress.next}  ${Math.round(progress.seconds)} s  ${await memory()} MB`);
  }
  await rankExpensive();
  stored.save(progress);
  print();
} finally {
  close();
  secondClient.disconnect();
  await app.stop();
  await database.stop();
}

/** Warms up compilers and caches for the second client and the first inputs. */
async function warmUp(): Promise<void> {
  for (let i = 0; i < 300; i++) await send(inputAt(SEED + 1, i, scene));
  await reportOfSecondClient();
}

/** The server's memory, in MB. */
async function memory(): Promise<number> {
  return Math.round((await app.rss()) / 1024 / 1024);
}

async function reportOfSecondClient(): Promise<SecondClientReport> {
  const answer = once(secondClient, 'message');
  secondClient.send('report');
  const [report] = (await answer) as [SecondClientReport];
  return report;
}

/** Sends inputs up to an index, several at once, and investigates long waits of the second client. */
async function runBatch(end: number): Promise<void> {
  const sent: Sent[] = [];
  const work = async () => {
    while (progress.next < end) {
      const index = progress.next++;
      const input = inputAt(SEED, index, scene);
      const from = Date.now();
      const answer = await send(input);
      sent.push({ index, from, to: Date.now() });
      const fault = faultOf(input, answer);
      if (!fault) continue;
      progress.faults[fault] = (progress.faults[fault] ?? 0) + 1;
      const example = `${index} (${input.family}): ${fault}, ${answer.status}`;
      if (progress.examples.length < 100) progress.examples.push(example);
      console.log(example);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  slowest.push(...sent);
  slowest.sort((a, b) => b.to - b.from - (a.to - a.from)).splice(CANDIDATES);
  progress.peakMemory = Math.max(progress.peakMemory, await memory());
  const { requests, failures, longest, longWaits } = await reportOfSecondClient();
  const total = progress.secondClient;
  total.requests += requests;
  total.failures += failures;
  total.longest = Math.max(total.longest, longest);
  total.longWaits += longWaits.length;
  for (const index of suspects(sent, longWaits)) {
    const recurring = await measureAlone(index);
    if (recurring) {
      progress.recurring.push(recurring);
      console.log(`${index} (${recurring.family}): the second client waits ${Math.round(recurring.wait)} ms`);
    }
  }
}

/**
 * Returns the inputs that were in flight during most of a long wait. An input that blocks the server gets its response
 * only when the wait ends.
 */
function suspects(sent: readonly Sent[], waits: readonly LongWait[]): Set<number> {
  const overlap = (one: Sent, wait: LongWait) => Math.min(one.to, wait.to) - Math.max(one.from, wait.from);
  const during = (wait: LongWait) => sent.filter((one) => overlap(one, wait) > (wait.to - wait.from) / 2);
  return new Set(waits.flatMap((wait) => during(wait).map(({ index }) => index)));
}

/**
 * Sends the input alone several times and returns the shortest wait of the second client, in milliseconds, if every try
 * exceeds LONG_MS. Also requires that much CPU time of the server, because waits recur on a busy machine.
 */
async function measureAlone(index: number): Promise<Recurring | undefined> {
  const input = inputAt(SEED, index, scene);
  if ((await costOf(varied(input))).cpu < LONG_MS) return undefined;
  let shortest = Infinity;
  for (let i = 0; i < REPLAYS && shortest > LONG_MS; i++) {
    await pause(LONG_MS);
    await reportOfSecondClient();
    const { cpu } = await costOf(varied(input));
    await pause(2 * LONG_MS);
    shortest = Math.min(shortest, cpu, (await reportOfSecondClient()).longest);
  }
  return shortest > LONG_MS ? { index, family: input.family, wait: shortest } : undefined;
}

/** Replays the slowest inputs of this run alone, and saves the most expensive ones of all runs. */
async function rankExpensive(): Promise<void> {
  for (const { index } of slowest) {
    const input = inputAt(SEED, index, scene);
    const costs: Cost[] = [];
    for (let i = 0; i < REPLAYS; i++) costs.push(await costOf(varied(input)));
    const [, median] = costs.sort((a, b) => a.cpu - b.cpu);
    if (median) progress.expensive.push({ index, family: input.family, ...median });
  }
  progress.expensive.sort((a, b) => b.cpu - a.cpu).splice(EXPENSIVE_SHOWN);
}

/** Returns the input with a change that misses all caches. */
function varied(input: Input): Input {
  variations = (variations % 20) + 1;
  if (input.headers.accept === 'text/html' && input.path.includes('?'))
    return { ...input, path: input.path.replace('?', `?q=${variations}&`) };
  if (!input.body || input.headers['content-type'] !== JSON_TYPE['content-type']) return input;
  const text = input.body.toString('latin1');
  const changed = text.replace(
    CACHED_FIELD,
    (start, name) => start + (name === 'query' ? ' ' : 'x').repeat(variations),
  );
  return { ...input, body: Buffer.from(changed, 'latin1') };
}

/** Measures an input that is sent alone, in milliseconds: the server's CPU time, and the time until its response. */
async function costOf(input: Input): Promise<Cost> {
  const before = await app.cpu();
  const { status, milliseconds } = await send(input);
  return { status, cpu: (await app.cpu()) - before, took: milliseconds };
}

function print(): void {
  const { next, seconds, faults, secondClient: other, recurring, expensive, peakMemory } = progress;
  const count = (fault: keyof typeof faults) => faults[fault] ?? 0;
  console.log(`
${next} of ${INPUTS} inputs of seed ${SEED} in ${Math.round(seconds)} s
  5xx responses       ${count('5xx')}
  no response         ${count('no response')}
  wrongly accepted    ${count('wrongly accepted')}
  wrongly rejected    ${count('wrongly rejected')}
  refusals > 100 kB   ${count('long refusal')}
  server's memory     ${peakMemory} MB at most

Second client: ${other.requests} requests, ${other.failures} failed
  longest wait        ${Math.round(other.longest)} ms, including delays caused by other processes
  over ${LONG_MS} ms         ${other.longWaits}, reproduced with one input alone: ${recurring.length}
${recurring.map(({ index, family, wait }) => `  ${index}  ${Math.round(wait)} ms  ${family}\n`).join('')}
The most expensive inputs, alone (CPU of the server; time until the response)
${expensive
  .map(
    ({ index, family, status, cpu, took }) =>
      `  ${String(index).padStart(6)}  ${String(Math.round(cpu)).padStart(5)} ms  ${String(Math.round(took)).padStart(5)} ms  ${status}  ${family}`,
  )
  .join('\n')}`);
  if (next < INPUTS) console.log(`\nRun it again to continue.`);
}
