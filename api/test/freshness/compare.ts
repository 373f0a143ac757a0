import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../running-app.js';
import { readsOf, responseOf, type Read } from './reads.js';
import { makeWorld } from './world.js';
import { actorOf, pick, WRITES, type Random } from './writes.js';

/** Result of comparing cached responses with fresh ones after many random writes. */
export interface Freshness {
  /** Successful writes, by operation. */
  writes: Record<string, number>;
  /** Comparisons of a response that was still cached after a write. */
  compared: number;
  /** Responses that a write invalidated. */
  invalidated: number;
  /** Cached responses that differed from the fresh one: the write and the read. */
  stale: string[];
}

/**
 * Makes random writes, and sometimes closes the connection that listens for changes just before one. After each write,
 * compares every response that is still cached with that of a server without a cache.
 *
 * @param fresh another server with the same database; its cache is switched off
 * @param onWrite called after each comparison, with the number of writes so far
 */
export async function proveFreshness(
  app: TestApp,
  fresh: TestApp,
  rounds: number,
  random: Random,
  onWrite: (writes: number) => void = () => undefined,
): Promise<Freshness> {
  disableCache(fresh);
  const world = await makeWorld(app);
  const reads = readsOf(world);
  const act = actorOf(app);
  const outcome: Freshness = { writes: {}, compared: 0, invalidated: 0, stale: [] };
  const stored = new Set<Read>();
  for (let round = 0; round < rounds; round++) {
    for (const read of reads) if (!stored.has(read)) await responseOf(app.url, read);
    if (round % LOST_EACH === LOST_EACH - 1) await loseAnnouncements(app);
    const write = pick(WRITES, random);
    if (await write.run(world, act, random, app))
      outcome.writes[write.name] = (outcome.writes[write.name] ?? 0) + 1;
    await announced(app);
    const compare = async (read: Read) => {
      const { body, isStored } = await responseOf(app.url, read);
      if (isStored) stored.add(read);
      else if (stored.delete(read)) outcome.invalidated++;
      if (!isStored) return;
      outcome.compared++;
      const { body: wanted } = await responseOf(fresh.url, read);
      if (body !== wanted) outcome.stale.push(`${write.name}: ${read.document ?? read.path}`);
    };
    await Promise.all(reads.map(compare));
    onWrite(round + 1);
  }
  return outcome;
}

/** Writes between two disconnections of the listener. */
const LOST_EACH = 25;

const loseAnnouncements = ({ sql }: TestApp) =>
  sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'mandap-announcements' AND datname = current_database()`);

function disableCache({ services }: TestApp): void {
  const { responses, facts, suggested } = services;
  Object.assign(responses, { find: () => undefined, store: () => undefined });
  for (const memo of [facts, suggested])
    Object.assign(memo, { getOrLoad: (_key: string, compute: () => Promise<object>) => compute() });
}

let marks = 0;

/** Waits until the server has received all changes so far: announcements arrive in the order of the commits. */
async function announced({ sql, services }: TestApp): Promise<void> {
  const { announcements } = services;
  const mark = `mark-${++marks}`;
  const before = announcements.position() ?? 0;
  await sql(`SELECT pg_notify('change', $1)`, [mark]);
  while (announcements.freshness(before, [mark]) === 'fresh') await pause(2);
}
