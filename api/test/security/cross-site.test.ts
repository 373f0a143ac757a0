import { describe, expect, test } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { client, loggedIn } from '../client.js';

useApp();

const OWN = '(own)';

/** Headers about the request's origin, and whether it may use or start a session. */
const ORIGINS: Record<string, { headers: Record<string, string>; passes: boolean }> = {
  'no header': { headers: {}, passes: true },
  'Sec-Fetch-Site: same-origin': { headers: { 'sec-fetch-site': 'same-origin' }, passes: true },
  'Sec-Fetch-Site: none': { headers: { 'sec-fetch-site': 'none' }, passes: true },
  'Sec-Fetch-Site: same-site': { headers: { 'sec-fetch-site': 'same-site' }, passes: false },
  'Sec-Fetch-Site: cross-site': { headers: { 'sec-fetch-site': 'cross-site' }, passes: false },
  'Sec-Fetch-Site: nonsense': { headers: { 'sec-fetch-site': 'nonsense' }, passes: false },
  'Origin: own': { headers: { origin: OWN }, passes: true },
  'Origin: the public address': { headers: { origin: 'http://localhost:4000' }, passes: true },
  'Origin: foreign': { headers: { origin: 'https://evil.example' }, passes: false },
  'Origin: foreign, beginning like ours': { headers: { origin: `${OWN}.evil.example` }, passes: false },
  'Origin: another port': { headers: { origin: 'http://localhost:4001' }, passes: false },
  'Origin: null': { headers: { origin: 'null' }, passes: false },
  'same-origin beside a foreign Origin': {
    headers: { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    passes: true,
  },
  'cross-site beside our own Origin': {
    headers: { 'sec-fetch-site': 'cross-site', origin: OWN },
    passes: false,
  },
};

const QUERY = '{ me { id } }';
const multipart = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
/** Wrong credentials with another email address each time, because attempts are counted per address. */
const nobody = () => ({ email: uniqueEmail('nobody'), password: 'x' });

interface Call {
  path: string;
  init: () => RequestInit;
  /** The status with an accepted session, and without a session. */
  session: number;
  anonymous: number;
  /** Starts or ends a session, and is therefore rejected from other sites even without a session. */
  changesSession?: true;
}

const LOGIN = 'mutation L($input: LoginInput!) { login(input: $input) { role } }';
const RESET = 'mutation { resetPassword(ticket: "none", password: "Secret#123") { message } }';

const CALLS: Record<string, Call> = {
  'GET /graphql': {
    path: `/graphql?query=${encodeURIComponent(QUERY)}`,
    init: () => ({}),
    session: 200,
    anonymous: 200,
  },
  'POST /graphql, JSON': {
    path: '/graphql',
    init: () => ({ method: 'POST', ...json({ query: QUERY }) }),
    session: 200,
    anonymous: 200,
  },
  'POST /graphql, URL-encoded': {
    path: '/graphql',
    init: () => ({ method: 'POST', body: new URLSearchParams({ query: QUERY }) }),
    session: 200,
    anonymous: 200,
  },
  'POST /graphql, plain text': {
    path: '/graphql',
    init: () => ({ method: 'POST', body: JSON.stringify({ query: QUERY }) }),
    session: 400,
    anonymous: 400,
  },
  'POST /graphql, multipart': {
    path: '/graphql',
    init: () => ({
      method: 'POST',
      body: multipart({ operations: JSON.stringify({ query: QUERY }), map: '{}' }),
    }),
    // Any account may send pictures.
    session: 200,
    anonymous: 401,
  },
  'POST /graphql, a login': {
    path: '/graphql',
    init: () => ({
      method: 'POST',
      ...json({ query: LOGIN, variables: { input: { ...nobody(), role: 'USER' } } }),
    }),
    session: 200,
    anonymous: 200,
    changesSession: true,
  },
  'POST /graphql, a new password': {
    path: '/graphql',
    init: () => ({ method: 'POST', body: new URLSearchParams({ query: RESET }) }),
    session: 200,
    anonymous: 200,
    changesSession: true,
  },
  'GET /api/v1': { path: '/api/v1/venue/all', init: () => ({}), session: 200, anonymous: 200 },
  'POST /api/v1, JSON': {
    path: '/api/v1/user/login',
    init: () => ({ method: 'POST', ...json(nobody()) }),
    session: 401,
    anonymous: 401,
    changesSession: true,
  },
  'POST /api/v1, URL-encoded': {
    path: '/api/v1/user/login',
    init: () => ({ method: 'POST', body: new URLSearchParams(nobody()) }),
    session: 401,
    anonymous: 401,
    changesSession: true,
  },
  'POST /api/v1, multipart': {
    path: '/api/v1/user/login',
    init: () => ({ method: 'POST', body: multipart(nobody()) }),
    session: 401,
    anonymous: 401,
    changesSession: true,
  },
  'PATCH /api/api/v1, JSON': {
    path: '/api/api/v1/bookings/00000000-0000-7000-8000-000000000000',
    init: () => ({ method: 'PATCH', ...json({}) }),
    session: 403,
    anonymous: 401,
  },
};

const FOREIGN = 'This request came from another site.';

describe.each(Object.keys(CALLS))('%s', (name) => {
  const { path, init, session, anonymous, changesSession } = CALLS[name] as Call;

  test.each(Object.keys(ORIGINS))('%s', async (origin) => {
    const { headers, passes } = ORIGINS[origin] ?? { headers: {}, passes: true };
    const send = async (caller: ReturnType<typeof client>) => {
      const request = init();
      const all = new Headers(request.headers);
      for (const [key, value] of Object.entries(headers)) all.set(key, value.replace(OWN, app().url));
      const response = await caller.fetch(path, { ...request, headers: all });
      return { status: response.status, text: await response.text() };
    };
    const withSession = await send(await loggedIn((await makeUser()).id));
    expect(withSession.status).toBe(passes ? session : 403);
    expect(withSession.text.includes(FOREIGN)).toBe(!passes);
    // Third parties may call from their own pages, but not log their visitors in or out.
    const without = await send(client());
    const refused = Boolean(changesSession) && !passes;
    expect(without.text.includes(FOREIGN)).toBe(refused);
    if (!refused || path !== '/graphql') expect(without.status).toBe(refused ? 403 : anonymous);
  });
});

test('a rejected write changes nothing, and the GraphQL API returns an error with a code', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const caller = await loggedIn(user.id);
  const response = await caller.fetch('/graphql', {
    method: 'POST',
    body: new URLSearchParams({
      query: `mutation { addToWishlist(listingId: "${venue.id}") { wishlisted } }`,
    }),
    headers: { origin: 'https://evil.example' },
  });
  expect(await response.json()).toEqual({
    errors: [{ message: FOREIGN, extensions: { code: 'FORBIDDEN' } }],
  });
  expect(await app().sql(`SELECT 1 FROM wishlist_item WHERE user_id = $1`, [user.id])).toEqual([]);
});

test.each([
  [
    'a form by the REST API',
    '/api/v1/user/login',
    (account: object) => ({ body: new URLSearchParams({ ...account }) }),
  ],
  [
    'a mutation',
    '/graphql',
    (account: object) => json({ query: LOGIN, variables: { input: { ...account, role: 'USER' } } }),
  ],
])('another site’s page can’t log anybody in: %s', async (_, path, body) => {
  const { id, email } = await makeUser();
  const { headers, ...rest } = { headers: {}, ...body({ email, password: TEST_PASSWORD }) };
  const caller = client();
  const login = (site: string) =>
    caller.fetch(path, { method: 'POST', ...rest, headers: { ...headers, 'sec-fetch-site': site } });
  await login('cross-site');
  expect([...caller.cookies]).toEqual([]);
  expect(await app().sql(`SELECT 1 FROM session WHERE account_id = $1`, [id])).toEqual([]);
  await login('same-origin');
  expect([...caller.cookies.keys()]).toEqual(['mandap', 'mandap-session-hint', 'mandap-device']);
});
