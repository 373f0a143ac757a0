import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Limited, because other processes may still reach the database. */
export const MAX_OUTAGE_MS = 10 * 60_000;
/** A pool that takes longer to answer counts as unreachable until it does. */
const PROBE_MS = 1000;
/** When a server crashes, some of its connections still answer after others are closed; longer if all cores are busy. */
const CRASH_MS = 3000;

/** Distinguishes outages of the database from the loss of the connection that listens for changes. */
export interface Outages {
  /** Whether the database is unreachable, for less than ten minutes, so that no change can have been missed. */
  isOutage(): boolean;
  /** Call when changes are no longer received. */
  startLoss(): void;
  /** Call when changes are received again. */
  endLoss(): void;
  /** Call when listening again has failed, with the error. There is an outage if the pool isn't answered either. */
  check(error: unknown): Promise<void>;
  close(): void;
}

/** A time in which changes are not received. */
interface Loss {
  /** Whether the database has answered in this time. Then changes may have been missed, even if it fails later. */
  isReachable: boolean;
  /** Failed attempts to listen again after that. */
  failures: number;
  /** When it began, by `performance.now()`. */
  began: number;
}

/** Observes the statements of the pool. Logs each outage, and its end, once. */
export function watchOutages(pool: pg.Pool, log: Logger): Outages {
  let loss: Loss | undefined;
  let since: number | undefined;

  const end = () => {
    if (since === undefined) return;
    log.warn({ milliseconds: Date.now() - since }, 'the database can be reached again');
    since = undefined;
  };
  const markReachable = (during: Loss) => {
    if (during.isReachable) return;
    during.isReachable = true;
    end();
  };
  const countAnswer = (during: Loss) => {
    if (performance.now() - during.began > CRASH_MS) markReachable(during);
  };

  /** The loss during which each connection was last acquired: answers to earlier statements may have come late. */
  const acquiredIn = new WeakMap<pg.PoolClient, Loss | undefined>();
  const observe = (client: pg.PoolClient) => {
    if (!acquiredIn.has(client))
      client.connection.on('readyForQuery', () => {
        if (loss && acquiredIn.get(client) === loss) countAnswer(loss);
      });
    acquiredIn.set(client, loss);
  };
  pool.on('acquire', observe);

  let probe: Promise<boolean> | undefined;
  const isAnswered = () => {
    probe ??= pool
      .query('SELECT 1')
      .then(() => true, isRejection)
      .finally(() => (probe = undefined));
    return Promise.race([probe, pause(PROBE_MS, false, { ref: false })]);
  };

  return {
    isOutage: () => since !== undefined && Date.now() - since < MAX_OUTAGE_MS,
    startLoss: () => void (loss = { isReachable: false, failures: 0, began: performance.now() }),
    endLoss() {
      if (loss && loss.failures > 1) log.warn('changes of the database are received again');
      loss = undefined;
      end();
    },
    async check(error) {
      const current = loss;
      if (!current) return;
      if (current.isReachable) {
        // The first attempt may have failed before the database could be reached again.
        if (++current.failures === 2)
          log.error({ err: error }, 'changes of the database are not received, so nothing is cached');
        return;
      }
      if (isRejection(error)) return markReachable(current);
      const isReachable = await isAnswered();
      if (current !== loss || current.isReachable) return;
      if (isReachable) return countAnswer(current);
      if (since !== undefined) return;
      since = Date.now();
      log.error('the database cannot be reached');
    },
    close() {
      loss = undefined;
      pool.off('acquire', observe);
    },
  };
}

/** Codes of a server, or of a proxy before it, that serves nobody: failed connections; shutdown, crash and start. */
const UNAVAILABLE = /^(?:08...|57P0[123])$/;

/** Whether the server has rejected a connection or statement, for example because it has too many: others may be served. */
const isRejection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? '');
