import { register } from 'node:module';

/** A process that runs the job `probe` until it is killed, and says when the job has started. */
register('@swc-node/register/esm', import.meta.url);
const { default: pg } = await import('pg');
const { default: pino } = await import('pino');
const { startWorker } = await import('../../src/core/jobs.ts');
const { openWorkerLocks } = await import('../../src/core/worker-locks.ts');

const log = pino({ level: 'silent' });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const probe = () => {
  process.send?.('started');
  return new Promise(() => undefined);
};
await startWorker(pool, { probe }, log, { locks: openWorkerLocks(pool, log), concurrency: 1 });
