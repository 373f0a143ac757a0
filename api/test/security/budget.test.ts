import { describe, expect, test } from '@jest/globals';
import { makeKey } from '../../src/features/api-key/api-key.factory.js';
import type { ReadKind } from '../../src/core/limits.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { client, loggedIn, withKey, type Client } from '../client.js';

useApp();

/** Counts a budget down to what is left, in a window that has some seconds to go. */
function leave(left: number, kind: ReadKind, who: string) {
  for (;;) {
    const { limit, used, resetsAt: ends } = app().services.limits.read(kind, who, 0);
    if (ends - Date.now() > 5000) return void app().services.limits.read(kind, who, limit - used - left);
    app().services.limits.read(kind, who, 1);
  }
}

const budget = (headers: Headers) =>
  Object.fromEntries(
    ['limit', 'remaining', 'used', 'reset'].map((name) => [name, Number(headers.get(`x-ratelimit-${name}`))]),
  ) as Record<'limit' | 'remaining' | 'used' | 'reset', number>;

const CHEAP = '{ cities { name } }';
/** Each of the two lists costs 10 for its statement, and a quarter of each of its 50 × 6 fields. */
const DEAR = `{ a: venues(first: 50) { ...Cards } b: venues(first: 50, sort: GUESTS) { ...Cards } }
  fragment Cards on VenueConnection { nodes { id name city state rank facilities } }`;

let addresses = 0;
const from = (headers?: Record<string, string>) => {
  const address = `10.60.0.${++addresses}`;
  return { address, http: client(new Map(), address, headers) };
};

describe('every answer says how the budget stands', () => {
  test('of a visitor, by both APIs: one point a call, more for what is dear', async () => {
    await makeVenue();
    const { http } = from();
    const first = budget((await http.gql(CHEAP)).headers);
    expect(first).toMatchObject({ limit: 300, remaining: 299, used: 1 });
    expect(first.reset * 1000 - Date.now()).toBeLessThanOrEqual(61_000);
    const { headers, extensions } = (await http.gql(DEAR)) as unknown as {
      headers: Headers;
      extensions: { cost: { requested: number } };
    };
    expect(extensions.cost.requested).toBeGreaterThan(50);
    const dear = Math.ceil(extensions.cost.requested / 50);
    const second = budget(headers);
    expect(second.used).toBe(1 + dear);
    const one = budget((await http.rest('GET', '/user/all/city')).headers);
    expect(one.used).toBe(second.used + 1);
    const few = budget((await http.rest('GET', '/venue/all?limit=25')).headers);
    expect(few.used).toBe(one.used + 1);
    const short = budget((await http.rest('GET', '/venue/all')).headers);
    expect(short).toMatchObject({ used: few.used + 1, remaining: 300 - short.used });
    for (let i = 0; i < 30; i++) await makeVenue();
    const long = budget((await http.rest('GET', '/venue/all')).headers);
    expect(long.used).toBe(short.used + 2);
    // Refused, and counted as a request.
    for (const [i, wrong] of ['limit=nonsense', 'page=0', `search=${'x'.repeat(81)}`].entries()) {
      const { status, headers } = await http.rest('GET', `/venue/all?${wrong}`);
      expect([wrong, status, budget(headers).used]).toEqual([wrong, 400, long.used + 1 + i]);
    }
  });

  test('of a key, which is wider and the account’s, from wherever it asks', async () => {
    const { id } = await makeUser();
    const [one, two] = [await makeKey(id), await makeKey(id, 'read:own')];
    expect(budget((await withKey(one.secret).gql(CHEAP)).headers)).toMatchObject({ limit: 1200, used: 1 });
    expect(budget((await withKey(two.secret).rest('GET', '/user/all/city')).headers).used).toBe(2);
  });

  test.each<[string, () => Promise<Client>]>([
    ['somebody who is logged in', async () => loggedIn((await makeUser()).id)],
    ['our own page', async () => from({ 'sec-fetch-site': 'same-origin' }).http],
    ['our own page in an older browser', async () => from({ referer: `${app().url}/venuelist` }).http],
  ])('of %s, which is the widest, by what is asked', async (_, caller) => {
    const http = await caller();
    const listed = budget((await http.rest('GET', '/venue/all')).headers).used;
    const { headers, extensions } = (await http.gql(DEAR)) as unknown as {
      headers: Headers;
      extensions: { cost: { requested: number } };
    };
    const used = listed + Math.ceil(extensions.cost.requested / 50);
    expect(budget(headers)).toMatchObject({ limit: 3000, used, remaining: 3000 - used });
  });

  test('of somebody who is logged in, from wherever they ask', async () => {
    const { cookies } = await loggedIn((await makeUser()).id);
    expect(budget((await client(cookies).gql(CHEAP)).headers).used).toBe(1);
    expect(budget((await client(cookies).gql(CHEAP)).headers).used).toBe(2);
  });
});

