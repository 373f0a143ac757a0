import { describe, expect, test } from '@jest/globals';
import { createTestKey } from '../../src/features/api-key/api-key.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { client, loggedIn, withKey, type Client } from '../client.js';
import { spendReadsTo } from '../read-limits.js';

useApp();

const quotaOf = (headers: Headers) =>
  Object.fromEntries(
    ['limit', 'remaining', 'used', 'reset'].map((name) => [name, Number(headers.get(`x-ratelimit-${name}`))]),
  ) as Record<'limit' | 'remaining' | 'used' | 'reset', number>;

// Each is requested once, because stored responses cost nothing.
let requestCount = 0;
const cheap = () => `{ cities { name${++requestCount}: name } }`;
/** Each of the two lists costs 10 for its statement, and 0.25 for each of its 50 × 6 fields. */
const expensive =
  () => `{ a: venues(first: 50) { ...Cards } b${++requestCount}: venues(first: 50, sort: GUESTS) { ...Cards } }
  fragment Cards on VenueConnection { nodes { id name city state rank facilities } }`;
const search = () => `/venue/all?search=nowhere+${++requestCount}`;

let addresses = 0;
const from = (headers?: Record<string, string>) => {
  const address = `10.60.0.${++addresses}`;
  return { address, http: client(new Map(), address, headers) };
};

describe('every response has the rate limit headers', () => {
  test('of a visitor, in both APIs: one point per call, more for expensive ones', async () => {
    await makeVenue();
    const { http } = from();
    const first = quotaOf((await http.gql(cheap())).headers);
    expect(first).toMatchObject({ limit: 300, remaining: 299, used: 1 });
    expect(first.reset * 1000 - Date.now()).toBeLessThanOrEqual(61_000);
    const { headers, extensions } = (await http.gql(expensive())) as unknown as {
      headers: Headers;
      extensions: { cost: { requested: number } };
    };
    expect(extensions.cost.requested).toBeGreaterThan(50);
    const points = Math.ceil(extensions.cost.requested / 50);
    const second = quotaOf(headers);
    expect(second.used).toBe(1 + points);
    const one = quotaOf((await http.rest('GET', '/user/all/city')).headers);
    expect(one.used).toBe(second.used + 1);
    const few = quotaOf((await http.rest('GET', '/venue/all?limit=25')).headers);
    expect(few.used).toBe(one.used + 1);
    const short = quotaOf((await http.rest('GET', '/venue/all')).headers);
    expect(short).toMatchObject({ used: few.used + 1, remaining: 300 - short.used });
    for (let i = 0; i < 30; i++) await makeVenue();
    const long = quotaOf((await http.rest('GET', '/venue/all')).headers);
    expect(long.used).toBe(short.used + 2);
    // Rejected, but counted as a request.
    for (const [i, wrong] of ['limit=nonsense', 'page=0', `search=${'x'.repeat(81)}`].entries()) {
      const { status, headers } = await http.rest('GET', `/venue/all?${wrong}`);
      expect([wrong, status, quotaOf(headers).used]).toEqual([wrong, 400, long.used + 1 + i]);
    }
  });

  test('of an API key, which is larger and per account, from any network', async () => {
    const { id } = await makeUser();
    const [one, two] = [await createTestKey(id), await createTestKey(id, 'read:own')];
    expect(quotaOf((await withKey(one.secret).gql(cheap())).headers)).toMatchObject({ limit: 1200, used: 1 });
    expect(quotaOf((await withKey(two.secret).rest('GET', '/user/all/city')).headers).used).toBe(2);
  });

  test.each<[string, () => Promise<Client>]>([
    ['somebody who is logged in', async () => loggedIn((await makeUser()).id)],
    ['our own page', async () => from({ 'sec-fetch-site': 'same-origin' }).http],
    ['our own page in an older browser', async () => from({ referer: `${app().url}/venuelist` }).http],
  ])('for %s, with the highest limit, by query cost', async (_, caller) => {
    const http = await caller();
    const listed = quotaOf((await http.rest('GET', search())).headers).used;
    const { headers, extensions } = (await http.gql(expensive())) as unknown as {
      headers: Headers;
      extensions: { cost: { requested: number } };
    };
    const used = listed + Math.ceil(extensions.cost.requested / 50);
    expect(quotaOf(headers)).toMatchObject({ limit: 3000, used, remaining: 3000 - used });
  });

  test('of a logged-in person, from any network', async () => {
    const { cookies } = await loggedIn((await makeUser()).id);
    expect(quotaOf((await client(cookies).gql(cheap())).headers).used).toBe(1);
    expect(quotaOf((await client(cookies).gql(cheap())).headers).used).toBe(2);
  });
});

