import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** The metrics of one process. */
export type ProcessMetrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Metrics of all workers. Counters of exited workers are kept, so that totals never decrease. */
export interface WorkerMetrics {
  /** Replaces a worker's metrics; ignored after it has ended. */
  update(worker: object, metrics: ProcessMetrics): void;
  /** Adds a worker. */
  add(worker: object): void;
  /** Keeps the counts of a worker that has ended. */
  end(worker: object): void;
  /** Returns one entry per process, after one with the totals of all exited workers. */
  list(): ProcessMetrics[];
}

/** Only these add up over time: a gauge is a state of a process. */
const isCumulative = ({ type }: { type: unknown }) => type === 'counter' || type === 'histogram';

export function makeWorkerMetrics(): WorkerMetrics {
  const latest = new Map<object, ProcessMetrics>();
  let ended: ProcessMetrics = [];
  return {
    add: (worker) => void latest.set(worker, []),
    update(worker, metrics) {
      if (latest.has(worker)) latest.set(worker, metrics);
    },
    end(worker) {
      const last = latest.get(worker) ?? [];
      latest.delete(worker);
      ended = sum([ended, last.filter(isCumulative)]);
    },
    list: () => [ended, ...latest.values()],
  };
}

/** Sums metrics over processes. The cast is safe: an aggregated registry contains plain values. */
const sum = (processes: readonly ProcessMetrics[]): ProcessMetrics =>
  AggregatorRegistry.aggregate(processes as MetricObjectWithValues<MetricValue<string>>[][])
    .getMetricsAsArray()
    .map((metric) => metric as unknown as MetricObjectWithValues<MetricValue<string>>);
