import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { WORKER_WAITS } from './protocol.js';

/** A process that has loaded the program and waits to replace a worker, because loading takes most of a start. */
export interface Spare {
  /** Starts the process unless there is one. */
  prepare(): void;
  /** Returns the process, which now starts to work; undefined if there is none. */
  take(): Worker | undefined;
  /** Ends the process, for example because it has loaded an old version of the program. */
  discard(): void;
}

/** Delay after which a process that ended while it waited is replaced. */
const PAUSE_MS = 10_000;

/** @param env environment variables of workers */
export function makeSpare(env: object, log: Logger): Spare {
  let waiting: Worker | undefined;
  let loaded = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const prepare = () => {
    clearTimeout(retry);
    if (waiting) return;
    const worker = cluster.fork({ ...env, [WORKER_WAITS]: 1 });
    waiting = worker;
    // Its first message says that it waits.
    loaded = new Promise((resolve) => worker.once('message', () => resolve()));
    worker.on('error', () => undefined);
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (waiting !== worker) return;
      waiting = undefined;
      log.warn({ code, signal, pause: PAUSE_MS }, 'the waiting API process ended; it is restarted');
      retry = setTimeout(prepare, PAUSE_MS).unref();
    });
  };
  const release = () => {
    clearTimeout(retry);
    const worker = waiting;
    waiting = undefined;
    return worker;
  };
  return {
    prepare,
    take() {
      const worker = release();
      if (!worker?.isConnected()) return undefined;
      void loaded.then(() => worker.isConnected() && worker.send('start'));
      return worker;
    },
    discard: () => void release()?.process.kill('SIGKILL'),
  };
}
