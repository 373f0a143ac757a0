import { beforeAll, describe, expect, test } from '@jest/globals';
import { createTestKey } from '../../src/features/api-key/api-key.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { useApp } from '../app.js';
import { client, loggedIn, withKey, type Client } from '../client.js';

useApp();

const ELSEWHERE = 'https://prices.example';
const QUERY = '/graphql?query={cities{name}}';
const LIST = '/api/v1/user/all/city';

let callers: Record<'nothing' | 'a key' | 'a key beside a cookie' | 'a cookie', Client>;
beforeAll(async () => {
  const { id } = await makeUser();
  const { secret } = await createTestKey(id, 'read:own');
  const session = await loggedIn(id);
  callers = {
    nothing: client(),
    'a key': withKey(secret),
    'a key beside a cookie': withKey(secret, session.cookies),
    'a cookie': session,
  };
});

/** Response headers that matter to browsers. */
const corsResult = ({ status, headers }: Response) => [
  status,
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
];

describe.each([QUERY, LIST])('GET %s from another site', (path) => {
  test.each([
    ['nothing', [200, '*', null]],
    ['a key', [200, '*', null]],
    ['a key beside a cookie', [200, '*', null]],
    ['a cookie', [403, null, null]],
  ] as const)('with %s', async (by, expected) => {
    const response = await callers[by].fetch(path, {
      headers: { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' },
    });
    expect(corsResult(response)).toEqual(expected);
    const exposed = response.headers.get('access-control-expose-headers');
    if (by === 'a cookie') expect(exposed).toBeNull();
    else
      for (const name of ['X-Total-Count', 'Link', 'ETag', 'Retry-After', 'X-RateLimit-Remaining'])
        expect(exposed).toContain(name);
  });

  test('with a session cookie: no CORS headers', async () => {
    const response = await callers['a cookie'].fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(corsResult(response)).toEqual([200, null, null]);
  });
});

describe('a preflight', () => {
  const ask = (path: string, method: string, names = 'authorization,content-type,idempotency-key') =>
    client().fetch(path, {
      method: 'OPTIONS',
      headers: {
        origin: ELSEWHERE,
        'sec-fetch-site': 'cross-site',
        'access-control-request-method': method,
        'access-control-request-headers': names,
      },
    });

  test.each([
    ['/graphql', 'POST'],
    ['/graphql', 'GET'],
    ['/api/v1/venue/all', 'GET'],
    ['/api/v1/bookings/bookings', 'POST'],
    ['/api/api/v1/bookings/00000000-0000-7000-8000-000000000000', 'PATCH'],
    ['/API/v1/Wishlist/remove', 'DELETE'],
    ['/api/v1/venue/1', 'PUT'],
  ])('%s, %s', async (path, method) => {
    const response = await ask(path, method);
    expect(corsResult(response)).toEqual([204, '*', null]);
    expect(response.headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    for (const name of ['authorization', 'content-type', 'idempotency-key']) expect(allowed).toContain(name);
    expect(await response.text()).toBe('');
  });

  test('of a page or without its headers gets no CORS headers', async () => {
    for (const path of ['/', '/venuelist', '/graphqlish', '/media/x'])
      expect((await ask(path, 'GET')).headers.get('access-control-allow-origin')).toBeNull();
    const plain = await client().fetch('/api/v1/venue/all', { method: 'OPTIONS' });
    expect(plain.headers.get('access-control-allow-methods')).toBeNull();
  });
});

test('error responses have CORS headers, too', async () => {
  const headers = { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' };
  const badKey = await withKey('mandap_nobody').fetch(LIST, { headers });
  expect(corsResult(badKey)).toEqual([401, '*', null]);
  const missing = await client().fetch('/api/v1/nowhere', { headers });
  expect(corsResult(missing)).toEqual([404, '*', null]);
});
