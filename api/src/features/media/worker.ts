import os from 'node:os';
import pg from 'pg';
import { pooledSql } from '../../core/database.js';
import { readEnv } from '../../core/env.js';
import { startWorker } from '../../core/jobs.js';
import { makeLog } from '../../core/log.js';
import { openWorkerLocks } from '../../core/worker-locks.js';
import { CREATE_VARIANTS, createVariantsTask } from './create-variants.task.js';
import { makeStore } from './store.js';
import { MEDIA_CRONTAB, SWEEP_MEDIA, sweepMediaTask } from './sweep.task.js';

/**
 * Encodes pictures in a separate process, so that they don't slow down requests or use the server's memory. The server
 * starts and stops it and passes the database's URL.
 */
os.setPriority(19);

// Registered first, so that this process always stops with the server.
let stopWorking = async () => {};
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // The process ends anyway. A job that it didn't finish runs again.
  await stopWorking().catch(() => undefined);
  process.exit(0);
}
// Ctrl-C reaches the whole process group; the server decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());

const url = process.env.MANDAP_WORKER_DATABASE;
if (!url) throw new Error('MANDAP_WORKER_DATABASE is not set');
const env = readEnv(process.env);
// One connection for the job, one for notifications, one to spare; cluster/connections.ts counts them.
const pool = new pg.Pool({ connectionString: url, max: 3, application_name: 'mandap-pictures' });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));
const log = makeLog(env.logLevel);
const store = await makeStore(env);
const tasks = {
  [CREATE_VARIANTS]: createVariantsTask({ sql: pooledSql(pool) }, store),
  [SWEEP_MEDIA]: sweepMediaTask(pool, store),
};
const locks = openWorkerLocks(pool, log);
const worker = await startWorker(pool, tasks, log, { locks, concurrency: 1, crontab: MEDIA_CRONTAB });
stopWorking = async () => {
  await worker.stop();
  await locks.close();
  await pool.end();
};
