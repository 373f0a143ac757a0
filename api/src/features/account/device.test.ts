import { describe, expect, test } from '@jest/globals';
import { hashToken } from '../../core/ids.js';
import { ROLES } from '../../core/viewer.js';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { codeIn, deliverMail } from '../../../test/security/post.js';
import { sweep } from '../../../test/worker.js';
import { TEST_PASSWORD, makeAccount } from './account.factory.js';

useApp();

const DEVICE = 'mandap-device';
const NEW_PASSWORD = 'Changed#456';

let networks = 0;
const network = () => `10.88.${Math.floor(++networks / 256)}.${networks % 256}`;

/** Logs in over REST and returns the HTTP status. */
const logIn = async (caller: Client, email: string, password = TEST_PASSWORD, role = 'user') =>
  (await caller.rest('POST', `/${role}/login`, { email, password })).status;

/** A browser that has logged in to the account before and is logged out. */
async function knownBrowser(email: string, address?: string): Promise<Client> {
  const caller = client(new Map(), address);
  expect(await logIn(caller, email)).toBe(200);
  caller.cookies.delete('mandap');
  return caller;
}

/** Exhausts the account's login limit from many networks. */
async function reachSharedLimit(email: string) {
  await logIn(client(), email, 'Wrong#123');
  await app().sql(`UPDATE rate_limit SET points = 960 WHERE key LIKE 'loginAccount:%'`);
}

const copyOf = ({ cookies }: Client) => client(new Map(cookies));

const devices = (accountId: string) =>
  app().sql<{ token_hash: Buffer }>(`SELECT token_hash FROM login_device WHERE account_id = $1`, [accountId]);

describe('a browser that has logged in before can log in', () => {
  test('when strangers have reached the limit of its network', async () => {
    const { email } = await makeUser();
    const home = network();
    const own = await knownBrowser(email, home);
    for (let i = 0; i < 10; i++) await logIn(client(new Map(), home), email, 'Wrong#123');
    expect(await logIn(client(new Map(), home), email)).toBe(429);
    expect(await logIn(own, email)).toBe(200);
  });

  test('when strangers have reached the login limit of its network', async () => {
    const { email } = await makeUser();
    const home = network();
    const own = await knownBrowser(email, home);
    await app().sql(`UPDATE rate_limit SET points = 60 WHERE key LIKE 'login:%'`);
    expect(await logIn(client(new Map(), home), email)).toBe(429);
    expect(await logIn(own, email)).toBe(200);
  });

  test.each(ROLES)('when strangers have reached the limit from all networks: %s', async (role) => {
    const { email } = await makeAccount(role);
    const own = client();
    expect(await logIn(own, email, TEST_PASSWORD, role)).toBe(200);
    await logIn(client(), email, 'Wrong#123', role);
    await app().sql(`UPDATE rate_limit SET points = 960 WHERE key LIKE 'loginAccount:%'`);
    const answer = await client().rest('POST', `/${role}/login`, { email, password: TEST_PASSWORD });
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(23 * 3600);
    expect(wait).toBeLessThanOrEqual(25 * 3600);
    expect(await logIn(own, email, TEST_PASSWORD, role)).toBe(200);
  });

  test('within its own limit, separate from the strangers’ attempts', async () => {
    const { email } = await makeUser();
    const own = await knownBrowser(email);
    for (let i = 0; i < 10; i++) expect(await logIn(own, email, 'Wrong#123')).toBe(401);
    expect(await logIn(own, email)).toBe(429);
    expect(await logIn(client(), email)).toBe(200);
    await app().sql(`UPDATE rate_limit SET expire = 0 WHERE key LIKE 'loginDevice:%'`);
    expect(await logIn(own, email)).toBe(200);
  });

  test('only to its own account', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const own = await knownBrowser(one.email);
    await reachSharedLimit(other.email);
    expect(await logIn(own, other.email)).toBe(429);
  });

  test('to each of its accounts', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const own = await knownBrowser(one.email);
    expect(await logIn(own, other.email)).toBe(200);
    for (const { email } of [one, other]) {
      await reachSharedLimit(email);
      expect(await logIn(own, email)).toBe(200);
    }
  });
});

