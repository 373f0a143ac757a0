import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Registry of the metrics at /metrics. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

export const operationSeconds = new Histogram({
  name: 'mandap_operation_seconds',
  help: 'Time of one operation, by name and outcome.',
  labelNames: ['operation', 'outcome'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
});

export const responseCache = new Counter({
  name: 'mandap_response_cache_total',
  help: 'Pages and reads by kind (page, graphql, rest): sent from the store (hit), built (miss), or never stored (private).',
  labelNames: ['kind', 'outcome'],
  registers: [metrics],
});

export const refusedRequests = new Counter({
  name: 'mandap_refused_requests_total',
  help: 'Requests that were refused because the process was working on too many others.',
  registers: [metrics],
});

export const openStreams = new Gauge({
  name: 'mandap_open_streams',
  help: 'Open WebSockets with GraphQL subscriptions.',
  registers: [metrics],
});

export const changesReceived = new Gauge({
  name: 'mandap_changes_received',
  help: 'Whether every process receives the changes of the database; without them, none caches anything.',
  aggregator: 'min',
  registers: [metrics],
});

export const jobsDone = new Counter({
  name: 'mandap_jobs_total',
  help: 'Background jobs by task and outcome.',
  labelNames: ['task', 'outcome'],
  registers: [metrics],
});

export const cdnPurges = new Counter({
  name: 'mandap_cdn_purges_total',
  help: 'Requests to purge the CDN by outcome (ok, error). Failed ones are sent again.',
  labelNames: ['outcome'],
  registers: [metrics],
});

export const replicaUp = new Gauge({
  name: 'mandap_replica_up',
  help: 'Whether every process uses the replica, by its place in DATABASE_REPLICA_URLS.',
  labelNames: ['replica'],
  aggregator: 'min',
  registers: [metrics],
});
