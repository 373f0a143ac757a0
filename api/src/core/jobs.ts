import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Statements } from './database.js';
import { isDatabaseLost } from './errors.js';
import { jobsDone } from './metrics.js';
import { traced } from './tracing.js';
import type { WorkerLocks } from './worker-locks.js';

interface JobOptions {
  /** A queued job with the same key is replaced. */
  key?: string;
  /** Keeps the position of a queued job with the same key. */
  keepPosition?: boolean;
  runAt?: Date;
  maxAttempts?: number;
}

export const MAX_ATTEMPTS = 12;

/**
 * Queues a job in the transaction of `tx`: it exists only if the transaction commits. Failed jobs are retried with
 * exponential backoff; those that reach `maxAttempts` stay in the table.
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
      options.keepPosition ? 'preserve_run_at' : 'replace',
    ],
  );
}

/** Queues many jobs of one kind. */
export async function addJobs(tx: Statements, task: string, payloads: readonly unknown[]): Promise<void> {
  if (!payloads.length) return;
  await tx.sql(
    `SELECT graphile_worker.add_job($1, payload => payload::json, max_attempts => $3) FROM unnest($2::text[]) AS payload`,
    [task, payloads.map((payload) => JSON.stringify(payload)), MAX_ATTEMPTS],
  );
}

/**
 * Makes a stopping worker wait until its jobs are recorded as done; otherwise an email that was just sent would be sent
 * again. graphile-worker waits only for jobs that it records in batches, so all are, without a delay.
 */
export const WRITTEN_BEFORE_STOP = {
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
} satisfies GraphileConfig.Preset;

/** Processes the queue until it is stopped. */
export interface JobWorker {
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

/** Recently completed jobs, whose completion may not be recorded in the database yet. */
const REMEMBERED_JOBS = 1000;
const RESTART_PAUSE_MS = 500;

/**
 * Starts a worker for the jobs named in `tasks`; other workers may share the queue. graphile-worker stops if it can't
 * record a job's result, for instance while the database restarts. It is then restarted: completed jobs are recorded as
 * done, and the others are released for the next attempt.
 */
export async function startWorker(
  pool: Pool,
  tasks: TaskList,
  log: Logger,
  options: { locks: Pick<WorkerLocks, 'add'>; concurrency: number; crontab?: string },
): Promise<JobWorker> {
  const poolIds = new Set<string>();
  const doneJobs = new Set<string>();
  const start = async () => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      poolIds.add(workerPool.id);
      options.locks.add(workerPool.id);
    });
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
      taskList: tracedTasks(tasks),
      preset: WRITTEN_BEFORE_STOP,
      concurrency: options.concurrency,
      crontab: options.crontab ?? '',
      noHandleSignals: true,
      pollInterval: 2000,
      logger: maskedLogger(log),
      events,
    });
    return observeRunner(runner, events);
  };
  const restart = async () => {
    await settleJobs(pool, [...poolIds], [...doneJobs]);
    poolIds.clear();
    doneJobs.clear();
    return start();
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Running | undefined = await start();
  let isLogged = false;
  /** The restart is tried again; only the first failure is logged. A lost database is logged where it is detected. */
  const logFailedRestart = (error: unknown) => {
    if (!isLogged && !signal.aborted && !isDatabaseLost(error)) {
      log.error({ err: error }, 'the job queue could not be restarted');
      isLogged = true;
    }
    return undefined;
  };
  const superviseRunner = async () => {
    while (!signal.aborted) {
      await current?.ended;
      if (current) isLogged = false;
      if (signal.aborted) return;
      current = undefined;
      // An abort ends the pause.
      await pause(RESTART_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) current = await restart().catch(logFailedRestart);
    }
  };
  const running = superviseRunner();
  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await running;
      // It may have been restarted meanwhile.
      await current?.stop();
    },
  };
}

const tracedTasks = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, helpers: JobHelpers) => traced(`job ${name}`, async () => task?.(payload, helpers)),
    ]),
  );

/** A runner of graphile-worker. */
interface Running {
  /** Settles when it has stopped and none of its jobs is running. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Observes a runner by its events: its promises never settle once recording two jobs has failed.
 */
function observeRunner(runner: Runner, events: WorkerEvents): Running {
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
    // Rejects if the runner has already stopped by itself. It logs its own errors.
    stop: () => Promise.race([runner.stop().catch(() => undefined), failedToRecord.then(() => ended)]),
  };
}

/**
 * The pool for graphile-worker, which releases a client twice if the connection is lost at startup, and doesn't remove
 * its listeners when it fails. The pool has its own listeners.
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

/** Releases the jobs of stopped workers, and records the completed ones as done. */
async function settleJobs(
  pool: Pool,
  poolIds: readonly string[],
  doneJobs: readonly string[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [poolIds]);
    await client.query('SELECT graphile_worker.complete_jobs($1::bigint[])', [doneJobs]);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls the transaction back.
    client.release(true);
    throw error;
  }
}

/** Logs only known messages of the library, since others quote job payloads and errors of mail servers. */
const maskedLogger = (log: Logger) =>
  new WorkerLogger(() => (level, _message, meta) => {
    const { failure, error, fatalError } = (meta ?? {}) as Record<string, unknown>;
    const cause = error ?? fatalError;
    // Failed jobs and a lost database are logged elsewhere.
    if (String(level) !== 'error' || failure || cause === undefined || isDatabaseLost(cause)) return;
    log.error({ err: cause }, 'the job queue reports an error');
  });
