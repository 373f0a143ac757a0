import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** The metrics of one process. */
export type ProcessMetrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Metrics of the workers, with the counts of those that have ended, so that counters never fall. */
export interface WorkerMetrics {
  /** Replaces a worker's metrics; ignored after it has ended. */
  update(worker: object, metrics: ProcessMetrics): void;
  /** Adds a worker. */
  add(worker: object): void;
  /** Keeps the counts of a worker that has ended. */
  end(worker: object): void;
  /** Returns them by process; those of all ended workers are the first. */
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

/** Returns plain values, although the type of an aggregated registry doesn't say so. */
const sum = (processes: readonly ProcessMetrics[]): ProcessMetrics =>
  AggregatorRegistry.aggregate(processes as MetricObjectWithValues<MetricValue<string>>[][])
    .getMetricsAsArray()
    .map((metric) => metric as unknown as MetricObjectWithValues<MetricValue<string>>);
