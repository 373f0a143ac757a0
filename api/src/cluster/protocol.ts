import type { RateLimitStatus } from '../core/errors.js';
import type { ReadKind } from '../core/read-limits.js';
import type { Siblings } from '../core/siblings.js';
import type { ProcessMetrics } from './worker-metrics.js';

/** Kind of limit, client, and points. */
export type ReadCount = readonly [kind: ReadKind, client: string, points: number];

/** What workers call in the primary process. */
export interface PrimaryFunctions extends Siblings {
  /** Counts the points of each read unless they exceed its limit. */
  countReads(counts: readonly ReadCount[]): Promise<RateLimitStatus[]>;
  /** Reports the metrics of a worker that is about to end. */
  reportMetrics(metrics: ProcessMetrics): Promise<void>;
}

/** What the primary process calls in its workers. */
export interface WorkerFunctions {
  metrics(): Promise<ProcessMetrics>;
  /** Resolves when the worker has received every change that was committed before the call. */
  catchUp(): Promise<void>;
}

/** Environment variables that the primary process sets for its workers. */
export const WORKER_DATABASE = 'MANDAP_WORKER_DATABASE';
export const WORKER_POOL_SIZE = 'MANDAP_WORKER_POOL_SIZE';
/** Set if the worker waits for a first message before it starts. */
export const WORKER_WAITS = 'MANDAP_WORKER_WAITS';

/** How long a call between processes may take. A blocked process must not delay the others for longer. */
export const CALL_TIMEOUT_MS = 2000;
