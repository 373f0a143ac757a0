import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { migrate } from '../migrate.js';
import { makeDataDir } from '../../test/data-dir.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded.js';
import { openCluster } from './cluster.js';
import { homeOf, secretIn } from './home.js';
import { freePort } from './port.js';

let dataDir: string;
let server: EmbeddedPostgres;
let client: pg.Client;

/** A data folder as versions made it that connected as the superuser: everything in it is the superuser's. */
async function makeOldFolder(): Promise<void> {
  const home = await homeOf(dataDir);
  const password = await secretIn(home, 'postgres.secret');
  const port = await freePort();
  const cluster = await openCluster(home, password, { port, volatile: true });
  await cluster.start();
  const url = (database: string) => `postgres://mandap:${password}@127.0.0.1:${port}/${database}`;
  const superuser = new pg.Client({ connectionString: url('postgres') });
  await superuser.connect();
  await superuser.query('CREATE DATABASE mandap');
  await superuser.end();
  await migrate(url('mandap'));
  const old = new pg.Client({ connectionString: url('mandap') });
  await old.connect();
  await old.query(`INSERT INTO city (name, state) VALUES ('Udaipur', 'Rajasthan')`);
  await old.query(`SELECT graphile_worker.add_job('waiting', '{"kept":true}')`);
  // More kinds of objects than migrations make today.
  await old.query(`CREATE SCHEMA more; CREATE VIEW more.v AS SELECT 1; CREATE MATERIALIZED VIEW more.m AS SELECT 1;
    CREATE SEQUENCE more.free; CREATE TABLE more.serial (id serial, own int GENERATED ALWAYS AS IDENTITY);
    CREATE TYPE more.pair AS (a int); CREATE DOMAIN more.word AS text; CREATE TYPE more.span AS RANGE (subtype = int4);
    CREATE PROCEDURE more.p() LANGUAGE sql AS 'SELECT 1'; CREATE TABLE more.parent (i int) PARTITION BY LIST (i);
    CREATE TABLE more.child PARTITION OF more.parent FOR VALUES IN (1)`);
  await old.end();
  await cluster.stop();
}

beforeAll(async () => {
  dataDir = await makeDataDir('roles');
  await makeOldFolder();
  server = await startEmbeddedPostgres({ dataDir, volatile: true });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const one = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows[0];

describe('the application’s role', () => {
  test('has no rights over the cluster', async () => {
    expect(
      await one(
        `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user`,
      ),
    ).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    });
    expect(
      await one(`SELECT count(*)::int AS roles FROM pg_auth_members WHERE member = current_user::regrole`),
    ).toEqual({
      roles: 0,
    });
  });

  test.each([
    `COPY (SELECT 1) TO PROGRAM 'true'`,
    `COPY (SELECT 1) TO '/tmp/mandap-canary'`,
    `SELECT pg_read_file('PG_VERSION')`,
    `SELECT rolpassword FROM pg_authid`,
    `ALTER SYSTEM SET work_mem = '1GB'`,
    `CREATE ROLE another`,
    `CREATE DATABASE another`,
    `ALTER ROLE mandap_app SUPERUSER`,
    `SET ROLE mandap`,
  ])('can’t %s', async (sql) => {
    await expect(client.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a data folder of an older version', () => {
  test('keeps its content, which the application now owns', async () => {
    expect(await one('SELECT name, state FROM city')).toEqual({ name: 'Udaipur', state: 'Rajasthan' });
    const { rows } = await client.query(
      `SELECT what FROM (
         SELECT 'database ' || datname AS what, datdba AS owner, NULL::oid AS class, oid FROM pg_database
           WHERE datname = current_database()
         UNION ALL SELECT 'schema ' || nspname, nspowner, 'pg_namespace'::regclass, oid FROM pg_namespace
           WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'public')
         UNION ALL SELECT 'relation ' || relname, relowner, 'pg_class'::regclass, oid FROM pg_class
           WHERE relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
         UNION ALL SELECT 'routine ' || proname, proowner, 'pg_proc'::regclass, oid FROM pg_proc
           WHERE pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
         UNION ALL SELECT 'type ' || typname, typowner, 'pg_type'::regclass, oid FROM pg_type
           WHERE typnamespace::regnamespace::text !~ '^(pg_|information_schema)'
       ) owned
       WHERE owner <> 'mandap_app'::regrole
         AND NOT EXISTS (SELECT FROM pg_depend WHERE deptype = 'e' AND classid = class AND objid = owned.oid)`,
    );
    expect(rows).toEqual([]);
  });

  test('transfers migrations, jobs, announcements and extensions to the application', async () => {
    await migrate(server.url);
    await client.query(`ALTER TABLE city ADD COLUMN more text; ALTER TABLE city DROP COLUMN more`);
    await client.query(`CREATE EXTENSION IF NOT EXISTS btree_gist; DROP EXTENSION btree_gist`);
    const heard: string[] = [];
    client.on('notification', ({ channel }) => heard.push(channel));
    await client.query(`LISTEN public_change; NOTIFY public_change`);
    const done: unknown[] = [];
    await runOnce({
      connectionString: server.url,
      taskList: { waiting: async (payload) => void done.push(payload) },
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
    expect(done).toEqual([{ kept: true }]);
    expect(heard).toEqual(['public_change']);
  });

  test('is converted once: the next start changes nothing', async () => {
    await client.end();
    await server.stop();
    server = await startEmbeddedPostgres({ dataDir, volatile: true });
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
    expect(await one('SELECT current_user AS role')).toEqual({ role: 'mandap_app' });
  }, 60_000);
});
