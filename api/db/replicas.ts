import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Announcements } from '../src/core/announcements.js';
import type { Database, Plan, Tx } from '../src/core/database.js';
import { isDatabaseLost, postgresErrorOf } from '../src/core/errors.js';
import { isCollectingReads, recordReads, UNCERTAIN_TAG } from '../src/core/reads.js';
import type { ReadRoute, Replicas } from '../src/core/replicas.js';
import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { openPrimaryLog, PRIMARY_MS } from './primary-log.js';
import { makeReplica, MAX_LAG_MS, type Replica } from './replica.js';

/** How often replicas are checked; sooner after a change, but not without a pause. */
const CHECK_MS = 200;
const PAUSE_MS = 10;

interface Options {
  urls: readonly string[];
  primary: Database;
  /** Connection string of `primary`. */
  primaryUrl: string;
  announcements: Announcements;
  poolSize: number;
  log: Logger;
}

/** Connects to streaming replicas, and uses them once they answer. */
export function openReplicas({ urls, primary, primaryUrl, announcements, poolSize, log }: Options): Replicas {
  const primaryLog = openPrimaryLog(primaryUrl, MAX_LAG_MS);
  const replicas = urls.map((url, i) =>
    makeReplica({ url, replica: i + 1, primary: primaryLog, poolSize, log }),
  );
  let closed = false;
  let changed = () => {};
  const unsubscribe = announcements.onChange(() => changed());

  const check = async () => {
    await primaryLog.read(announcements.position());
    const checks = Promise.all(replicas.map((replica) => replica.check()));
    // One that doesn't answer must not delay the others.
    await waitAtMost(CHECK_MS, checks);
  };
  const checking = (async () => {
    while (!closed) {
      const change = new Promise<void>((resolve) => (changed = resolve));
      await check();
      const timer = new AbortController();
      // The pause is aborted below once a change has come.
      await Promise.race([change, pause(CHECK_MS, undefined, timer).catch(() => undefined)]);
      timer.abort();
      await pause(PAUSE_MS);
    }
  })();

  let next = 0;
  const choose = (): Replica | undefined => {
    const position = announcements.position();
    for (let i = 0; i < replicas.length; i++) {
      const replica = replicas[next++ % replicas.length];
      if (!replica?.isUsable(position, isCollectingReads())) continue;
      if (position === undefined) recordReads([UNCERTAIN_TAG]);
      return replica;
    }
    return undefined;
  };
  return {
    route: () => makeRoute(primary.tx, choose),
    async close() {
      closed = true;
      unsubscribe();
      changed();
      await checking;
      await Promise.all([primaryLog, ...replicas].map((each) => each.close()));
    },
  };
}

/** Cancelled in favour of changes that a replica applies, after a deadlock with them, or after waiting for their locks. */
const CANCELLED_BY_REPLAY = new Set(['40001', '40P01', '55P03']);
const isCancelledByReplay = (error: unknown) => CANCELLED_BY_REPLAY.has(postgresErrorOf(error)?.code ?? '');

function makeRoute(primary: Tx, choose: () => Replica | undefined): ReadRoute {
  let isOnPrimary = false;
  // For each statement, because the replica may fall behind in the meantime.
  const replica = () => (isOnPrimary ? undefined : choose());

  /** Retries a read that a replica could not answer on the primary and, if that is lost, on a replica. */
  async function retry<T>(
    error: unknown,
    asked: Replica | undefined,
    read: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const isLost = isDatabaseLost(error);
    if (!isLost && !(asked && isCancelledByReplay(error))) throw error;
    if (asked) {
      if (isLost) asked.markLost();
      return read(primary).catch((second: unknown) => retry(second, undefined, read));
    }
    const other = isOnPrimary ? undefined : await waitForReplica(choose);
    if (!other?.tx) throw error;
    return read(other.tx);
  }

  return {
    tx: {
      async sql<Row>(text: string, values?: readonly unknown[], plan?: Plan) {
        const chosen = replica();
        const read = (tx: Tx) => tx.sql<Row>(text, values, plan);
        return read(chosen?.tx ?? primary).catch((error: unknown) => retry(error, chosen, read));
      },
      repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>) {
        const chosen = replica();
        return makeRetryingRepository(entity, chosen?.tx ?? primary, (error, read) =>
          retry(error, chosen, read),
        );
      },
    },
    readFromPrimary() {
      isOnPrimary = true;
    },
  };
}

/** Polls until a replica may be used: until it is known that the primary is away, only those with all its changes are. */
async function waitForReplica(choose: () => Replica | undefined): Promise<Replica | undefined> {
  for (const deadline = Date.now() + PRIMARY_MS; Date.now() < deadline; await pause(PAUSE_MS)) {
    const chosen = choose();
    if (chosen) return chosen;
  }
  return undefined;
}

/**
 * Returns a repository whose failed reads are passed to `retry`. Query builders, which no read uses, have one attempt.
 */
const makeRetryingRepository = <Entity extends ObjectLiteral>(
  entity: EntityTarget<Entity>,
  first: Tx,
  retry: (error: unknown, read: (tx: Tx) => Promise<unknown>) => Promise<unknown>,
): Repository<Entity> =>
  new Proxy(first.repository(entity), {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(method, target, args);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: unknown) =>
          retry(error, (tx) => {
            const other = tx.repository(entity);
            return Reflect.apply(Reflect.get(other, name) as typeof method, other, args) as Promise<unknown>;
          }),
        );
      };
    },
  });

/** Waits for the work, but no longer than this. */
async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  // The pause is aborted below.
  const late = pause(milliseconds, undefined, timer).catch(() => undefined);
  await Promise.race([work, late]);
  timer.abort();
}
