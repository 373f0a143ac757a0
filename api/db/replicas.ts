import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Announcements } from '../src/core/announcements.js';
import type { Database, Plan, Tx } from '../src/core/database.js';
import { isDatabaseLost } from '../src/core/errors.js';
import { isCollectingReads } from '../src/core/reads.js';
import type { ReadRoute, Replicas } from '../src/core/replicas.js';
import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { openDatabase } from './data-source.js';

/** How often replicas are checked; sooner after a change, but not without a pause. */
const CHECK_MS = 200;
const PAUSE_MS = 10;
/** The primary counts as away if it doesn't answer within this time. */
const PRIMARY_MS = 1000;
/** A statement that a replica hasn't answered within this time runs on the primary. */
const RESPONSE_MS = 3000;
/** A replica whose data is older is not used. */
const MAX_LAG_MS = 5000;
/** Nor one that hasn't answered a check for this time. */
const UNRESPONSIVE_MS = 1000;

interface Options {
  urls: readonly string[];
  primary: Database;
  announcements: Announcements;
  poolSize: number;
  log: Logger;
}

/** Connects to streaming replicas, and uses them once they answer. */
export function openReplicas({ urls, primary, announcements, poolSize, log }: Options): Replicas {
  const replicas = urls.map((url, i) => makeReplica(url, poolSize, log.child({ replica: i + 1 })));
  let closed = false;
  let changed = () => {};
  const unsubscribe = announcements.onChange(() => changed());

  const check = async () => {
    const position = announcements.position();
    const at = Date.now();
    // Undefined while the primary is away. Then nothing changes, and what replicas have is current.
    const written = await writtenLsn(primary);
    const checks = Promise.all(replicas.map((replica) => replica.check({ position, written, at })));
    // One that doesn't answer must not delay the others.
    await within(CHECK_MS, checks);
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

  let turn = 0;
  const choose = (): Replica | undefined => {
    const position = announcements.position();
    for (let i = 0; i < replicas.length; i++) {
      const replica = replicas[turn++ % replicas.length];
      if (replica?.isUsable(position, isCollectingReads())) return replica;
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
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

function makeRoute(primary: Tx, choose: () => Replica | undefined): ReadRoute {
  let isOnPrimary = false;
  // For each statement, because the replica may fall behind in the meantime.
  const replica = () => (isOnPrimary ? undefined : choose());

  /** Runs a read again that has failed, if its database was lost: on the primary or, if that is lost, on a replica. */
  async function again<T>(
    error: unknown,
    lost: Replica | undefined,
    read: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (!isDatabaseLost(error)) throw error;
    if (lost) {
      lost.markLost();
      return read(primary).catch((second: unknown) => again(second, undefined, read));
    }
    const other = isOnPrimary ? undefined : await soon(choose);
    if (!other?.tx) throw error;
    return read(other.tx);
  }

  return {
    tx: {
      async sql<Row>(text: string, values?: readonly unknown[], plan?: Plan) {
        const chosen = replica();
        const read = (tx: Tx) => tx.sql<Row>(text, values, plan);
        return read(chosen?.tx ?? primary).catch((error: unknown) => again(error, chosen, read));
      },
      repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>) {
        const chosen = replica();
        return readAgain(entity, chosen?.tx ?? primary, (error, read) => again(error, chosen, read));
      },
    },
    readFromPrimary() {
      isOnPrimary = true;
    },
  };
}

/** Polls until a replica may be used: until it is known that the primary is away, only those with all its changes are. */
async function soon(choose: () => Replica | undefined): Promise<Replica | undefined> {
  for (const deadline = Date.now() + PRIMARY_MS; Date.now() < deadline; await pause(PAUSE_MS)) {
    const chosen = choose();
    if (chosen) return chosen;
  }
  return undefined;
}

/**
 * Returns a repository whose failed reads are passed to `again`. Query builders, which no read uses, have one attempt.
 */
const readAgain = <Entity extends ObjectLiteral>(
  entity: EntityTarget<Entity>,
  first: Tx,
  again: (error: unknown, read: (tx: Tx) => Promise<unknown>) => Promise<unknown>,
): Repository<Entity> =>
  new Proxy(first.repository(entity), {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(method, target, args);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: unknown) =>
          again(error, (tx) => {
            const other = tx.repository(entity);
            return Reflect.apply(Reflect.get(other, name) as typeof method, other, args) as Promise<unknown>;
          }),
        );
      };
    },
  });

/**
 * Returns the position in the primary's log after everything that is committed; undefined while it is away. Not the
 * position that is written to disk, since a commit may be announced before.
 */
async function writtenLsn({ pool }: Database): Promise<string | undefined> {
  const result = await within(
    PRIMARY_MS,
    pool.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn'),
  );
  return result?.rows[0]?.lsn;
}

interface Target {
  /** Position of the announcements before `written` was read. */
  position: number | undefined;
  written: string | undefined;
  /** Time at which it was read. */
  at: number;
}

type Replica = ReturnType<typeof makeReplica>;

function makeReplica(url: string, poolSize: number, log: Logger) {
  let database: Database | undefined;
  let isAlive = false;
  /** Position of the announcements whose changes it has, and the age of its data. */
  let position: number | undefined;
  let currentAt = 0;
  /** When the running check began. */
  let checkingSince: number | undefined;

  const setAlive = (alive: boolean) => {
    if (alive !== isAlive) log.warn(alive ? 'the replica is used' : 'the replica can not be used');
    isAlive = alive;
  };
  const replayed = async (target: Target): Promise<boolean> => {
    if (!database) {
      database = await openDatabase(url, { poolSize, responseTimeout: RESPONSE_MS });
      // An idle connection broke.
      database.pool.on('error', () => setAlive(false));
    }
    const { rows } = await database.pool.query<{ current: boolean | null }>(
      // Null if it is no replica, such as after a failover.
      `SELECT pg_last_wal_replay_lsn() >= COALESCE($1::pg_lsn, pg_last_wal_replay_lsn()) AS current`,
      [target.written ?? null],
    );
    return rows[0]?.current ?? false;
  };
  return {
    /** Does nothing while an earlier check is running. */
    async check(target: Target) {
      if (checkingSince !== undefined) {
        if (Date.now() - checkingSince > UNRESPONSIVE_MS) setAlive(false);
        return;
      }
      checkingSince = Date.now();
      // Undefined if it doesn't answer: then it isn't used, which setAlive() logs.
      const isCurrent = await replayed(target).catch(() => undefined);
      checkingSince = undefined;
      if (isCurrent && target.written) position = target.position;
      if (isCurrent) currentAt = target.at;
      setAlive(isCurrent !== undefined && Date.now() - currentAt < MAX_LAG_MS);
    },
    get tx() {
      return database?.tx;
    },
    /** What caches keep needs every announced change; other responses may be some seconds old. */
    isUsable(announced: number | undefined, forCache: boolean): boolean {
      const isRecent = isAlive && Date.now() - currentAt < MAX_LAG_MS;
      return isRecent && (!forCache || announced === undefined || announced === position);
    },
    markLost: () => setAlive(false),
    async close() {
      await database?.source.destroy();
    },
  };
}

/** Resolves to undefined if the work fails or takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const late = pause(milliseconds, undefined, timer).catch(() => undefined);
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    timer.abort();
  }
}
