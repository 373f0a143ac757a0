import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSession } from '../features/account/session.js';
import { makeApp, type App } from './app.js';
import { makeUser } from '../features/user/user.factory.js';
import { servePages } from './web-host.js';
import { app, useApp } from '../../test/app.js';

useApp();

/** How often an address has been drawn, and with which status the next one answers. */
const drawn = new Map<string, number>();
let status = 200;
let pages: App;

beforeAll(async () => {
  pages = await makeApp(app().services);
  const entry = {
    NONCE: '__NONCE__',
    canonicalAddress: (url: string) => ({ url, dependsOnCity: false }),
    render: async ({ url }: { url: string }) => {
      drawn.set(url, (drawn.get(url) ?? 0) + 1);
      return { status, html: `<script nonce="__NONCE__">${url}</script>` };
    },
  };
  const source = { entry: async () => entry, shell: async () => ({}), close: async () => undefined };
  await servePages(pages, app().services, source, false);
});
afterAll(() => pages.http.close());

const get = (url: string, headers = {}) => pages.http.inject({ url, headers });

test('a page that strangers see is drawn once, and each answer has a nonce of its own', async () => {
  const [first, second] = [await get('/kept'), await get('/kept')];
  expect(drawn.get('/kept')).toBe(1);
  expect(first.body).not.toBe(second.body);
  for (const { headers, body } of [first, second]) {
    const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  }
});

test('the page of somebody who is logged in is drawn each time and kept nowhere', async () => {
  const cookie = 'mandap=some-token';
  const answer = await get('/private', { cookie });
  await get('/private', { cookie });
  expect(drawn.get('/private')).toBe(2);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

describe('the page budget', () => {
  const used = (who: string) => app().services.limits.read('page', who, 0).used;
  const calls = (who: string) => app().services.limits.read('call', who, 0).used;

  test('a page that is rendered costs the network eight points, one from the cache none', async () => {
    const from = { 'x-forwarded-for': '10.7.0.2' };
    await get('/costs', from);
    expect([used('10.7.0.2'), calls('10.7.0.2')]).toEqual([8, 1]);
    for (let again = 0; again < 3; again++) expect((await get('/costs', from)).statusCode).toBe(200);
    expect([used('10.7.0.2'), calls('10.7.0.2')]).toEqual([8, 1]);
  });

  test('the page of somebody who is logged in costs their account, whatever the network', async () => {
    const { id } = await makeUser();
    const { token } = await startSession(app().tx, id);
    const headers = { cookie: `mandap=${token}`, 'x-forwarded-for': '10.7.0.3' };
    for (let count = 0; count < 2; count++) await get('/account', headers);
    expect([used(id), used('10.7.0.3')]).toEqual([16, 0]);
  });

  test.each(['page', 'call'] as const)(
    'once the %s budget is used up, only cached pages are answered, and the rest in words',
    async (kind) => {
      const network = `10.7.1.${kind.length}`;
      const from = { 'x-forwarded-for': network };
      await get(`/cached-${kind}`);
      for (let wait = 0; wait < 5;) wait = app().services.limits.read(kind, network).retryAfter;
      const { statusCode, headers, body } = await get(`/page-${kind}`, from);
      expect([statusCode, headers['content-type']]).toEqual([429, 'text/plain']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toMatch(/^Too many tries\. Please wait/);
      expect((await get(`/cached-${kind}`, from)).statusCode).toBe(200);
    },
  );
});

test('a page that could not be loaded whole is not kept, and says when to come again', async () => {
  status = 503;
  const failed = await get('/busy');
  status = 200;
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/busy')).statusCode).toBe(200);
  expect(drawn.get('/busy')).toBe(2);
});

describe('a form that is sent without scripts', () => {
  test.each([
    ['/login', '/login'],
    ['/login?next=%2F', '/login?next=%2F'],
    ['//evil.example/', '/evil.example/'],
  ])('to %s leads to %s', async (url, location) => {
    const { statusCode, headers } = await pages.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    });
    expect([statusCode, headers.location]).toEqual([303, location]);
  });

  test('to an address that is too long is refused, because no client reads it back', async () => {
    const { statusCode, headers } = await pages.http.inject({
      method: 'POST',
      url: `/${'a'.repeat(16_000)}`,
    });
    expect([statusCode, headers.location]).toEqual([414, undefined]);
  });
});

test('the explorer, which is JSON to programs, says that it depends on what is accepted', async () => {
  const explorer = await get('/graphql', { accept: 'text/html' });
  expect([explorer.statusCode, explorer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(String(explorer.headers.vary).toLowerCase()).toMatch(/^accept, cookie/);
  expect((await get('/kept')).headers.vary).not.toMatch(/\baccept,/i);
});
