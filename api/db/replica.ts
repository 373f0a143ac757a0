import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Database, Tx } from '../src/core/database.js';
import { replicaUp } from '../src/core/metrics.js';
import { openDatabase } from './data-source.js';
import type { PrimaryLog, Sample } from './primary-log.js';

/** A statement that a replica hasn't answered within this time runs on the primary. */
const RESPONSE_MS = 3000;
/** Also one that waits this long for a lock, which a replica holds while it applies the change of a table's structure. */
const LOCK_MS = 250;
/** A replica whose data is older is not used. */
export const MAX_LAG_MS = 5000;
/** Nor one that hasn't answered a check for this time. */
const UNRESPONSIVE_MS = 1000;

/** Every process checks the replicas, but only the primary one logs it, unless each process is debugged. */
const levels = cluster.isWorker
  ? ({ problem: 'debug', recovery: 'debug' } as const)
  : ({ problem: 'warn', recovery: 'info' } as const);

const UNREACHABLE = 'it cannot be reached';

/** A streaming replica, which is used while it answers and its data is recent. */
export interface Replica {
  /** Does nothing while an earlier check is running. */
  check(): Promise<void>;
  readonly tx: Tx | undefined;
  /**
   * What caches keep needs every announced change; other responses may be some seconds old.
   * @param announced current position of the announcements; undefined if it isn't known, so that nothing may be cached
   */
  isUsable(announced: number | undefined, forCache: boolean): boolean;
  /** Excludes it until the next check, because a statement has lost it. */
  markLost(): void;
  close(): Promise<void>;
}

/** What a server reports of itself. */
interface State {
  isReplica: boolean;
  /** Position in the log up to which it has replayed it; null if it is no replica. */
  replayed: number | null;
  systemId: string;
}

interface Options {
  url: string;
  /** Its name in the log and the metrics. */
  replica: number;
  primary: PrimaryLog;
  poolSize: number;
  log: Logger;
}

export function makeReplica({ url, replica, primary, poolSize, log: parent }: Options): Replica {
  const log = parent.child({ replica });
  const openedAt = Date.now();
  let database: Database | undefined;
  /** Why it isn't used; null if it is, and undefined before that is known. */
  let obstacle: string | null | undefined;
  /** The newest sample of the primary's log that it has replayed. */
  let replayed: Sample | undefined;
  /** When the running check began. */
  let checkingSince: number | undefined;

  const setObstacle = (found: string | null, detail?: string) => {
    if (found === obstacle) return;
    obstacle = found;
    replicaUp.set({ replica }, found ? 0 : 1);
    if (found) log[levels.problem]({ detail }, `the replica cannot be used: ${found}`);
    else log[levels.recovery]('the replica is used');
  };
  const readState = async (): Promise<State | undefined> => {
    if (!database) {
      database = await openDatabase(url, { poolSize, lockTimeout: LOCK_MS, responseTimeout: RESPONSE_MS });
      // An idle connection broke.
      database.pool.on('error', ({ message }) => setObstacle(UNREACHABLE, message));
    }
    const { rows } = await database.pool.query<State>(
      `SELECT pg_is_in_recovery() AS "isReplica", system_identifier::text AS "systemId",
         pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 AS replayed
       FROM pg_control_system()`,
    );
    return rows[0];
  };
  const isRecent = () => replayed !== undefined && primary.ageOf(replayed) < MAX_LAG_MS;

  const judge = (state: State) => {
    if (!state.isReplica || state.replayed === null) return setObstacle('it is not a replica');
    if (state.systemId !== (primary.systemId() ?? state.systemId))
      return setObstacle('it is a replica of another server');
    replayed = primary.newestUpTo(state.replayed) ?? replayed;
    if (isRecent()) return setObstacle(null);
    // At first, it may only be about to replay the first sample.
    if (replayed || Date.now() - openedAt >= MAX_LAG_MS)
      setObstacle('its data is more than five seconds old');
  };
  return {
    async check() {
      if (checkingSince !== undefined) {
        if (Date.now() - checkingSince > UNRESPONSIVE_MS) setObstacle(UNREACHABLE, 'it does not answer');
        return;
      }
      checkingSince = Date.now();
      try {
        const state = await readState();
        if (state) judge(state);
      } catch (error) {
        setObstacle(UNREACHABLE, messageOf(error));
      }
      checkingSince = undefined;
    },
    get tx() {
      return database?.tx;
    },
    isUsable: (announced, forCache) =>
      obstacle === null &&
      isRecent() &&
      (!forCache || announced === undefined || announced === replayed?.announced),
    markLost: () => setObstacle(UNREACHABLE, 'a statement lost it'),
    async close() {
      await database?.source.destroy();
      replicaUp.remove({ replica });
    },
  };
}

/** Errors of several addresses of one host have a code only. */
const messageOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};
