import type { SendOptions } from '../lib/sendFiles';
import { fileProblem } from './fileProblem';

/**
 * - waiting: others go first;
 * - sending: its bytes are on their way;
 * - checking: they are there, and the server looks at them;
 * - done: the picture is safe;
 * - failed: it may be tried again;
 * - refused: it is no picture that we take.
 */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'refused';

export interface Upload {
  id: string;
  name: string;
  state: UploadState;
  /** 0 to 100; 100 only once the server has taken it. */
  percent: number;
  /** What went wrong, in words. */
  problem?: string;
}

/** Sends one file. Answers why it was not taken, or undefined when it was. */
type SendFile = (file: File, options: SendOptions) => Promise<Refusal | undefined>;

interface Refusal {
  message: string;
  /** Another try can do no better. */
  final: boolean;
}

/** Two, so that the server looks at one file while the next is on its way. */
const AT_ONCE = 2;

interface Entry extends Upload {
  file: File;
  abort?: AbortController;
}

let lastId = 0;

/** Files on their way to the server, a few at a time, each with a progress of its own. */
export function makeUploadQueue() {
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

  const start = async ({ id, file }: Entry): Promise<void> => {
    const abort = new AbortController();
    change(id, { state: 'sending', percent: 0, problem: undefined, abort });
    const onProgress = ([percent = 0]: readonly number[]) =>
      // What has been sent has not yet been taken.
      change(id, { state: percent < 100 ? 'sending' : 'checking', percent: Math.min(percent, 99) });
    const refusal = await send(file, { signal: abort.signal, onProgress });
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
    const free = AT_ONCE - entries.filter(isRunning).length;
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void start(entry);
  };

  return {
    get: (): readonly Upload[] => entries,

    /** How a file is sent from now on. */
    sendBy: (sendFile: SendFile): void => {
      send = sendFile;
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Adds files at the end. What is no picture, or too large, is said at once and not sent. */
    add: (files: readonly File[]): void => {
      const added = files.map((file): Entry => {
        const problem = fileProblem(file);
        return {
          id: `upload-${++lastId}`,
          name: file.name,
          file,
          state: problem ? 'refused' : 'waiting',
          percent: 0,
          problem,
        };
      });
      set([...entries.filter(({ state }) => state !== 'done'), ...added]);
      next();
    },

    /** Takes a file out, whatever its state; one that is on its way is stopped. */
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

    /** Stops everything. */
    stop: (): void => {
      const running = entries.filter(isRunning);
      set([]);
      running.forEach(({ abort }) => abort?.abort());
    },
  };
}
