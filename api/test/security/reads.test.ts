import { beforeAll, expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import pg from 'pg';
import { health } from '../../src/http/health.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { client } from '../client.js';
import { spendReadsTo } from '../read-limits.js';

useApp();
beforeAll(() => makeVenue());

const MEDIA = `/media/${'a'.repeat(32)}/320.webp`;
const PATHS = [
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/venues-1.xml',
  '/nothing',
];

test('every path but /healthz counts towards the limit of reads; pictures have their own', async () => {
  await spendReadsTo(0, 'call', '10.8.0.1');
  const caller = client(new Map(), '10.8.0.1');
  for (const path of PATHS) {
    const response = await caller.fetch(path);
    expect([path, response.status]).toEqual([path, 429]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await caller.fetch('/healthz')).status).toBe(200);
  expect((await caller.fetch(MEDIA)).status).toBe(404);
  await spendReadsTo(0, 'file', '10.8.0.1');
  expect((await caller.fetch(MEDIA)).status).toBe(429);
  expect((await client().fetch(MEDIA)).status).toBe(404);
});

test('an IPv6 prefix counts as one address; an IPv4 address counts the same in both notations', async () => {
  await spendReadsTo(0, 'call', '2001:db8:0:7::/64');
  const status = async (address: string) => (await client(new Map(), address).fetch('/readyz')).status;
  expect(await status('2001:db8:0:7:1234::9')).toBe(429);
  expect(await status('2001:db8:0:8::9')).toBe(200);
  await spendReadsTo(0, 'call', '10.8.0.2');
  expect(await status('::ffff:10.8.0.2')).toBe(429);
});

test('writes count per network as well', async () => {
  for (const end of ['1', '2', '3'])
    await client(new Map(), `2001:db8:0:9::${end}`).rest('POST', '/user/login', {
      email: 'a@b.example',
      password: 'x',
    });
  const rows = await app().sql(`SELECT points FROM rate_limit WHERE key LIKE 'login:%'`);
  expect(rows).toEqual([{ points: 3 }]);
});

test('the sitemap is cached until something it lists changes', async () => {
  const statements = jest.spyOn(app().services.database.pool, 'query');
  const ask = async (path: string) => {
    const before = statements.mock.calls.length;
    const response = await client().fetch(path);
    return {
      status: response.status,
      text: await response.text(),
      ran: statements.mock.calls.length - before,
    };
  };
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/venues-1.xml',
    '/sitemaps/venues-2.xml',
  ]) {
    const [first, second] = [await ask(path), await ask(path)];
    expect(second).toEqual({ ...first, ran: 0 });
  }
  const venue = await makeVenue();
  // The change is announced over a separate connection.
  let found = '';
  for (let i = 0; i < 50 && !found.includes(venue.id); i++)
    found = (await ask('/sitemaps/venues-1.xml')).text;
  expect(found).toContain(venue.id);
  for (const path of ['/sitemaps/venues-2.xml', '/sitemaps/venues-0.xml', '/sitemaps/venues-10000.xml'])
    expect((await ask(path)).status).toBe(404);
  statements.mockRestore();
});

test('/readyz checks whether the database responds, also while all connections are busy', async () => {
  const { source, pool } = app().services.database;
  await client().fetch('/readyz');
  const migrations = jest.spyOn(source, 'showMigrations');
  expect((await client().fetch('/readyz')).status).toBe(200);
  expect(migrations).not.toHaveBeenCalled();
  // A busy server is ready: it refuses what is too much.
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect((await client().fetch('/readyz')).status).toBe(200);
  for (const connection of held) connection.release();
  const http = Fastify();
  health(http, {
    ...app().services,
    database: { ...app().services.database, pool: new pg.Pool({ host: '127.0.0.1', port: 1 }) },
  });
  const { statusCode, body } = await http.inject('/readyz');
  expect([statusCode, body]).toEqual([503, 'not ready: the database doesn’t answer']);
  await http.close();
});
