import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../running-app.js';
import { readsOf, Refused, responseOf, type Read } from './reads.js';
import { makeWorld } from './world.js';
import { actorOf, pick, type Random, type Scene } from './act.js';
import { WRITES } from './writes.js';

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
  /** Reads that a server refused at first. */
  refused: string[];
}

/**
 * Makes random writes, and sometimes closes the connection that listens for changes just before one. After each write,
 * compares every response that is still cached with that of a server without a cache.
 *
 * @param fresh another server with the same database; its cache is switched off
 * @param onWrite called after each comparison, with the number of writes and the outcome so far
 */
export async function proveFreshness(
  app: TestApp,
  fresh: TestApp,
  rounds: number,
  random: Random,
  onWrite: (writes: number, outcome: Freshness) => void = () => undefined,
): Promise<Freshness> {
  disableCache(fresh);
  const world = await makeWorld(app);
  const row: Scene['row'] = async <Row>(statement: string, values?: readonly unknown[]) =>
    (await app.sql<Row>(statement, values))[0];
  const scene: Scene = { world, act: actorOf(app), random, app, row };
  const outcome: Freshness = { writes: {}, compared: 0, invalidated: 0, stale: [], refused: [] };
  const respond = async (origin: string, read: Read) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await responseOf(origin, read);
      } catch (error) {
        if (!(error instanceof Refused) || attempt === ATTEMPTS_MAX) throw error;
        outcome.refused.push(error.message);
        await pause(error.retryAfterSeconds * 1000);
      }
    }
  };
  const stored = new Set<string>();
  // Each kind until it has succeeded once, then at random.
  const missing = [...WRITES];
  for (let round = 0; round < rounds; round++) {
    const write = missing.shift() ?? pick(WRITES, random);
    if (write.prepare) {
      await write.prepare(scene);
      stored.clear();
    }
    const reads = readsOf(world);
    const store = async (read: Read) => {
      if (stored.has(keyOf(read))) return;
      const first = await respond(app.url, read);
      if (first.isStored || (await respond(app.url, read)).isStored) stored.add(keyOf(read));
    };
    await inLanes(reads, store);
    if (round % LOST_EACH === LOST_EACH - 1) await loseAnnouncements(app);
    if (await write.run(scene)) outcome.writes[write.name] = (outcome.writes[write.name] ?? 0) + 1;
    else if (!outcome.writes[write.name]) missing.push(write);
    await announced(app);
    const compare = async (read: Read) => {
      const { body, isStored } = await respond(app.url, read);
      if (!isStored) {
        if (stored.delete(keyOf(read))) outcome.invalidated++;
        return;
      }
      outcome.compared++;
      const { body: wanted } = await respond(fresh.url, read);
      if (body !== wanted) outcome.stale.push(`${write.name}: ${keyOf(read)}`);
    };
    await inLanes(reads, compare);
    onWrite(round + 1, outcome);
  }
  return outcome;
}

const keyOf = ({ path, document }: Read) => document ?? path;

/** How often a read is sent that is refused. */
const ATTEMPTS_MAX = 3;

/** Requests at a time: with more, a server in the same process is too busy to answer them. */
const LANES = 6;

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const next = items.values();
  const lane = async () => {
    for (const item of next) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Writes between two disconnections of the listener. */
const LOST_EACH = 25;

const loseAnnouncements = ({ sql }: TestApp) =>
  sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'mandap-announcements' AND datname = current_database()`);

/** Makes everything that the server has cached outdated. */
export function disableCache({ services }: TestApp): void {
  Object.assign(services.announcements, { freshness: () => 'invalid', position: () => undefined });
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
