import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Statements } from './database.js';
import { isDatabaseLost } from './errors.js';
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
  tx: Statements,
  task: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<void> {
  await tx.sql(
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
export async function addJobs(tx: Statements, task: string, payloads: readonly unknown[]): Promise<void> {
  if (!payloads.length) return;
  await tx.sql(
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

/** Works on the queue until it is stopped. */
export interface JobWorker {
  /** Waits for the jobs that run. */
  stop(): Promise<void>;
}

/** Jobs that were done last, whose completion the database may not have recorded. */
const REMEMBERED_JOBS = 1000;
const RESTART_PAUSE_MS = 500;

/**
 * Starts working on the queue's jobs named in `tasks`; other workers may share the queue. graphile-worker gives up when
 * it can't record what came of a job, as when the database is restarted: then it is started again, jobs that were done
 * are recorded as done, and those that were not are free for the next attempt.
 */
export async function startWorker(
  pool: Pool,
  tasks: TaskList,
  log: Logger,
  options: { concurrency: number; crontab?: string },
): Promise<JobWorker> {
  const workerIds = new Set<string>();
  const doneJobs = new Set<string>();
  const start = async () => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => workerIds.add(workerPool.id));
    events.on('job:success', ({ job }) => {
      jobsDone.inc({ task: job.task_identifier, outcome: 'ok' });
      doneJobs.add(job.id);
      const [oldest] = doneJobs;
      if (oldest && doneJobs.size > REMEMBERED_JOBS) doneJobs.delete(oldest);
    });
    events.on('job:error', ({ job, error }) => {
      jobsDone.inc({ task: job.task_identifier, outcome: 'error' });
      const level = isDatabaseLost(error) ? 'debug' : 'warn';
      log[level]({ task: job.task_identifier, job: job.id, attempt: job.attempts, err: error }, 'job failed');
    });
    const runner = await run({
      pgPool: sharedPool(pool),
      taskList: tasks,
      preset: WRITTEN_BEFORE_STOP,
      concurrency: options.concurrency,
      crontab: options.crontab ?? '',
      noHandleSignals: true,
      pollInterval: 2000,
      logger: maskedLogger(log),
      events,
    });
    return observed(runner, events);
  };
  const startAgain = async () => {
    await settleJobs(pool, [...workerIds], [...doneJobs]);
    workerIds.clear();
    doneJobs.clear();
    return start();
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Running | undefined = await start();
  const keepRunning = async () => {
    while (!signal.aborted) {
      await current?.ended;
      if (signal.aborted) return;
      current = undefined;
      await pause(RESTART_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) current = await startAgain().catch(() => undefined);
    }
  };
  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await running;
      // It may have been started in the meantime.
      await current?.stop();
    },
  };
}

/** A runner of graphile-worker. */
interface Running {
  /** Settles when it has given up, or was stopped, and none of its jobs runs any more. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * graphile-worker's own promises never settle once it has failed to record what came of two jobs; its events tell.
 */
function observed(runner: Runner, events: WorkerEvents): Running {
  let recordingFailed = () => {};
  const failedToRecord = new Promise<void>((resolve) => {
    recordingFailed = resolve;
  });
  events.once('pool:fatalError', () => recordingFailed());
  const ended = new Promise<void>((resolve) => {
    const settle = () => resolve();
    runner.promise.then(settle, settle);
    const whenFailed = () => void failedToRecord.then(settle);
    events.once('pool:gracefulShutdown:complete', whenFailed);
    events.once('pool:gracefulShutdown:error', whenFailed);
  });
  return {
    ended,
    stop: () => Promise.race([runner.stop().catch(() => undefined), failedToRecord.then(() => ended)]),
  };
}

/**
 * The pool for graphile-worker, which releases a client twice when the connection is lost at its start, and leaves its
 * listeners behind when it fails. The pool has listeners of its own.
 */
function sharedPool(pool: Pool): Pool {
  type Connected = Parameters<Pool['connect']>[0];
  const connect = (callback?: Connected) => {
    if (!callback) return pool.connect();
    return pool.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (destroy) => {
        if (!isReleased) release(destroy);
        isReleased = true;
      });
    });
  };
  const shared: Pool = Object.create(pool) as Pool;
  return Object.assign(shared, { connect, on: () => shared, removeListener: () => shared });
}

/** Frees the jobs that workers which are gone had taken, and records those of them that were done. */
async function settleJobs(
  pool: Pool,
  workerIds: readonly string[],
  doneJobs: readonly string[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [workerIds]);
    await client.query('SELECT graphile_worker.complete_jobs($1::bigint[])', [doneJobs]);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true);
    throw error;
  }
}

/** Messages of the library quote job payloads and errors of mail servers, so that only what we know of is logged. */
const maskedLogger = (log: Logger) =>
  new WorkerLogger(() => (level, _message, meta) => {
    const { failure, error, fatalError } = (meta ?? {}) as Record<string, unknown>;
    const cause = error ?? fatalError;
    // A job that failed has been logged, and so has the database's absence.
    if (String(level) !== 'error' || failure || cause === undefined || isDatabaseLost(cause)) return;
    log.error({ err: cause }, 'the job queue reports an error');
  });
