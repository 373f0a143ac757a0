import { beforeEach, describe, expect, test } from '@jest/globals';
import type { JobHelpers } from 'graphile-worker';
import type { Email } from '../../core/email.js';
import { ROLES } from '../../core/viewer.js';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { codeIn, deliverMail } from '../../../test/security/post.js';
import { TEST_PASSWORD, makeAccount, uniqueEmail } from './account.factory.js';
import { resetEmailTask } from './reset.service.js';

useApp();

interface Step {
  message: string | null;
  ticket: string | null;
  userErrors: { field: string; message: string }[];
}

const FIELDS = '{ message ticket userErrors { field message } }';
/** The browser that requested the code. */
let own: Client;
beforeEach(() => {
  own = client();
});

const step = async (document: string, variables: object, caller = own) => {
  const { data, ...rest } = await caller.gql<{ step: Step }>(document, variables);
  return { ...rest, ...data?.step };
};
const request = (email: string, caller?: Client) =>
  step(
    `mutation R($email: String!) { step: requestPasswordReset(email: $email) ${FIELDS} }`,
    { email },
    caller,
  );
const verify = (email: string, code: string, caller?: Client) =>
  step(
    `mutation V($email: String!, $code: String!) { step: verifyPasswordReset(email: $email, code: $code) ${FIELDS} }`,
    { email, code },
    caller,
  );
const reset = (ticket: string, password = NEW_PASSWORD) =>
  step(
    `mutation P($ticket: String!, $password: String!) { step: resetPassword(ticket: $ticket, password: $password) ${FIELDS} }`,
    { ticket, password },
  );

const NEW_PASSWORD = 'Changed#456';
const WRONG = { ticket: null, userErrors: [{ field: 'code', message: 'Invalid OTP' }] };
const EXPIRED = {
  message: null,
  userErrors: [{ field: 'ticket', message: 'This reset has expired. Please request a new code.' }],
};
const other = (code: string) => (code === '000000' ? '111111' : '000000');

/** Requests a code and reads it from the email. */
async function codeFor(email: string): Promise<string> {
  await request(email);
  return codeIn(await emailTo(email));
}

const emailTo = async (email: string) =>
  (await deliverMail()).filter((mail) => mail.includes(`To: ${email}`)).at(-1);

async function ticketFor(email: string): Promise<string> {
  const { ticket } = await verify(email, await codeFor(email));
  return ticket ?? '';
}

const logsIn = async (email: string, password: string, role = 'user') =>
  (await client().rest('POST', `/${role}/login`, { email, password })).status === 200;

const change = (email: string, columns: string) =>
  app().sql(`UPDATE password_reset SET ${columns} WHERE email = $1`, [email]);

test('has three steps, with the specification’s texts', async () => {
  const { email } = await makeUser();
  expect(await request(email.toUpperCase())).toMatchObject({
    message: 'OTP sent to your email.',
    ticket: null,
  });
  const mail = await emailTo(email);
  const verified = await verify(email, codeIn(mail));
  expect(verified).toMatchObject({ message: 'OTP verified. Set your new password.', userErrors: [] });
  expect(await reset(verified.ticket ?? '')).toMatchObject({ message: 'Password reset successfully!' });
  expect(await logsIn(email, NEW_PASSWORD)).toBe(true);
  expect(await logsIn(email, TEST_PASSWORD)).toBe(false);
});

test('an unknown address gets the same responses and the same job, but no email', async () => {
  const [known, unknown] = [(await makeUser()).email, uniqueEmail('nobody')];
  const answers = [await request(known), await request(unknown)];
  const [first, second] = answers.map(({ headers, ...answer }) => ({
    ...answer,
    names: [...headers.keys()],
  }));
  expect(second).toEqual(first);
  const jobs = await app().sql<object>(
    `SELECT t.identifier AS task, r.email FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     JOIN password_reset r ON r.id = (j.payload->>'id')::uuid ORDER BY r.created_at`,
  );
  expect(jobs).toEqual([known, unknown].map((email) => ({ task: 'resetMail', email })));
  const emails = await deliverMail();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain(`To: ${known}`);
  const wrong = await verify(known, other(codeIn(emails[0])));
  expect(wrong).toMatchObject(WRONG);
  expect(await verify(unknown, '123456')).toMatchObject(WRONG);
});

