import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeApp } from '../src/http/app.js';
import type { Services } from '../src/core/context.js';
import type { Plan, Sql, Tx } from '../src/core/database.js';
import { readEnv } from '../src/core/env.js';
import { drain } from '../src/http/drain.js';
import { openServices } from '../src/http/services.js';
import { mountWeb } from '../src/http/web-host.js';
import { makeTestDatabase } from './postgres.js';

/** The whole server with its own database, listening on a real port. */
export interface TestApp {
  url: string;
  sql: Sql;
  tx: Tx;
  services: Services;
  dataDir: string;
}

export interface Running {
  app: TestApp;
  stop: () => Promise<void>;
}

export interface StartOptions {
  /** Widens every rate limit. */
  limitFactor?: number;
  /** Also serves the built pages. */
  web?: boolean;
}

// Loaded by Node itself, once for all test files of a worker; see environment.js.

/** Starts the app with a new database of this worker. */
export const startAnew = async (settings: NodeJS.ProcessEnv, options: StartOptions): Promise<Running> =>
  start(await makeTestDatabase(`mandap_${process.env.JEST_WORKER_ID ?? 1}`), settings, options);

/** Starts the app as in production, with a migrated database. */
export async function start(
  url: string,
  settings: NodeJS.ProcessEnv,
  { limitFactor, web = false }: StartOptions = {},
): Promise<Running> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-app-'));
  const env = readEnv({
    DATABASE_URL: url,
    MANDAP_DATA_DIR: dataDir,
    // Tests send their own IP addresses, so that they don't share rate limits.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...settings,
  });
  const { services, close } = await openServices(env, url, { poolSize: 8, limitFactor });
  const server = await makeApp(services);
  const { http } = server;
  const closeWeb = web ? await mountWeb(server, services, false) : async () => undefined;
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as { port: number };
  const tx = announceWrites(services);
  const app: TestApp = {
    url: `http://127.0.0.1:${port}`,
    sql: tx.sql,
    tx,
    services,
    dataDir,
  };
  const stop = async () => {
    // close() doesn't end connections that were opened but not used yet: it would wait a minute.
    await drain(http, 5000);
    await closeWeb();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, stop };
}

const WRITE = /^\s*(?:INSERT|UPDATE|DELETE|WITH)\b/i;

/** Runs a test's statements. Like the app's own writes, they return when the app has received the announced changes. */
function announceWrites({ database: { tx }, announcements }: Services): Tx {
  return {
    ...tx,
    async sql<Row>(text: string, values?: readonly unknown[], plan?: Plan) {
      const rows = await tx.sql<Row>(text, values, plan);
      if (WRITE.test(text)) await announcements.catchUp();
      return rows;
    },
  };
}

/**
 * Moves the clock of this process forward. Returns a function that resets it.
 * @param isAging whether cached entries become older, too
 */
export function moveClock(milliseconds: number, isAging = false): () => void {
  const RealDate = Date;
  class MovedDate extends RealDate {
    constructor(...values: [] | [value: number | string | Date]) {
      if (values.length) super(...values);
      else super(MovedDate.now());
    }
    static override now() {
      return RealDate.now() + milliseconds;
    }
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof RealDate;
    }
  }
  globalThis.Date = MovedDate as unknown as DateConstructor;
  const now = performance.now.bind(performance);
  if (isAging) performance.now = () => now() + milliseconds;
  return () => {
    globalThis.Date = RealDate;
    performance.now = now;
  };
}
