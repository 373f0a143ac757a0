import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeApp, type App } from './app.js';
import { servePages } from './web-host.js';
import { app, useApp } from '../test/app.js';

useApp();

/** How often an address has been drawn, and with which status the next one answers. */
const drawn = new Map<string, number>();
let status = 200;
let pages: App;

beforeAll(async () => {
  pages = await makeApp(app().services);
  const entry = {
    NONCE: '__NONCE__',
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

test('a reader of too many pages is told so in words', async () => {
  for (let wait = 0; wait < 5;) wait = app().services.limits.read('call', '10.7.0.1').wait;
  const { statusCode, headers, body } = await get('/page', { 'x-forwarded-for': '10.7.0.1' });
  expect([statusCode, headers['content-type']]).toEqual([429, 'text/plain']);
  expect(body).toMatch(/^Too many tries\. Please wait/);
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
});

test('the explorer, which is JSON to programs, says that it depends on what is accepted', async () => {
  const explorer = await get('/graphql', { accept: 'text/html' });
  expect([explorer.statusCode, explorer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(String(explorer.headers.vary).toLowerCase()).toMatch(/^accept, cookie/);
  expect((await get('/kept')).headers.vary).not.toMatch(/\baccept,/i);
});
