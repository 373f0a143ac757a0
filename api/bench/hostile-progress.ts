import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../test/hostile/send.js';

/** Maximum acceptable wait for a cached page, in milliseconds. */
export const LONG_MS = 100;

/** Cost of an input that is sent alone, in milliseconds: the server's CPU time, and the time until its response. */
export interface Cost {
  status: number;
  cpu: number;
  took: number;
}

/** A wait of the second client that recurred when the input was sent alone. */
export interface Recurring {
  index: number;
  family: string;
  wait: number;
}

/** Results of all runs so far. */
export interface Progress {
  seed: number;
  /** Index of the next input. */
  next: number;
  seconds: number;
  faults: Partial<Record<Fault, number>>;
  /** Descriptions of the first faults. */
  examples: string[];
  secondClient: { requests: number; failures: number; longest: number; longWaits: number };
  recurring: Recurring[];
  /** Median of several runs. */
  expensive: (Cost & { index: number; family: string })[];
  /** In MB. */
  peakMemory: number;
}

const begun = (seed: number): Progress => ({
  seed,
  next: 0,
  seconds: 0,
  faults: {},
  examples: [],
  secondClient: { requests: 0, failures: 0, longest: 0, longWaits: 0 },
  recurring: [],
  expensive: [],
  peakMemory: 0,
});

/** Loads and saves the progress through a seed's inputs. */
export function progressIn(folder: string, seed: number) {
  const file = path.join(folder, `progress-${seed}.json`);
  return {
    load(): Progress {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Progress;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return begun(seed);
        throw error;
      }
    },
    save(progress: Progress): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(progress, null, 2));
    },
    clear: () => rmSync(file, { force: true }),
  };
}
