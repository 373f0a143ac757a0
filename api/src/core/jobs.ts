import { Logger as WorkerLogger, run, type Runner, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Sql } from './database.js';
import { jobsDone } from './metrics.js';

interface JobOptions {
  /** A job with a key that is already queued is replaced and not added twice. */
  key?: string;
  /** Leaves a queued job with the same key in its place in the queue. */
  keepPlace?: boolean;
  runAt?: Date;
  maxAttempts?: number;
}

export const MAX_ATTEMPTS = 12;

/**
 * Queues a job with whatever `sql` is writing to: inside a transaction the job exists only if it commits.
 * Failed jobs are tried again with growing pauses; those that use up `maxAttempts` stay in the table.
 */
export async function addJob(
  sql: Sql,
  task: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<void> {
  await sql(
    `SELECT graphile_worker.add_job($1, payload => $2::json, job_key => $3, run_at => COALESCE($4, now()), max_attempts => $5,
       job_key_mode => $6)`,
    [
      task,
      JSON.stringify(payload),
      options.key ?? null,
      options.runAt ?? null,
      options.maxAttempts ?? MAX_ATTEMPTS,
      options.keepPlace ? 'preserve_run_at' : 'replace',
    ],
  );
}

/** Queues many jobs of one kind at once, in the same way. */
export async function addJobs(sql: Sql, task: string, payloads: readonly unknown[]): Promise<void> {
  if (!payloads.length) return;
  await sql(
    `SELECT graphile_worker.add_job($1, payload => payload::json, max_attempts => $3) FROM unnest($2::text[]) AS payload`,
    [task, payloads.map((payload) => JSON.stringify(payload)), MAX_ATTEMPTS],
  );
}

/**
 * A worker that stops waits until what came of its jobs is written down; without this, a mail that went out
 * just before the end would go out again. The library waits for its batches alone, so even one job is a batch.
 */
export const WRITTEN_BEFORE_STOP = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
} satisfies GraphileConfig.Preset;

/** Starts working on the queue's jobs named in `tasks`; other workers may share the queue. */
export async function startWorker(
  pool: Pool,
  tasks: TaskList,
  log: Logger,
  options: { concurrency: number; crontab?: string },
): Promise<Runner> {
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    preset: WRITTEN_BEFORE_STOP,
    concurrency: options.concurrency,
    crontab: options.crontab ?? '',
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
  });
  runner.events.on('job:success', ({ job }) => jobsDone.inc({ task: job.task_identifier, outcome: 'ok' }));
  runner.events.on('job:error', ({ job, error }) => {
    jobsDone.inc({ task: job.task_identifier, outcome: 'error' });
    log.warn({ task: job.task_identifier, job: job.id, attempt: job.attempts, err: error }, 'job failed');
  });
  return runner;
}

/** Job payloads hold addresses and codes, so the worker's own chatter is left out of the log. */
const quietLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message) => {
    if (String(level) === 'error') log.error({ worker: true }, message.slice(0, 200));
  });
