import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { makeApp } from '../src/app.js';
import type { Services } from '../src/core/context.js';
import { pooledSql, type Sql } from '../src/core/database.js';
import { readEnv } from '../src/core/env.js';
import { openServices } from '../src/services.js';
import { makeTestDatabase } from './postgres.js';

/** The whole server over a database of its own, listening on a real port. */
export interface TestApp {
  url: string;
  sql: Sql;
  services: Services;
  dataDir: string;
}

let current: TestApp | undefined;

/** The app of this test file; made before its first test. */
export function app(): TestApp {
  if (!current) throw new Error('Call useApp() at the top of the test file');
  return current;
}

/** Call at the top of a test file: starts the app before its tests and stops it after them. */
export function useApp(settings: NodeJS.ProcessEnv = {}): void {
  let stop = async () => {};
  beforeAll(async () => {
    ({ app: current, stop } = await start(
      await makeTestDatabase(`mandap_${process.env.JEST_WORKER_ID ?? 1}`),
      settings,
    ));
  });
  afterAll(() => stop());
}

/** Another process, as it were: a second server over the database of `useApp`, also by another way to it. */
export async function anotherApp(
  url = app().services.env.databaseUrl ?? '',
): Promise<{ app: TestApp; stop: () => Promise<void> }> {
  return start(url, {});
}

async function start(url: string, settings: NodeJS.ProcessEnv) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-app-'));
  const env = readEnv({
    DATABASE_URL: url,
    MANDAP_DATA_DIR: dataDir,
    // Tests say where they come from, so that one test's limits do not stop another.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...settings,
  });
  const { services, close } = await openServices(env, url, { poolSize: 8 });
  const { http } = await makeApp(services);
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as { port: number };
  const started: TestApp = {
    url: `http://127.0.0.1:${port}`,
    sql: pooledSql(services.database.pool),
    services,
    dataDir,
  };
  const stop = async () => {
    await http.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app: started, stop };
}