describe('the cookie', () => {
  test('lasts a year, and the database stores its hash only', async () => {
    const { id, email } = await makeUser();
    const caller = client();
    const { headers } = await caller.rest('POST', '/user/login', { email, password: TEST_PASSWORD });
    const cookie = headers.getSetCookie().find((line) => line.startsWith(DEVICE)) ?? '';
    expect(cookie).toMatch(/^mandap-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const days = (new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '').getTime() - Date.now()) / 864e5;
    expect(Math.round(days)).toBe(365);
    expect(await devices(id)).toEqual([{ token_hash: hashToken(caller.cookies.get(DEVICE) ?? '') }]);
  });

  test('is set by the GraphQL login too', async () => {
    const { email } = await makeUser();
    const caller = client();
    await caller.gql('mutation L($input: LoginInput!) { login(input: $input) { role } }', {
      input: { email, password: TEST_PASSWORD, role: 'USER' },
    });
    expect(caller.cookies.has(DEVICE)).toBe(true);
  });

  test('changes with every login: a copy expires, and a planted one is never accepted', async () => {
    const { email } = await makeUser();
    const own = await knownBrowser(email);
    const copy = copyOf(own);
    expect(await logIn(own, email)).toBe(200);
    await reachSharedLimit(email);
    expect(await logIn(copy, email)).toBe(429);
    const planted = 'A'.repeat(43);
    const victim = client(new Map([[DEVICE, planted]]));
    await app().sql(`UPDATE rate_limit SET points = 0 WHERE key LIKE 'loginAccount:%'`);
    expect(await logIn(victim, email)).toBe(200);
    await reachSharedLimit(email);
    expect(await logIn(client(new Map([[DEVICE, planted]])), email)).toBe(429);
    expect(await logIn(victim, email)).toBe(200);
  });

  test.each(['', 'nonsense', 'x'.repeat(4000), '%00', 'a"b'])('%j is ignored', async (token) => {
    const { email } = await makeUser();
    await reachSharedLimit(email);
    expect(await logIn(client(new Map([[DEVICE, token]])), email)).toBe(429);
  });

  test('is known for ten browsers per account; the least recently used one is dropped', async () => {
    const { id, email } = await makeUser();
    const first = await knownBrowser(email);
    await app().sql(
      `INSERT INTO login_device (account_id, token_hash) SELECT $1, sha256(i::text::bytea) FROM generate_series(1, 9) i`,
      [id],
    );
    await Promise.all([knownBrowser(email), knownBrowser(email), knownBrowser(email)]);
    expect(await devices(id)).toHaveLength(10);
    await reachSharedLimit(email);
    expect(await logIn(first, email)).toBe(429);
  });
});

