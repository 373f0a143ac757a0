import { expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { deliverMail } from '../../../test/security/post.js';
import { TEST_PASSWORD } from './account.factory.js';

useApp();

const CHANGE = `mutation C($current: String!, $password: String!) {
  answer: changePassword(current: $current, password: $password) { me { email } userErrors { code field message } } }`;
interface Data {
  answer: { me: { email: string } | null; userErrors: { code: string; field: string; message: string }[] };
}
const change = (caller: Client, password: string, current = TEST_PASSWORD) =>
  caller.gql<Data>(CHANGE, { current, password });
const messages = async (caller: Client, password: string, current?: string) =>
  (await change(caller, password, current)).data.answer.userErrors.map(
    ({ field, message }) => `${field}: ${message}`,
  );
const isIn = async (caller: Client) =>
  (await caller.gql<{ me: object | null }>('{ me { id } }')).data.me !== null;
const logsIn = async (role: string, email: string, password: string) =>
  (await client().rest('POST', `/${role}/login`, { email, password })).status === 200;

test.each([
  ['user', makeUser, 'Changed#456'],
  ['vendor', makeVendor, 'sixsix'],
  ['venue', makeVenue, 'sixsix'],
  ['admin', makeAdmin, 'eight888'],
])(
  '%s: the old password is invalid, other sessions end, and an email reports it',
  async (role, make, password) => {
    const { id, email } = await make();
    const [caller, other] = [await loggedIn(id), await loggedIn(id)];
    expect((await change(caller, password)).data.answer).toEqual({ me: { email }, userErrors: [] });
    expect([await isIn(caller), await isIn(other)]).toEqual([true, false]);
    expect(await logsIn(role, email, TEST_PASSWORD)).toBe(false);
    expect(await logsIn(role, email, password)).toBe(true);
    const emails = (await deliverMail()).filter((mail) => mail.includes(`To: ${email}`));
    expect(emails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
      'Your Mandap password was changed',
    ]);
    expect(emails[0]).not.toContain(password);
  },
);

test('each role has its own requirements for the new password', async () => {
  const [user, vendor, venue, admin] = await Promise.all(
    [makeUser, makeVendor, makeVenue, makeAdmin].map(async (make) => loggedIn((await make()).id)),
  );
  if (!user || !vendor || !venue || !admin) throw new Error('not made');
  expect(await messages(user, 'Short#1')).toEqual(['password: Password must be at least 8 characters']);
  expect(await messages(user, 'LongEnough#')).toEqual(['password: Password must contain at least 1 digit']);
  expect(await messages(user, 'LongEnough1')).toEqual([
    'password: Password must contain at least 1 special character',
  ]);
  for (const business of [vendor, venue]) {
    expect(await messages(business, 'short')).toEqual(['password: Password must be at least 6 characters']);
    expect(await messages(business, '')).toEqual(['password: Please enter your new password!']);
  }
  expect(await messages(admin, 'seven77')).toEqual(['password: Password must be at least 8 characters']);
});

test('the current password is required, and can’t be guessed', async () => {
  const { id, email } = await makeUser();
  const [caller, other] = [await loggedIn(id), await loggedIn(id)];
  expect(await messages(caller, 'Changed#456', '')).toEqual(['current: Please enter your password!']);
  for (let i = 0; i < 10; i++)
    expect(await messages(caller, 'Changed#456', `Wrong#${i}`)).toEqual([
      'current: This is not your password',
    ]);
  expect((await change(caller, 'Changed#456')).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(await isIn(other)).toBe(true);
  const [row] = await app().sql(`SELECT count(*)::int FROM session WHERE account_id = $1`, [id]);
  expect(row).toEqual({ count: 2 });
  expect((await deliverMail()).filter((mail) => mail.includes(email))).toEqual([]);
});

test('one of two concurrent changes succeeds', async () => {
  const { id, email } = await makeUser();
  const [one, two] = [await loggedIn(id), await loggedIn(id)];
  const answers = await Promise.all([change(one, 'First#111'), change(two, 'Second#222')]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  const works = await Promise.all(['First#111', 'Second#222'].map((each) => logsIn('user', email, each)));
  expect(works.filter(Boolean)).toHaveLength(1);
});
