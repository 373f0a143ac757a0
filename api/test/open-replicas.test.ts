import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import pino from 'pino';
import { openReplicas } from '../db/replicas.js';
import type { Tx } from '../src/core/database.js';
import { collectReads, UNCERTAIN_TAG } from '../src/core/reads.js';
import { app, useApp } from './app.js';
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.js';

let servers: ReplicatedPostgres;
useApp(async () => {
  servers = await startReplicatedPostgres();
  return { DATABASE_URL: servers.primary.url };
});
afterAll(() => servers.remove(), 30_000);

/** Opens the replica of `servers`, as a server does, with other options if they are given. */
function open(options: Partial<Parameters<typeof openReplicas>[0]> = {}) {
  const { database, announcements, log } = app().services;
  return openReplicas({
    urls: [servers.replica.url],
    primary: database,
    primaryUrl: servers.primary.url,
    announcements,
    poolSize: 2,
    log,
    ...options,
  });
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const onReplica = async (text: string): Promise<Record<string, unknown>[]> =>
  (await servers.replica.sql(text)).rows as Record<string, unknown>[];

const IS_REPLICA = 'SELECT pg_is_in_recovery() AS "isReplica"';
const isReadFromReplica = async (tx: Tx): Promise<boolean> =>
  (await tx.sql<{ isReplica: boolean }>(IS_REPLICA)).some(({ isReplica }) => isReplica);

test('the first check of each replica is logged, with the reason if it can’t be used', async () => {
  const another = await startReplicatedPostgres();
  const withPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;
  const lines: { replica: number; level: number; msg: string; detail?: string }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
  const urls = [
    servers.replica.url,
    'postgres://mandap@127.0.0.1:1/mandap',
    withPassword(servers.replica.url, 'wrong-password'),
    servers.primary.url,
    another.replica.url,
  ];
  const replicas = open({ urls, log });
  while (lines.length < urls.length) await new Promise(setImmediate);
  await replicas.close();
  await another.remove();
  expect(lines.map(({ replica, msg, detail }) => [replica, msg, detail]).toSorted()).toEqual([
    [1, 'the replica is used', undefined],
    [2, 'the replica cannot be used: it cannot be reached', 'connect ECONNREFUSED 127.0.0.1:1'],
    [
      3,
      'the replica cannot be used: it cannot be reached',
      'password authentication failed for user "mandap_app"',
    ],
    [4, 'the replica cannot be used: it is not a replica', undefined],
    [5, 'the replica cannot be used: it is a replica of another server', undefined],
  ]);
  expect(lines.map(({ replica, level }) => [replica, level]).toSorted()).toEqual([
    [1, pino.levels.values.info],
    ...[2, 3, 4, 5].map((replica) => [replica, pino.levels.values.warn]),
  ]);
  expect(JSON.stringify(lines)).not.toContain('wrong-password');
}, 120_000);

/** Locks a table, as a migration does, until `work` resolves. */
async function withLockedCities(work: () => Promise<void>): Promise<void> {
  const blocker = new pg.Client(servers.primary.url);
  await blocker.connect();
  await blocker.query('BEGIN');
  await blocker.query('LOCK TABLE city IN ACCESS EXCLUSIVE MODE');
  // Writes the log up to here, so that the replica locks the table, too.
  await servers.primary.sql(
    `SET synchronous_commit = on; SELECT pg_logical_emit_message(true, 'locked', '')`,
  );
  await work();
  await blocker.end();
}

/** Calls `read` with a route to the replica, once it is used. */
async function withReplica(read: (tx: Tx) => Promise<void>): Promise<void> {
  const replicas = open();
  const { tx } = replicas.route();
  await until(() => isReadFromReplica(tx));
  await read(tx).finally(() => replicas.close());
}

test('a read that waits for a lock on the replica is answered by the primary', () =>
  withReplica(async (tx) => {
    await withLockedCities(async () => {
      await until(async () => {
        const locks = await onReplica(
          `SELECT FROM pg_locks WHERE relation = 'city'::regclass AND mode = 'AccessExclusiveLock' AND granted`,
        );
        return locks.length > 0;
      });
      await onReplica('SELECT pg_wal_replay_pause()');
      await until(async () => {
        const [row] = await onReplica('SELECT pg_get_wal_replay_pause_state() AS state');
        return row?.state === 'paused';
      });
    });
    // Only the replica still has the lock.
    const rows = await tx
      .sql(`${IS_REPLICA} FROM city LIMIT 1`)
      .finally(() => onReplica('SELECT pg_wal_replay_resume()'));
    expect(rows).toEqual([{ isReplica: false }]);
  }));

test('a read that the replica cancels because it must apply a change is answered by the primary', () =>
  withReplica(async (tx) => {
    await onReplica(`ALTER SYSTEM SET max_standby_streaming_delay = '10ms'`);
    await onReplica('SELECT pg_reload_conf()');
    const answer = tx.sql(
      `${IS_REPLICA}, CASE WHEN pg_is_in_recovery() THEN pg_sleep(1.5) END IS NULL FROM city LIMIT 1`,
    );
    await until(
      async () => (await onReplica(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)).length > 0,
    );
    await withLockedCities(async () => {});
    expect(await answer).toEqual([{ isReplica: false, '?column?': true }]);
    await onReplica('ALTER SYSTEM RESET max_standby_streaming_delay');
    await onReplica('SELECT pg_reload_conf()');
  }));

test.each([
  [undefined, [UNCERTAIN_TAG]],
  ['known', []],
] as const)(
  'what a replica returns is marked as uncertain if the position of announcements is %s',
  async (position, marks) => {
    const { announcements } = app().services;
    const replicas = open(position ? {} : { announcements: { ...announcements, position: () => undefined } });
    const read = () => collectReads(() => isReadFromReplica(replicas.route().tx));
    await until(async () => (await read()).result);
    expect([...(await read()).tags]).toEqual(marks);
    await replicas.close();
  },
);
