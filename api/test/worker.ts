import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { WRITTEN_BEFORE_STOP } from '../src/core/jobs.js';
import { makeMailer } from '../src/core/email.js';
import { makeTasks } from '../src/core/tasks.js';
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

/** Runs the nightly maintenance jobs. */
export async function sweep(): Promise<void> {
  const { services } = app();
  const mailer = makeMailer(services.env);
  // Maintenance jobs don't use the queue that calls them.
  await makeTasks(features, services, mailer).sweep?.(undefined, undefined as never);
  mailer.close();
}
