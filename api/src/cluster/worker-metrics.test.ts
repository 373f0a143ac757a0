import { expect, test } from '@jest/globals';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { replicaUp } from '../core/metrics.js';
import { makeWorkerMetrics, type ProcessMetrics } from './worker-metrics.js';

/** A process that has counted this much. */
async function metricsOf(count: number) {
  const registers = [new Registry()] as const;
  new Counter({ name: 'calls', help: '-', labelNames: ['kind'], registers: [...registers] }).inc(
    { kind: 'a' },
    count,
  );
  new Histogram({ name: 'seconds', help: '-', buckets: [1], registers: [...registers] }).observe(count);
  new Gauge({ name: 'open', help: '-', registers: [...registers] }).set(count);
  return registers[0].getMetricsAsJSON();
}

test('counts of ended workers stay, their gauges don’t', async () => {
  const workers = makeWorkerMetrics();
  const sums = async () => {
    const text = await AggregatorRegistry.aggregate(workers.list().map((each) => [...each])).metrics();
    return text.split('\n').filter((line) => /^(?:calls|seconds_count|seconds_sum|open)\b/.test(line));
  };
  const [first, second, late] = [{}, {}, {}];
  for (const worker of [first, second, late]) workers.add(worker);
  workers.update(first, await metricsOf(3));
  workers.update(second, await metricsOf(4));
  const all = ['calls{kind="a"} 7', 'seconds_sum 7', 'seconds_count 2'];
  expect(await sums()).toEqual([...all, 'open 7']);
  workers.end(first);
  // An answer that arrives after the end isn't counted twice.
  workers.update(first, await metricsOf(3));
  expect(await sums()).toEqual([...all, 'open 4']);
  workers.end(second);
  workers.end(late);
  expect(await sums()).toEqual(all);
});

test('a replica is up if all processes use it', async () => {
  const workers = makeWorkerMetrics();
  const report = async (worker: object, isUp: number) => {
    replicaUp.set({ replica: 1 }, isUp);
    workers.add(worker);
    workers.update(worker, [await replicaUp.get()] as ProcessMetrics);
  };
  const sum = async () => {
    const text = await AggregatorRegistry.aggregate(workers.list().map((each) => [...each])).metrics();
    return /^mandap_replica_up.*$/m.exec(text)?.[0];
  };
  const [first, second, third] = [{}, {}, {}];
  await report(first, 1);
  await report(second, 1);
  expect(await sum()).toBe('mandap_replica_up{replica="1"} 1');
  await report(third, 0);
  expect(await sum()).toBe('mandap_replica_up{replica="1"} 0');
});
