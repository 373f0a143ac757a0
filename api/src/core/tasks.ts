import type { TaskList } from 'graphile-worker';
import type { Services } from './context.js';
import type { Tx } from './database.js';
import { sweepIdempotency } from './idempotency.js';
import { sweepLimits } from './limits.js';
import { runAll } from './run-all.js';
import { inSlowTransaction } from './transaction.js';
import { EMAIL_TASK, type Email, type Mailer } from './email.js';

/** Background work of a feature. */
export interface Jobs {
  /** Handlers of jobs queued with `addJob`, by task name. */
  readonly tasks?: (services: Services) => TaskList;
  /** Handlers of jobs that send emails and may wait for the mail server. */
  readonly emails?: (services: Services, mailer: Mailer) => TaskList;
  /** Work that runs every 15 minutes. */
  readonly quarterHourly?: readonly ((services: Services) => Promise<unknown>)[];
  /** Nightly clean-ups. */
  readonly nightly?: readonly ((tx: Tx) => Promise<unknown>)[];
}

/** The features' jobs. */
export type Features = readonly { readonly jobs?: Jobs }[];

/** Tasks of the server process, other than emails. A separate process makes image variants: media/worker.ts. */
export function makeTasks(features: Features, services: Services): TaskList {
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const tasks: TaskList = {
    'quarter-hourly': () =>
      runAll(jobs.flatMap(({ quarterHourly = [] }) => quarterHourly).map((work) => () => work(services))),
    sweep: () => {
      const cleanUps = [...jobs.flatMap(({ nightly = [] }) => nightly), sweepIdempotency, sweepLimits];
      return runAll(cleanUps.map((cleanUp) => () => inSlowTransaction(services.database, cleanUp)));
    },
  };
  for (const { tasks: make } of jobs) Object.assign(tasks, make?.(services));
  return tasks;
}

/** Tasks that send emails. They have a worker of their own, so that a slow mail server delays no other job. */
export function makeEmailTasks(features: Features, services: Services, mailer: Mailer): TaskList {
  const tasks: TaskList = { [EMAIL_TASK]: (payload) => mailer.deliver(payload as Email) };
  for (const { jobs } of features) Object.assign(tasks, jobs?.emails?.(services, mailer));
  return tasks;
}

/** The clean-ups run nightly, at 21:30 UTC, which is 3:00 in India. */
export const CRONTAB = ['*/15 * * * * quarter-hourly', '30 21 * * * sweep'].join('\n');
