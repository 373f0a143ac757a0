import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { anotherApp, app, useApp, type TestApp } from './app.js';
import { makeTcpProxy, type TcpProxy } from './tcp-proxy.js';

/** What a server sends after its connection for announcements was lost, with and without its other connections. */

useApp();

let proxy: TcpProxy;
let server: TestApp;
let stop = async () => {};
/** Another process with an open connection. */
let other: pg.Client;

beforeEach(async () => {
  proxy = await makeTcpProxy(app().services.env.databaseUrl ?? '');
  ({ app: server, stop } = await anotherApp(proxy.url, {}, { limitFactor: 1000 }));
  other = new pg.Client(app().services.env.databaseUrl);
  await other.connect();
});
afterEach(async () => {
  resetClock();
  await limitConnections(-1);
  await other.end();
  await proxy.cut();
  await stop();
});

let resetClock = () => {};
/** Sets the clock to so many minutes after the real time. */
async function moveClockTo(minutes: number): Promise<void> {
  resetClock();
  resetClock = (await runningApp()).moveClock(minutes * 60_000, true);
}

let addresses = 0;
async function get(path: string) {
  const response = await fetch(server.url + path, {
    headers: { 'x-forwarded-for': `10.76.0.${addresses++ % 256}` },
  });
  const { status, headers } = response;
  return {
    status,
    text: await response.text(),
    isHit: headers.has('cache-status'),
    cacheControl: headers.get('cache-control'),
  };
}
const isCached = async (path: string) => (await get(path)).isHit;

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await nextTick();
}

/** Limits the connections to the database; open ones stay. */
async function limitConnections(limit: number): Promise<void> {
  await other.query(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT ${limit}', current_database());
  END $$`);
}

const endListeners = () =>
  other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'mandap-announcements'`);

/** Resolves when at least one attempt to connect has failed: the next one has begun. */
async function untilReconnectFailed(): Promise<void> {
  const before = proxy.accepted();
  await until(() => proxy.accepted() >= before + 2);
}

const suspend = (id: string) =>
  other.query(
    `UPDATE listing SET status = 'suspended', suspension_reason = 'No', suspended_at = now() WHERE id = $1`,
    [id],
  );

test('a listing that another process suspends is not shown while announcements are lost, but the database is reachable', async () => {
  const { id, name } = await makeVenue();
  await server.services.announcements.catchUp();
  const paths = ['/api/v1/venue/all', `/api/v1/venue/${id}`];
  for (const path of paths) {
    expect((await get(path)).text).toContain(name);
    expect(await isCached(path)).toBe(true);
  }
  await limitConnections(0);
  await endListeners();
  await untilReconnectFailed();
  await suspend(id);
  for (const path of paths) {
    const { text, isHit, cacheControl } = await get(path);
    expect([path, text, isHit]).toEqual([path, expect.not.stringContaining(name), false]);
    expect(cacheControl).toContain('no-store');
    expect(await isCached(path)).toBe(false);
  }
  await limitConnections(-1);
  await until(() => server.services.announcements.position() !== undefined);
  await get('/api/v1/venue/all');
  expect(await isCached('/api/v1/venue/all')).toBe(true);
}, 30_000);

test('a response is cached for ten minutes', async () => {
  await makeVenue();
  await server.services.announcements.catchUp();
  await get('/api/v1/venue/all');
  await moveClockTo(9);
  expect(await isCached('/api/v1/venue/all')).toBe(true);
  await moveClockTo(11);
  expect(await get('/api/v1/venue/all')).toMatchObject({ status: 200, isHit: false });
  expect(await isCached('/api/v1/venue/all')).toBe(true);
});

test('a response that is nine minutes old is sent for another ten minutes if the database can’t be reached', async () => {
  await makeVenue();
  await server.services.announcements.catchUp();
  const { text } = await get('/api/v1/venue/all');
  const { announcements } = server.services;
  const position = announcements.position() ?? 0;
  await moveClockTo(9);
  await proxy.cut();
  await until(
    () => announcements.position() === undefined && announcements.freshness(position, []) === 'fresh',
  );
  for (const minutes of [9, 11, 18]) {
    await moveClockTo(minutes);
    expect(await get('/api/v1/venue/all')).toMatchObject({ status: 200, isHit: true, text });
  }
  await moveClockTo(20);
  expect(await get('/api/v1/venue/all')).toMatchObject({ status: 503 });
}, 30_000);