describe('the code', () => {
  test('allows five attempts, successful ones included', async () => {
    const { email } = await makeUser();
    let code = await codeFor(email);
    for (let i = 0; i < 4; i++) expect(await verify(email, other(code))).toMatchObject(WRONG);
    expect(await verify(email, code)).toMatchObject({ ticket: expect.any(String) });
    code = await codeFor(email);
    for (let i = 0; i < 5; i++) expect(await verify(email, other(code))).toMatchObject(WRONG);
    expect(await verify(email, code)).toMatchObject(WRONG);
  });

  test('works once, even for concurrent requests', async () => {
    const { email } = await makeUser();
    const code = await codeFor(email);
    const answers = await Promise.all([verify(email, code), verify(email, code), verify(email, code)]);
    expect(answers.filter(({ ticket }) => ticket)).toHaveLength(1);
    expect(await verify(email, code)).toMatchObject(WRONG);
  });

  test('is valid for ten minutes', async () => {
    const { email } = await makeUser();
    const code = await codeFor(email);
    const [row] = await app().sql<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes FROM password_reset WHERE email = $1`,
      [email],
    );
    expect(row?.minutes).toBe(10);
    await change(email, 'expires_at = now()');
    expect(await verify(email, code)).toMatchObject(WRONG);
  });

  test('is valid for its address, until a newer one is requested', async () => {
    const [one, two] = [await makeUser(), await makeUser()];
    const first = await codeFor(one.email);
    await codeFor(two.email);
    await change(two.email, 'tries = 0');
    expect(await verify(two.email, first)).toMatchObject(WRONG);
    let second = await codeFor(one.email);
    // Two random codes are equal once in a million times.
    if (second === first) second = await codeFor(one.email);
    expect(await verify(one.email, first)).toMatchObject(WRONG);
    expect(await verify(one.email, second)).toMatchObject({ ticket: expect.any(String) });
  });

  test('is stored as a hash only, and not in the queue', async () => {
    const { email } = await makeUser();
    await request(email);
    const [job] = await app().sql<{ payload: object; attempts: number }>(
      `SELECT payload, max_attempts AS attempts FROM graphile_worker._private_jobs`,
    );
    expect(job).toEqual({ payload: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }, attempts: 5 });
    const code = codeIn(await emailTo(email));
    const [row] = await app().sql<{ text: string }>(
      `SELECT password_reset::text AS text FROM password_reset WHERE email = $1`,
      [email],
    );
    expect(row?.text.replace(/[\d-]+ [\d:.]+\+\d+/g, '')).not.toContain(`,${code},`);
  });

  test('is not emailed once it has expired or a newer one was requested', async () => {
    const { email } = await makeUser();
    await request(email);
    await change(email, 'expires_at = now()');
    expect(await deliverMail()).toEqual([]);
    await request(email);
    await request(email);
    expect(await deliverMail()).toHaveLength(1);
  });

  test('is created again when an email is retried', async () => {
    const { email } = await makeUser();
    await request(email);
    const [{ id = '' } = {}] = await app().sql<{ id: string }>(
      `SELECT id FROM password_reset WHERE email = $1`,
      [email],
    );
    const mailed: string[] = [];
    const mailer = {
      deliver: async ({ code = '' }: Email) => void mailed.push(code),
      close: () => undefined,
    };
    const { services } = app();
    const firstAttempt = { job: { attempts: 1 } } as JobHelpers;
    for (let i = 0; i < 2; i++) await resetEmailTask(services, mailer)({ id }, firstAttempt);
    expect(await verify(email, mailed[1] ?? '')).toMatchObject({ ticket: expect.any(String) });
    expect(await deliverMail()).toEqual([]);
  });
});

describe('the ticket', () => {
  test('works once, even for concurrent requests', async () => {
    const { email } = await makeUser();
    const ticket = await ticketFor(email);
    const answers = await Promise.all([reset(ticket, 'First#111'), reset(ticket, 'Second#222')]);
    expect(answers.filter(({ message }) => message)).toHaveLength(1);
    expect(await reset(ticket)).toMatchObject(EXPIRED);
    expect(await logsIn(email, NEW_PASSWORD)).toBe(false);
  });

  test('is valid for ten minutes', async () => {
    const { email } = await makeUser();
    const ticket = await ticketFor(email);
    await change(email, 'ticket_expires_at = now()');
    expect(await reset(ticket)).toMatchObject(EXPIRED);
    expect(await logsIn(email, TEST_PASSWORD)).toBe(true);
  });

  test.each(['', 'nonsense', 'x'.repeat(101), '\0'])('%j is rejected', async (ticket) => {
    const { message, userErrors } = await reset(ticket);
    expect([message, userErrors.map(({ field }) => field)]).toEqual([null, ['ticket']]);
  });

  test('is invalid after the next request for a code', async () => {
    const { email } = await makeUser();
    const ticket = await ticketFor(email);
    await request(email);
    expect(await reset(ticket)).toMatchObject(EXPIRED);
  });
});

test('a reset changes the password and ends the sessions of all accounts with the address, and of no other', async () => {
  const { id, email } = await makeUser();
  const owners = [id];
  for (const role of ['vendor', 'venue', 'admin'] as const)
    owners.push((await makeAccount(role, { email: role === 'venue' ? email.toUpperCase() : email })).id);
  const stranger = await makeUser();
  for (const owner of [...owners, stranger.id]) await loggedIn(owner);
  await reset(await ticketFor(email));
  for (const role of ROLES) expect(await logsIn(email, NEW_PASSWORD, role)).toBe(true);
  const sessions = await app().sql<{ id: string }>(
    `SELECT DISTINCT account_id AS id FROM session WHERE created_at < (SELECT max(password_changed_at) FROM account
       WHERE id = $1) AND account_id = ANY($2)`,
    [id, [...owners, stranger.id]],
  );
  expect(sessions).toEqual([{ id: stranger.id }]);
  expect(await logsIn(stranger.email, TEST_PASSWORD)).toBe(true);
});

test.each<[string, string, () => ReturnType<typeof step>]>([
  ['email', 'Please enter your email!', () => request('')],
  ['email', 'Invalid email!', () => request('x')],
  ['code', 'Please enter the OTP!', () => verify('a@b.example', '')],
  ['code', 'OTP must be 6 digits', () => verify('a@b.example', '12345')],
  ['code', 'OTP must be 6 digits', () => verify('a@b.example', '1234567')],
  ['password', 'Please enter your new password!', () => reset('x', '')],
  ['password', 'Password must be at least 8 characters', () => reset('x', 'Short#1')],
])('%s: %s', async (field, message, act) => {
  expect((await act()).userErrors).toEqual([{ field, message }]);
});

describe('a stranger’s requests', () => {
  test('neither replace the owner’s code nor use up its attempts', async () => {
    const { email } = await makeUser();
    const code = await codeFor(email);
    const stranger = client();
    await request(email, stranger);
    await deliverMail();
    for (let i = 0; i < 5; i++)
      for (const caller of [stranger, client()])
        expect(await verify(email, other(code), caller)).toMatchObject(WRONG);
    expect(await verify(email, code, stranger)).toMatchObject(WRONG);
    expect(await verify(email, code, client())).toMatchObject(WRONG);
    const { ticket } = await verify(email, code);
    expect(await reset(ticket ?? '')).toMatchObject({ message: 'Password reset successfully!' });
  });

  test('leave the owner five an hour in another network', async () => {
    const { email } = await makeUser();
    const stranger = client();
    for (let i = 0; i < 5; i++) expect((await request(email, stranger)).status).toBe(200);
    const { status, headers } = await request(email, stranger);
    expect([status, Number(headers.get('retry-after')) > 3500]).toEqual([429, true]);
    for (let i = 0; i < 5; i++) expect((await request(email)).status).toBe(200);
    expect((await request(email)).status).toBe(429);
  });

  test('are limited to twenty a day, and don’t count for a browser that has logged in before', async () => {
    const { email } = await makeUser();
    const known = client();
    await known.rest('POST', '/user/login', { email, password: TEST_PASSWORD });
    let answer = await request(email, client());
    for (let i = 1; i <= 20; i++) {
      expect(answer.status).toBe(200);
      answer = await request(email, client());
    }
    expect((await deliverMail()).filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(20);
    expect(answer.errors?.[0]?.message).toMatch(
      /^Too many codes were requested for this address. Log in with an emailed link, then reset your password in this browser, or wait \d+ hours\.$/,
    );
    for (let i = 0; i < 5; i++) expect((await request(email, known)).status).toBe(200);
    expect((await request(email, known)).status).toBe(429);
    const code = codeIn(await emailTo(email));
    expect(await verify(email, code, known)).toMatchObject({ ticket: expect.any(String) });
  });

  test('are limited to twenty a day in browsers that know another account of the address, if it is unconfirmed', async () => {
    const { email } = await makeUser();
    await makeAccount('vendor', { email, emailConfirmed: false });
    let accepted = 0;
    for (let i = 0; i < 5; i++) {
      const stranger = client();
      const login = await stranger.rest('POST', '/vendor/login', { email, password: TEST_PASSWORD });
      expect(login.status).toBe(200);
      stranger.cookies.delete('mandap');
      while ((await request(email, stranger)).status === 200) accepted++;
    }
    expect(accepted).toBe(20);
  });

  test('for other addresses, from the owner’s network, don’t use up the owner’s', async () => {
    const { email } = await makeUser();
    const home = '10.98.0.1';
    own = client(new Map(), home);
    const code = await codeFor(email);
    const neighbour = client(new Map(), home);
    let wrong = 0;
    while ((await verify(uniqueEmail('nobody'), '123456', neighbour)).status === 200) wrong++;
    expect(wrong).toBe(30);
    expect(await verify(email, code)).toMatchObject({ ticket: expect.any(String) });
  });
});

test('a reset invalidates the codes and tickets of all browsers', async () => {
  const { email } = await makeUser();
  const elsewhere = client();
  await request(email, elsewhere);
  const code = codeIn(await emailTo(email));
  await reset(await ticketFor(email));
  expect(await verify(email, code, elsewhere)).toMatchObject(WRONG);
});
