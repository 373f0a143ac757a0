import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';

/** Longer than it takes to drain requests, which is ten seconds at most. */
const STOP_MS = 15_000;

interface Timing {
  /** Milliseconds before the first restart; doubles with each further one. */
  first: number;
  /** The longest delay. A process that has worked, or has run for this long, resets the delay. */
  longest: number;
  /** Milliseconds that a process may take to stop before it is killed. */
  stop?: number;
}

/**
 * Keeps a process running by restarting it whenever it exits, for example when it runs out of memory.
 * @param name the process in log messages
 * @param start starts the process; may call `works` once it does its work
 * @returns a function that stops it and waits until it has exited
 */
export function keepRunning(
  name: string,
  start: (works: () => void) => ChildProcess,
  log: Logger,
  { stop: stopMs = STOP_MS, ...pauses }: Timing = { first: 1000, longest: 60_000 },
): () => Promise<void> {
  let stopping = false;
  let interrupt = () => {};

  /** Runs the process once, until it exits. */
  const runOnce = (works: () => void) =>
    new Promise<object>((resolve) => {
      try {
        const child = start(works);
        let killTimer: NodeJS.Timeout | undefined;
        interrupt = () => {
          child.kill('SIGTERM');
          killTimer = setTimeout(() => {
            log.error({ pid: child.pid }, `${name} did not end; it is killed`);
            child.kill('SIGKILL');
          }, stopMs);
        };
        child.once('exit', (code, signal) => {
          clearTimeout(killTimer);
          resolve({ code, signal });
        });
        // A process that fails to start never emits `exit`, and an unhandled `error` would crash the server.
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
      let hasWorked = false;
      const exit = await runOnce(() => (hasWorked = true));
      if (stopping) return;
      if (hasWorked || Date.now() - startedAt >= pauses.longest) pause = pauses.first;
      log.error({ ...exit, pause }, `${name} ended; it is restarted`);
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
