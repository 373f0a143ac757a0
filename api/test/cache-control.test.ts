import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { makeApp, type App } from '../src/http/app.js';
import { servePages } from '../src/http/web-host.js';
import { routes as restRoutes } from '../src/rest/mount.js';
import { app, useApp } from './app.js';

useApp({ CDN_PURGE_URL: 'http://127.0.0.1:1/', CDN_PURGE_SECRET: 'secret' });

const NOT_CACHED = 'private, no-store';

let pages: App;
const routes: Pick<RouteOptions, 'method' | 'url'>[] = [];
/** The status of rendered pages. */
let pageStatus = 200;
/** Waits within a rendering. */
let whileRendering = async () => {};

beforeAll(async () => {
  const initialization = channel('fastify.initialization');
  const record = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
  initialization.subscribe(record);
  pages = await makeApp(app().services);
  initialization.unsubscribe(record);
  const entry = {
    canonicalAddress: (url: string) => url,
    render: async () => {
      await app().tx.sql('SELECT count(*) FROM listing');
      await whileRendering();
      if (pageStatus === 302) return { status: pageStatus, location: '/login' };
      return { status: pageStatus, html: '<p>', scriptSources: [], styleSources: [] };
    },
  };
  const source = { entry: async () => entry, shell: async () => ({}), close: async () => undefined };
  await servePages(pages, app().services, source, false);
  await pages.http.ready();
});
afterAll(() => pages.http.close());

let addresses = 0;
const send = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', headers = {}) => {
  const from = { 'x-forwarded-for': `10.75.${addresses >> 8}.${addresses++ & 255}` };
  const { statusCode, headers: sent } = await pages.http.inject({
    method,
    url,
    headers: { ...from, ...headers },
  });
  return {
    status: statusCode,
    control: sent['cache-control'],
    tags: sent['cache-tag'],
    hit: sent['cache-status'],
  };
};
const graphql = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

test('every response of every route says whether caches may store it', async () => {
  const sent = [
    ...new Set(routes.flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))),
  ];
  expect(sent.length).toBeGreaterThan(200);
  const without: string[] = [];
  for (const each of sent) {
    const [method = '', route = ''] = each.split(' ');
    const url = route.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', 'x');
    const { control } = await send(url, method as 'GET');
    if (typeof control !== 'string') without.push(each);
  }
  expect(without).toEqual([]);
}, 120_000);

test.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/sitemaps/pages.xml', 200],
  ['/api/v1/nothing', 404],
  ['/api/v1/user/..%2fadmin', 401],
  ['/%ff', 302],
])('%s (%i) is not cached', async (url, status) => {
  expect(await send(url)).toMatchObject({ status, control: NOT_CACHED });
});

test.each([
  [404, 'public, max-age=0, must-revalidate'],
  [302, 'public, max-age=0, must-revalidate'],
  [503, NOT_CACHED],
])('a page with status %i is %s', async (status, control) => {
  pageStatus = status;
  const sent = await send(`/status-${status}`);
  pageStatus = 200;
  expect(sent).toMatchObject({ status, control });
});

test('the error of a page is not cached', async () => {
  expect(await send(`/${'x'.repeat(5000)}`)).toMatchObject({ status: 414, control: NOT_CACHED });
});

describe('a response that no purge could remove is not cached: it', () => {
  test('changed while it was built', async () => {
    const { id } = await makeVenue();
    whileRendering = async () =>
      void (await app().sql(`UPDATE listing SET name = 'New' WHERE id = $1`, [id]));
    expect((await send('/changing')).control).toBe(NOT_CACHED);
    whileRendering = async () => {};
    expect((await send('/changing')).control).toContain('s-maxage=60');
  });

  test('was built while changes are not received', async () => {
    await makeVenue();
    const stored = [graphql('{ cities { name } }'), '/api/v1/venue/all', '/stored'];
    const built = [graphql('{ cities { state } }'), '/api/v1/venue/all?limit=1', '/built'];
    for (const url of stored) await send(url);
    await loseAnnouncements();
    try {
      for (const url of [...built, ...stored])
        expect([url, await send(url)]).toMatchObject([
          url,
          { status: 200, control: NOT_CACHED, hit: undefined },
        ]);
    } finally {
      await restoreAnnouncements();
    }
    for (const url of built) {
      const { control, tags } = await send(url);
      expect([url, control, tags]).toEqual([
        url,
        expect.not.stringContaining('no-store'),
        expect.any(String),
      ]);
    }
  });
});

describe('REST reads', () => {
  const read = async (url: string) => {
    const from = { 'x-forwarded-for': `10.76.0.${addresses++ & 255}` };
    const { statusCode, headers, body } = await pages.http.inject({ url, headers: from });
    const { link, 'x-total-count': total, 'cache-status': cache } = headers;
    return { sent: { statusCode, link, total, body }, cache };
  };
  const IGNORED = ['unknown=1', 'utm_source=letter', 'a[]=1&__proto__=2', 'search=', 'search=null', '=&&'];
  const publicReads = restRoutes.filter(({ method, operation: { kind, allow } }) => {
    return method === 'GET' && kind === 'read' && allow.roles === 'anyone';
  });

  test('with values in their URLs that they ignore share a cache entry', async () => {
    const { id } = await makeVenue();
    expect(publicReads.length).toBeGreaterThan(10);
    const shared = new Set<string>();
    for (const { path } of publicReads) {
      const url = `/api/v1/${path.replace(/:\w+/g, id)}`;
      const first = (await read(url)).sent;
      // Errors aren't cached.
      if (first.statusCode !== 200) continue;
      for (const query of IGNORED)
        expect([url, query, await read(`${url}?${query}`)]).toEqual([
          url,
          query,
          { sent: first, cache: 'mandap; hit' },
        ]);
      shared.add(path);
    }
    expect([...shared]).toEqual(expect.arrayContaining(['venue/all', 'venue/:id']));
  });

  test('use the first of repeated values, in any order', async () => {
    const first = await read('/api/v1/venue/all?limit=2&city=Udaipur');
    expect(first.cache).toBeUndefined();
    for (const query of ['city=Udaipur&limit=2', 'limit=2&limit=3&city=Udaipur'])
      expect(await read(`/api/v1/venue/all?${query}`)).toEqual({ sent: first.sent, cache: 'mandap; hit' });
    expect((await read('/api/v1/venue/all?limit=3&city=Udaipur')).cache).toBeUndefined();
  });

  test('with a value that is too long are rejected', async () => {
    const { sent, cache } = await read(`/api/v1/venue/all?search=${'x'.repeat(2001)}`);
    expect([sent.statusCode, cache]).toEqual([400, undefined]);
  });
});

/** Limits the connections to the database; open ones stay. */
async function limitConnections(limit: number): Promise<void> {
  const [database] = await app().sql<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  await app().sql(`ALTER DATABASE ${database?.name} CONNECTION LIMIT ${limit}`);
}

/** Ends the connection that receives changes, and prevents new ones. */
async function loseAnnouncements(): Promise<void> {
  await limitConnections(0);
  await app().sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'mandap-announcements'`,
  );
  await until(() => app().services.announcements.position() === undefined);
}

async function restoreAnnouncements(): Promise<void> {
  await limitConnections(-1);
  await until(() => app().services.announcements.position() !== undefined);
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setImmediate(resolve));
}