describe('when it is used up', () => {
  const refusals = async (http: Client) => {
    const [graphql, rest] = [await http.gql(CHEAP), await http.rest('GET', '/user/all/city')];
    for (const { status, headers } of [graphql, rest]) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(budget(headers).remaining).toBe(0);
    }
    expect(graphql.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(rest.body).toMatchObject({ statusCode: 429, success: false });
  };

  test('a visitor waits, and a key and a session of the same network go on', async () => {
    const { http, address } = from();
    const user = await makeUser();
    const key = await makeKey(user.id);
    leave(0, 'visitor', address);
    await refusals(http);
    const program = client(new Map(), address, { authorization: `Bearer ${key.secret}` });
    expect((await program.gql(CHEAP)).status).toBe(200);
    const { cookies } = await loggedIn(user.id);
    expect((await client(cookies, address).gql(CHEAP)).status).toBe(200);
    const page = client(new Map(), address, { 'sec-fetch-site': 'same-origin' });
    expect((await page.gql(CHEAP)).status).toBe(200);
  });

  test('all keys of an account wait', async () => {
    const { id } = await makeUser();
    leave(0, 'key', id);
    for (const scope of ['read:public', 'write:own'] as const)
      await refusals(withKey((await makeKey(id, scope)).secret));
  });

  test('who says to be our page, or is logged in, waits as well', async () => {
    const { http, address } = from({ 'sec-fetch-site': 'same-origin' });
    leave(0, 'page', address);
    await refusals(http);
    const { id } = await makeUser();
    leave(0, 'page', id);
    await refusals(await loggedIn(id));
  });

  test('what does not fit is refused before it runs, and what is smaller still fits', async () => {
    const { http, address } = from();
    leave(3, 'visitor', address);
    const dear = await http.gql(DEAR);
    expect(dear.status).toBe(429);
    expect(Number(dear.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(dear.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(dear.data ?? null).toBeNull();
    const list = await http.rest('GET', '/venue/all');
    expect([list.status, budget(list.headers).remaining]).toEqual([429, 1]);
    expect((await http.gql(CHEAP)).status).toBe(200);
    expect((await http.gql(CHEAP)).status).toBe(429);
  });

  test('a network that asks too often waits, whoever asks', async () => {
    const { address } = from();
    leave(0, 'call', address);
    const { secret } = await makeKey((await makeUser()).id);
    await refusals(client(new Map(), address, { authorization: `Bearer ${secret}` }));
  });
});

describe('a limit by the hour', () => {
  const ENQUIRY = {
    ...{ name: 'Ananya Sharma', contact: '9829044171', location: 'Udaipur', guests: 200 },
    ...{ date: `${new Date().getFullYear() + 1}-02-14`, address: 'Lal Ghat', typeOfEvent: 'Wedding' },
  };
  const send = (http: Client, more: object = {}) =>
    http.rest<{ message: string }>('POST', '/enquiry/submit', { ...ENQUIRY, ...more });

  test('counts what was sent, not what was mistyped; its refusal tells of itself', async () => {
    const { http } = from();
    for (let i = 0; i < 25; i++) expect((await send(http, { contact: '12' })).status).toBe(400);
    for (let i = 0; i < 20; i++) expect((await send(http)).status).toBe(200);
    const { status, headers } = await send(http);
    expect([status, budget(headers)]).toMatchObject([429, { limit: 20, used: 20, remaining: 0 }]);
    const wait = Number(headers.get('retry-after'));
    expect(budget(headers).reset - Date.now() / 1000).toBeCloseTo(wait, -1);
    const graphql = await http.gql(
      `mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { userErrors { code } } }`,
      { input: { name: 'A', contact: '9829044171', location: 'Udaipur', message: 'Hello' } },
    );
    expect([graphql.status, budget(graphql.headers).limit]).toEqual([429, 20]);
  });

  test('counts every try of a password', async () => {
    const { http } = from();
    const login = { email: 'nobody@test.example', password: 'wrong' };
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await http.rest('POST', '/user/login', login)).status);
    expect(statuses).toContain(429);
  });
});
