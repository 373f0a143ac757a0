import { expect } from '@jest/globals';
import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import type { EmailContent } from '../../src/core/email.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { app } from '../app.js';
import { client, loggedIn } from '../client.js';
import { mutate, type MessageCase } from './message-case.js';
import { sentEmails } from './outbox.js';

const CODE = expect.stringMatching(/^\d{6}$/) as unknown as string;

const REGISTER = {
  user: 'mutation R($input: RegisterUserInput!) { answer: registerUser(input: $input) { userErrors { code } } }',
  vendor:
    'mutation R($input: RegisterVendorInput!) { answer: registerVendor(input: $input) { userErrors { code } } }',
  venue:
    'mutation R($input: RegisterVenueInput!) { answer: registerVenue(input: $input) { userErrors { code } } }',
};
const REQUEST_EMAIL_CHANGE = `mutation R($password: String!, $email: String!) {
  answer: requestEmailChange(password: $password, email: $email) { userErrors { code } } }`;

const confirmation = (to: string, role: string): EmailContent => ({
  to,
  subject: 'Confirm your email for Mandap',
  paragraphs: [
    `Enter this code in your Mandap ${role} account to confirm this address. It works once, within a day.`,
    'Until then we only email you codes and links that were requested. Everything else is in your account.',
    'If you didn’t register with Mandap, ignore this email. Don’t give the code to anyone.',
  ],
  code: CODE,
  action: { label: 'Confirm my email', path: '/confirm-email' },
});

