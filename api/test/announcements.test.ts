import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '../db/data-source.js';
import { listenForChanges, type Announcements } from '../src/core/announcements.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { inDays, makeBlockedPeriod } from './permissions/scene.js';
import { makeTcpProxy, type TcpProxy } from './tcp-proxy.js';

useApp();

const QUICK = { checkMs: 50, answerMs: 200 };

test('a connection that doesn’t answer is replaced, and nothing new is cached meanwhile', async () => {
  const { env, log } = app().services;
  const proxy = await makeTcpProxy(env.databaseUrl ?? '');
  const { pool, source } = await openDatabase(proxy.url, { poolSize: 2 });
  const announcements = await listenForChanges(proxy.url, pool, log, QUICK);
  const early = announcements.position() ?? 0;
  expect(announcements.freshness(early, ['blog'])).toBe('fresh');
  proxy.freeze();
  while (announcements.position() !== undefined) await pause(10);
  // Nothing can change in a database that doesn’t answer.
  while (announcements.freshness(early, ['blog']) !== 'fresh') await pause(10);
  // New connections that don’t answer are given up, too.
  const before = proxy.accepted();
  while (proxy.accepted() < before + 2) await pause(10);
  await proxy.restore();
  while (announcements.position() === undefined) await pause(10);
  expect(announcements.freshness(early, ['blog'])).toBe('invalid');
  const later = announcements.position() ?? 0;
  await app().sql(`SELECT pg_notify('change', 'blog')`);
  while (announcements.freshness(later, ['blog']) === 'fresh') await pause(10);
  await announcements.close();
  await source.destroy();
  await proxy.cut();
}, 20_000);

test('nothing is fresh while only the listening connection doesn’t answer', async () => {
  const { env, log, database } = app().services;
  const proxy = await makeTcpProxy(env.databaseUrl ?? '');
  const announcements = await listenForChanges(proxy.url, database.pool, log, QUICK);
  const early = announcements.position() ?? 0;
  proxy.freeze();
  while (announcements.position() !== undefined) await pause(10);
  const before = proxy.accepted();
  const seen = new Set();
  while (proxy.accepted() < before + 2) {
    seen.add(announcements.freshness(early, ['blog']));
    await pause(10);
  }
  expect([...seen]).toEqual(['invalid']);
  await announcements.close();
  await proxy.cut();
}, 20_000);

describe('during an outage', () => {
  interface Setting {
    timing?: Parameters<typeof listenForChanges>[3];
    /** What happens just before the cut. */
    before?: (listener: TcpProxy, announcements: Announcements) => Promise<void>;
  }

  /** Cuts two ways to the database: that of the listening connection, and that of the pool. */
  async function setUp({ timing = QUICK, before }: Setting = {}) {
    const { env, log } = app().services;
    const [listener, pooled] = [
      await makeTcpProxy(env.databaseUrl ?? ''),
      await makeTcpProxy(env.databaseUrl ?? ''),
    ];
    const { pool, source } = await openDatabase(pooled.url, { poolSize: 2 });
    const announcements = await listenForChanges(listener.url, pool, log, timing);
    const position = announcements.position() ?? 0;
    const freshness = () => announcements.freshness(position, ['blog']);
    await before?.(listener, announcements);
    await Promise.all([listener.cut(), pooled.cut()]);
    while (!announcements.isOutage()) await pause(10);
    const close = async () => {
      await announcements.close();
      await source.destroy();
      await Promise.all([listener.cut(), pooled.cut()]);
    };
    return { listener, pooled, pool, announcements, freshness, close };
  }

  test('cached data is fresh until the pool answers, and then not even in another outage', async () => {
    const { listener, pooled, pool, announcements, freshness, close } = await setUp();
    expect(freshness()).toBe('fresh');
    await pooled.restore();
    // Not at once: answers may come from connections that a crashed server hasn't closed yet.
    while (freshness() !== 'invalid') await Promise.all([pool.query('SELECT 1'), pause(10)]);
    await pooled.cut();
    await expect(pool.query('SELECT 1')).rejects.toThrow();
    expect(freshness()).toBe('invalid');
    await listener.restore();
    while (announcements.position() === undefined) await pause(10);
    expect(announcements.freshness(announcements.position() ?? 0, ['blog'])).toBe('fresh');
    await close();
  }, 20_000);

  test('a probe finds out that the pool is answered again', async () => {
    const { pooled, freshness, close } = await setUp();
    await pooled.restore();
    while (freshness() !== 'invalid') await pause(10);
    await close();
  }, 20_000);

  test('nothing is fresh if a change of this process had not arrived before', async () => {
    const { freshness, close } = await setUp({
      // The writer stops waiting before the connection counts as lost.
      timing: { checkMs: 15_000, answerMs: 5000 },
      async before(listener, announcements) {
        listener.freeze();
        await announcements.catchUp();
      },
    });
    expect(freshness()).toBe('invalid');
    await close();
  }, 20_000);

  test('a writer who waits for changes invalidates everything', async () => {
    const { announcements, freshness, close } = await setUp();
    await announcements.catchUp();
    expect(freshness()).toBe('invalid');
    await close();
  }, 20_000);
});

