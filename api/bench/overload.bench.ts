// Measures how many requests of a mix one API process can answer: pages, GraphQL and REST lists that are not cached, and
// reads of an account. Then sends three times as many, and prints how many of each kind are still answered, and how quickly
// the others are refused.
import { expectAtLeast, expectAtMost } from '../../scripts/targets.mjs';
import { openDatabase } from '../db/data-source.js';
import { startSession } from '../src/features/account/session.js';
import { benchDatabase } from './database.js';
import { median } from './load.js';
import { makeMix, KINDS, type Answer, type Kind } from './overload-mix.js';
import { start } from './processes.js';

const VENUES = Number(process.env.BENCH_VENUES ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const FACTOR = 3;
const CONCURRENCY = 32;
/** Further requests are not sent until others have been answered. */
const MAX_OPEN = 2000;

const database = await benchDatabase(VENUES);
const app = await start('./app-server.ts', {
  BENCH_DATABASE: database.url,
  BENCH_NO_CACHE: '1',
  BENCH_WEB: '1',
});
const mix = makeMix(app.origin, await ownerTokens());

/** Returns sessions of many businesses: reads of one account wait for each other, because they record contact views. */
async function ownerTokens(): Promise<string[]> {
  const { tx, source } = await openDatabase(database.url);
  const owners = await tx.sql<{ id: string }>(`SELECT id FROM account WHERE role = 'venue' LIMIT 100`);
  const sessions = await Promise.all(owners.map(({ id }) => startSession(tx, id)));
  await source.destroy();
  return sessions.map(({ token }) => token);
}

const ofKind = (answers: readonly Answer[], kind: Kind, status: number) =>
  answers.filter((answer) => answer.kind === kind && answer.status === status);

/** Sends each request once an earlier one has been answered. Returns the answers. */
async function measureCapacity(seconds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) answers.push(await mix.send());
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  return answers;
}

/** Sends requests at a constant rate, whether or not earlier ones have been answered. */
async function overload(perSecond: number): Promise<{ answers: Answer[]; seconds: number }> {
  const answers: Answer[] = [];
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let sent = 0;
  while (elapsed() < SECONDS) {
    while (sent < elapsed() * perSecond && pending.size < MAX_OPEN) {
      sent++;
      const answered = mix.send().then((answer) => {
        answers.push(answer);
        pending.delete(answered);
      });
      pending.add(answered);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const seconds = elapsed();
  const inTime = [...answers];
  await Promise.all(pending);
  console.log(
    `Sent ${(sent / seconds).toFixed(0)} a second, of ${perSecond.toFixed(0)} (${FACTOR} times as many)`,
  );
  reportRefusals(answers);
  return { answers: inTime, seconds };
}

function reportRefusals(answers: readonly Answer[]): void {
  const refusals = answers.filter(({ status }) => status === 503);
  const sorted = refusals.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  console.log(
    `  refused ${refusals.length}: p50 ${median(sorted).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (target 100)`,
  );
  expectAtMost('refusals, p99 in ms', p99, 100);
  expectAtMost('refusals without Retry-After', refusals.filter(({ retryAfter }) => !retryAfter).length, 0);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  expectAtMost('responses other than 200 and 503', others.length, 0);
}

await mix.connect();
// V8 optimizes hot code during the first thousands of requests.
await measureCapacity(SECONDS / 4);
const unloaded = await measureCapacity(SECONDS / 2);
const capacity = unloaded.length / (SECONDS / 2);
console.log(`Capacity: ${capacity.toFixed(0)} requests a second, at concurrency ${CONCURRENCY}`);
expectAtMost('failures without overload', unloaded.filter(({ status }) => status !== 200).length, 0);

const { answers, seconds } = await overload(capacity * FACTOR);
for (const kind of KINDS) {
  const possible = ofKind(unloaded, kind, 200).length / (SECONDS / 2);
  const answered = ofKind(answers, kind, 200);
  const perSecond = answered.length / seconds;
  const latency = median(answered.map(({ milliseconds }) => milliseconds));
  console.log(
    `  ${kind.padEnd(8)} answered ${perSecond.toFixed(0)} a second: ${(perSecond / possible).toFixed(2)} of the capacity, ` +
      `p50 ${latency.toFixed(0)} ms; refused ${ofKind(answers, kind, 503).length}`,
  );
}
const share = answers.filter(({ status }) => status === 200).length / seconds / capacity;
console.log(`  all      ${share.toFixed(2)} of the capacity (target 0.80)`);
expectAtLeast('answered of the capacity', share, 0.8);
await app.stop();
await database.stop();
