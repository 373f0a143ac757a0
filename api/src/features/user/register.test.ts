import { describe, expect, test } from '@jest/globals';
import { makeAccount, uniqueEmail } from '../account/account.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { deliverMail } from '../../../test/security/post.js';
import { makeUser } from './user.factory.js';

useApp();

const REGISTER = `mutation Register($input: RegisterUserInput!) {
  registerUser(input: $input) { user { id fullName email phone city address } userErrors { code field message } }
}`;

interface Outcome {
  user: { id: string; fullName: string; email: string; phone: string } | null;
  userErrors: { code: string; field: string; message: string }[];
}

const PASSWORD = 'Secret#123';
const person = (overrides: object = {}) => ({
  fullName: 'Dev Malhotra',
  email: uniqueEmail('register'),
  phone: '9829044170',
  password: PASSWORD,
  ...overrides,
});

const register = (caller: Client, input: object) =>
  caller.gql<{ registerUser: Outcome }>(REGISTER, { input });

/** Returns the ID of the logged-in account. */
const whoIs = async (caller: Client) =>
  (await caller.gql<{ me: { id: string } | null }>('{ me { id } }')).data.me?.id ?? null;

async function refused(overrides: object): Promise<[field: string, message: string][]> {
  const { data } = await register(client(), person(overrides));
  expect(data.registerUser.user).toBeNull();
  return data.registerUser.userErrors.map(({ field, message }) => [field, message]);
}

describe('the form’s messages match the specification', () => {
  test.each<[object, string, string]>([
    [{ fullName: '' }, 'fullName', 'Please enter your name!'],
    [{ fullName: '   ' }, 'fullName', 'Please enter your name!'],
    [{ email: '' }, 'email', 'Please enter your email!'],
    [{ email: 'dev' }, 'email', 'Invalid email!'],
    [{ email: 'dev@home' }, 'email', 'Invalid email!'],
    [{ email: 'dev@home.example, other@home.example' }, 'email', 'Invalid email!'],
    [{ email: 'dev@home.example\nBcc: all@home.example' }, 'email', 'Invalid email!'],
    [{ phone: '' }, 'phone', 'Please enter your mobile number!'],
    [{ phone: '982904417' }, 'phone', 'Mobile number must be 10 digits'],
    [{ phone: '+919829044170' }, 'phone', 'Mobile number must be 10 digits'],
    [{ phone: '९८२९०४४१७०' }, 'phone', 'Mobile number must be 10 digits'],
    [{ password: '' }, 'password', 'Please enter your password!'],
    [{ password: 'Se#1' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'Secret###' }, 'password', 'Password must contain at least 1 digit'],
    [{ password: 'Secret123' }, 'password', 'Password must contain at least 1 special character'],
    [{ password: `${'x'.repeat(200)}#1` }, 'password', 'Please keep this to 200 characters'],
    [{ fullName: 'Dev\0' }, 'fullName', 'Please remove invalid characters'],
    [{ fullName: 'Dev \uD83D' }, 'fullName', 'Please remove invalid characters'],
  ])('%j', async (overrides, field, message) => {
    expect(await refused(overrides)).toEqual([[field, message]]);
  });

  test('every invalid field has its message', async () => {
    const fields = (await refused({ fullName: '', email: 'x', phone: '1', password: 'x' })).map(
      ([field]) => field,
    );
    expect(fields.sort()).toEqual(['email', 'fullName', 'password', 'phone']);
  });
});

test('registration creates an account and a profile, logs in, and never returns a password', async () => {
  const visitor = client();
  const input = person({ fullName: '  Dev Malhotra ', email: ` Dev.${uniqueEmail('X')} ` });
  const { data } = await register(visitor, input);
  const email = input.email.trim().toLowerCase();
  expect(data.registerUser.user).toMatchObject({ fullName: 'Dev Malhotra', email, phone: '9829044170' });
  expect(await whoIs(visitor)).toBe(data.registerUser.user?.id);
  expect(JSON.stringify(data)).not.toMatch(/argon2|Secret/);
  const [row] = await app().sql(`SELECT email, role, super_admin, password_hash FROM account WHERE id = $1`, [
    data.registerUser.user?.id,
  ]);
  expect(row).toEqual({
    email,
    role: 'user',
    super_admin: false,
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  });
  const emails = await deliverMail();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain(`To: ${email}`);
});

