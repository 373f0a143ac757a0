import { once } from 'node:events';
import os from 'node:os';
import { createBirpc } from 'birpc';
import { metrics } from '../core/metrics.js';
import type { ReadLimits } from '../core/read-limits.js';
import type { Siblings } from '../core/siblings.js';
import { CALL_TIMEOUT_MS, WORKER_WAITS, type PrimaryFunctions, type WorkerFunctions } from './protocol.js';
import { shareReadLimits } from './shared-read-limits.js';

/** A worker's connection to the primary process. */
export interface Primary {
  siblings: Siblings;
  reads: ReadLimits;
  /** Reports what this process has counted, before it ends. */
  reportMetrics(): Promise<void>;
}

/**
 * Connects a worker to the primary process.
 * @param functions `catchUp` resolves when this process has received every committed change
 * @param workers number of workers
 */
export function connectToPrimary(functions: Pick<WorkerFunctions, 'catchUp'>, workers: number): Primary {
  const primary = createBirpc<PrimaryFunctions, WorkerFunctions>(
    { ...functions, metrics: () => metrics.getMetricsAsJSON() },
    {
      post: (message) => process.send?.(message),
      on: (listener) => process.on('message', listener),
      timeout: CALL_TIMEOUT_MS,
    },
  );
  return {
    siblings: {
      metrics: () => primary.metrics(),
      // The change is committed, whether or not the others learn of it in time.
      catchUp: () => primary.catchUp().catch(() => undefined),
      // Without an answer, the client is asked to send the document.
      findDocument: (hash) => primary.findDocument(hash).catch(() => undefined),
      // This worker has it. Another one asks its clients to send it again.
      storeDocument: (hash, document) => primary.storeDocument(hash, document).catch(() => undefined),
    },
    reads: shareReadLimits(primary.countReads, workers),
    async reportMetrics() {
      // If it fails, the primary process keeps the previous report.
      await primary.reportMetrics(await metrics.getMetricsAsJSON()).catch(() => undefined);
    },
  };
}

/** Resolves when the primary process needs this worker: at once, unless it was started as a spare one. */
export async function untilNeeded(): Promise<void> {
  if (!process.env[WORKER_WAITS]) return;
  const start = once(process, 'message');
  // Messages before this one would be lost.
  process.send?.('waits');
  await start;
}

/** How much lower the priority of a worker is than that of the primary process, as a Unix nice value. */
const NICENESS = 5;
const LOWEST_PRIORITY = 19;

/**
 * Lets processes with normal priority go first when all cores are busy: the primary process, an embedded database, and a
 * worker that is starting, which thus replaces a dead one sooner. Called once this worker accepts requests.
 */
export function lowerPriority(): void {
  os.setPriority(Math.min(os.getPriority() + NICENESS, LOWEST_PRIORITY));
}
