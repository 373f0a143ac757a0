import { fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { DemoAccount } from '../db/demo-accounts/accounts.js';
import { presentDemoAccounts } from '../db/demo-accounts/present-accounts.js';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { firstStart } from '../db/first-start.js';
import { migrate } from '../db/migrate.js';
import { makeApp } from './http/app.js';
import type { Env } from './core/env.js';
import { startCdnPurge } from './core/cdn-purge.js';
import { startWorker } from './core/jobs.js';
import { makeLog } from './core/log.js';
import { makeMailer } from './core/email.js';
import { drain } from './http/drain.js';
import { keepRunning } from './features/media/worker-process.js';
import { openServices } from './http/services.js';
import { CRONTAB, makeTasks } from './core/tasks.js';
import { features } from './features/index.js';
import { mountWeb } from './http/web-host.js';

/** A running server; `stop` drains requests and jobs before it lets go of the database. */
export interface Server {
  /** Where it listens, with the port that was given or found. */
  address: string;
  /** The demo's accounts, as far as one can log in to them; none unless the demo is wanted. */
  demoAccounts: readonly DemoAccount[];
  /** Rejects when it can't go on; the process should then end. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** Where the pages come from: their build, their sources with hot reload, or nowhere. */
export type WebSource = 'build' | 'sources' | 'none';

/** Hot reload asks for every module by itself. */
const DEV_LIMITS = 20;

/** Starts everything in the order in which one thing needs the other. */
export async function startServer(env: Env, web: WebSource = 'build'): Promise<Server> {
  await mkdir(env.dataDir, { recursive: true });
  // What has been started, to be stopped in the opposite order, on a failed start as well as at the end.
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    for (const step of undo.splice(0).toReversed())
      await step().catch((error: unknown) => failures.push(error));
    if (failures.length) throw failures[0];
  };
  try {
    const { url, failed } = await openDatabase(env, undo);
    await migrate(url);
    const opened = await openServices(env, url, web === 'sources' ? { limitFactor: DEV_LIMITS } : {});
    undo.push(() => opened.close());
    const { services } = opened;
    const { database, store, log } = services;
    await firstStart(env, database, store);
    const mailer = makeMailer(env);
    undo.push(async () => mailer.close());
    const worker = await startWorker(database.pool, makeTasks(features, services, mailer), log, {
      concurrency: 2,
      crontab: CRONTAB,
    });
    undo.push(() => worker.stop());
    undo.push(startPictureWorker(url, log));
    if (env.cdn) undo.push(startCdnPurge(services.announcements, env.cdn, log));
    const app = await makeApp(services);
    undo.push(() => drain(app.http));
    if (web !== 'none') undo.push(await mountWeb(app, services, web === 'sources'));
    await app.http.listen({ host: env.host, port: env.port });
    const { port } = app.http.server.address() as { port: number };
    const demoAccounts = env.demo ? await presentDemoAccounts(database.tx) : [];
    return { address: `http://localhost:${port}`, demoAccounts, failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface OpenDatabase {
  url: string;
  failed: Promise<never>;
}

/** The database that is configured, or the embedded one. */
async function openDatabase(env: Env, undo: (() => Promise<unknown>)[]): Promise<OpenDatabase> {
  if (env.databaseUrl) return { url: env.databaseUrl, failed: new Promise(() => undefined) };
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log: makeLog(env.logLevel) });
  undo.push(() => postgres.stop());
  return postgres;
}

/** Keeps media/worker.ts running in a process of its own; answers how to stop it. */
function startPictureWorker(url: string, log: Logger): () => Promise<void> {
  const file = new URL(
    import.meta.url.endsWith('.ts') ? './features/media/worker.ts' : './features/media/worker.js',
    import.meta.url,
  );
  return keepRunning(() => fork(file, { env: { ...process.env, MANDAP_WORKER_DATABASE: url } }), log);
}
