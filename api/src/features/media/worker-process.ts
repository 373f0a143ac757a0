import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';

interface Pauses {
  /** Milliseconds before the first new start; each further one waits twice as long. */
  first: number;
  /** No pause is longer, and a process that lived for this long starts from the first pause again. */
  longest: number;
}

/**
 * Starts a process and starts it anew whenever it ends, as one that runs out of memory does.
 * Answers how to stop it, which waits until it is gone.
 */
export function keepRunning(
  start: () => ChildProcess,
  log: Logger,
  pauses: Pauses = { first: 1000, longest: 60_000 },
): () => Promise<void> {
  let stopping = false;
  let interrupt = () => {};

  /** One life of the process, from its start until it is gone. */
  const live = () =>
    new Promise<object>((resolve) => {
      try {
        const child = start();
        interrupt = () => child.kill('SIGTERM');
        child.once('exit', (code, signal) => resolve({ code, signal }));
        // A process that could not be started never exits; and an error without a listener would end the server.
        child.on('error', (err) => {
          if (child.pid === undefined) resolve({ err });
        });
      } catch (err) {
        resolve({ err });
      }
    });

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
      const startedAt = Date.now();
      const how = await live();
      if (stopping) return;
      if (Date.now() - startedAt >= pauses.longest) pause = pauses.first;
      log.error({ ...how, pause }, 'the picture worker ended; it is started again');
      await wait(pause);
      if (stopping) return;
    }
  };
  const running = run();

  return async () => {
    stopping = true;
    interrupt();
    await running;
  };
}
