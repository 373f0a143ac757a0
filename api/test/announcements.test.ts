import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { listenForChanges } from '../src/core/announcements.js';
import { app, useApp } from './app.js';
import { makeTcpProxy } from './tcp-proxy.js';

useApp();

test('a connection that doesn’t answer is replaced, and nothing is cached meanwhile', async () => {
  const { env, log } = app().services;
  const proxy = await makeTcpProxy(env.databaseUrl ?? '');
  const announcements = await listenForChanges(proxy.url, log, { checkMs: 50, answerMs: 200 });
  const early = announcements.position() ?? 0;
  expect(announcements.freshness(early, ['blog'])).toBe('fresh');
  proxy.freeze();
  while (announcements.position() !== undefined) await pause(10);
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
  await proxy.cut();
}, 20_000);
