import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { makeDataSource } from '../db/data-source.js';
import { makeApp } from '../src/app.js';
import { listenForChanges } from '../src/core/announcements.js';
import type { Services } from '../src/core/context.js';
import { pooledSql, type Sql } from '../src/core/database.js';
import { readEnv } from '../src/core/env.js';
import { makeLog } from '../src/core/log.js';
import { databaseOf } from '../src/database.js';
import { makeStore } from '../src/media/store.js';
import { makeServices } from '../src/services.js';
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
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-app-'));
    const url = await makeTestDatabase(`mandap_${process.env.JEST_WORKER_ID ?? 1}`);
    const env = readEnv({
      DATABASE_URL: url,
      MANDAP_DATA_DIR: dataDir,
      // Tests say where they come from, so that one test's limits do not stop another.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...settings,
    });
    const source = makeDataSource(url, { poolSize: 8 });
    await source.initialize();
    const database = databaseOf(source);
    const store = await makeStore(env);
    const log = makeLog(env.logLevel);
    const announcements = await listenForChanges(url, log);
    const services = makeServices({ env, database, store, announcements, log });
    const { http } = await makeApp(services);
    await http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.server.address() as { port: number };
    current = { url: `http://127.0.0.1:${port}`, sql: pooledSql(database.pool), services, dataDir };
    stop = async () => {
      await http.close();
      await announcements.close();
      await source.destroy();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());
}
