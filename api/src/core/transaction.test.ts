import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../db/data-source.js';
import { inLongTransaction } from '../../db/long-transaction.js';
import { app, useApp } from '../../test/app.js';
import { transactionTx, type Tx } from './database.js';
import { toAppError } from './errors.js';
import { makeTasks } from './tasks.js';
import { inSlowTransaction, inTransaction } from './transaction.js';

useApp();

beforeAll(() => app().sql(`CREATE TABLE counter (name text PRIMARY KEY, value integer NOT NULL)`));
beforeEach(async () => {
  await app().sql(`DELETE FROM counter`);
  await app().sql(`INSERT INTO counter VALUES ('a', 0), ('b', 0)`);
});

const database = () => app().services.database;
const values = async () =>
  Object.fromEntries(
    (await app().sql<{ name: string; value: number }>(`SELECT name, value FROM counter ORDER BY name`)).map(
      ({ name, value }) => [name, value],
    ),
  ) as Record<string, number>;
const add = (tx: Tx, name: string) => tx.sql(`UPDATE counter SET value = value + 1 WHERE name = $1`, [name]);

/** A barrier: callers wait until `count` of them have arrived. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++arrived >= count) open();
    return all;
  };
}

test('an exception rolls back, and is not retried', async () => {
  let runs = 0;
  const work = async (tx: Tx) => {
    runs++;
    await add(tx, 'a');
    throw new Error('no');
  };
  await expect(inTransaction(database(), work)).rejects.toThrow('no');
  expect([runs, await values()]).toEqual([1, { a: 0, b: 0 }]);
});

test('a violated constraint is not retried', async () => {
  let runs = 0;
  const work = async (tx: Tx) => {
    runs++;
    await tx.sql(`INSERT INTO counter VALUES ('a', 1)`);
  };
  await expect(inTransaction(database(), work)).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(1);
});

describe('a conflict between transactions', () => {
  test('a deadlock: the transaction that PostgreSQL cancelled is retried, and both commit', async () => {
    const bothHoldOne = meeting(2);
    let runs = 0;
    const work = (first: string, second: string) => async (tx: Tx) => {
      runs++;
      await add(tx, first);
      await bothHoldOne();
      await add(tx, second);
    };
    await Promise.all([inTransaction(database(), work('a', 'b')), inTransaction(database(), work('b', 'a'))]);
    expect([runs, await values()]).toEqual([3, { a: 2, b: 2 }]);
  });

  test('a serialization failure: the retried transaction sees the other’s changes', async () => {
    const bothHaveRead = meeting(2);
    let runs = 0;
    const work = async (tx: Tx) => {
      runs++;
      await tx.sql(`SET TRANSACTION ISOLATION LEVEL SERIALIZABLE`);
      const [{ sum } = { sum: 0 }] = await tx.sql<{ sum: number }>(
        `SELECT sum(value)::int AS sum FROM counter`,
      );
      await bothHaveRead();
      await tx.sql(`INSERT INTO counter VALUES ($1, $2)`, [`run ${runs}`, sum + 1]);
    };
    await Promise.all([inTransaction(database(), work), inTransaction(database(), work)]);
    const sums = Object.entries(await values()).flatMap(([name, value]) =>
      name.startsWith('run') ? [value] : [],
    );
    expect([runs, sums.toSorted((a, b) => a - b)]).toEqual([3, [1, 2]]);
  });

  test.each(['40001', '40P01'])('%s three times in a row is reported as a busy server', async (code) => {
    let runs = 0;
    const work = async (tx: Tx) => {
      runs++;
      await tx.sql(`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END $$`);
    };
    const error: unknown = await inTransaction(database(), work).catch((each: unknown) => each);
    expect(runs).toBe(3);
    expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
  });
});

test('no statement of a request runs longer than two seconds', async () => {
  expect(await app().sql(`SHOW statement_timeout`)).toEqual([{ statement_timeout: '2s' }]);
  const error: unknown = await inTransaction(database(), async (tx) => {
    await tx.sql(`SET LOCAL statement_timeout = 1`);
    await tx.sql(`SELECT count(*) FROM generate_series(1, 50000000)`);
  }).catch((each: unknown) => each);
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

test('a lost connection is a 503, and the next request finds another', async () => {
  const error: unknown = await inTransaction(database(), async (tx) => {
    await tx.sql(`SELECT pg_terminate_backend(pg_backend_pid())`);
  }).catch((each: unknown) => each);
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect((await fetch(`${app().url}/graphql?query={me{id}}`)).status).toBe(200);
});

test('a connection that is lost between two statements of a transaction is a 503, too', async () => {
  const error: unknown = await database()
    .source.transaction(async (manager) => {
      const [{ pid }] = await manager.query<[{ pid: number }]>(`SELECT pg_backend_pid() AS pid`);
      await app().sql(`SELECT pg_terminate_backend($1)`, [pid]);
      while (!manager.queryRunner!.isReleased) await new Promise(setImmediate);
      await transactionTx(manager).sql(`SELECT 1`);
    })
    .catch((each: unknown) => each);
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

test('background work may wait longer for a statement than a request does', async () => {
  const impatient = await openDatabase(app().services.env.databaseUrl ?? '', {
    statementTimeout: 0,
    responseTimeout: 1500,
  });
  const sleep = (tx: Tx) => tx.sql('SELECT pg_sleep(1.9)');
  expect(toAppError(await inTransaction(impatient, sleep).catch((each: unknown) => each))).toMatchObject({
    status: 503,
  });
  await inSlowTransaction(impatient, sleep);
  await inLongTransaction(impatient, async (tx) => void (await sleep(tx)));
  // The next transaction on the same connection has the usual limit again.
  await expect(inTransaction(impatient, sleep)).rejects.toThrow('Query read timeout');
  await impatient.source.destroy();
});

test('nightly work may take longer than statements that somebody waits for', async () => {
  const sleep = (tx: Tx) => tx.sql('SELECT pg_sleep(2.2)');
  await expect(sleep(app().services.database.tx)).rejects.toMatchObject({ code: '57014' });
  const { sweep } = makeTasks([{ jobs: { nightly: [sleep] } }], app().services);
  await sweep?.(undefined, undefined as never);
});