test('while a writer’s change may not have arrived, nothing is reused', async () => {
  const { env, log, database } = app().services;
  const before = await listeners();
  const announcements = await listenForChanges(env.databaseUrl ?? '', database.pool, log);
  const [backend = 0] = (await listeners()).filter((pid) => !before.includes(pid));
  const position = announcements.position() ?? 0;
  process.kill(backend, 'SIGSTOP');
  await announcements.catchUp().finally(() => process.kill(backend, 'SIGCONT'));
  expect(announcements.position()).toBeUndefined();
  expect(announcements.freshness(position, ['blog'])).toBe('invalid');
  // The connection has lost nothing, so what was cached is valid again.
  while (announcements.position() === undefined) await pause(10);
  expect(announcements.freshness(position, ['blog'])).toBe('fresh');
  await announcements.close();
});

test('an account has just changed after an announcement about it, or about all', async () => {
  const { env, log, database } = app().services;
  const announcements = await listenForChanges(env.databaseUrl ?? '', database.pool, log);
  const { moveClock } = await runningApp();
  const reset = moveClock(60_000, true);
  try {
    const seen = [announcements.hasJustChanged('a')];
    for (const payload of ['a', '*']) {
      await app().sql(`SELECT pg_notify('account_change', $1)`, [payload]);
      await announcements.catchUp();
      seen.push(announcements.hasJustChanged('a'), announcements.hasJustChanged('b'));
    }
    expect(seen).toEqual([false, true, false, true, true]);
  } finally {
    reset();
    await announcements.close();
  }
});

test('accounts may have changed while the connection was lost', async () => {
  const { env, log, database } = app().services;
  const before = await listeners();
  const announcements = await listenForChanges(env.databaseUrl ?? '', database.pool, log);
  const { moveClock } = await runningApp();
  const reset = moveClock(60_000, true);
  try {
    expect(announcements.hasJustChanged('a')).toBe(false);
    const [backend = 0] = (await listeners()).filter((pid) => !before.includes(pid));
    await app().sql('SELECT pg_terminate_backend($1)', [backend]);
    while (!announcements.hasJustChanged('a')) await pause(10);
    while (announcements.position() === undefined) await pause(10);
    expect(announcements.hasJustChanged('a')).toBe(true);
  } finally {
    reset();
    await announcements.close();
  }
});

test('a connection that doesn’t answer can be closed', async () => {
  const { env, log, database } = app().services;
  const proxy = await makeTcpProxy(env.databaseUrl ?? '');
  const announcements = await listenForChanges(proxy.url, database.pool, log);
  proxy.freeze();
  await announcements.close();
  await proxy.cut();
});

test('closing a listing for two years announces each day, and nothing else', async () => {
  const { announcements } = app().services;
  const { id } = await makeVenue();
  await announcements.catchUp();
  const position = announcements.position() ?? 0;
  const blockedId = await makeBlockedPeriod(id, inDays(1), inDays(731));
  for (const change of ['blocks', 'frees']) {
    if (change === 'frees') await app().sql(`DELETE FROM blocked_period WHERE id = $1`, [blockedId]);
    await announcements.catchUp();
    const state = (tag: string) => announcements.freshness(position, [tag]);
    for (const day of [1, 300, 301, 731]) expect(state(`full_day:${inDays(day)}`)).not.toBe('fresh');
    expect([state(`full_day:${inDays(800)}`), state('blog')]).toEqual(['fresh', 'fresh']);
  }
});

/** Returns the process IDs of connections that listen for changes. */
async function listeners(): Promise<number[]> {
  const rows = await app().sql<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'mandap-announcements' AND datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}
