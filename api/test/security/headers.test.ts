import { expect, test } from '@jest/globals';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { useApp } from '../app.js';
import { client, loggedIn, type Client } from '../client.js';

useApp();

const PLACES = [
  '/graphql?query={me{id}}',
  '/api/v1/venue/all',
  '/api/v1/nothing',
  '/healthz',
  `/media/${'0'.repeat(32)}/320.webp`,
];

test.each(PLACES)('%s has the security headers', async (address) => {
  const { headers } = await client().fetch(address);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
});

test.each(['/graphql?query={cities{name}}', '/api/v1/venue/all'])(
  '%s: responses to a session are never cached, and unreadable for other sites',
  async (address) => {
    const caller = await loggedIn((await makeUser()).id);
    const { headers } = await caller.fetch(address);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const visitor = await client().fetch(address);
    expect(visitor.headers.get('cache-control') ?? '').not.toContain('private');
  },
);

test('REST responses vary by credentials: caches revalidate; long lists are compressed', async () => {
  for (let i = 0; i < 5; i++) await makeVenue();
  const user = await loggedIn((await makeUser()).id);
  const ask = async (caller: Client) => {
    const { headers } = await caller.fetch('/api/v1/venue/all', { headers: { 'accept-encoding': 'br' } });
    return ['cache-control', 'content-encoding', 'vary'].map((name) => headers.get(name)?.toLowerCase());
  };
  const vary = 'cookie, authorization, accept-encoding';
  expect(await ask(client())).toEqual(['no-cache', 'br', vary]);
  expect(await ask(user)).toEqual(['private, no-store', 'br', vary]);
});

test.each([
  ['/api/v1/venue/%ff', 400],
  ['/api/v1/venue/%00', 400],
  [`/api/v1/venue/${'x'.repeat(300)}`, 404],
  ['/api/v1/venue/all?city=%00', 400],
  ['/api/v1/venue/all?city=%F0%9F%98', 200],
  ['/api/v1/venue/all?__proto__[a]=1&constructor=2', 200],
  ['/api/v1/venue/all?limit=1e400', 400],
  ['/api/v1/venue/all?limit=1&limit=2', 200],
  ['/api/v1/venue/all?page=99999999999999999999', 400],
  ['/api/v1/user/..%2fadmin', 401],
])('%s is a %i that quotes nothing of the request', async (address, status) => {
  const response = await client().fetch(address);
  expect(response.status).toBe(status);
  const body = (await response.json()) as { statusCode: number; message: string };
  expect(body.statusCode).toBe(status);
  expect(body.message).not.toMatch(/%|xxx|venue\/|proto/);
});
