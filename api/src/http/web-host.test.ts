import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSession } from '../features/account/session.js';
import { makeAdmission } from './admission.js';
import { makeApp, type App } from './app.js';
import { makeUser } from '../features/user/user.factory.js';
import { serveFiles, servePages } from './web-host.js';
import { spendReadsTo } from '../../test/read-limits.js';
import { app, useApp } from '../../test/app.js';

useApp();

/** Number of renderings by URL, and the status of the next one. */
const drawn = new Map<string, number>();
let status = 200;
let pages: App;
let client: string;

beforeAll(async () => {
  client = await mkdtemp(path.join(os.tmpdir(), 'mandap-client-'));
  await mkdir(path.join(client, 'assets'));
  await writeFile(path.join(client, 'mark.svg'), '<svg/>');
  pages = await makeApp(app().services);
  const entry = {
    canonicalAddress: (url: string) => url,
    render: async ({ url, nonce }: { url: string; nonce: string | undefined }) => {
      drawn.set(url, (drawn.get(url) ?? 0) + 1);
      const html = `<p>${url}</p><p>${nonce}</p>${'x'.repeat(2000)}`;
      return { status, html, scriptSources: [`'sha256-script'`], styleSources: [`'sha256-style'`] };
    },
  };
  const source = { entry: async () => entry, shell: async () => ({}), close: async () => undefined };
  await serveFiles(pages, client);
  await servePages(pages, app().services, source, false);
});
afterAll(async () => {
  await pages.http.close();
  await rm(client, { recursive: true });
});

const get = (url: string, headers = {}) => pages.http.inject({ url, headers });

