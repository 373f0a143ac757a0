import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeDataDir } from '../../test/data-dir.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded.js';
import { makeServerLog } from './server-log.js';

const CANARY = 'canary@mail.example';

let dataDir: string;
let server: EmbeddedPostgres;
const start = async () => void (server = await startEmbeddedPostgres({ dataDir, volatile: true }));
const log = (name = 'postgres.log') => path.join(dataDir, name);
const lines = (name?: string) => readFile(log(name), 'utf8');
const modeOf = async (name: string) => ((await stat(log(name))).mode & 0o777).toString(8);

beforeAll(async () => {
  dataDir = await makeDataDir('log');
  await start();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs statements on a new connection and returns the messages of those that fail. */
async function failures(url: string, ...statements: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const failed: string[] = [];
  for (const statement of statements)
    await client.query(statement).catch((error: Error) => failed.push(error.message));
  await client.end().catch(() => undefined);
  return failed;
}

/** Kills the backend that runs a statement, as the kernel does when memory runs out. */
async function crash(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const running = client.query(statement).catch(() => undefined);
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await running;
  await client.end().catch(() => undefined);
}

describe('PostgreSQL’s own log', () => {
  test('contains events of the server but no user input', async () => {
    const failed = await failures(
      server.url,
      `CREATE TABLE person (email text UNIQUE CHECK (email <> 'x'), CONSTRAINT named CHECK (email <> 'x'))`,
      `INSERT INTO person VALUES ('${CANARY}')`,
      `INSERT INTO person VALUES ('${CANARY}')`,
      `SELECT '${CANARY}'::uuid`,
      `SELECT '${CANARY}'::jsonb`,
      `SELECT '${CANARY}' FROM nowhere`,
      `SELEKT '${CANARY}'`,
      `DO $$ BEGIN RAISE WARNING '${CANARY}'; RAISE EXCEPTION '${CANARY}' USING DETAIL = '${CANARY}'; END $$`,
      `SET statement_timeout = 1; SELECT pg_sleep(1), '${CANARY}'`,
    );
    expect(failed).toHaveLength(7);
    expect(failed.join()).toContain(CANARY);
    await crash(`SELECT pg_sleep(60), '${CANARY}'`);
    while (!(await lines()).includes('was terminated by signal 9')) await pause(5);
    const text = await lines();
    expect(text).toContain('database system is ready to accept connections');
    expect(text).not.toMatch(/canary/i);
  });

  test('is readable by its owner only', async () => {
    expect(await modeOf('postgres.log')).toBe('600');
  });

  test('is rotated at its size limit while the server writes to it', async () => {
    const isReady = () =>
      failures(server.url, 'SELECT 1').then(
        () => true,
        () => false,
      );
    while (!(await isReady()));
    const before = await lines();
    const serverLog = await makeServerLog({ native: '', dataDir }, before.length);
    await serverLog.rotate();
    expect([await lines('postgres.log.1'), await lines()]).toEqual([before, '']);
    expect(await modeOf('postgres.log.1')).toBe('600');
    await crash('SELECT pg_sleep(60)');
    // The server goes on at the beginning of the file.
    while (!(await lines())) await pause(5);
    expect((await lines()).charAt(0)).toMatch(/\d/);
    await serverLog.rotate();
    expect(await lines('postgres.log.1')).toBe(before);
  });

  test('is emptied if it was written by an older version, which logged user input', async () => {
    await server.stop();
    await writeFile(log(), `DETAIL:  Key (email)=(${CANARY}) already exists.\n`);
    await chmod(log(), 0o644);
    await start();
    expect([await modeOf('postgres.log'), (await lines()).includes('canary')]).toEqual(['600', false]);
  }, 60_000);
});