describe('a quota that is used up', () => {
  const refusals = async (http: Client) => {
    const [graphql, rest] = [await http.gql(cheap()), await http.rest('GET', search())];
    for (const { status, headers } of [graphql, rest]) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(quotaOf(headers).remaining).toBe(0);
    }
    expect(graphql.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(rest.body).toMatchObject({ statusCode: 429, success: false });
  };

  test('applies to visitors, but not to API keys and sessions of the same network', async () => {
    const { http, address } = from();
    const user = await makeUser();
    const key = await createTestKey(user.id);
    await spendReadsTo(0, 'visitor', address);
    await refusals(http);
    const program = client(new Map(), address, { authorization: `Bearer ${key.secret}` });
    expect((await program.gql(cheap())).status).toBe(200);
    const { cookies } = await loggedIn(user.id);
    expect((await client(cookies, address).gql(cheap())).status).toBe(200);
    const page = client(new Map(), address, { 'sec-fetch-site': 'same-origin' });
    expect((await page.gql(cheap())).status).toBe(200);
  });

  test('all keys of an account are limited', async () => {
    const { id } = await makeUser();
    await spendReadsTo(0, 'key', id);
    for (const scope of ['read:public', 'write:own'] as const)
      await refusals(withKey((await createTestKey(id, scope)).secret));
  });

  test('also applies to requests of our own pages and of logged-in people', async () => {
    const { http, address } = from({ 'sec-fetch-site': 'same-origin' });
    await spendReadsTo(0, 'page', address);
    await refusals(http);
    const { id } = await makeUser();
    await spendReadsTo(0, 'page', id);
    await refusals(await loggedIn(id));
  });

  test('rejects a request that exceeds it before it runs; smaller requests still succeed', async () => {
    const { http, address } = from();
    await spendReadsTo(3, 'visitor', address);
    const refused = await http.gql(expensive());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused.data ?? null).toBeNull();
    const list = await http.rest('GET', search());
    expect([list.status, quotaOf(list.headers).remaining]).toEqual([429, 1]);
    expect((await http.gql(cheap())).status).toBe(200);
    expect((await http.gql(cheap())).status).toBe(429);
  });

  test('limits the requests of a network, whoever sends them', async () => {
    const { address } = from();
    await spendReadsTo(0, 'call', address);
    const { secret } = await createTestKey((await makeUser()).id);
    await refusals(client(new Map(), address, { authorization: `Bearer ${secret}` }));
  });
});

describe('a stored response', () => {
  const [document, path] = ['{ cities { stored: name } }', '/venue/all?search=stored'];

  test('costs a visitor nothing, in both APIs, and is available when the quota is used up', async () => {
    await from().http.gql(document);
    await from().http.rest('GET', path);
    const { http, address } = from();
    const [graphql, rest] = [await http.gql(document), await http.rest('GET', path)];
    expect([graphql.status, rest.status]).toEqual([200, 200]);
    for (const { headers } of [graphql, rest])
      expect(quotaOf(headers)).toMatchObject({ limit: 300, used: 0, remaining: 300 });
    expect(app().services.limits.reads.status('call', address).used).toBe(0);
    for (const kind of ['visitor', 'call'] as const) {
      await spendReadsTo(0, kind, address);
      expect((await http.gql(document)).data).toEqual(graphql.data);
      expect((await http.rest('GET', path)).body).toEqual(rest.body);
      expect((await http.gql(cheap())).status).toBe(429);
      expect((await http.rest('GET', search())).status).toBe(429);
    }
  });

  test('costs a key and a session as much as any other response', async () => {
    const { id } = await makeUser();
    const key = withKey((await createTestKey(id)).secret);
    for (const http of [key, await loggedIn(id)]) {
      await http.gql(document);
      expect(quotaOf((await http.gql(document)).headers).used).toBe(2);
    }
  });
});

describe('an hourly limit', () => {
  const ENQUIRY = {
    ...{ name: 'Ananya Sharma', contact: '9829044171', location: 'Udaipur', guests: 200 },
    ...{ date: `${new Date().getFullYear() + 1}-02-14`, address: 'Lal Ghat', typeOfEvent: 'Wedding' },
  };
  const send = (http: Client, more: object = {}) =>
    http.rest<{ message: string }>('POST', '/enquiry/submit', { ...ENQUIRY, ...more });

  test('counts valid requests only; the headers of a 429 describe this limit', async () => {
    const { http } = from();
    for (let i = 0; i < 25; i++) expect((await send(http, { contact: '12' })).status).toBe(400);
    for (let i = 0; i < 20; i++) expect((await send(http)).status).toBe(200);
    const { status, headers } = await send(http);
    expect([status, quotaOf(headers)]).toMatchObject([429, { limit: 20, used: 20, remaining: 0 }]);
    const wait = Number(headers.get('retry-after'));
    expect(quotaOf(headers).reset - Date.now() / 1000).toBeCloseTo(wait, -1);
    const graphql = await http.gql(
      `mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { userErrors { code } } }`,
      { input: { name: 'A', contact: '9829044171', location: 'Udaipur', message: 'Hello' } },
    );
    expect([graphql.status, quotaOf(graphql.headers).limit]).toEqual([429, 20]);
  });

  test('counts every password attempt', async () => {
    const { http } = from();
    const login = { email: 'nobody@test.example', password: 'wrong' };
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await http.rest('POST', '/user/login', login)).status);
    expect(statuses).toContain(429);
  });
});