/** Emails about accounts, credentials and registrations; none of them comes with a notification. */
export const accountCases: MessageCase[] = [
  {
    when: 'a user registers',
    emails: ['confirmationEmail'],
    notifications: [],
    async prepare() {
      const email = uniqueEmail('welcome');
      const input = { fullName: 'Dev Malhotra', email, phone: '9829044170', password: TEST_PASSWORD };
      return {
        act: () => mutate(client(), REGISTER.user, { input }),
        expected: () => ({ emails: [confirmation(email, 'user')] }),
      };
    },
  },
  ...(['vendor', 'venue'] as const).map((kind): MessageCase => ({
    when: `a ${kind} registers`,
    emails: ['confirmationEmail'],
    notifications: [],
    async prepare() {
      const email = uniqueEmail(kind);
      const input = {
        ...{ businessName: 'Rang Mehendi Studio', email, phone: '0294 000 0000', city: 'Udaipur' },
        ...{ password: TEST_PASSWORD },
        ...(kind === 'vendor'
          ? { name: 'Farida Chhipa', category: 'MEHENDI_ARTIST' }
          : { yourName: 'Kumud Ranawat' }),
      };
      return {
        act: () => mutate(client(), REGISTER[kind], { input }),
        expected: () => ({ emails: [confirmation(email, kind)] }),
      };
    },
  })),
  {
    when: 'an admin adds another admin',
    emails: ['confirmationEmail'],
    notifications: [],
    async prepare() {
      const admin = await loggedIn((await makeAdmin()).id);
      const email = uniqueEmail('admin');
      const input = {
        ...{ name: 'Kabir Sethi', email, contact: '0000054322', password: TEST_PASSWORD },
        ...{ city: 'Pune', address: '7 Law College Road' },
      };
      const document =
        'mutation R($input: RegisterAdminInput!) { answer: registerAdmin(input: $input) { userErrors { code } } }';
      return {
        act: () => mutate(admin, document, { input }),
        expected: () => ({ emails: [confirmation(email, 'admin')] }),
      };
    },
  },
  {
    when: 'somebody asks for another code to confirm their address',
    emails: ['confirmationEmail'],
    notifications: [],
    repeatable: true,
    async prepare() {
      const { id, email } = await makeUser({ emailConfirmed: false });
      const caller = await loggedIn(id);
      return {
        act: () => mutate(caller, 'mutation { answer: requestEmailConfirmation { userErrors { code } } }'),
        expected: () => ({ emails: [confirmation(email, 'user')] }),
      };
    },
  },
  {
    when: 'somebody forgot their password',
    emails: ['resetCodeEmail'],
    notifications: [],
    repeatable: true,
    async prepare() {
      const { email } = await makeUser();
      const document =
        'mutation R($email: String!) { answer: requestPasswordReset(email: $email) { userErrors { code } } }';
      return {
        act: () => mutate(client(), document, { email }),
        expected: () => ({
          emails: [
            {
              to: email,
              subject: 'Your Mandap code',
              paragraphs: [
                'Enter this code in the browser where you asked to reset your Mandap password. It works once, within 10 minutes.',
                'If you didn’t request it, ignore this email: your password stays the same. We’ll never ask you for this code.',
              ],
              code: CODE,
            },
          ],
        }),
      };
    },
  },
  {
    when: 'somebody asks for a login link',
    emails: ['loginLinkEmail'],
    notifications: [],
    repeatable: true,
    async prepare() {
      const { email } = await makeVendor();
      const document =
        'mutation R($input: LoginLinkInput!) { answer: requestLoginLink(input: $input) { userErrors { code } } }';
      return {
        act: () => mutate(client(), document, { input: { email, role: 'VENDOR' } }),
        expected: () => ({
          emails: [
            {
              to: email,
              subject: 'Your Mandap login link',
              paragraphs: [
                'Use this link to log in to your Mandap vendor account. It works once, within 10 minutes, and only in the browser where you requested it.',
                'If you didn’t request it, you can ignore this email. Don’t forward it to anyone.',
              ],
              action: {
                label: 'Log in',
                path: expect.stringMatching(/^\/login\/confirm#[\w-]{20,}$/) as unknown as string,
              },
            },
          ],
        }),
      };
    },
  },
  {
    when: 'strangers have used up the day’s logins of an account',
    emails: ['loginAlertEmail'],
    notifications: [],
    async prepare() {
      const { email } = await makeUser();
      const wrong = () => client().rest('POST', '/user/login', { email, password: 'Wrong#123' });
      await wrong();
      return {
        async act() {
          await app().sql(`UPDATE rate_limit SET points = 959 WHERE key LIKE 'loginAccount:%'`);
          await wrong();
          return { errors: [] };
        },
        expected: () => ({
          emails: [
            {
              to: email,
              subject: 'Too many failed logins to your Mandap account',
              paragraphs: [
                'Someone entered hundreds of wrong passwords for your Mandap user account within a day. For now, we don’t accept its password from browsers we don’t know.',
                'You can still log in: with your password in a browser where you’ve logged in before, or in any browser with a link that we email you. If your password is easy to guess, choose a new one.',
              ],
              action: { label: 'Email me a login link', path: '/login/link' },
            },
          ],
        }),
      };
    },
  },
  {
    when: 'somebody changes their password',
    emails: ['passwordChangedEmail'],
    notifications: [],
    async prepare() {
      const { id, email } = await makeUser();
      const caller = await loggedIn(id);
      const document = `mutation C($current: String!, $password: String!) {
        answer: changePassword(current: $current, password: $password) { userErrors { code } } }`;
      return {
        act: () => mutate(caller, document, { current: TEST_PASSWORD, password: 'Changed#456' }),
        expected: () => ({
          emails: [
            {
              to: email,
              subject: 'Your Mandap password was changed',
              paragraphs: [
                'The password of your Mandap account was changed, and all other devices were logged out.',
                'If it wasn’t you, set a new password at once: we’ll email the code to this address.',
              ],
              action: { label: 'Set a new password', path: '/forget' },
            },
          ],
        }),
      };
    },
  },
  {
    when: 'somebody wants another email address',
    emails: ['newAddressCodeEmail'],
    notifications: [],
    repeatable: true,
    async prepare() {
      const caller = await loggedIn((await makeUser()).id);
      const email = uniqueEmail('moved');
      return {
        act: () => mutate(caller, REQUEST_EMAIL_CHANGE, { password: TEST_PASSWORD, email }),
        expected: () => ({
          emails: [
            {
              to: email,
              subject: 'Your Mandap code',
              paragraphs: [
                'Enter this code to use this address for your Mandap account. It works once, for 10 minutes.',
                'If you didn’t request it, ignore this email: the address won’t be used. We’ll never ask you for this code.',
              ],
              code: CODE,
            },
          ],
        }),
      };
    },
  },
  {
    when: 'somebody confirms another email address',
    emails: ['addressChangedEmail', 'newAddressEmail'],
    notifications: [],
    async prepare() {
      const { id, email: before } = await makeUser();
      const caller = await loggedIn(id);
      const email = uniqueEmail('moved');
      await mutate(caller, REQUEST_EMAIL_CHANGE, { password: TEST_PASSWORD, email });
      const [{ code } = {}] = await sentEmails();
      const document =
        'mutation C($code: String!) { answer: confirmEmailChange(code: $code) { userErrors { code } } }';
      return {
        act: () => mutate(caller, document, { code }),
        expected: () => ({
          emails: [
            {
              to: before,
              subject: 'Your Mandap email was changed',
              paragraphs: [
                `Your Mandap account now uses ${email}. Log in with this address from now on; we’ll send your emails there.`,
                'If it wasn’t you, write to us at once.',
              ],
              action: { label: 'Write to us', path: '/aboutus1#contact' },
            },
            {
              to: email,
              subject: 'This is now your Mandap email',
              paragraphs: [
                'From now on, log in to Mandap with this address. Emails about your account come here, and your password stays the same.',
              ],
              action: { label: 'Log in', path: '/login' },
            },
          ],
        }),
      };
    },
  },
  {
    when: 'somebody makes an API key',
    emails: ['apiKeyCreatedEmail'],
    notifications: [],
    repeatable: true,
    async prepare() {
      const { id, email } = await makeVendor();
      const caller = await loggedIn(id);
      const document =
        'mutation M($input: CreateApiKeyInput!) { answer: createApiKey(input: $input) { userErrors { code } } }';
      return {
        act: () => mutate(caller, document, { input: { name: 'Price sheet' } }),
        expected: () => ({
          emails: [
            {
              to: email,
              subject: 'An API key was made for your Mandap account',
              paragraphs: [
                'The key is called “Price sheet”. A program that has it can use Mandap in your name, within the key’s permissions. You can revoke it under API keys in your dashboard.',
                'If it wasn’t you, set a new password at once: that revokes every key and logs out every device.',
              ],
              action: { label: 'Set a new password', path: '/forget' },
            },
          ],
        }),
      };
    },
  },
];
