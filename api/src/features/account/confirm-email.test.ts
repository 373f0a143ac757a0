import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { todayInIndia } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { codeIn, deliverMail } from '../../../test/security/post.js';
import { workOffAll } from '../../../test/worker.js';
import { TEST_PASSWORD, uniqueEmail } from './account.factory.js';

useApp();
// Deliver what the factories have queued.
beforeEach(async () => void (await deliverMail()));

interface Data {
  answer: {
    me: { emailConfirmed: boolean } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}
const FIELDS = '{ me { emailConfirmed } userErrors { code field message } }';
const request = (caller: Client) =>
  caller.gql<Data>(`mutation { answer: requestEmailConfirmation ${FIELDS} }`);
const confirm = (caller: Client, code: string) =>
  caller.gql<Data>(`mutation C($code: String!) { answer: confirmEmail(code: $code) ${FIELDS} }`, { code });
const errors = ({ data }: { data: Data }) => data.answer.userErrors.map(({ message }) => message);

const emailsTo = async (address: string) =>
  (await deliverMail()).filter((mail) => mail.includes(`To: ${address}`));
const codeTo = async (address: string) => codeIn((await emailsTo(address)).at(-1));
const other = (code: string) => (code === '000000' ? '111111' : '000000');

const WRONG = 'This code is not the one we emailed last.';
const EXPIRED = 'This code has expired. Request a new one.';

/** Registers a couple: logged in, with one email received. */
async function newcomer() {
  const email = uniqueEmail('newcomer');
  const caller = client();
  const input = { fullName: 'Asha Rao', email, phone: '9829044170', password: TEST_PASSWORD };
  const { data } = await caller.gql<{ registerUser: { user: { id: string } } }>(
    'mutation R($input: RegisterUserInput!) { registerUser(input: $input) { user { id } } }',
    { input },
  );
  return { id: data.registerUser.user.id, email, caller };
}

describe('the confirmation', () => {
  test('is emailed at registration, without any input of the person registering, and works once', async () => {
    const { email, caller } = await newcomer();
    const [mail = '', ...more] = await emailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('Confirm your email for Mandap');
    expect(mail).not.toContain('Asha');
    const done = await confirm(caller, codeIn(mail));
    expect(done.data.answer).toEqual({ me: { emailConfirmed: true }, userErrors: [] });
    expect((await confirm(caller, other(codeIn(mail)))).data.answer.userErrors).toEqual([]);
    expect(errors(await request(caller))).toEqual(['Your email is already confirmed.']);
    expect(await emailsTo(email)).toEqual([]);
  });

  test('accepts the newest code only, and no other account’s', async () => {
    const { email, caller } = await newcomer();
    const first = await codeTo(email);
    await request(caller);
    const second = await codeTo(email);
    if (first !== second) expect(errors(await confirm(caller, first))).toEqual([WRONG]);
    const stranger = await newcomer();
    await deliverMail();
    expect(errors(await confirm(stranger.caller, second))).toEqual([WRONG]);
    expect((await confirm(caller, second)).data.answer.me).toEqual({ emailConfirmed: true });
  });

  test('is blocked after five wrong attempts or a day; a new code works', async () => {
    const { id, email, caller } = await newcomer();
    const code = await codeTo(email);
    for (let i = 0; i < 5; i++) expect(errors(await confirm(caller, other(code)))).toEqual([WRONG]);
    expect(errors(await confirm(caller, code))).toEqual([EXPIRED]);
    await request(caller);
    const late = await codeTo(email);
    await app().sql(`UPDATE email_confirmation SET expires_at = now() WHERE account_id = $1`, [id]);
    expect(errors(await confirm(caller, late))).toEqual([EXPIRED]);
    await request(caller);
    expect((await confirm(caller, await codeTo(email))).data.answer.userErrors).toEqual([]);
  });

  test('requires a login', async () => {
    expect((await request(client())).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect((await confirm(client(), '123456')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('a changed address is confirmed by its own code; one that is written otherwise is not', async () => {
    const { id } = await makeUser();
    const isConfirmed = async () =>
      (
        await app().sql<{ is: boolean }>(
          `SELECT email_confirmed_at IS NOT NULL AS is FROM account WHERE id = $1`,
          [id],
        )
      )[0]?.is;
    expect(await isConfirmed()).toBe(true);
    await app().sql(`UPDATE account SET email = $2 WHERE id = $1`, [id, uniqueEmail('moved')]);
    expect(await isConfirmed()).toBe(false);
    const caller = await loggedIn(id);
    const next = uniqueEmail('next');
    await caller.gql(
      `mutation R($password: String!, $email: String!) {
         requestEmailChange(password: $password, email: $email) { userErrors { code } } }`,
      { password: TEST_PASSWORD, email: next },
    );
    await caller.gql(
      'mutation C($code: String!) { confirmEmailChange(code: $code) { userErrors { code } } }',
      {
        code: await codeTo(next),
      },
    );
    expect(await isConfirmed()).toBe(true);
  });
});

describe('an unconfirmed address', () => {
  test('receives only requested codes; the app shows everything else', async () => {
    const couple = await newcomer();
    const venue = await makeVenue();
    await deliverMail();
    const sent = await couple.caller.gql<{ sendEnquiry: { booking: { id: string; code: string } } }>(
      'mutation S($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id code } userErrors { message } } }',
      {
        input: {
          ...{
            listingId: venue.id,
            name: 'Asha Rao',
            contact: '9829044170',
            location: 'Udaipur',
            guests: 300,
          },
          ...{ date: todayInIndia(), address: '22 Fatehpura', typeOfEvent: 'Wedding', message: 'Hello' },
        },
      },
    );
    const { id, code } = sent.data.sendEnquiry.booking;
    await (
      await loggedIn(venue.id)
    ).gql(
      'mutation A($id: ID!, $code: String!) { approveBooking(id: $id, code: $code) { userErrors { message } } }',
      {
        ...{ id, code },
      },
    );
    await couple.caller.gql(
      'mutation P($current: String!, $password: String!) { changePassword(current: $current, password: $password) { userErrors { message } } }',
      { current: TEST_PASSWORD, password: `${TEST_PASSWORD}2` },
    );
    const emails = await deliverMail();
    expect(emails.filter((mail) => mail.includes(`To: ${couple.email}`))).toEqual([]);
    // The confirmed owner receives their emails.
    expect(emails.length).toBeGreaterThan(0);
    const notifications = await app().sql(
      `SELECT kind FROM notification WHERE account_id = $1 ORDER BY created_at`,
      [couple.id],
    );
    expect(notifications).toEqual([{ kind: 'enquiry_sent' }, { kind: 'booking_approved' }]);
  });

  test('receives at most five requested emails a day, of all kinds together', async () => {
    const { email, caller } = await newcomer();
    const stranger = client();
    const reset = () =>
      stranger.gql(
        'mutation R($email: String!) { requestPasswordReset(email: $email) { message userErrors { code } } }',
        {
          email,
        },
      );
    const link = () =>
      stranger.gql(
        'mutation L($input: LoginLinkInput!) { requestLoginLink(input: $input) { userErrors { code } } }',
        {
          input: { email, role: 'USER' },
        },
      );
    let received = (await emailsTo(email)).length;
    for (const act of [reset, link, reset, link, reset, link]) {
      await act();
      received += (await emailsTo(email)).length;
    }
    expect(received).toBe(5);
    expect((await request(caller)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        /^We send at most five emails a day to an address that isn’t confirmed\. Please wait /,
      ),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await emailsTo(email)).toEqual([]);
  });

  test('is sent no fewer of them when the mail server fails', async () => {
    const { email } = await newcomer();
    expect(await emailsTo(email)).toHaveLength(1);
    const stranger = client();
    const requestBoth = async () => {
      await stranger.gql(
        'mutation R($email: String!) { requestPasswordReset(email: $email) { userErrors { code } } }',
        { email },
      );
      await stranger.gql(
        'mutation L($input: LoginLinkInput!) { requestLoginLink(input: $input) { userErrors { code } } }',
        { input: { email, role: 'USER' } },
      );
    };
    await requestBoth();
    const unreachable = {
      deliver: () => Promise.reject(new Error('connect ECONNREFUSED')),
      close: () => undefined,
    };
    for (let attempt = 0; attempt < 3; attempt++) {
      await workOffAll(unreachable);
      await app().sql(`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    }
    expect(await emailsTo(email)).toHaveLength(2);
    await requestBoth();
    expect(await emailsTo(email)).toHaveLength(2);
    await requestBoth();
    expect(await emailsTo(email)).toEqual([]);
  });

  test('receives no more than that if it is registered repeatedly', async () => {
    const email = uniqueEmail('again');
    let received = 0;
    for (let i = 0; i < 7; i++) {
      const caller = client();
      await caller.gql(
        'mutation R($input: RegisterUserInput!) { registerUser(input: $input) { user { id } } }',
        {
          input: { fullName: 'Asha Rao', email, phone: '9829044170', password: TEST_PASSWORD },
        },
      );
      received += (await emailsTo(email)).length;
      await caller.gql('mutation D($password: String!) { deleteAccount(password: $password) { id } }', {
        password: TEST_PASSWORD,
      });
    }
    expect(received).toBe(5);
  });

  test.each(['reset', 'link'] as const)('is confirmed by using a %s', async (kind) => {
    const { email } = await newcomer();
    await deliverMail();
    const browser = client();
    if (kind === 'reset') {
      await browser.gql('mutation R($email: String!) { requestPasswordReset(email: $email) { message } }', {
        email,
      });
      const { data } = await browser.gql<{ verifyPasswordReset: { ticket: string } }>(
        'mutation V($email: String!, $code: String!) { verifyPasswordReset(email: $email, code: $code) { ticket } }',
        { email, code: await codeTo(email) },
      );
      await browser.gql(
        'mutation S($ticket: String!, $password: String!) { resetPassword(ticket: $ticket, password: $password) { message } }',
        { ticket: data.verifyPasswordReset.ticket, password: TEST_PASSWORD },
      );
    } else {
      await browser.gql(
        'mutation L($input: LoginLinkInput!) { requestLoginLink(input: $input) { userErrors { code } } }',
        {
          input: { email, role: 'USER' },
        },
      );
      const token = /login\/confirm#([\w-]+)/.exec(
        (await emailsTo(email)).join('\n').replaceAll('=\r\n', ''),
      )?.[1];
      await browser.gql(
        'mutation L($token: String!) { logInWithLink(token: $token) { userErrors { code } } }',
        { token },
      );
    }
    const [account] = await app().sql(
      `SELECT email_confirmed_at IS NOT NULL AS confirmed FROM account WHERE email = $1`,
      [email],
    );
    expect(account).toEqual({ confirmed: true });
  });

  test('is confirmed per account: each confirms its own', async () => {
    const { email } = await makeUser();
    const caller = client();
    await caller.gql(
      'mutation R($input: RegisterVendorInput!) { registerVendor(input: $input) { userErrors { code } } }',
      {
        input: {
          ...{ name: 'Farida', email, phone: '0294 000 0000', city: 'Udaipur', businessName: 'Rang' },
          ...{ password: TEST_PASSWORD, category: 'MEHENDI_ARTIST' },
        },
      },
    );
    await deliverMail();
    const [vendor] = await app().sql<{ id: string }>(
      `SELECT id FROM account WHERE email = $1 AND role = 'vendor'`,
      [email],
    );
    const admin = await loggedIn((await makeAdmin()).id);
    await admin.gql(
      'mutation D($id: ID!) { decideListing(id: $id, approve: true) { userErrors { code } } }',
      {
        id: vendor?.id,
      },
    );
    expect(await emailsTo(email)).toEqual([]);
  });
});

test('a listing’s contact address receives no email, because it isn’t verified', async () => {
  const venue = await makeVenue();
  const victim = uniqueEmail('victim');
  await app().sql(`UPDATE listing SET email = $2 WHERE id = $1`, [venue.id, victim]);
  const couple = await loggedIn((await makeUser()).id);
  await couple.gql('mutation S($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id } } }', {
    input: {
      ...{ listingId: venue.id, name: 'Asha Rao', contact: '9829044170', location: 'Udaipur', guests: 300 },
      ...{ date: todayInIndia(), address: '22 Fatehpura', typeOfEvent: 'Wedding', message: 'Hello' },
    },
  });
  const emails = await deliverMail();
  expect(emails.filter((mail) => mail.includes(`To: ${victim}`))).toEqual([]);
  expect(emails.filter((mail) => mail.includes(`To: ${venue.email}`))).toHaveLength(1);
});

test('admins see whether the owner has confirmed the address; nobody else does', async () => {
  const venue = await makeVenue();
  await app().sql(`UPDATE account SET email_confirmed_at = NULL WHERE id = $1`, [venue.id]);
  const ask = async (caller: Client) =>
    (
      await caller.gql<{ venue: { emailConfirmed: boolean | null } }>(
        'query V($id: ID!) { venue(id: $id) { emailConfirmed } }',
        { id: venue.id },
      )
    ).data.venue.emailConfirmed;
  expect(await ask(await loggedIn((await makeAdmin()).id))).toBe(false);
  expect(await ask(await loggedIn((await makeUser()).id))).toBeNull();
  expect(await ask(client())).toBeNull();
});

test('sending, withdrawing and sending again counts towards the limit on sending', async () => {
  const couple = await loggedIn((await makeUser()).id);
  const venue = await makeVenue();
  const input = {
    ...{ listingId: venue.id, name: 'Asha Rao', contact: '9829044170', location: 'Udaipur', guests: 300 },
    ...{ date: todayInIndia(), address: '22 Fatehpura', typeOfEvent: 'Wedding', message: 'Hello' },
  };
  let sent = 0;
  for (let i = 0; i < 40; i++) {
    const { data } = await couple.gql<{ sendEnquiry: { booking: { id: string } | null } | null }>(
      'mutation S($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id } userErrors { code } } }',
      { input },
    );
    const id = data?.sendEnquiry?.booking?.id;
    if (!id) break;
    sent++;
    await couple.gql('mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { code } } }', { id });
  }
  // Withdrawals count too.
  expect(sent).toBe(15);
  expect(await deliverMail()).toHaveLength(2 * sent);
});
