import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { keepRunning } from '../core/keep-running.js';
import { metrics } from '../core/metrics.js';
import { makeReadLimits } from '../core/read-limits.js';
import { makeDocumentStore } from '../graphql/persisted.js';
import {
  CALL_TIMEOUT_MS,
  WORKER_DATABASE,
  WORKER_POOL_SIZE,
  type PrimaryFunctions,
  type WorkerFunctions,
} from './protocol.js';
import { makeSpare } from './spare.js';
import { makeWorkerMetrics } from './worker-metrics.js';

interface Options {
  count: number;
  /** The port on which all of them listen. */
  port: number;
  databaseUrl: string;
  /** Database connections of each worker. */
  poolSize: number;
  log: Logger;
}

/** The API processes, which share one port. */
export interface Workers {
  /** Replaces one worker after the other, each once its successor accepts requests. */
  restart(): Promise<void>;
  /** Drains all workers and waits until they have ended. */
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../main.ts' : '../main.js', import.meta.url),
);
/** A worker's heap, in MB. With a limit above a gigabyte, V8 lets garbage grow to four times what is in use. */
const HEAP_MB = 768;
/** Space for young objects, in MB; enough that those of running requests don't move to the old ones. */
const YOUNG_OBJECTS_MB = 32;
/** Milliseconds before a worker that ended is replaced. */
const PAUSES = { first: 100, longest: 10_000 };
/** Milliseconds before a process is loaded that waits: those that work need the cores just after one has died. */
const SPARE_DELAY_MS = 5000;
/** How long a writer waits at most until all workers know of its changes. */
const CATCH_UP_MS = 250;

/** Flags that lower a worker's heap; none if it is small anyway. The primary process's own flags follow them, so they win. */
function heapFlags(): string[] {
  if (getHeapStatistics().heap_size_limit <= HEAP_MB * 1024 * 1024) return [];
  return [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_OBJECTS_MB}`];
}

/** Starts the workers, which run the same program, and replaces those that end. */
export async function startWorkers({ count, port, databaseUrl, poolSize, log }: Options): Promise<Workers> {
  // Not scripts/start.mjs, which builds first.
  cluster.setupPrimary({
    exec: MAIN,
    execArgv: [...heapFlags(), ...process.execArgv, '--enable-source-maps'],
  });
  const shared = makeSharedState();
  const env = { PORT: port, [WORKER_DATABASE]: databaseUrl, [WORKER_POOL_SIZE]: poolSize };
  const spare = makeSpare(env, log);
  let stopping = false;
  let replacing = false;
  let accepting = 0;
  /** Not while workers start, which need the cores more. */
  const prepareSpare = () => {
    if (accepting === count && !replacing && !stopping) spare.prepare();
  };

  /** Keeps one worker running. Resolves when it accepts requests. @throws Error if it ends before */
  const startWorker = async () => {
    let stop = async () => {};
    await new Promise<void>((resolve, reject) => {
      const start = (works: () => void) => {
        const worker = spare.take() ?? cluster.fork(env);
        shared.connect(worker);
        worker.once('listening', () => {
          log.info({ worker: worker.process.pid }, 'an API process accepts requests');
          accepting++;
          worker.once('exit', () => accepting--);
          works();
          resolve();
          setTimeout(prepareSpare, SPARE_DELAY_MS).unref();
        });
        worker.once('exit', () => reject(new Error('an API process could not start')));
        return worker.process;
      };
      stop = keepRunning('an API process', start, log, PAUSES);
    }).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { stop };
  };

  const starts = await Promise.allSettled(Array.from({ length: count }, startWorker));
  let workers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stopAll = () => Promise.all(workers.map((worker) => worker.stop()));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stopAll();
    throw failed.reason;
  }

  const replaceAll = async () => {
    replacing = true;
    // The new processes load the program that is now on disk.
    spare.discard();
    try {
      for (const old of [...workers]) {
        if (stopping) return;
        const successor = await startWorker();
        workers = workers.map((worker) => (worker === old ? successor : worker));
        await old.stop();
      }
    } finally {
      replacing = false;
      prepareSpare();
    }
  };
  let restarting = Promise.resolve();
  return {
    restart() {
      // After a restart that failed, too: its caller knows.
      restarting = restarting.catch(() => undefined).then(replaceAll);
      return restarting;
    },
    async stop() {
      stopping = true;
      spare.discard();
      // A worker that is being started is stopped with the others; whether the restart failed, its caller knows.
      await restarting.catch(() => undefined);
      await stopAll();
    },
  };
}

/** What the workers share: limits of reads, GraphQL documents, metrics. */
export function makeSharedState() {
  const workers = new Set<ReturnType<typeof rpcOf>>();
  const reads = makeReadLimits();
  const documents = makeDocumentStore();
  const workerMetrics = makeWorkerMetrics();
  const functions: Omit<PrimaryFunctions, 'reportMetrics'> = {
    async metrics() {
      const own = await metrics.getMetricsAsJSON();
      // Those of a worker that doesn't answer stay as they were.
      await Promise.allSettled(
        [...workers].map(async (worker) => workerMetrics.update(worker, await worker.metrics())),
      );
      return AggregatorRegistry.aggregate([own, ...workerMetrics.list()]).metrics();
    },
    async catchUp() {
      const all = Promise.allSettled([...workers].map((worker) => worker.catchUp()));
      await Promise.race([all, pause(CATCH_UP_MS, undefined, { ref: false })]);
    },
    findDocument: async (hash) => documents.get(hash),
    storeDocument: async (hash, document) => void documents.set(hash, document),
    countReads: async (counts) => counts.map(([kind, client, points]) => reads.count(kind, client, points)),
  };
  const rpcOf = (worker: Worker) => {
    const rpc: BirpcReturn<WorkerFunctions, PrimaryFunctions> = createBirpc(
      { ...functions, reportMetrics: async (last) => workerMetrics.update(rpc, last) },
      {
        post: (message) => worker.isConnected() && worker.send(message as object),
        on: (listener) => worker.on('message', listener),
        timeout: CALL_TIMEOUT_MS,
      },
    );
    return rpc;
  };
  return {
    connect(worker: Worker) {
      // A message to a worker that is ending fails, and its caller gets no response in time. Its end is logged.
      worker.on('error', () => undefined);
      const rpc = rpcOf(worker);
      workerMetrics.add(rpc);
      worker.once('listening', () => workers.add(rpc));
      worker.once('disconnect', () => {
        workers.delete(rpc);
        workerMetrics.end(rpc);
        rpc.$close();
      });
    },
  };
}
