import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeApp } from '../src/http/app.js';
import { mountWeb } from '../src/http/web-host.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';

// The built pages, as in production.

useApp();

let url = '';
let stop = async () => {};

beforeAll(async () => {
  const pages = await makeApp(app().services);
  const stopWeb = await mountWeb(pages, app().services, false);
  url = await pages.http.listen({ host: '127.0.0.1', port: 0 });
  await makeVenue({ city: 'Udaipur' });
  stop = async () => {
    await stopWeb();
    await pages.http.close();
  };
});
afterAll(() => stop());

const LIST = '{ venues(filter: { city: "Udaipur" }) { nodes { name } totalCount } }';
const READS: [name: string, path: string][] = [
  ['a page', '/venuelist?city=Udaipur'],
  ['a GraphQL query', `/graphql?query=${encodeURIComponent(LIST)}`],
  ['a REST read', '/api/v1/venue/all?city=Udaipur'],
];
const VARIANTS: Record<string, string>[] = [
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'identity' },
  { accept: 'application/graphql-response+json, text/html' },
  { origin: 'https://example.com' },
];

/** Change with every response. */
const OWN_HEADERS = [
  'date',
  'cache-status',
  'x-ratelimit-reset',
  'x-ratelimit-remaining',
  'x-ratelimit-used',
];

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  const given = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name));
  return {
    status: response.status,
    headers: given,
    body: await response.text(),
    hit: response.headers.get('cache-status'),
  };
}

test.each(READS)(
  'a repeated request for %s gets the same response, whatever its headers',
  async (_name, path) => {
    for (const headers of VARIANTS) {
      await get(path, headers);
      const first = await get(path, headers);
      expect([headers, first.status, first.hit]).toEqual([headers, 200, 'mandap; hit']);
      for (let again = 0; again < 3; again++) expect(await get(path, headers)).toEqual(first);
    }
  },
);

test.each(READS)('a repeated conditional request for %s gets another 304', async (_name, path) => {
  await get(path);
  const { headers } = await get(path);
  const known = { 'if-none-match': new Map(headers).get('etag') ?? '' };
  const first = await get(path, known);
  expect([first.status, first.body, first.hit]).toEqual([304, '', 'mandap; hit']);
  for (let again = 0; again < 3; again++) expect(await get(path, known)).toEqual(first);
});

test.each(READS)('%s is not reused for a session or another method', async (_name, path) => {
  for (let times = 0; times < 3; times++) await get(path);
  const withSession = await fetch(url + path, { headers: { cookie: 'theme=dark; mandap=a-session' } });
  expect([withSession.headers.get('cache-status'), withSession.headers.get('cache-control')]).toEqual([
    null,
    expect.stringMatching(/no-store|no-cache/),
  ]);
  const head = await fetch(url + path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('each response reports the quota of its own network', async () => {
  const path = '/api/v1/venue/all?city=Udaipur';
  const remaining = async (address: string) => {
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': address } });
    return [response.headers.get('cache-status'), response.headers.get('x-ratelimit-remaining')];
  };
  for (let times = 0; times < 3; times++) await get(path);
  const spend = { headers: { 'x-forwarded-for': '10.77.0.1' } };
  await fetch(`${url}/api/v1/venue/all?city=Udaipur&limit=7`, spend);
  const [[hit, spent], [, whole]] = [await remaining('10.77.0.1'), await remaining('10.77.0.2')];
  expect(hit).toBe('mandap; hit');
  expect(Number(spent)).toBeLessThan(Number(whole));
});
