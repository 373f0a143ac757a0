import type { SendOptions } from '../lib/sendFiles';
import { fileProblem } from './fileProblem';

/**
 * - waiting: queued;
 * - sending: transferring bytes;
 * - checking: transferred, and the server is validating it;
 * - done: stored;
 * - failed: can be retried;
 * - refused: not an accepted image.
 */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'refused';

export interface Upload {
  id: string;
  name: string;
  state: UploadState;
  /** 0 to 100; 100 only after the server accepted the file. */
  percent: number;
  /** Error message. */
  problem?: string;
}

/**
 * Uploads one file. Resolves to an error, or undefined on success.
 * @param order greater than that of the files chosen before
 */
type SendFile = (file: File, options: SendOptions, order: number) => Promise<Refusal | undefined>;

interface Refusal {
  message: string;
  /** A retry can't succeed. */
  final: boolean;
}

/** How many more files are accepted, and the error of the others. */
interface Limit {
  room: number;
  problem: string;
}

/** Two, so that one file transfers while the server validates the other. */
const AT_ONCE = 2;

interface Entry extends Upload {
  file: File;
  order: number;
  abort?: AbortController;
}

const UNLIMITED: Limit = { room: Infinity, problem: '' };

let lastOrder = 0;

/**
 * Creates a queue that uploads a few files at a time and tracks the progress of each.
 *
 * @param problemOf returns why a file can't be uploaded
 * @param atOnce number of files that are uploaded at the same time
 */
export function makeUploadQueue(problemOf = fileProblem, atOnce = AT_ONCE) {
  let send: SendFile = () => Promise.resolve(undefined);
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();

  const set = (next: readonly Entry[]) => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  const change = (id: string, part: Partial<Entry>) =>
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const isRunning = ({ state }: Entry) => state === 'sending' || state === 'checking';

  const start = async ({ id, file, order }: Entry): Promise<void> => {
    const abort = new AbortController();
    change(id, { state: 'sending', percent: 0, problem: undefined, abort });
    const onProgress = ([percent = 0]: readonly number[]) =>
      // The server hasn't accepted the file yet, so stop at 99.
      change(id, { state: percent < 100 ? 'sending' : 'checking', percent: Math.min(percent, 99) });
    const refusal = await send(file, { signal: abort.signal, onProgress }, order);
    if (abort.signal.aborted) return;
    change(
      id,
      refusal
        ? { state: refusal.final ? 'refused' : 'failed', problem: refusal.message, percent: 0 }
        : { state: 'done', percent: 100 },
    );
    next();
  };

  const next = () => {
    const free = atOnce - entries.filter(isRunning).length;
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void start(entry);
  };

  return {
    get: (): readonly Upload[] => entries,

    /** Sets the upload function. */
    sendBy: (sendFile: SendFile): void => {
      send = sendFile;
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Appends files. Rejects unsupported, oversized and surplus ones without sending them. */
    add: (files: readonly File[], { room, problem: surplus }: Limit = UNLIMITED): void => {
      let accepted = 0;
      const added = files.map((file): Entry => {
        const problem = problemOf(file) ?? (++accepted > room ? surplus : undefined);
        const order = ++lastOrder;
        return {
          id: `upload-${order}`,
          name: file.name,
          file,
          order,
          state: problem ? 'refused' : 'waiting',
          percent: 0,
          problem,
        };
      });
      set([...entries.filter(({ state }) => state !== 'done'), ...added]);
      next();
    },

    /** Removes an upload, and aborts it if in progress. */
    remove: (id: string): void => {
      const entry = entries.find((one) => one.id === id);
      set(entries.filter((one) => one.id !== id));
      entry?.abort?.abort();
      next();
    },

    retry: (id: string): void => {
      change(id, { state: 'waiting', problem: undefined });
      next();
    },

    /** Tries again what failed, for example because there was no connection. */
    retryFailed: (): void => {
      set(
        entries.map((entry) =>
          entry.state === 'failed' ? { ...entry, state: 'waiting', problem: undefined } : entry,
        ),
      );
      next();
    },

    /** Aborts all uploads. */
    stop: (): void => {
      const running = entries.filter(isRunning);
      set([]);
      running.forEach(({ abort }) => abort?.abort());
    },
  };
}