describe('a public page', () => {
  test('is rendered once, and is the same for everybody, without a nonce', async () => {
    const [first, second] = [
      await get('/kept'),
      await get('/kept', { cookie: 'mandap_city=Jaipur; other=1' }),
    ];
    expect(drawn.get('/kept')).toBe(1);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(first.body).toContain('<p>undefined</p>');
    for (const { headers } of [first, second]) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'sha256-script'; style-src 'self' 'sha256-style';`);
      expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/);
    }
  });

  test('is rendered once for concurrent visitors', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => get('/together')));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(drawn.get('/together')).toBe(1);
  });

  test('may be stored by shared caches', async () => {
    const { headers } = await get('/kept');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
    );
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test.each([
    ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])(
    'accepting %s, is sent as %s with its own ETag, which allows a 304',
    async (accepted, encoding, decode) => {
      const accepting = accepted ? { 'accept-encoding': accepted } : {};
      const plain = await get('/kept');
      const { headers, rawPayload } = await get('/kept', accepting);
      expect(headers['content-encoding']).toBe(encoding);
      expect(decode(rawPayload).toString()).toBe(plain.body);
      if (encoding) expect(headers.etag).not.toBe(plain.headers.etag);
      const known = { 'if-none-match': `"other", W/${headers.etag}` };
      const again = await get('/kept', { ...accepting, ...known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect((await get('/kept', { ...accepting, 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );
});

describe('visitors who wait for one rendering', () => {
  const used = (kind: 'page' | 'call', network: string) =>
    app().services.limits.reads.status(kind, network).used;

  /**
   * Requests a page from these networks at once. It isn't rendered before all requests wait for it, or one has been
   * answered.
   */
  async function requestTogether(networks: string[], admission = makeAdmission()) {
    let waiting = 0;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { responses } = app().services;
    const services = {
      ...app().services,
      responses: {
        ...responses,
        find: (key: string) => responses.find(key),
        build(...build: Parameters<typeof responses.build>) {
          if (++waiting === networks.length) open();
          return responses.build(...build);
        },
      },
    };
    const server = await makeApp(services, admission);
    let renderings = 0;
    const render = async () => {
      renderings++;
      await opened;
      return { status: 200, html: '<p>', scriptSources: [], styleSources: [] };
    };
    const entry = { canonicalAddress: (url: string) => url, render };
    const source = { entry: async () => entry, shell: async () => ({}), close: async () => undefined };
    await servePages(server, services, source, false);
    const url = `/together-${networks.join()}`;
    const answers = networks.map(async (network) => {
      const answer = await server.http.inject({ url, headers: { 'x-forwarded-for': network } });
      open();
      return answer;
    });
    const sent = await Promise.all(answers);
    await server.http.close();
    return {
      renderings,
      statuses: sent.map(({ statusCode }) => statusCode),
      cacheStatuses: sent.map(({ headers }) => headers['cache-status']),
    };
  }

  const networksOf = (group: number) => Array.from({ length: 5 }, (_, i) => `10.8.${group}.${i}`);

  test('are free, except for the one whose request renders it', async () => {
    const networks = networksOf(1);
    const { renderings, statuses, cacheStatuses } = await requestTogether(networks);
    expect([renderings, statuses]).toEqual([1, [200, 200, 200, 200, 200]]);
    expect(networks.map((network) => used('page', network))).toEqual([8, 0, 0, 0, 0]);
    expect(networks.map((network) => used('call', network))).toEqual([1, 0, 0, 0, 0]);
    const collapsed = 'mandap; fwd=miss; collapsed';
    expect(cacheStatuses).toEqual([undefined, collapsed, collapsed, collapsed, collapsed]);
  });

  test('take no places of other requests', async () => {
    const { renderings, statuses } = await requestTogether(networksOf(2), makeAdmission(1));
    expect([renderings, statuses]).toEqual([1, [200, 200, 200, 200, 200]]);
  });

  test('get the page even if the first of them has used up its limit', async () => {
    const networks = networksOf(3);
    await spendReadsTo(0, 'page', networks[0] ?? '');
    const { renderings, statuses } = await requestTogether(networks);
    expect([renderings, statuses]).toEqual([1, [429, 200, 200, 200, 200]]);
  });
});

test('pages for logged-in people are rendered each time and never cached', async () => {
  const cookie = 'mandap=some-token';
  const answer = await get('/private', { cookie });
  await get('/private', { cookie });
  expect(drawn.get('/private')).toBe(2);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

describe('the cookie of a session that has ended', () => {
  const ended = { cookie: 'mandap=ended; mandap-session-hint=1; mandap-device=abc' };

  test('is cleared by a navigation, so that the next one is answered from the cache', async () => {
    await get('/returning');
    const first = await get('/returning', { ...ended, 'sec-fetch-mode': 'navigate' });
    expect(first.headers['cache-control']).toBe('private, no-store');
    const cleared = first.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()]);
    expect(cleared).toEqual([
      ['mandap', '', 0],
      ['mandap-session-hint', '', 0],
    ]);
    const second = await get('/returning', { cookie: 'mandap-device=abc' });
    expect(second.headers['cache-status']).toBe('mandap; hit');
    expect(drawn.get('/returning')).toBe(2);
  });

  test('is cleared for browsers that don’t send Fetch Metadata', async () => {
    expect((await get('/old-browser', ended)).cookies).toHaveLength(2);
  });

  test('is not cleared by a script’s request or by the APIs, whose responses may arrive after a new login', async () => {
    expect((await get('/script', { ...ended, 'sec-fetch-mode': 'cors' })).cookies).toEqual([]);
    for (const url of ['/graphql?query={me{id}}', '/api/v1/venue/all'])
      expect([url, (await get(url, { ...ended, 'sec-fetch-mode': 'navigate' })).cookies]).toEqual([url, []]);
  });

  test('is not cleared while the session lasts', async () => {
    const { token } = await startSession(app().tx, (await makeUser()).id);
    const { cookies } = await get('/lasting', { cookie: `mandap=${token}; mandap-session-hint=1` });
    expect(cookies).toEqual([]);
  });
});

describe('the page limit', () => {
  const used = (who: string) => app().services.limits.reads.status('page', who).used;
  const calls = (who: string) => app().services.limits.reads.status('call', who).used;

  test('costs the network eight points per rendered page, and none for a cached one', async () => {
    const from = { 'x-forwarded-for': '10.7.0.2' };
    await get('/costs', from);
    expect([used('10.7.0.2'), calls('10.7.0.2')]).toEqual([8, 1]);
    for (let again = 0; again < 3; again++) expect((await get('/costs', from)).statusCode).toBe(200);
    expect([used('10.7.0.2'), calls('10.7.0.2')]).toEqual([8, 1]);
  });

  test('charges logged-in people’s pages to their account, in any network', async () => {
    const { id } = await makeUser();
    const { token } = await startSession(app().tx, id);
    const headers = { cookie: `mandap=${token}`, 'x-forwarded-for': '10.7.0.3' };
    for (let count = 0; count < 2; count++) await get('/account', headers);
    expect([used(id), used('10.7.0.3')]).toEqual([16, 0]);
  });

  test.each(['page', 'call'] as const)(
    'once the %s limit is used up, cached pages are still served, others get a 429 page',
    async (kind) => {
      const network = `10.7.1.${kind.length}`;
      const from = { 'x-forwarded-for': network };
      await get(`/cached-${kind}`);
      await spendReadsTo(0, kind, network);
      const { statusCode, headers, body } = await get(`/page-${kind}`, from);
      expect([statusCode, headers['content-type']]).toEqual([429, 'text/plain']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toMatch(/^Too many attempts\. Please wait/);
      expect((await get(`/cached-${kind}`, from)).statusCode).toBe(200);
    },
  );
});

test('an incomplete page is not cached, and has a Retry-After header', async () => {
  status = 503;
  const failed = await get('/busy');
  status = 200;
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  expect((await get('/busy')).statusCode).toBe(200);
  expect(drawn.get('/busy')).toBe(2);
});

describe('a form submitted without JavaScript', () => {
  test.each([
    ['/login', '/login'],
    ['/login?next=%2F', '/login?next=%2F'],
    ['//evil.example/', '/evil.example/'],
  ])('to %s redirects to %s', async (url, location) => {
    const { statusCode, headers } = await pages.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    });
    expect([statusCode, headers.location]).toEqual([303, location]);
  });

  test('with too long a URL is rejected', async () => {
    const { statusCode, headers } = await pages.http.inject({
      method: 'POST',
      url: `/${'a'.repeat(16_000)}`,
    });
    expect([statusCode, headers.location]).toEqual([414, undefined]);
  });
});

test('the explorer’s URL varies by Accept, because programs get JSON there', async () => {
  const explorer = await get('/graphql', { accept: 'text/html' });
  expect([explorer.statusCode, explorer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(explorer.headers.vary).toMatch(/^Accept\b/);
  expect(explorer.headers['cache-control']).toBe('private, no-store');
  expect(explorer.headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-[^']{22,}'/);
  expect((await get('/kept')).headers.vary).not.toMatch(/\baccept,/i);
});

describe('a file of the web', () => {
  test('that a newer build has written is served, compressed, for a year', async () => {
    const file = path.join(client, 'assets/list-abc.js');
    await writeFile(file, 'console.log(1)');
    await writeFile(`${file}.br`, brotliCompressSync('console.log(1)'));
    const { statusCode, headers, rawPayload } = await get('/assets/list-abc.js', { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('console.log(1)');
    expect((await get('/assets/list-abc.js')).body).toBe('console.log(1)');
    expect((await get('/mark.svg')).body).toBe('<svg/>');
  });

  test.each(['/assets/gone-abc.js', '/assets/..%2f..%2fpackage.json'])(
    'that does not exist is refused without rendering a page: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([403, 404]).toContain(statusCode);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).not.toContain('<p>');
      expect(drawn.has(url)).toBe(false);
    },
  );
});
