import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import pino from 'pino';
import { app, useApp } from '../../test/app.js';
import { makeTcpProxy } from '../../test/tcp-proxy.js';
import { addJob, startWorker } from './jobs.js';
import { openWorkerLocks, type WorkerLocks } from './worker-locks.js';

useApp();

const log = pino({ level: 'silent' });
const TIMEOUT_MS = 60_000;
/** Longer than the locks of a worker that has ended are kept. */
const LONG_JOB_MS = 9000;

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: app().services.env.databaseUrl });
});
afterAll(() => pool.end());

test(
  'a job whose process is killed runs again within seconds of the next start',
  async () => {
    const child = fork(path.join(import.meta.dirname, '../../test/crash/job-runner.js'), {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: app().services.env.databaseUrl },
    });
    await addJob(app().tx, 'probe', {});
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const done = new EventEmitter();
    const repeated = once(done, 'repeated');
    const locks = openWorkerLocks(pool, log);
    const worker = await startWorker(pool, { probe: () => void done.emit('repeated') }, log, {
      locks,
      concurrency: 1,
    });
    // The test's time limit is far below the four hours after which graphile-worker would repeat it.
    await repeated;
    await worker.stop();
    await locks.close();
  },
  TIMEOUT_MS,
);

/** Waits until as many workers hold their locks. */
async function untilLocked(count: number): Promise<void> {
  const locks = () =>
    app().sql(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  while ((await locks()).length !== count) await pause(50);
}

test(
  'a live worker keeps its job, even if the connection with its lock is lost',
  async () => {
    const proxy = await makeTcpProxy(app().services.env.databaseUrl ?? '');
    const lockPool = new pg.Pool({ connectionString: proxy.url });
    const own = openWorkerLocks(lockPool, log);
    const other = openWorkerLocks(pool, log);
    let runs = 0;
    const started = new EventEmitter();
    const starting = once(started, 'started');
    const probe = async () => {
      runs++;
      started.emit('started');
      await pause(LONG_JOB_MS);
    };
    const start = (locks: WorkerLocks) => startWorker(pool, { probe }, log, { locks, concurrency: 1 });
    const workers = [await start(own)];
    await addJob(app().tx, 'probe', {});
    await starting;
    workers.push(await start(other));
    await untilLocked(2);
    for (let i = 0; i < 3; i++) {
      await proxy.cut();
      await untilLocked(1);
      await proxy.restore();
      await untilLocked(2);
    }
    const waiting = () => app().sql(`SELECT FROM graphile_worker._private_jobs`);
    while ((await waiting()).length) await pause(50);
    for (const worker of workers) await worker.stop();
    for (const locks of [own, other]) await locks.close();
    await lockPool.end();
    await proxy.cut();
    expect(runs).toBe(1);
  },
  TIMEOUT_MS,
);
