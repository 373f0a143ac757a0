import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { loadCities } from '../db/first-start.js';
import { makeDataSource } from '../db/data-source.js';
import { migrate } from '../db/migrate.js';
import { databaseOf } from '../src/database.js';

/** Tells the workers, which are processes of their own, where the server is. */
const SERVER_URL = 'MANDAP_TEST_POSTGRES';
const TEMPLATE = 'mandap_template';

/** Starts a throw-away PostgreSQL with a migrated template database. */
export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-'));
  const server = await startEmbeddedPostgres({ dataDir, volatile: true });
  process.env[SERVER_URL] = server.urlOf('');
  await run(server.urlOf('postgres'), `CREATE DATABASE ${TEMPLATE}`);
  await migrate(server.urlOf(TEMPLATE));
  const source = makeDataSource(server.urlOf(TEMPLATE));
  await source.initialize();
  await loadCities(databaseOf(source));
  await source.destroy();
  return {
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database of one's own, made from the template; answers its address. */
export async function makeTestDatabase(name: string): Promise<string> {
  const server = process.env[SERVER_URL] ?? '';
  await run(`${server}postgres`, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(`${server}postgres`, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return `${server}${name}`;
}

/** A database without tables; answers its address. */
export async function makeEmptyDatabase(name: string): Promise<string> {
  const server = process.env[SERVER_URL] ?? '';
  await run(`${server}postgres`, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(`${server}postgres`, `CREATE DATABASE ${name}`);
  return `${server}${name}`;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // PostgreSQL copies a template only while nobody else does.
    await client.query(`SELECT pg_advisory_lock(1)`);
    await client.query(sql);
  } finally {
    await client.end();
  }
}
