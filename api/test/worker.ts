import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { WRITTEN_BEFORE_STOP } from '../src/core/jobs.js';
import type { Mailer } from '../src/core/email.js';
import { makeEmailTasks, makeTasks } from '../src/core/tasks.js';
import { features } from '../src/features/index.js';
import { app } from './app.js';

/** Runs the due jobs of this file's app. When it returns, each job's result is in the table. */
export async function workOff(taskList: TaskList): Promise<void> {
  await runOnce({
    pgPool: app().services.database.pool,
    taskList,
    preset: WRITTEN_BEFORE_STOP,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}

/** Runs the due jobs of all features, with emails. */
export const workOffAll = (mailer: Mailer): Promise<void> =>
  workOff({
    ...makeTasks(features, app().services),
    ...makeEmailTasks(features, app().services, mailer),
  });

/** Runs the nightly maintenance jobs. */
export async function sweep(): Promise<void> {
  // Maintenance jobs don't use the queue that calls them.
  await makeTasks(features, app().services).sweep?.(undefined, undefined as never);
}