describe('a browser is no longer known', () => {
  /** An account with two known browsers. */
  async function scene() {
    const user = await makeUser();
    const other = await knownBrowser(user.email);
    const own = await knownBrowser(user.email);
    return { ...user, other, own };
  }

  test('after a password change, except the browser that made it', async () => {
    const { id, email, other } = await scene();
    const own = await loggedIn(id);
    await own.gql(
      `mutation { changePassword(current: "${TEST_PASSWORD}", password: "${NEW_PASSWORD}") { userErrors { message } } }`,
    );
    await reachSharedLimit(email);
    expect(await logIn(other, email, NEW_PASSWORD)).toBe(429);
    own.cookies.delete('mandap');
    expect(await logIn(own, email, NEW_PASSWORD)).toBe(200);
  });

  test('after a reset, except the browser that made it', async () => {
    const { email, other } = await scene();
    const own = client();
    await own.gql(`mutation { requestPasswordReset(email: "${email}") { message } }`);
    const code = codeIn((await deliverMail()).at(-1));
    const { data } = await own.gql<{ verifyPasswordReset: { ticket: string } }>(
      `mutation { verifyPasswordReset(email: "${email}", code: "${code}") { ticket } }`,
    );
    await own.gql(
      `mutation { resetPassword(ticket: "${data.verifyPasswordReset.ticket}", password: "${NEW_PASSWORD}") { message } }`,
    );
    await reachSharedLimit(email);
    expect(await logIn(other, email, NEW_PASSWORD)).toBe(429);
    expect(await logIn(own, email, NEW_PASSWORD)).toBe(200);
  });

  test('after the account is deleted', async () => {
    const { id } = await scene();
    await app().sql(`DELETE FROM account WHERE id = $1`, [id]);
    expect(await devices(id)).toEqual([]);
  });

  test('after a year without a login', async () => {
    const { id, email, other } = await scene();
    await app().sql(`UPDATE login_device SET used_at = now() - interval '366 days' WHERE account_id = $1`, [
      id,
    ]);
    await reachSharedLimit(email);
    expect(await logIn(other, email)).toBe(429);
    await sweep();
    expect(await devices(id)).toEqual([]);
  });
});

test('wrong current passwords count per session, so that nobody else can use up the attempts', async () => {
  const { id, email } = await makeUser();
  const [own, stolen] = [await loggedIn(id), await loggedIn(id)];
  const change = async (caller: Client, current: string) =>
    (
      await caller.gql<{ changePassword: { userErrors: { field: string }[] } }>(
        'mutation C($current: String!, $password: String!) { changePassword(current: $current, password: $password) { userErrors { field } } }',
        { current, password: NEW_PASSWORD },
      )
    ).status;
  for (let i = 0; i < 10; i++) expect(await change(stolen, 'Wrong#123')).toBe(200);
  expect(await change(stolen, TEST_PASSWORD)).toBe(429);
  await reachSharedLimit(email);
  expect(await change(own, TEST_PASSWORD)).toBe(200);
  expect(await logIn(own, email, NEW_PASSWORD)).toBe(200);
});

describe('the owner is emailed when the shared limit is reached', () => {
  const almost = async (email: string) => {
    await logIn(client(), email, 'Wrong#123');
    await app().sql(`UPDATE rate_limit SET points = 959 WHERE key LIKE 'loginAccount:%'`);
  };
  const emailsTo = async (email: string) =>
    (await deliverMail()).filter((mail) => mail.includes(`To: ${email}`)).map(plain);
  const plain = (mail: string) => mail.replace(/=\r\n/g, '').replace(/\r/g, '');

  test('once a day, with instructions how to log in', async () => {
    const { email } = await makeUser();
    await almost(email);
    expect(await logIn(client(), email)).toBe(200);
    expect(await emailsTo(email)).toEqual([]);
    expect(await logIn(client(), email, 'Wrong#123')).toBe(401);
    expect(await logIn(client(), email, 'Wrong#123')).toBe(429);
    const [mail = '', ...more] = await emailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Too many failed logins to your Mandap account');
    expect(mail).toContain('hundreds of wrong passwords for your Mandap user account within a day');
    expect(mail).toContain('/login/link');
    await almost(email);
    await logIn(client(), email, 'Wrong#123');
    expect(await emailsTo(email)).toEqual([]);
    await app().sql(`UPDATE account SET login_alerted_at = now() - interval '25 hours' WHERE email = $1`, [
      email,
    ]);
    await almost(email);
    await logIn(client(), email, 'Wrong#123');
    expect(await emailsTo(email)).toHaveLength(1);
  });

  test('by a job that is also queued for addresses without an account', async () => {
    const email = 'nobody.at.all@test.example';
    await almost(email);
    await logIn(client(), email, 'Wrong#123');
    expect(
      await app().sql(
        `SELECT t.identifier AS task FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.payload->>'email' = $1`,
        [email],
      ),
    ).toEqual([{ task: 'loginAlert' }]);
    expect(await deliverMail()).toEqual([]);
  });
});
