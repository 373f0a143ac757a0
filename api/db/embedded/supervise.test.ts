import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import pino from 'pino';
import { makeDataDir } from '../../test/data-dir.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded.js';

let dataDir: string;
let server: EmbeddedPostgres;
let messages: string[] = [];
const log = pino(
  { level: 'info' },
  { write: (line) => void messages.push((JSON.parse(line) as { msg: string }).msg) },
);

const inFiles = (name: string) => path.join(dataDir, 'postgres', name);
const serverPid = () => Number(readFileSync(inFiles('postmaster.pid'), 'utf8').split('\n')[0]);
const kill = () => process.kill(serverPid(), 'SIGKILL');
// Durable, because a volatile server may lose committed data.
const start = async () => void (server = await startEmbeddedPostgres({ dataDir, log }));

beforeAll(async () => {
  dataDir = await makeDataDir('supervised');
  await start();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Waits for a connection and runs a statement. */
async function ask(sql: string): Promise<unknown> {
  const client = await connected().catch(() => pause(50));
  if (!client) return ask(sql);
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0];
  } finally {
    await client.end();
  }
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('a server that is killed', () => {
  test('is restarted at the same address each time, with all committed data', async () => {
    await ask('CREATE TABLE kept (i int)');
    for (let i = 1; i <= 3; i++) {
      await ask(`INSERT INTO kept VALUES (${i})`);
      messages = [];
      kill();
      expect(await ask('SELECT count(*)::int AS kept FROM kept')).toEqual({ kept: i });
      // The server takes connections a moment before the supervisor knows.
      while (!messages.length) await pause(5);
      expect(messages).toEqual(['PostgreSQL had ended and was started again']);
    }
  }, 120_000);

  test('is restarted even if it remains a zombie', async () => {
    // A process that nobody reaps holds the lock, as the server does in a container without an init.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(line.toString());
    while (!readFileSync(`/proc/${zombie}/stat`, 'utf8').includes(' Z '));
    const living = serverPid();
    const text = readFileSync(inFiles('postmaster.pid'), 'utf8').replace(/^\d+/, String(zombie));
    await writeFile(inFiles('postmaster.pid'), text);
    process.kill(living, 'SIGKILL');
    expect(await ask('SELECT 1 AS up')).toEqual({ up: 1 });
    parent.kill('SIGKILL');
  }, 120_000);

  const restarting = async (killed: number) => {
    // A restart removes the file and then writes it: it may be missing or empty at any moment.
    const writtenPid = async () =>
      parseInt(await readFile(inFiles('postmaster.pid'), 'utf8').catch(() => ''));
    for (let pid = NaN; isNaN(pid) || pid === killed; pid = await writtenPid()) await pause(5);
  };
  test.each([
    ['before', () => Promise.resolve()],
    ['in the middle of', restarting],
  ])(
    'is not restarted after it is stopped %s a restart',
    async (_, moment) => {
      const killed = serverPid();
      kill();
      await moment(killed);
      await server.stop();
      await expect(connected()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      await start();
      expect(await ask('SELECT count(*)::int AS kept FROM kept')).toEqual({ kept: 3 });
    },
    120_000,
  );

  test('is given up after three failed starts in a row, with the last lines of its log', async () => {
    messages = [];
    await rename(inFiles('global/pg_control'), inFiles('global/gone'));
    kill();
    await expect(server.failed).rejects.toThrow(/^PostgreSQL did not start:\n[^]*pg_control/);
    expect(messages).toEqual(
      Array.from({ length: 3 }, () => 'PostgreSQL had ended and could not be started again'),
    );
    await server.stop();
    await rename(inFiles('global/gone'), inFiles('global/pg_control'));
    await start();
    expect(await ask('SELECT count(*)::int AS kept FROM kept')).toEqual({ kept: 3 });
  }, 120_000);
});
