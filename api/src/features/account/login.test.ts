import { describe, expect, test } from '@jest/globals';
import { makeApp } from '../../http/app.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { ROLES, type Role } from '../../core/viewer.js';
import { openServices } from '../../http/services.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, type Client } from '../../../test/client.js';
import { TEST_PASSWORD, uniqueEmail } from './account.factory.js';

useApp();

const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { role userErrors { code field message } }
}`;

interface Outcome {
  role: string | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

const MAKE: Record<Role, () => Promise<{ id: string; email: string }>> = {
  user: makeUser,
  vendor: makeVendor,
  venue: makeVenue,
  admin: makeAdmin,
};

const login = (caller: Client, email: string, role: Role, password = TEST_PASSWORD) =>
  caller.gql<{ login: Outcome }>(LOGIN, { input: { email, password, role: role.toUpperCase() } });
const restLogin = (caller: Client, email: string, role: Role, password = TEST_PASSWORD) =>
  caller.rest<{ message: string }>('POST', `/${role}/login`, { email, password });

const INVALID: Outcome = {
  role: null,
  userErrors: [{ code: 'WRONG_CREDENTIALS', field: null, message: 'Invalid Credentials' }],
};

describe.each(ROLES)('%s', (role) => {
  test('logs in through both APIs, ignoring the address’s case', async () => {
    const { id, email } = await MAKE[role]();
    const caller = client();
    const { data } = await login(caller, ` ${email.toUpperCase()} `, role);
    expect(data.login).toEqual({ role: role.toUpperCase(), userErrors: [] });
    expect((await caller.gql<{ me: object }>('{ me { id role } }')).data.me).toEqual({
      id,
      role: role.toUpperCase(),
    });
    const key = `loggedIn${role.charAt(0).toUpperCase()}${role.slice(1)}`;
    expect((await restLogin(client(), email, role)).body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Login successful!',
      data: { [key]: { _id: id } },
    });
  });

  test('every failure has the same response', async () => {
    const { email } = await MAKE[role]();
    const [other] = ROLES.filter((each) => each !== role);
    const tries: [string, Role, string][] = [
      [email, role, 'Wrong#123'],
      [email, role, TEST_PASSWORD.toLowerCase()],
      [email, role, `${TEST_PASSWORD} `],
      [uniqueEmail('nobody'), role, TEST_PASSWORD],
      [email, other ?? 'user', TEST_PASSWORD],
    ];
    for (const [address, as, password] of tries) {
      const caller = client();
      const graphql = await login(caller, address, as, password);
      expect([graphql.status, graphql.errors, graphql.data.login]).toEqual([200, undefined, INVALID]);
      const rest = await restLogin(caller, address, as, password);
      expect([rest.status, rest.body]).toEqual([
        401,
        { statusCode: 401, success: false, message: 'Invalid Credentials' },
      ]);
      expect([...rest.headers.keys()].sort()).toEqual([...(await reference()).sort()]);
      expect(caller.cookies.size).toBe(0);
    }
  });
});

/** The header names of a failed login for an unknown address. */
const reference = async () => [...(await restLogin(client(), uniqueEmail('nobody'), 'user')).headers.keys()];

test.each([
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'x' }, 'email', 'Invalid email!'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ role: undefined }, 'role', 'Please select a role'],
  [{ role: null }, 'role', 'Please select a role'],
])('%j is reported at its field', async (overrides, field, message) => {
  const input = { email: 'a@b.example', password: 'x', role: 'USER', ...overrides };
  const { data } = await client().gql<{ login: Outcome }>(LOGIN, { input });
  expect(data.login.userErrors).toEqual([{ code: 'INVALID', field, message }]);
});

describe('attempts', () => {
  const TRIES = 10;
  let networks = 0;
  const network = () => `10.77.${Math.floor(++networks / 256)}.${networks % 256}`;
  /** A new browser with the given IP address. */
  const from = (address: string) => client(new Map(), address);
  const wrongTries = async (email: string, count: number, address: string) => {
    for (let i = 0; i < count; i++)
      expect((await login(from(address), email, 'user', `Wrong#${i}`)).data.login).toEqual(INVALID);
  };

  test('are blocked for the network after ten wrong ones, even with the right password; other networks continue', async () => {
    const { email } = await makeUser();
    const here = network();
    await wrongTries(email, TRIES, here);
    const graphql = await login(from(here), email, 'user');
    expect(graphql.status).toBe(429);
    expect(graphql.errors?.[0]).toMatchObject({
      message: 'Too many attempts. Please wait 15 minutes.',
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
    });
    const rest = await restLogin(from(here), email, 'user');
    expect([rest.status, rest.body.message]).toEqual([429, 'Too many attempts. Please wait 15 minutes.']);
    const wait = Number(rest.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(850);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await login(from(network()), email, 'user')).data.login.role).toBe('USER');
    await app().sql(`UPDATE rate_limit SET expire = 0 WHERE key LIKE 'loginNetwork:%'`);
    expect((await login(from(here), email, 'user')).data.login.role).toBe('USER');
  });

  test('for unknown addresses are blocked alike', async () => {
    const email = uniqueEmail('nobody');
    const here = network();
    await wrongTries(email, TRIES, here);
    expect((await login(from(here), email, 'user')).errors?.[0]?.message).toBe(
      'Too many attempts. Please wait 15 minutes.',
    );
  });

  test('stay counted after a restart', async () => {
    const { email } = await makeUser();
    await wrongTries(email, TRIES, '127.0.0.1');
    const { env } = app().services;
    const { services, close } = await openServices(env, env.databaseUrl ?? '');
    const { http } = await makeApp(services);
    try {
      const url = await http.listen({ host: '127.0.0.1', port: 0 });
      const response = await fetch(`${url}/api/v1/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: TEST_PASSWORD }),
      });
      expect(response.status).toBe(429);
    } finally {
      await http.close();
      await close();
    }
  });

  test('are reset for the network by a correct password; another role has its own count', async () => {
    const { email } = await makeUser();
    const here = network();
    await wrongTries(email, TRIES - 1, here);
    expect((await login(from(here), email, 'user')).data.login.role).toBe('USER');
    await wrongTries(email, TRIES, here);
    expect((await login(from(here), email, 'venue')).data.login).toEqual(INVALID);
  });

  test('are limited to 60 per network, for all accounts together', async () => {
    const caller = client();
    await login(caller, uniqueEmail('nobody'), 'user');
    await app().sql(`UPDATE rate_limit SET points = 60 WHERE key LIKE 'login:%'`);
    const { email } = await makeUser();
    expect((await login(caller, email, 'user')).status).toBe(429);
    expect((await login(client(), email, 'user')).data.login.role).toBe('USER');
  });
});
