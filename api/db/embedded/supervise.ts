import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Cluster } from './cluster.js';

/** Supervision of a server. */
export interface Supervision {
  /** Rejects if the server can't be restarted. */
  readonly failed: Promise<never>;
  /** Ends the supervision; waits for a running restart. */
  stop(): Promise<void>;
}

/** Maximum number of failed starts in a row. */
const MAX_FAILED_STARTS = 3;
/** Uptime in milliseconds that resets the count of failures. */
const HEALTHY_MS = 60_000;
/** Pauses between restarts: none before the first, then doubling up to a maximum that keeps outages below 5 s. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** Pause between connection attempts to a server that is starting or recovering. */
const CONNECT_PAUSE_MS = 100;
const LOG_CHECK_MS = 60_000;

/**
 * Restarts the server whenever it ends. An idle connection detects that immediately: PostgreSQL closes it when its main
 * process ends. The process itself can't be awaited, because pg_ctl detaches it.
 */
export function supervise(cluster: Cluster, url: string, log: Logger): Supervision {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failedStarts = 0;
  let restarts = 0;

  const watch = async () => {
    while (!signal.aborted) {
      const connection = await connect(url);
      if (connection === 'refused') await restart();
      else if (connection === 'not yet') await wait(CONNECT_PAUSE_MS);
      else await healthyUntilLost(connection);
    }
  };

  const healthyUntilLost = async (client: pg.Client) => {
    const since = Date.now();
    await lost(client, signal);
    if (Date.now() - since < HEALTHY_MS) return;
    failedStarts = 0;
    restarts = 0;
  };

  const restart = async () => {
    if (restarts) await wait(Math.min(FIRST_PAUSE_MS * 2 ** restarts, LONGEST_PAUSE_MS));
    if (signal.aborted) return;
    restarts++;
    try {
      await cluster.start();
      log.info('PostgreSQL had ended and was started again');
    } catch (error) {
      failedStarts++;
      log.error({ err: error, failedStarts }, 'PostgreSQL had ended and could not be started again');
      if (failedStarts >= MAX_FAILED_STARTS) throw error;
    }
  };

  /** Resolves early if supervision is stopped, which is the only error of a pause. */
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined);

  const rotate = () =>
    cluster.log.rotate().catch((error: unknown) => {
      log.warn({ err: error }, "PostgreSQL's log could not be rotated");
    });
  const rotation = setInterval(() => void rotate(), LOG_CHECK_MS).unref();
  const watching = watch();
  const failed = watching.then(() => new Promise<never>(() => undefined));
  // The caller may not have added a handler yet.
  failed.catch(() => undefined);

  return {
    failed,
    async stop() {
      stopping.abort();
      clearInterval(rotation);
      // The caller knows by `failed`.
      await watching.catch(() => undefined);
    },
  };
}

/** Connects, or returns whether nothing is listening or the server rejects connections at the moment. */
async function connect(url: string): Promise<pg.Client | 'refused' | 'not yet'> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'mandap-supervisor',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // Only the failed attempt counts, and there may be nothing to close.
    await client.end().catch(() => undefined);
    return (error as { code?: string }).code === 'ECONNREFUSED' ? 'refused' : 'not yet';
  }
}

/** Resolves when the connection is lost or abandoned. */
async function lost(client: pg.Client, signal: AbortSignal): Promise<void> {
  // It also rejects on an error, after which the connection is lost, too, and when the supervision is stopped.
  await once(client, 'end', { signal }).catch(() => undefined);
  // It may be closed already.
  await client.end().catch(() => undefined);
}
