import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeApp } from '../src/http/app.js';
import { mountWeb } from '../src/http/web-host.js';
import { responseCache } from '../src/core/metrics.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVendor } from '../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';

// The built pages, as in production.

useApp();

let url = '';
let stop = async () => {};
let detail: string[] = [];

beforeAll(async () => {
  const pages = await makeApp(app().services);
  const stopWeb = await mountWeb(pages, app().services, false);
  url = await pages.http.listen({ host: '127.0.0.1', port: 0 });
  stop = async () => {
    await stopWeb();
    await pages.http.close();
  };
  const [venue, vendor] = [await makeVenue({ name: 'Second page 0' }), await makeVendor()];
  for (let more = 1; more <= 20; more++) {
    await makeVenue({ name: `Second page ${more}` });
    await makeVendor({ name: `Second page ${more}` });
  }
  const { location } = await redirectOf(`/vendor/Mehendiartist/${vendor.id}`);
  detail = [`/venuelist/${venue.id}`, location ?? `/vendor/Mehendiartist/${vendor.id}`];
});
afterAll(() => stop());

let addresses = 0;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.9.${addresses >> 8}.${addresses++ & 255}`, ...headers },
  });
const redirectOf = async (path: string) => ({
  location: (await get(path)).headers.get('location'),
});

/** Requests a URL. Returns whether its page came from the cache. */
async function outcome(path: string, headers?: Record<string, string>) {
  const count = async (label: string) => {
    const { values } = await responseCache.get();
    return values.find(({ labels }) => labels.kind === 'page' && labels.outcome === label)?.value ?? 0;
  };
  const before = { hit: await count('hit'), miss: await count('miss') };
  const { status } = await get(path, headers);
  expect([path, status]).toEqual([path, 200]);
  const [hit, miss] = [(await count('hit')) - before.hit, (await count('miss')) - before.miss];
  expect(hit + miss).toBe(1);
  return hit ? 'cached' : 'rendered';
}

/** The URLs of the sitemap's static pages, and other public ones. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await get('/sitemaps/pages.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return [...new Set([...listed, '/login', '/Signup', '/forget', '/business', '/link1', ...detail])];
}

test('unknown parameters create no cache entries, on any public page', async () => {
  const pages = await publicPages();
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    await get(page);
    for (const query of [
      '?utm_source=letter',
      '?n=1&n=2',
      '?__proto__=1',
      '?Q=x&PAGE=3',
      '?a[]=%00',
      '?',
      '?=&&',
    ])
      expect([page, query, await outcome(page + query)]).toEqual([page, query, 'cached']);
  }
}, 120_000);

test('other spellings of a path share its cache entry', async () => {
  await get('/venuelist');
  for (const path of ['/VenueList', '/venuelist/', '/venue%6Cist', '/venuelist?utm=1'])
    expect([path, await outcome(path)]).toEqual([path, 'cached']);
});

describe('parameters that a page reads', () => {
  // Each of these URLs finds a page with content.
  test.each([
    [
      '/venuelist',
      [
        'q=second',
        'city=udaipur',
        'guests=500-1000',
        'price=1,000+-+1,500',
        'type=Banquet+Hall',
        'sort=guests',
        'page=2',
      ],
    ],
    ['/vendor/AllVendors', ['q=second', 'city=udaipur', 'sort=price_low', 'page=2']],
    ['/login', ['next=%2Fvenuelist']],
    ['/Signup', ['next=%2Fvenuelist']],
    ['/forget', ['next=%2Fvenuelist']],
    ['/business', ['next=%2Fvenuelist', 'tab=venue']],
  ])('each create an entry of %s, in any order', async (path, queries) => {
    for (const query of queries) {
      expect([query, await outcome(`${path}?${query}`)]).toEqual([query, 'rendered']);
      expect([query, await outcome(`${path}?utm=1&${query}`)]).toEqual([query, 'cached']);
    }
    if (queries.length < 2) return;
    const [first = '', second = ''] = queries;
    expect(await outcome(`${path}?${first}&${second}`)).toBe('rendered');
    expect(await outcome(`${path}?${second}&${first}`)).toBe('cached');
  });

  test('reach it, and no others do', async () => {
    const text = async (path: string) => (await get(path)).text();
    expect(await text('/venuelist?q=Nowhere+Palace')).toContain('Nowhere Palace');
    expect(await text('/venuelist?canary=Nowhere+Palace')).not.toContain('Nowhere Palace');
    expect(await text('/blogs?q=canary')).not.toContain('canary');
  });
});

test('visitors’ cookies don’t vary a page', async () => {
  for (const path of ['/', '/venuelist']) {
    await get(path);
    for (const cookie of ['mandap_city=Jaipur', 'mandap-device=abc', 'anything=1'])
      expect([path, cookie, await outcome(path, { cookie })]).toEqual([path, cookie, 'cached']);
  }
});

test('a page behind a login keeps every parameter for its redirect, and is never cached', async () => {
  await makeUser();
  for (let again = 0; again < 2; again++) {
    const response = await get('/userProfilePage?tab=bookings&x=1');
    expect(response.status).toBe(302);
  }
});
