import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { WRITTEN_BEFORE_STOP } from '../src/core/jobs.js';
import { makeMailer } from '../src/core/mail.js';
import { makeTasks } from '../src/core/tasks.js';
import { features } from '../src/features/index.js';
import { app } from './app.js';

/** Works off what is due in the queue of this file's app; when it returns, what came of each job is in the table. */
export async function workOff(taskList: TaskList): Promise<void> {
  await runOnce({
    pgPool: app().services.database.pool,
    taskList,
    preset: WRITTEN_BEFORE_STOP,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}

/** Runs the nightly sweep. */
export async function sweep(): Promise<void> {
  const { services } = app();
  const mailer = makeMailer(services.env);
  // The sweep asks nothing of the queue that calls it.
  await makeTasks(features, services, mailer).sweep?.(undefined, undefined as never);
  mailer.close();
}
