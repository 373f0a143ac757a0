import { describe, expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { codeIn, deliverMail } from '../../../test/security/post.js';
import { makeAccount, TEST_PASSWORD, uniqueEmail } from './account.factory.js';

useApp();

interface Data {
  answer: {
    me: { email: string } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}
const FIELDS = '{ me { email } userErrors { code field message } }';

const request = (caller: Client, email: string, password = TEST_PASSWORD) =>
  caller.gql<Data>(
    `mutation R($password: String!, $email: String!) { answer: requestEmailChange(password: $password, email: $email) ${FIELDS} }`,
    { password, email },
  );
const confirm = (caller: Client, code: string) =>
  caller.gql<Data>(`mutation C($code: String!) { answer: confirmEmailChange(code: $code) ${FIELDS} }`, {
    code,
  });
const errors = ({ data }: { data: Data }) =>
  data.answer.userErrors.map(({ field, message }) => `${field}: ${message}`);

const WRONG = ['code: Invalid OTP'];
const other = (code: string) => (code === '000000' ? '111111' : '000000');
const emailsTo = async (address: string) =>
  (await deliverMail()).filter((mail) => mail.includes(`To: ${address}`));
const codeTo = async (address: string) => codeIn((await emailsTo(address)).at(-1));
const emailOf = async (id: string) =>
  (await app().sql<{ email: string }>(`SELECT email FROM account WHERE id = $1`, [id]))[0]?.email;
const isIn = async (caller: Client) =>
  (await caller.gql<{ me: object | null }>('{ me { id } }')).data.me !== null;

test('the code is sent to the new address; entering it changes the account, and both addresses are notified', async () => {
  const { id, email } = await makeUser();
  const [caller, elsewhere] = [await loggedIn(id), await loggedIn(id)];
  const newEmail = uniqueEmail('moved');
  expect((await request(caller, newEmail.toUpperCase())).data.answer).toEqual({
    me: { email },
    userErrors: [],
  });
  expect(await emailOf(id)).toBe(email);
  const code = await codeTo(newEmail);
  expect((await confirm(caller, code)).data.answer).toEqual({ me: { email: newEmail }, userErrors: [] });
  expect([await isIn(caller), await isIn(elsewhere)]).toEqual([true, false]);
  const emails = await deliverMail();
  const subjectTo = (address: string) =>
    emails
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(subjectTo(email)).toEqual(['Your Mandap email was changed']);
  expect(subjectTo(newEmail)).toEqual(['This is now your Mandap email']);
  const logsIn = async (address: string) =>
    (await client().rest('POST', '/user/login', { email: address, password: TEST_PASSWORD })).status === 200;
  expect([await logsIn(email), await logsIn(newEmail)]).toEqual([false, true]);
  expect(errors(await confirm(caller, code))).toEqual(WRONG);
});

describe('is rejected', () => {
  test('with a wrong password, and no email is sent', async () => {
    const caller = await loggedIn((await makeUser()).id);
    const newEmail = uniqueEmail('moved');
    expect(errors(await request(caller, newEmail, 'Wrong#123'))).toEqual([
      'password: This is not your password',
    ]);
    expect(errors(await request(caller, newEmail, ''))).toEqual(['password: Please enter your password!']);
    expect(errors(await request(caller, 'nonsense'))).toEqual(['email: Invalid email!']);
    expect(await deliverMail()).toEqual([]);
  });

  test('when the address has an account of this role; one of another role does not matter', async () => {
    const { id, email } = await makeUser();
    const [taken, venue] = [await makeUser(), await makeVenue()];
    const caller = await loggedIn(id);
    expect((await request(caller, taken.email)).data.answer.userErrors).toEqual([
      { code: 'CONFLICT', field: 'email', message: 'This email is already registered' },
    ]);
    expect(errors(await request(caller, email))).toEqual(['email: This is already your email']);
    expect(errors(await request(caller, venue.email))).toEqual([]);
    expect(errors(await confirm(caller, await codeTo(venue.email)))).toEqual([]);
    expect(await emailOf(id)).toBe(venue.email);
  });

  test('when somebody else has registered the address meanwhile', async () => {
    const { id, email } = await makeUser();
    const caller = await loggedIn(id);
    const newEmail = uniqueEmail('moved');
    await request(caller, newEmail);
    const code = await codeTo(newEmail);
    await makeAccount('user', { email: newEmail });
    expect(errors(await confirm(caller, code))).toEqual(['null: This email is already registered']);
    expect(await emailOf(id)).toBe(email);
    expect(await deliverMail()).toEqual([]);
  });
});

describe('the code', () => {
  test('allows five attempts', async () => {
    const { id, email } = await makeUser();
    const caller = await loggedIn(id);
    const newEmail = uniqueEmail('moved');
    await request(caller, newEmail);
    const code = await codeTo(newEmail);
    for (let i = 0; i < 5; i++) expect(errors(await confirm(caller, other(code)))).toEqual(WRONG);
    expect(errors(await confirm(caller, code))).toEqual(WRONG);
    expect(await emailOf(id)).toBe(email);
  });

  test('is valid for ten minutes, for its account, until a newer one is requested', async () => {
    const [{ id }, stranger] = [await makeUser(), await makeUser()];
    const caller = await loggedIn(id);
    const newEmail = uniqueEmail('moved');
    await request(caller, newEmail);
    const first = await codeTo(newEmail);
    expect(errors(await confirm(await loggedIn(stranger.id), first))).toEqual(WRONG);
    await request(caller, newEmail);
    let second = await codeTo(newEmail);
    // Two random codes are equal once in a million times.
    if (second === first) {
      await request(caller, newEmail);
      second = await codeTo(newEmail);
    }
    expect(errors(await confirm(caller, first))).toEqual(WRONG);
    const [row] = await app().sql<{ minutes: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM email_change WHERE account_id = $1`,
      [id],
    );
    expect(row?.minutes).toBe(10);
    await app().sql(`UPDATE email_change SET expires_at = now() WHERE account_id = $1`, [id]);
    expect(errors(await confirm(caller, second))).toEqual(WRONG);
  });

  test('works once, even for concurrent requests', async () => {
    const { id } = await makeUser();
    const caller = await loggedIn(id);
    const newEmail = uniqueEmail('moved');
    await request(caller, newEmail);
    const code = await codeTo(newEmail);
    const answers = await Promise.all([confirm(caller, code), confirm(caller, code)]);
    expect(answers.flatMap(errors)).toEqual(WRONG);
    expect(await emailOf(id)).toBe(newEmail);
  });

  test('is neither in the queue nor in the database', async () => {
    await deliverMail();
    const { id } = await makeUser();
    const newEmail = uniqueEmail('moved');
    await request(await loggedIn(id), newEmail);
    const jobs = await app().sql(
      `SELECT payload, max_attempts AS attempts FROM graphile_worker._private_jobs`,
    );
    expect(jobs).toEqual([{ payload: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }, attempts: 5 }]);
    const code = await codeTo(newEmail);
    const [row] = await app().sql<{ text: string }>(
      `SELECT (account_id, email, code_hash)::text AS text FROM email_change WHERE account_id = $1`,
      [id],
    );
    expect(row?.text).not.toContain(`,${code},`);
  });
});
