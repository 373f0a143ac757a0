import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Cluster } from './cluster.js';

/** What keeps a server running. */
export interface Supervision {
  /** Rejects when the server can't be started any more. */
  readonly failed: Promise<never>;
  /** Leaves the server alone from now on; waits until a restart has come to its end. */
  stop(): Promise<void>;
}

/** Failed starts in a row after which it is given up. */
const MAX_FAILED_STARTS = 3;
/** Milliseconds after which a server counts as healthy, and earlier failures no longer. */
const HEALTHY_MS = 60_000;
/** The first restart is at once. While they keep being needed, pauses double, up to what keeps an outage below 5 s. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** Between attempts to connect to a server that starts or recovers. */
const CONNECT_PAUSE_MS = 100;
const LOG_CHECK_MS = 60_000;

/**
 * Starts the server again whenever it ends. A connection that waits tells of that at once: PostgreSQL closes it when its
 * main process is gone. The process itself can't be waited for, because pg_ctl makes it nobody's child.
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

  /** Ends early when supervision is stopped. */
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined);

  const rotation = setInterval(() => void cluster.log.rotate().catch(() => undefined), LOG_CHECK_MS).unref();
  const watching = watch();
  const failed = watching.then(() => new Promise<never>(() => undefined));
  // Whoever supervises may not be listening yet.
  failed.catch(() => undefined);

  return {
    failed,
    async stop() {
      stopping.abort();
      clearInterval(rotation);
      await watching.catch(() => undefined);
    },
  };
}

/** A connection; or, without one, whether nobody listens, or the server does not take one at the moment. */
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
    await client.end().catch(() => undefined);
    return (error as { code?: string }).code === 'ECONNREFUSED' ? 'refused' : 'not yet';
  }
}

/** Settles when the connection is lost, or when it is given up. */
async function lost(client: pg.Client, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    client.once('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  await client.end().catch(() => undefined);
}
