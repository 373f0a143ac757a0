import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import type { Logger } from 'pino';
import { isDatabaseLost } from './errors.js';

/** Interval of the checks, in milliseconds. */
const CHECK_MS = 1000;
/** A worker without a lock for this long has ended: a live one connects again sooner. */
const GRACE_MS = 5000;
/** A connection that doesn't answer for this long is replaced. */
const ANSWER_MS = 5000;

/** The first key of the advisory locks; the second one is the hash of the worker's ID. */
const LOCK_CLASS = `hashtext('mandap workers')`;

/** Shared, so that a new connection needn't wait until PostgreSQL notices that the previous one is lost. */
const LOCK = `SELECT pg_advisory_lock_shared(${LOCK_CLASS}, hashtext($1))`;

/** Selects the workers that have jobs, but no lock. */
const WITHOUT_LOCK = `
  SELECT id FROM (SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) AS worker
  WHERE id <> ALL($1::text[]) AND pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(id))`;

/** Locks that PostgreSQL releases when the process of a worker ends, however it ends. */
export interface WorkerLocks {
  /** Takes a worker's lock at the next check, and holds it as long as this process runs. */
  add(workerId: string): void;
  close(): Promise<void>;
}

/**
 * Holds the locks of this process's workers, and releases the jobs of workers that have ended, on any machine.
 * graphile-worker itself releases them only after four hours.
 */
export function openWorkerLocks(pool: Pool, log: Logger): WorkerLocks {
  const own = new Set<string>();
  /** Own workers whose lock the current connection holds. */
  const locked = new Set<string>();
  /** Other workers without a lock, and since when, in milliseconds. */
  let withoutLock = new Map<string, number>();
  let client: pg.Client | undefined;

  const connect = async () => {
    const next = new pg.Client({ ...pool.options, query_timeout: ANSWER_MS });
    // Statements fail on a lost connection, too.
    next.on('error', () => undefined);
    await next.connect();
    return next;
  };
  const disconnect = () => {
    // Unlike `end`, this doesn't wait for a server that may not answer.
    client?.connection.stream.destroy();
    client = undefined;
    locked.clear();
    withoutLock.clear();
  };

  const check = async () => {
    client ??= await connect();
    for (const id of own) {
      if (!locked.has(id)) await client.query(LOCK, [id]);
      locked.add(id);
    }
    const { rows } = await client.query<{ id: string }>(WITHOUT_LOCK, [[...own]]);
    const now = performance.now();
    withoutLock = new Map(rows.map(({ id }) => [id, withoutLock.get(id) ?? now]));
    const ended = [...withoutLock].flatMap(([id, since]) => (now - since >= GRACE_MS ? [id] : []));
    if (!ended.length) return;
    await client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [ended]);
    log.warn({ workers: ended }, 'released the jobs of workers that have ended');
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  const checkRepeatedly = async () => {
    while (!signal.aborted) {
      const hadClient = !!client;
      try {
        await check();
      } catch (error) {
        // A lost database is logged where it is detected.
        if (!isDatabaseLost(error)) log.error({ err: error }, 'the locks of workers cannot be checked');
        disconnect();
        // Replaced at once, because other servers count how long the locks are missing.
        if (hadClient) continue;
      }
      // An abort ends the pause.
      await pause(CHECK_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const checking = checkRepeatedly();
  return {
    add: (workerId) => void own.add(workerId),
    async close() {
      stopping.abort();
      await checking;
      disconnect();
    },
  };
}
