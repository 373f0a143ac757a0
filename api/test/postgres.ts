import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { APP_ROLE } from '../db/embedded/roles.js';
import { loadCities } from '../db/first-start.js';
import { openDatabase } from '../db/data-source.js';
import { migrate } from '../db/migrate.js';
import { makeDataDir } from './data-dir.js';

/** Environment variables that pass the server's connection strings to the worker processes: as the application, and as superuser. */
const SERVER_URL = 'MANDAP_TEST_POSTGRES';
const SUPERUSER_URL = 'MANDAP_TEST_POSTGRES_SUPERUSER';
const TEMPLATE = 'mandap_template';

/** Starts a throw-away PostgreSQL with a migrated template database. */
export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  const dataDir = await makeDataDir('test');
  const server = await startEmbeddedPostgres({ dataDir, volatile: true });
  process.env[SERVER_URL] = server.urlOf('');
  process.env[SUPERUSER_URL] = server.superuserUrlOf('');
  await run(`CREATE DATABASE ${TEMPLATE} OWNER ${APP_ROLE}`);
  await migrate(server.urlOf(TEMPLATE));
  const database = await openDatabase(server.urlOf(TEMPLATE));
  await loadCities(database);
  await database.source.destroy();
  return {
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a database from the template. Returns its connection string. */
export async function makeTestDatabase(name: string): Promise<string> {
  await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} OWNER ${APP_ROLE}`);
  return `${process.env[SERVER_URL]}${name}`;
}

/** Makes a database without tables. Returns its connection string. */
export async function makeEmptyDatabase(name: string): Promise<string> {
  await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(`CREATE DATABASE ${name} OWNER ${APP_ROLE}`);
  return `${process.env[SERVER_URL]}${name}`;
}

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${process.env[SUPERUSER_URL]}postgres` });
  await client.connect();
  try {
    // PostgreSQL can't copy a template concurrently.
    await client.query(`SELECT pg_advisory_lock(1)`);
    await client.query(sql);
  } finally {
    await client.end();
  }
}
