import { fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { DemoAccount } from '../db/demo-accounts/accounts.js';
import { listUsableDemoAccounts } from '../db/demo-accounts/usable-accounts.js';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { freePort } from '../db/embedded/port.js';
import { firstStart } from '../db/first-start.js';
import { migrate } from '../db/migrate.js';
import { startWorkers, type Workers } from './cluster/primary.js';
import { WORKER_DATABASE, WORKER_POOL_SIZE } from './cluster/protocol.js';
import { connectToPrimary, lowerPriority, untilNeeded } from './cluster/worker.js';
import { startCdnPurge } from './http/cdn-purge.js';
import { connectionsFor, maxConnectionsFor, poolSizeFor } from './cluster/connections.js';
import type { Services } from './core/context.js';
import type { Env } from './core/env.js';
import { JOB_POOL_SIZE, startJobWorkers } from './core/job-workers.js';
import { keepRunning } from './core/keep-running.js';
import { makeLog } from './core/log.js';
import { makeCleanup, type Cleanup } from './core/cleanup.js';
import { features } from './features/index.js';
import { getSchema } from './graphql/schema.js';
import { makeApp } from './http/app.js';
import { drain } from './http/drain.js';
import { openServices } from './http/services.js';
import { mountWeb } from './http/web-host.js';
import { builtWeb } from './http/web-source.js';

/** A running server. */
export interface Server {
  /** The port that it listens on. */
  port: number;
  /** Accounts of the demo that can log in; empty without the demo. */
  demoAccounts: readonly DemoAccount[];
  /** Rejects when the server can't continue. The process should then exit. */
  failed: Promise<never>;
  /** Replaces the API processes one after the other; logs how to restart if this process is the only one. */
  restart(): Promise<void>;
  /** Waits for running requests and jobs, then closes the database. */
  stop(): Promise<void>;
}

/** How pages are served: from the build, from the sources with hot reload, or not at all. */
export type WebMode = 'build' | 'sources' | 'none';

/** Factor of all limits in development, because hot reload requests every module. */
const DEV_LIMITS = 20;

/** Starts the database, the jobs and the API, in this process or, with WORKERS, in several. */
export async function startServer(env: Env, web: WebMode = 'build'): Promise<Server> {
  await mkdir(env.dataDir, { recursive: true });
  const cleanup = makeCleanup();
  try {
    const { url, failed } = await openDatabase(env, cleanup);
    await migrate(url);
    const isCluster = env.workers > 1 && web !== 'sources';
    const opened = await openServices(env, url, {
      ...(isCluster && { poolSize: JOB_POOL_SIZE }),
      ...(web === 'sources' && { limitFactor: DEV_LIMITS }),
    });
    cleanup.add(opened.close);
    const { services } = opened;
    await warnOfFewConnections(services);
    await firstStart(env, services.database, services.store);
    await startJobs(services, url, cleanup);
    const workers = isCluster ? await startCluster(services, url, cleanup) : undefined;
    const port = workers ? workers.port : await serve(services, web, cleanup);
    const demoAccounts = env.demo ? await listUsableDemoAccounts(services.database.tx) : [];
    return {
      port,
      demoAccounts,
      failed,
      restart: async () => {
        if (workers) return workers.restart();
        services.log.warn(
          'SIGUSR2 is ignored: there are no API processes to replace. Restart Mandap, or run it with WORKERS=2 or more',
        );
      },
      stop: () => cleanup.run(),
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

/** Starts one of several API processes; see cluster/primary.ts. */
export async function startApiWorker(env: Env, web: WebMode): Promise<Pick<Server, 'stop'>> {
  const { [WORKER_DATABASE]: url, [WORKER_POOL_SIZE]: poolSize } = process.env;
  if (!url) throw new Error(`${WORKER_DATABASE} is not set`);
  await loadWithoutConnections(web);
  await untilNeeded();
  const cleanup = makeCleanup();
  try {
    const { services, close } = await openServices(env, url, {
      poolSize: Number(poolSize),
      connect: (announcements) => {
        const primary = connectToPrimary({ catchUp: () => announcements.catchUp() }, env.workers);
        // First, so that it runs last: all requests have been counted.
        cleanup.add(() => primary.reportMetrics());
        return primary;
      },
    });
    cleanup.add(close);
    await serve(services, web, cleanup);
    lowerPriority();
    return { stop: () => cleanup.run() };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

/** Loads what `serve` needs and what takes no connections, so that a spare process has little left to do. */
async function loadWithoutConnections(web: WebMode): Promise<void> {
  await Promise.all([getSchema(), ...(web === 'build' ? [builtWeb()] : [])]);
}

/** Listens for requests in this process. Returns the port. */
async function serve(services: Services, web: WebMode, cleanup: Cleanup): Promise<number> {
  const { host, port } = services.env;
  const app = await makeApp(services);
  cleanup.add(() => drain(app.http));
  if (web !== 'none') cleanup.add(await mountWeb(app, services, web === 'sources'));
  await app.http.listen({ host, port });
  return (app.http.server.address() as { port: number }).port;
}

async function startCluster(
  { env, log }: Services,
  databaseUrl: string,
  cleanup: Cleanup,
): Promise<Workers & { port: number }> {
  const poolSize = poolSizeFor(env.workers);
  // Chosen here: after all workers have ended at once, their successors would get another one.
  const port = env.port || (await freePort());
  const workers = await startWorkers({ count: env.workers, port, databaseUrl, poolSize, log });
  cleanup.add(() => workers.stop());
  return { ...workers, port };
}

/** Starts what runs once per server: the workers of the job queue and the CDN's purges. */
async function startJobs(services: Services, url: string, cleanup: Cleanup): Promise<void> {
  const { env, log, announcements } = services;
  await startJobWorkers(features, services, cleanup);
  cleanup.add(startPictureWorker(url, log));
  if (env.cdn) cleanup.add(startCdnPurge(announcements, env.cdn, log));
}

interface OpenDatabase {
  url: string;
  failed: Promise<never>;
}

/** Returns the URL of the configured database, or starts the embedded one. */
async function openDatabase(env: Env, cleanup: Cleanup): Promise<OpenDatabase> {
  if (env.databaseUrl) return { url: env.databaseUrl, failed: new Promise(() => undefined) };
  const postgres = await startEmbeddedPostgres({
    dataDir: env.dataDir,
    maxConnections: maxConnectionsFor(env.workers),
    log: makeLog(env.logLevel),
  });
  cleanup.add(() => postgres.stop());
  return postgres;
}

/** Logs if the database allows fewer connections than this server may open. */
async function warnOfFewConnections({ database, env, log }: Services): Promise<void> {
  const needed = connectionsFor(env.workers);
  const [row] = await database.tx.sql<{ allowed: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS allowed`,
  );
  if (row && row.allowed < needed)
    log.warn(
      { ...row, needed },
      'PostgreSQL allows too few connections: raise max_connections or lower WORKERS',
    );
}

/** Keeps media/worker.ts running in a separate process. Returns a function that stops it. */
function startPictureWorker(url: string, log: Logger): () => Promise<void> {
  const file = new URL(
    import.meta.url.endsWith('.ts') ? './features/media/worker.ts' : './features/media/worker.js',
    import.meta.url,
  );
  const start = () => fork(file, { env: { ...process.env, [WORKER_DATABASE]: url } });
  return keepRunning('the picture worker', start, log);
}
