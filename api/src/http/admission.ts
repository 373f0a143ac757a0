import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../core/errors.js';
import { refusedRequests } from '../core/metrics.js';

/**
 * Requests that a process works on at the same time; further ones get a 503 at once. Each waits for the ones before it,
 * so more would only wait longer: at some hundred requests a second, the last one waits for a quarter of a second. Fewer
 * would leave the process idle between two iterations of its event loop.
 */
const MAX_RUNNING = 100;
/**
 * When the processor is the bottleneck, few requests run at the same time, because the others haven't been read yet. All
 * that have arrived are read in one iteration of the event loop. After this time, it refuses the rest, if there were
 * enough of them that they are the cause rather than, say, a garbage collection.
 */
const MAX_ITERATION_MS = 50;
const MIN_PER_ITERATION = 40;
/** Seconds; the next request may find the process less busy. */
const RETRY_AFTER = 1;

/** Limits the number of requests that a process works on, so that it stays quick under overload. */
export interface Admission {
  /** Whether the next request would be refused. */
  isOverloaded(): boolean;
  /**
   * Counts a request until its response has been sent or its client has gone away. Returns a function that stops counting
   * it earlier.
   * @throws AppError UNAVAILABLE if there are too many
   */
  admit(request: FastifyRequest, reply: FastifyReply): () => void;
}

export function makeAdmission(max = MAX_RUNNING): Admission {
  let running = 0;
  const iteration = { began: 0, admitted: 0 };
  const countInIteration = () => {
    if (iteration.admitted++ > 0) return;
    iteration.began = performance.now();
    // Runs once all requests that have arrived are read.
    setImmediate(() => (iteration.admitted = 0));
  };
  const isOverloaded = () =>
    running >= max ||
    (iteration.admitted >= MIN_PER_ITERATION && performance.now() - iteration.began > MAX_ITERATION_MS);

  return {
    isOverloaded,
    admit({ raw: request }, { raw: response }) {
      if (isOverloaded()) {
        refusedRequests.inc();
        throw busy(RETRY_AFTER);
      }
      countInIteration();
      let state: 'new' | 'running' | 'done' = 'new';
      const release = () => {
        if (state === 'running') running--;
        state = 'done';
      };
      const count = () => {
        if (state === 'done' || response.closed) return;
        state = 'running';
        running++;
        response.once('close', release);
      };
      // A body that is still arriving takes no work; otherwise, slow clients could occupy all places.
      const hasBody =
        Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'];
      if (hasBody && !request.complete) request.once('end', count);
      else count();
      return release;
    },
  };
}
