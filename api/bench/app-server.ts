import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeApp } from '../src/http/app.js';
import { readEnv } from '../src/core/env.js';
import { openServices } from '../src/http/services.js';
import { mountWeb } from '../src/http/web-host.js';

/** The real app in a process of its own. Its rate limits are enforced, but widened: all load comes from one address. */
const url = process.env.BENCH_DATABASE ?? '';
const dataDir = process.env.MANDAP_DATA_DIR ?? (await mkdtemp(path.join(os.tmpdir(), 'mandap-bench-')));
const env = readEnv({ DATABASE_URL: url, MANDAP_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { services } = await openServices(env, url, { limitFactor: 1_000_000 });
// Otherwise a benchmark that repeats its requests measures the store instead of the reads.
if (process.env.BENCH_NO_CACHE) {
  const { responses } = services;
  const build = responses.build.bind(responses);
  responses.find = () => undefined;
  responses.build = (_key, read) => build(randomUUID(), read);
  services.suggested.getOrLoad = (_term, load) => load();
}
const app = await makeApp(services);
if (process.env.BENCH_WEB) await mountWeb(app, services, false);
await app.http.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.http.server.address() as { port: number }).port);
const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Without garbage, if node runs with --expose-gc. */
const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage.rss();
};
process.on('message', (message) => process.send?.(message === 'cpu' ? cpuMilliseconds() : memory()));
process.on('disconnect', () => process.exit(0));
