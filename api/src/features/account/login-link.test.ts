import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { ROLES, type Role } from '../../core/viewer.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { deliverMail } from '../../../test/security/post.js';
import { sweep } from '../../../test/worker.js';
import { TEST_PASSWORD, makeAccount, uniqueEmail } from './account.factory.js';

useApp();

const MAKE: Record<Role, () => Promise<{ id: string; email: string }>> = {
  user: makeUser,
  vendor: makeVendor,
  venue: makeVenue,
  admin: makeAdmin,
};

interface Outcome {
  role: string | null;
  next: string | null;
  problem: string | null;
  renewable: boolean | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

const request = async (caller: Client, email: string, role: Role = 'user', next?: string) =>
  caller.gql<{ requestLoginLink: Pick<Outcome, 'userErrors'> }>(
    'mutation R($input: LoginLinkInput!) { requestLoginLink(input: $input) { userErrors { code field message } } }',
    { input: { email, role: role.toUpperCase(), next } },
  );
const renew = async (caller: Client, token: string) =>
  caller.gql<{ renewLoginLink: Pick<Outcome, 'userErrors'> }>(
    'mutation R($token: String!) { renewLoginLink(token: $token) { userErrors { code field message } } }',
    { token },
  );
const use = async (caller: Client, token: string): Promise<Outcome> =>
  (
    await caller.gql<{ logInWithLink: Outcome }>(
      'mutation U($token: String!) { logInWithLink(token: $token) { role next problem renewable userErrors { code field message } } }',
      { token },
    )
  ).data.logInWithLink;

const whoIs = async (caller: Client) =>
  (await caller.gql<{ me: { id: string } | null }>('{ me { id } }')).data.me?.id ?? null;

const emailsTo = async (email: string) =>
  (await deliverMail())
    .map((mail) => mail.replace(/=\r\n/g, '').replace(/\r/g, '').replace(/=3D/g, '='))
    .filter((mail) => mail.includes(`To: ${email}`));

const tokenIn = (mail = '') => /\/login\/confirm#([\w-]{43})\n/.exec(mail)?.[1] ?? '';

/** Requests a link in a new browser; returns the browser and the token. */
async function requested(email: string, role: Role = 'user') {
  const own = client();
  expect((await request(own, email, role)).data.requestLoginLink).toEqual({ userErrors: [] });
  return { own, token: tokenIn((await emailsTo(email)).at(-1)) };
}

const change = (email: string, columns: string) =>
  app().sql(`UPDATE login_link SET ${columns} WHERE email = $1`, [email]);

const failed = (problem: string, renewable: boolean, message: string): Outcome => ({
  role: null,
  next: null,
  problem,
  renewable,
  userErrors: [{ code: 'INVALID', field: null, message }],
});
const expired = (renewable: boolean) =>
  failed('EXPIRED', renewable, 'This link has expired. Request a new one.');
const USED = failed('USED', false, 'This link was already used. Request a new one.');
const otherBrowser = (renewable = true) =>
  failed('OTHER_BROWSER', renewable, 'This link only works in the browser where it was requested.');

describe.each(ROLES)('%s', (role) => {
  test('logs in with an emailed link once, and this browser is known afterwards', async () => {
    const { id, email } = await MAKE[role]();
    const own = client();
    await request(own, ` ${email.toUpperCase()} `, role, '/venuelist?city=Udaipur');
    const [mail = '', ...more] = await emailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Your Mandap login link');
    expect(mail).toContain(`Use this link to log in to your Mandap ${role} account.`);
    expect(mail).toContain(
      'It works once, within 10 minutes, and only in the browser where you requested it.',
    );
    expect(await use(own, tokenIn(mail))).toEqual({
      role: role.toUpperCase(),
      next: '/venuelist?city=Udaipur',
      problem: null,
      renewable: null,
      userErrors: [],
    });
    expect(await whoIs(own)).toBe(id);
    expect(own.cookies.has('mandap-device')).toBe(true);
    const session = own.cookies.get('mandap');
    expect(await use(own, tokenIn(mail))).toEqual(USED);
    expect(own.cookies.get('mandap')).toBe(session);
  });
});

describe('the link', () => {
  test('is valid for the account of its role only', async () => {
    const { email } = await makeUser();
    const venue = await makeVenue({ email });
    const { own, token } = await requested(email, 'venue');
    await use(own, token);
    expect(await whoIs(own)).toBe(venue.id);
  });

  test('logs in when the attempts from all networks are used up', async () => {
    const { id, email } = await makeUser();
    const logIn = async () =>
      (await client().rest('POST', '/user/login', { email, password: TEST_PASSWORD })).status;
    await client().rest('POST', '/user/login', { email, password: 'Wrong#123' });
    await app().sql(`UPDATE rate_limit SET points = 960 WHERE key LIKE 'loginAccount:%'`);
    expect(await logIn()).toBe(429);
    const { own, token } = await requested(email);
    await use(own, token);
    expect(await whoIs(own)).toBe(id);
  });

  test('does nothing in a browser that did not request it, even if it requested another', async () => {
    const { id, email } = await makeUser();
    const { own, token } = await requested(email);
    const stranger = client();
    await request(stranger, email);
    for (const other of [client(), stranger]) {
      expect(await use(other, token)).toEqual(otherBrowser());
      expect(await whoIs(other)).toBeNull();
    }
    await use(own, token);
    expect(await whoIs(own)).toBe(id);
    expect(await use(stranger, token)).toEqual(USED);
  });

  test('is valid for ten minutes', async () => {
    const { email } = await makeUser();
    const { own, token } = await requested(email);
    const [row] = await app().sql<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM login_link WHERE email = $1`,
      [email],
    );
    expect(row?.minutes).toBe(10);
    await change(email, 'expires_at = now()');
    expect(await use(own, token)).toEqual(expired(true));
    expect(await whoIs(own)).toBeNull();
  });

  test('works once, even for concurrent requests', async () => {
    const { email } = await makeUser();
    const { own, token } = await requested(email);
    const outcomes = await Promise.all([use(own, token), use(own, token), use(own, token)]);
    expect(outcomes.filter(({ role }) => role)).toHaveLength(1);
  });

  test('is replaced by the next request of its browser, but not by another browser’s', async () => {
    const { email } = await makeUser();
    const first = await requested(email);
    const second = await requested(email);
    await request(first.own, email);
    const newest = tokenIn((await emailsTo(email)).at(-1));
    expect(await use(first.own, first.token)).toEqual(expired(false));
    expect((await use(first.own, newest)).role).toBe('USER');
    expect((await use(second.own, second.token)).role).toBe('USER');
  });

  test('is in the email only: the database stores its hash, and the queue nothing', async () => {
    const { email } = await makeUser();
    const own = client();
    await request(own, email);
    const [job] = await app().sql<{ payload: object; attempts: number }>(
      `SELECT payload, max_attempts AS attempts FROM graphile_worker._private_jobs`,
    );
    expect(job).toEqual({ payload: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }, attempts: 5 });
    const token = tokenIn((await emailsTo(email)).at(-1));
    expect(token).not.toBe('');
    const rows = await app().sql<{ text: string }>(`SELECT login_link::text AS text FROM login_link`);
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });

  test.each(['', 'nonsense', 'x'.repeat(43)])('%j is rejected', async (token) => {
    expect(await use(client(), token)).toEqual(expired(false));
  });

  test.each([
    ['the password was changed', `UPDATE account SET password_hash = 'other' WHERE email = $1`],
    ['the account was deleted', `DELETE FROM account WHERE email = $1`],
    ['the account has another address', `UPDATE account SET email = 'moved.' || email WHERE email = $1`],
  ])('is invalid once %s', async (_, statement) => {
    const { email } = await makeUser();
    const { own, token } = await requested(email);
    await app().sql(statement, [email]);
    expect((await use(own, token)).problem).toBe('EXPIRED');
    expect(await whoIs(own)).toBeNull();
  });

  test('replaces another account’s session in this browser', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const own = await loggedIn(one.id);
    const before = new Map(own.cookies);
    await request(own, other.email);
    await use(own, tokenIn((await emailsTo(other.email)).at(-1)));
    expect(await whoIs(own)).toBe(other.id);
    expect(await whoIs(client(before))).toBeNull();
  });

  test('and its email are deleted a day later', async () => {
    const { email } = await makeUser();
    await requested(email);
    await change(email, `created_at = now() - interval '25 hours'`);
    await sweep();
    expect(await app().sql(`SELECT FROM login_link WHERE email = $1`, [email])).toEqual([]);
  });
});

test('an unknown address gets the same response and the same job, but no email', async () => {
  const [known, unknown] = [(await makeUser()).email, uniqueEmail('nobody')];
  const answers = [await request(client(), known), await request(client(), unknown)];
  const [first, second] = answers.map(({ headers, ...answer }) => ({
    ...answer,
    names: [...headers.keys()],
  }));
  expect(second).toEqual(first);
  const jobs = await app().sql<object>(
    `SELECT t.identifier AS task, l.email FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     JOIN login_link l ON l.id = (j.payload->>'id')::uuid ORDER BY l.created_at`,
  );
  expect(jobs).toEqual([known, unknown].map((email) => ({ task: 'loginLinkMail', email })));
  const emails = await deliverMail();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain(`To: ${known}`);
});

describe('a new link for another browser', () => {
  test('is emailed once to the holder of the first, which still works where it was requested', async () => {
    const { id, email } = await makeUser();
    const own = client();
    await request(own, email, 'user', '/blogs');
    const token = tokenIn((await emailsTo(email)).at(-1));
    const phone = client();
    expect((await renew(phone, token)).data.renewLoginLink).toEqual({ userErrors: [] });
    const renewed = tokenIn((await emailsTo(email)).at(-1));
    expect(await use(phone, token)).toEqual(otherBrowser(false));
    // The target page belongs to the browser that requested the link.
    expect(await use(phone, renewed)).toMatchObject({ role: 'USER', next: null });
    expect(await whoIs(phone)).toBe(id);
    const { data } = await renew(client(), token);
    expect(data.renewLoginLink.userErrors).toMatchObject([{ code: 'INVALID', field: null }]);
    expect(await emailsTo(email)).toEqual([]);
    expect(await use(own, token)).toMatchObject({ role: 'USER', next: '/blogs' });
  });

  test('logs the owner in when strangers have used up the limit of requests', async () => {
    const { id, email } = await makeUser();
    let refused = false;
    while (!refused) refused = (await request(client(), email)).status === 429;
    const strangers = await emailsTo(email);
    expect(strangers).toHaveLength(20);
    const own = client();
    const answer = await request(own, email);
    expect(answer.errors?.[0]?.message).toMatch(
      /^Too many login links were requested for this address. Open one of those emails in this browser to get a link for it, or wait \d+ hours\.$/,
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000);
    // The owner opens the email hours later.
    await change(
      email,
      `expires_at = now() - interval '5 hours', created_at = created_at - interval '5 hours'`,
    );
    await renew(own, tokenIn(strangers[7]));
    await use(own, tokenIn((await emailsTo(email)).at(-1)));
    expect(await whoIs(own)).toBe(id);
  });

  test('is limited per day, and can’t be used to send many emails', async () => {
    const { email } = await makeUser();
    const { token } = await requested(email);
    await change(email, `created_at = now() - interval '25 hours'`);
    expect((await renew(client(), token)).data.renewLoginLink.userErrors).toHaveLength(1);
    let current = (await requested(email)).token;
    for (let i = 0; i < 5; i++) {
      expect((await renew(client(), current)).status).toBe(200);
      current = tokenIn((await emailsTo(email)).at(-1));
    }
    expect((await renew(client(), current)).status).toBe(429);
  });
});

describe('the emails to one address', () => {
  test('are limited per network, and strangers in the owner’s network can’t use up the owner’s', async () => {
    const { email } = await makeUser();
    const home = '10.99.0.1';
    for (let i = 0; i < 5; i++) expect((await request(client(new Map(), home), email)).status).toBe(200);
    expect((await request(client(new Map(), home), email)).status).toBe(429);
    expect((await request(client(), email)).status).toBe(200);
  });

  test('are limited for browsers that know another account of it, if it is unconfirmed', async () => {
    const { email } = await makeUser();
    await makeAccount('vendor', { email, emailConfirmed: false });
    const home = '10.99.0.2';
    let accepted = 0;
    for (let i = 0; i < 2; i++) {
      const stranger = client(new Map(), home);
      const login = await stranger.rest('POST', '/vendor/login', { email, password: TEST_PASSWORD });
      expect(login.status).toBe(200);
      while ((await request(stranger, email)).status === 200) accepted++;
    }
    expect(accepted).toBe(5);
  });

  test('stay at five an hour for a browser that has logged in before', async () => {
    const { email } = await makeUser();
    const own = client();
    await own.rest('POST', '/user/login', { email, password: TEST_PASSWORD });
    let refused = false;
    while (!refused) refused = (await request(client(), email)).status === 429;
    for (let i = 0; i < 5; i++) expect((await request(own, email)).status).toBe(200);
    expect((await request(own, email)).status).toBe(429);
  });
});

test.each([
  ['email', 'Email is required', { email: '' }],
  ['email', 'Invalid email!', { email: 'x' }],
  ['next', 'Please keep this to 500 characters', { next: `/${'x'.repeat(500)}` }],
])('%s: %s', async (field, message, overrides) => {
  const { data } = await client().gql<{ requestLoginLink: Outcome }>(
    'mutation R($input: LoginLinkInput!) { requestLoginLink(input: $input) { userErrors { code field message } } }',
    { input: { email: 'a@b.example', role: 'USER', ...overrides } },
  );
  expect(data.requestLoginLink.userErrors).toEqual([{ code: 'INVALID', field, message }]);
});

test.each([
  'requestLoginLink(input: { email: "a@b.example", role: USER })',
  'logInWithLink(token: "x")',
  'renewLoginLink(token: "x")',
])('a page of another site can’t send %s', async (mutation) => {
  const response = await client().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ query: `mutation { ${mutation} { userErrors { code } } }` }),
  });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect(response.headers.getSetCookie()).toEqual([]);
});
