import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { PRIMARY_MS } from '../db/primary-log.js';
import { MAX_LAG_MS } from '../db/replica.js';
import { makeAdmin } from '../src/features/admin/admin.factory.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { client, loggedIn, type Client } from './client.js';
import { makeTcpProxy, type TcpProxy } from './tcp-proxy.js';
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.js';

let servers: ReplicatedPostgres;
/** A second way to the replica, which can be blocked. */
let proxy: TcpProxy;
useApp(async () => {
  servers = await startReplicatedPostgres();
  proxy = await makeTcpProxy(servers.replica.url);
  await proxy.cut();
  return {
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URLS: `${servers.replica.url},${proxy.url}`,
  };
});
afterAll(() => servers.remove(), 30_000);

let venue: string;
let couple: string;
beforeAll(async () => {
  venue = (await makeVenue()).id;
  couple = (await makeUser()).id;
});

const resumeReplica = () => servers.replica.sql('SELECT pg_wal_replay_resume()');
afterEach(resumeReplica);

/** Polls until `get` returns `wanted`; fails after the test's timeout. */
async function until<T>(get: () => Promise<T>, wanted: T): Promise<void> {
  while ((await get()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Resolves once the replica replays nothing: the pause is only requested at first, and further changes still arrive. */
async function pauseReplica(): Promise<void> {
  await servers.replica.sql('SELECT pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await servers.replica.sql('SELECT pg_get_wal_replay_pause_state() AS state');
    return rows[0]?.state as unknown;
  }, 'paused');
}

const wishes = async (http: Client) => {
  const { data, errors } = await http.gql<{ wishlist: { totalCount: number } }>(
    '{ wishlist { totalCount } }',
  );
  expect(errors).toBeUndefined();
  return data.wishlist.totalCount;
};
let made = 0;
/** Returns the venue's name in a response that no cache has. */
const nameOf = async (http: Client) => {
  const { data } = await http.gql<Record<string, { name: string }>>(
    `query($id: ID!) { v${made++}: venue(id: $id) { name } }`,
    {
      id: venue,
    },
  );
  return Object.values(data ?? {})[0]?.name;
};
const add = (http: Client) =>
  http.gql('mutation($id: ID!) { addToWishlist(listingId: $id) { userErrors { message } } }', { id: venue });
const rename = (name: string) => app().sql('UPDATE listing SET name = $2 WHERE id = $1', [venue, name]);
const forgetWishes = () => app().sql('DELETE FROM wishlist_item WHERE user_id = $1', [couple]);

const untilReplicaSees = (name: string) =>
  until(async () => {
    const { rows } = await servers.replica.sql(`SELECT name FROM listing WHERE id = '${venue}'`);
    return rows[0]?.name as unknown;
  }, name);

/** Resolves once reads use the replica: what it lacks is missing in responses. */
const untilReplicaIsUsed = () =>
  until(async () => {
    await pauseReplica();
    await add(await loggedIn(couple));
    const seen = await wishes(await loggedIn(couple));
    await forgetWishes();
    await resumeReplica();
    return seen;
  }, 0);

/** Resolves once the replica has replayed all commits. Asks the replica itself, because the primary may answer the app's reads. */
async function untilReplicaHasCaughtUp(): Promise<void> {
  // Commits of the test database aren't written at once; this one is, with all before it.
  await servers.primary.sql(
    `SET synchronous_commit = on; SELECT pg_logical_emit_message(true, 'written', '')`,
  );
  const [row] = await app().sql<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn');
  const hasReplayed = `SELECT pg_last_wal_replay_lsn() >= '${row?.lsn}' AS reached`;
  await until(
    async () => (await servers.replica.sql(hasReplayed)).rows.some(({ reached }) => reached === true),
    true,
  );
}

/**
 * Adds a wish, and resolves once the paused replica is not used because of its lag. That another account sees the wish
 * doesn't show this alone: a slow check excludes the replica for a moment.
 */
async function untilReplicaLagsTooLong(http: Client): Promise<void> {
  const since = Date.now();
  await add(await loggedIn(couple));
  await until(async () => Date.now() - since > MAX_LAG_MS + PRIMARY_MS && (await wishes(http)) === 1, true);
}

beforeEach(async () => {
  await forgetWishes();
  await untilReplicaIsUsed();
  await untilReplicaHasCaughtUp();
}, 30_000);

test('accounts that have not just written read from the replica', async () => {
  const http = await loggedIn(couple);
  await pauseReplica();
  await add(await loggedIn(couple));
  expect(await wishes(http)).toBe(0);
  await resumeReplica();
  await until(() => wishes(http), 1);
});

test('a browser reads its own writes, also in later requests', async () => {
  const http = await loggedIn(couple);
  await pauseReplica();
  await add(http);
  expect(http.cookies.has('mandap-wrote')).toBe(true);
  for (let i = 0; i < 5; i++) expect(await wishes(http)).toBe(1);
});

test('a counted view, which nothing shows to its browser, leaves its reads on the replica', async () => {
  const http = await loggedIn(couple);
  const { data } = await http.gql(`mutation M($id: ID!) { recordListingView(listingId: $id) { counted } }`, {
    id: venue,
  });
  expect(data).toEqual({ recordListingView: { counted: true } });
  expect(http.cookies.has('mandap-wrote')).toBe(false);
});

test('what caches keep has every announced change', async () => {
  await pauseReplica();
  for (let round = 0; round < 10; round++) {
    await rename(`Jheel Mahal ${round}`);
    expect(await nameOf(client())).toBe(`Jheel Mahal ${round}`);
  }
});

test('sessions end at once on every server', async () => {
  const http = await loggedIn(couple);
  expect(await wishes(http)).toBe(0);
  await pauseReplica();
  await app().sql('DELETE FROM session WHERE account_id = $1', [couple]);
  expect((await http.gql('{ wishlist { totalCount } }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a replica that lags for more than five seconds is not used until it has caught up', async () => {
  const http = await loggedIn(couple);
  await pauseReplica();
  await untilReplicaLagsTooLong(http);
  await forgetWishes();
  expect(await wishes(http)).toBe(0);
  await resumeReplica();
  await untilReplicaIsUsed();
}, 40_000);

test('a replica that lags more than five seconds is not used either while the pool of connections is exhausted', async () => {
  const http = await loggedIn(couple);
  await pauseReplica();
  await untilReplicaLagsTooLong(http);
  await Promise.all(Array.from({ length: 16 }, () => app().sql('SELECT pg_sleep(1.5)')));
  expect(await wishes(http)).toBe(1);
}, 40_000);

test('a replica that is always half a second behind is used while the primary is written to without a pause', async () => {
  const setDelay = async (delay: string) => {
    await servers.replica.sql(`ALTER SYSTEM SET recovery_min_apply_delay = '${delay}'`);
    await servers.replica.sql('SELECT pg_reload_conf()');
  };
  const http = await loggedIn(couple);
  await setDelay('500ms');
  const isReadFromReplica: boolean[] = [];
  // Longer than a replica may lag.
  for (const end = Date.now() + 7000; Date.now() < end;) {
    const name = `Jheel Mahal ${made++}`;
    await rename(name);
    isReadFromReplica.push((await nameOf(http)) !== name);
  }
  await setDelay('0');
  // Not all: a slow check excludes it for a moment.
  expect(isReadFromReplica.slice(-20)).toContain(true);
}, 40_000);

test('a replica that stops answering delays a few reads only, and not the checks of the others', async () => {
  const http = await loggedIn(couple);
  const admin = await loggedIn((await makeAdmin()).id);
  // Reads titles through TypeORM's repositories.
  const searchAudit = async () =>
    (await admin.gql('{ auditLog(target: "Jheel") { nodes { id } } }')).errors?.[0]?.message;
  await proxy.restore();
  const before = proxy.accepted();
  await until(async () => {
    await Promise.all(Array.from({ length: 8 }, () => wishes(http)));
    return proxy.accepted() > before + 1;
  }, true);
  proxy.freeze();
  // None fails: statements that aren't answered run on the primary.
  const [answers, failures] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => wishes(http))),
    Promise.all(Array.from({ length: 20 }, searchAudit)),
  ]);
  expect(answers).toEqual(Array(20).fill(0));
  expect(failures).toEqual(Array(20).fill(undefined));
  // The other replica is checked, and used.
  await untilReplicaIsUsed();
  await proxy.cut();
}, 40_000);

test('without the replica, everything is read from the primary, and the metrics say so', async () => {
  /** Whether each replica is used. */
  const inMetrics = async () => {
    const text = await (await fetch(`${app().url}/metrics`)).text();
    return text
      .match(/^mandap_replica_up\{.*$/gm)
      ?.toSorted()
      .join();
  };
  const http = await loggedIn(couple);
  await until(inMetrics, 'mandap_replica_up{replica="1"} 1,mandap_replica_up{replica="2"} 0');
  await servers.replica.stop();
  await until(inMetrics, 'mandap_replica_up{replica="1"} 0,mandap_replica_up{replica="2"} 0');
  expect(await nameOf(client())).toMatch(/Jheel Mahal/);
  await add(await loggedIn(couple));
  await until(() => wishes(http), 1);
  await servers.replica.start();
}, 40_000);

test('a read that runs on the primary when it stops is answered by the replica, and not cached', async () => {
  const before = await nameOf(client());
  const query = (http: Client) =>
    http.gql<{ lost: { name: string } }>(`query($id: ID!) { lost: venue(id: $id) { name } }`, { id: venue });
  await pauseReplica();
  // The replica lacks the change, so that the primary is asked, where the read waits for the lock.
  await rename('Jheel Mahal by day');
  const blocker = new pg.Client(servers.primary.url);
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('BEGIN');
  await blocker.query('LOCK TABLE listing IN ACCESS EXCLUSIVE MODE');
  const { rows } = await blocker.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const lockHolder = Number(rows[0]?.pid);
  const answer = query(client());
  await until(async () => {
    const waiting = await blocker.query('SELECT FROM pg_locks WHERE NOT granted');
    return waiting.rows.length > 0;
  }, true);
  // The lock must outlast the read's own process, or the read would get the lock and return while the primary stops.
  process.kill(lockHolder, 'SIGSTOP');
  const stopping = servers.primary.stop();
  const { data } = await answer.finally(() => process.kill(lockHolder, 'SIGCONT'));
  await stopping;
  await resumeReplica();
  // The replica had received the change before.
  await untilReplicaSees('Jheel Mahal by day');
  const { data: next } = await query(client());
  await servers.primary.start();
  // After the start, which the other tests need.
  expect(data.lost.name).toBe(before);
  expect(next?.lost.name).toBe('Jheel Mahal by day');
  await until(async () => (await query(client())).data?.lost.name, 'Jheel Mahal by day');
}, 60_000);

test('without the primary, visitors read from the replica, and writes are refused', async () => {
  await rename('Jheel Mahal by night');
  await until(() => nameOf(client()), 'Jheel Mahal by night');
  const http = await loggedIn(couple);
  await servers.primary.stop();
  for (let i = 0; i < 20; i++) expect(await nameOf(client())).toBe('Jheel Mahal by night');
  expect(await add(http)).toMatchObject({ status: 503 });
  await servers.primary.start();
  await until(async () => (await add(http)).status, 200);
}, 60_000);

test('a replica that lagged when the primary stopped is not used until it has what it lacked', async () => {
  const http = await loggedIn(couple);
  await rename('Jheel Mahal at dusk');
  await untilReplicaHasCaughtUp();
  await pauseReplica();
  await rename('Jheel Mahal at dawn');
  await untilReplicaLagsTooLong(http);
  await servers.primary.stop();
  const names = [];
  for (let i = 0; i < 5; i++) names.push(await nameOf(client()));
  // It has received the change, and now applies it.
  await resumeReplica();
  await untilReplicaSees('Jheel Mahal at dawn');
  await until(() => nameOf(client()), 'Jheel Mahal at dawn');
  await servers.primary.start();
  await until(async () => (await add(http)).status, 200);
  expect(new Set(names)).toEqual(new Set([undefined]));
}, 60_000);
