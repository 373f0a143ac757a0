import type { Cleanup } from './cleanup.js';
import type { Services } from './context.js';
import { makeMailer } from './email.js';
import { startWorker } from './jobs.js';
import { CRONTAB, makeEmailTasks, makeTasks, type Features } from './tasks.js';
import { openWorkerLocks } from './worker-locks.js';

/** Jobs that each of the two workers runs at a time. */
const CONCURRENCY = 2;
/** Connections of the pool that the workers need: one for each job, and one for each worker's notifications. */
export const JOB_POOL_SIZE = 2 * (CONCURRENCY + 1);

/** How long emails that are being sent delay a shutdown, in milliseconds. */
const STOP_EMAILS_MS = 5000;

/** Starts the workers of this process: one for emails, and one for all other jobs. */
export async function startJobWorkers(
  features: Features,
  services: Services,
  cleanup: Cleanup,
): Promise<void> {
  const { env, log } = services;
  const { pool } = services.database;
  const locks = openWorkerLocks(pool, log);
  cleanup.add(() => locks.close());
  const jobs = await startWorker(pool, makeTasks(features, services), log, {
    locks,
    concurrency: CONCURRENCY,
    crontab: CRONTAB,
  });
  cleanup.add(() => jobs.stop());

  const mailer = makeMailer(env);
  cleanup.add(async () => mailer.close());
  const emails = await startWorker(pool, makeEmailTasks(features, services, mailer), log, {
    locks,
    concurrency: CONCURRENCY,
  });
  cleanup.add(async () => {
    // Cancelled emails are sent after the next start.
    const timer = setTimeout(() => mailer.close(), STOP_EMAILS_MS);
    await emails.stop().finally(() => clearTimeout(timer));
  });
}