describe('the session of a new account', () => {
  test('starts through REST too, and ends the one that the request had', async () => {
    const caller = await loggedIn((await makeUser()).id);
    const before = client(new Map(caller.cookies));
    const { body } = await caller.rest<{ data: { user: { _id: string } } }>(
      'POST',
      '/user/register',
      person(),
    );
    expect(await whoIs(caller)).toBe(body.data.user._id);
    expect(await whoIs(before)).toBeNull();
  });

  test('does not start for a taken address', async () => {
    const { email } = await makeUser();
    const visitor = client();
    await register(visitor, person({ email }));
    expect(visitor.cookies.size).toBe(0);
  });

  test.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://other.example'],
  ])('does not start for a page of another site, which has %s: %s', async (header, value) => {
    const visitor = client(undefined, undefined, { [header]: value });
    const { data } = await register(visitor, person());
    expect(data.registerUser.user?.id).toBeDefined();
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('a taken address', () => {
  const taken = [{ code: 'CONFLICT', field: 'email', message: 'This email is already registered' }];

  test('is rejected in any case, by both APIs, and nothing is stored', async () => {
    const email = uniqueEmail('taken');
    await register(client(), person({ email }));
    const before = await app().sql(`SELECT count(*) FROM user_profile`);
    const again = await register(client(), person({ email: email.toUpperCase() }));
    expect(again.data.registerUser).toEqual({ user: null, userErrors: taken });
    expect(await client().rest('POST', '/user/register', person({ email }))).toMatchObject({
      status: 409,
      body: { success: false, message: 'This email is already registered' },
    });
    expect(await app().sql(`SELECT count(*) FROM user_profile`)).toEqual(before);
  });

  test('one of two concurrent registrations succeeds', async () => {
    const email = uniqueEmail('race');
    const answers = await Promise.all([1, 2, 3].map(() => register(client(), person({ email }))));
    const errors = answers.flatMap(({ data }) => data.registerUser.userErrors);
    expect(errors).toEqual([...taken, ...taken]);
  });

  test('can be registered with another role', async () => {
    const { email } = await makeAccount('venue');
    const { data } = await register(client(), person({ email }));
    expect(data.registerUser.userErrors).toEqual([]);
    const roles = await app().sql(`SELECT role FROM account WHERE email = $1 ORDER BY role`, [email]);
    expect(roles).toEqual([{ role: 'user' }, { role: 'venue' }]);
    await expect(makeAccount('venue', { email: email.toUpperCase() })).rejects.toMatchObject({
      constraint: 'account_email_role',
    });
  });
});

describe('role and privileges in the payload are ignored', () => {
  const _id = '00000000-0000-7000-8000-000000000000';

  test.each([{ role: 'admin' }, { superAdmin: true }, { _id }])(
    '%p is rejected, and nothing is stored',
    async (claim) => {
      const body = person(claim);
      expect((await client().rest('POST', '/user/register', body)).status).toBe(403);
      expect(await app().sql(`SELECT id FROM account WHERE email = $1`, [body.email])).toEqual([]);
    },
  );

  test('the payload may contain the registered role', async () => {
    expect((await client().rest('POST', '/user/register', person({ role: 'user' }))).status).toBe(200);
  });
});

test('ten an hour per IP address, whoever is logged in there, then a 429 with the time to wait', async () => {
  const visitor = client();
  // Invalid input doesn't count as a registration.
  expect((await register(visitor, person({ email: 'wrong' }))).status).toBe(200);
  for (let i = 0; i < 10; i++) expect((await register(visitor, person())).status).toBe(200);
  const { status, headers, errors } = await register(visitor, person());
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(errors?.[0]).toMatchObject({
    message: 'Too many attempts. Please wait 60 minutes.',
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
  });
  expect((await register(client(), person())).data.registerUser.userErrors).toEqual([]);
});
