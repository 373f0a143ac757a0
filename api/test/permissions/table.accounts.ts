import { TEST_PASSWORD, uniqueEmail } from '../../src/features/account/account.factory.js';
import { makeUnsubscribeToken } from '../../src/features/account/unsubscribe.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { ROLES } from '../../src/core/viewer.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { app } from '../app.js';
import { everyone, loggedInPeople, only, type Row } from './row.js';
import { createTestKey } from '../../src/features/api-key/api-key.factory.js';
import {
  credentials,
  makeBlog,
  makeUndeliverableEmail,
  makeNotification,
  newAdmin,
  signup,
} from './scene.js';

/** A notification of the viewer, or of the fixtures' owner. */
const someNotification: Row['input'] = async ({ userId, listingId }, { role, id }) => ({
  id: await makeNotification(id && (role === 'admin' || id === listingId) ? id : userId),
});

/** The unsubscribe link of the fixtures' user. */
const someSubscription: Row['input'] = async ({ userId }) => ({
  token: await makeUnsubscribeToken(app().tx, userId, 'messages'),
});

/** Accounts, the viewer's own data, and public data. */
export const accounts: Record<string, Row> = {
  'account.logIn': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: async () => ({ ...(await credentials('user')), role: 'user' }),
    graphql: {
      document: 'mutation M($input: LoginInput!) { answer: login(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input: { ...input, role: 'USER' } }),
    },
    rest: ROLES.map((role) => ({ route: `POST ${role}/login`, body: () => credentials(role) })),
  },
  'account.logOut': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    input: () => ({}),
    graphql: { document: 'mutation { logout }' },
    rest: ROLES.map((role) => ({ route: `POST ${role}/logout` })),
  },
  'account.requestReset': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: async () => ({ email: (await credentials('user')).email }),
    graphql: {
      document:
        'mutation M($email: String!) { answer: requestPasswordReset(email: $email) { userErrors { code } } }',
    },
  },
  'account.verifyReset': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: async () => ({ email: (await credentials('user')).email, code: '123456' }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document: `mutation M($email: String!, $code: String!) {
        answer: verifyPasswordReset(email: $email, code: $code) { userErrors { code } } }`,
    },
  },
  'account.resetPassword': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: () => ({ ticket: 'nonsense', password: 'Changed#456' }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document: `mutation M($ticket: String!, $password: String!) {
        answer: resetPassword(ticket: $ticket, password: $password) { userErrors { code } } }`,
    },
  },
  'account.requestLoginLink': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: async () => ({ email: (await credentials('user')).email, role: 'user' }),
    graphql: {
      document:
        'mutation M($input: LoginLinkInput!) { answer: requestLoginLink(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input: { ...input, role: 'USER' } }),
    },
  },
  'account.renewLoginLink': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: () => ({ token: 'nonsense' }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document:
        'mutation M($token: String!) { answer: renewLoginLink(token: $token) { userErrors { code } } }',
    },
  },
  'account.logInWithLink': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: () => ({ token: 'nonsense' }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document:
        'mutation M($token: String!) { answer: logInWithLink(token: $token) { userErrors { code } } }',
    },
  },
  'account.changePassword': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    credential: true,
    input: () => ({ current: TEST_PASSWORD, password: 'Changed#456' }),
    graphql: {
      document:
        'mutation M($current: String!, $password: String!) { answer: changePassword(current: $current, password: $password) { userErrors { code } } }',
    },
  },
  'account.requestEmailChange': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    credential: true,
    input: () => ({ password: TEST_PASSWORD, email: uniqueEmail('moved') }),
    graphql: {
      document:
        'mutation M($password: String!, $email: String!) { answer: requestEmailChange(password: $password, email: $email) { userErrors { code } } }',
    },
  },
  'account.confirmEmailChange': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    credential: true,
    input: () => ({ code: '123456' }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document:
        'mutation M($code: String!) { answer: confirmEmailChange(code: $code) { userErrors { code } } }',
    },
  },
  'account.requestEmailConfirmation': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    input: async (_, { id }) => {
      if (id) await app().sql(`UPDATE account SET email_confirmed_at = NULL WHERE id = $1`, [id]);
      return {};
    },
    graphql: { document: 'mutation { answer: requestEmailConfirmation { userErrors { code } } }' },
  },
  'account.confirmEmail': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    credential: true,
    // A confirmed address stays confirmed, whatever the code.
    input: () => ({ code: '123456' }),
    graphql: {
      document: 'mutation M($code: String!) { answer: confirmEmail(code: $code) { userErrors { code } } }',
    },
  },
  'apiKey.list': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    input: () => ({}),
    graphql: { document: '{ apiKeys { nodes { id name scopes prefix } totalCount } }' },
  },
  'apiKey.create': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    input: () => ({ name: 'Price sheet' }),
    graphql: {
      document:
        'mutation M($input: CreateApiKeyInput!) { answer: createApiKey(input: $input) { secret userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'apiKey.revoke': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    others: { user: 404, vendor: 404, venue: 404 },
    input: async ({ userId, listingId }, { role, id }) => ({
      id: (await createTestKey(id && (role === 'admin' || id === listingId) ? id : userId)).id,
    }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: revokeApiKey(id: $id) { userErrors { code } } }',
    },
  },
  'account.delete': {
    verdicts: loggedInPeople,
    sessionOnly: true,
    credential: true,
    input: () => ({ password: TEST_PASSWORD }),
    graphql: {
      document:
        'mutation M($password: String!) { answer: deleteAccount(password: $password) { id userErrors { code } } }',
    },
  },
  'user.delete': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async () => ({ id: (await makeUser()).id }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteUser(id: $id) { id userErrors { code } } }',
    },
    rest: [{ route: 'DELETE user/:id', path: ({ id }) => `user/${String(id)}` }],
  },
  'admin.delete': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async () => ({ id: (await makeAdmin()).id }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteAdmin(id: $id) { id userErrors { code } } }',
    },
    rest: [{ route: 'DELETE admin/:id', path: ({ id }) => `admin/${String(id)}` }],
  },
  'user.register': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: signup,
    graphql: {
      document:
        'mutation M($input: RegisterUserInput!) { answer: registerUser(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
    rest: [{ route: 'POST user/register', body: (input) => input }],
  },
  'user.get': {
    verdicts: only('user', 'admin'),
    others: { user: 403, admin: 'yes' },
    input: ({ userId }) => ({ id: userId }),
    graphql: { document: 'query Q($id: ID!) { found: user(id: $id) { id email } }' },
    rest: [{ route: 'GET user/:id', path: ({ id }) => `user/${String(id)}` }],
  },
  'user.manage': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ managedUsers { nodes { id } } }' },
    rest: [{ route: 'GET user/ALL' }],
  },
  'admin.manage': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ managedAdmins { nodes { id } } }' },
    rest: [{ route: 'GET admin/all' }],
  },
  'user.update': {
    verdicts: only('user'),
    input: (_, { id }) => ({ id, city: 'udaipur' }),
    graphql: {
      document:
        'mutation M($input: UpdateUserInput!) { answer: updateUser(input: $input) { userErrors { code } } }',
      variables: ({ city }) => ({ input: { city } }),
    },
    rest: [
      {
        route: 'PUT user/:id',
        path: ({ id }, { userId }) => `user/${(id as string | undefined) ?? userId}`,
        body: ({ city }) => ({ city }),
      },
    ],
  },
  'user.setAvatar': {
    verdicts: only('user'),
    input: () => ({}),
    graphql: {
      document: 'mutation M($file: Upload) { answer: setAvatar(file: $file) { userErrors { code } } }',
    },
  },
  'admin.get': {
    verdicts: only('admin'),
    input: ({ userId }, { role, id }) => ({ id: role === 'admin' ? id : userId }),
    graphql: { document: 'query ($id: ID!) { admin(id: $id) { id superAdmin } }' },
    rest: [{ route: 'GET admin/:id', path: ({ id }) => `admin/${String(id)}` }],
  },
  'admin.register': {
    verdicts: only('admin'),
    sessionOnly: true,
    credential: true,
    input: newAdmin,
    graphql: {
      document:
        'mutation M($input: RegisterAdminInput!) { answer: registerAdmin(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
    rest: [{ route: 'POST admin/register', body: (profile) => ({ profile }) }],
  },
  'admin.update': {
    verdicts: only('admin'),
    sessionOnly: true,
    credential: true,
    input: (_, { id }) => ({ id, name: 'Meera Iyer', contact: '0000054321' }),
    graphql: {
      document:
        'mutation M($input: UpdateAdminInput!) { answer: updateAdmin(input: $input) { userErrors { code } } }',
      variables: ({ id: _, ...input }) => ({ input }),
    },
    rest: [
      {
        route: 'PUT admin/:id',
        path: ({ id }, { userId }) => `admin/${(id as string | undefined) ?? userId}`,
        body: ({ id: _, ...admin }) => ({ admin }),
      },
    ],
  },
  'mailQueue.list': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ undeliverableEmails { nodes { id recipient } totalCount } }' },
  },
  'mailQueue.retry': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeUndeliverableEmail() }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: retryEmail(id: $id) { id userErrors { code } } }',
    },
  },
  'mailQueue.delete': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeUndeliverableEmail() }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteEmail(id: $id) { id userErrors { code } } }',
    },
  },
  'me.get': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ me { id role name email phone } }' },
  },
  // Over a WebSocket; see subscription.test.ts.
  'subscription.accountChanges': {
    verdicts: loggedInPeople,
    input: () => ({}),
  },
  // Couples see their notifications in their bookings; only other roles have the bell in the navigation bar.
  'notification.list': {
    verdicts: loggedInPeople,
    input: ({ listingId }, { id = listingId }) => ({ vId: id }),
    graphql: {
      document: '{ notifications { nodes { id kind text readAt booking { id } } } }',
      variables: () => ({}),
    },
    rest: [
      { route: 'GET notification/all' },
      { route: 'GET notification/:id', path: ({ vId }) => `notification/${String(vId)}` },
      {
        route: 'GET notification/notification/:vId',
        path: ({ vId }) => `notification/notification/${String(vId)}`,
      },
    ],
  },
  'notification.get': {
    verdicts: loggedInPeople,
    others: { user: 404, vendor: 404, venue: 404 },
    input: someNotification,
    rest: [{ route: 'GET notification/notif/:nId', path: ({ id }) => `notification/notif/${String(id)}` }],
  },
  'notification.markRead': {
    verdicts: loggedInPeople,
    others: { user: 404, vendor: 404, venue: 404 },
    input: someNotification,
    graphql: {
      document: 'mutation M($id: ID!) { answer: markNotificationRead(id: $id) { userErrors { code } } }',
    },
    rest: [
      { route: 'PATCH notification/update', body: ({ id }) => ({ nId: id }) },
      { route: 'PATCH notification/:id', path: ({ id }) => `notification/${String(id)}` },
    ],
  },
  'me.inboxSummary': {
    verdicts: loggedInPeople,
    input: () => ({}),
    graphql: { document: '{ inboxSummary { unreadCount version } }' },
  },
  'account.emailPreferences': {
    verdicts: loggedInPeople,
    input: () => ({}),
    graphql: { document: '{ found: emailPreferences { kind enabled } }' },
  },
  'account.setEmailPreference': {
    verdicts: only('user', 'vendor', 'venue'),
    input: () => ({ kind: 'messages', enabled: false }),
    graphql: {
      document:
        'mutation { answer: setEmailPreference(kind: MESSAGES, enabled: false) { userErrors { code } } }',
    },
  },
  'account.emailSubscription': {
    verdicts: everyone,
    input: someSubscription,
    graphql: {
      document: 'query Q($token: String!) { found: emailSubscription(token: $token) { kind enabled } }',
    },
  },
  'account.setEmailSubscription': {
    verdicts: everyone,
    input: async (fixtures, caller) => ({ ...(await someSubscription(fixtures, caller)), enabled: false }),
    graphql: {
      document:
        'mutation M($token: String!, $enabled: Boolean!) { answer: setEmailSubscription(token: $token, enabled: $enabled) { userErrors { code } } }',
    },
  },
  'interest.add': {
    verdicts: only('user'),
    input: () => ({ city: 'Udaipur' }),
    graphql: {
      document: 'mutation M($city: String!) { answer: addCityInterest(city: $city) { userErrors { code } } }',
    },
    rest: [{ route: 'POST notification/add', body: ({ city }, _, { id }) => ({ userId: id, city }) }],
  },
  'notification.unreadCounts': {
    verdicts: loggedInPeople,
    input: () => ({}),
    graphql: { document: '{ found: unreadCounts { bookings listing reviews stories } }' },
  },
  'notification.markAllRead': {
    verdicts: loggedInPeople,
    input: () => ({}),
    graphql: {
      document: 'mutation { answer: markAllNotificationsRead { me { unreadCount } userErrors { code } } }',
    },
  },
  'blog.list': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ blogs { nodes { id html } } }' },
    rest: [{ route: 'GET blog/all/blog' }],
  },
  'blog.get': {
    verdicts: everyone,
    input: async () => ({ id: await makeBlog() }),
    graphql: { document: 'query Q($id: ID!) { found: blog(id: $id) { id } }' },
    rest: [{ route: 'GET blog/:id', path: ({ id }) => `blog/${String(id)}` }],
  },
  'city.list': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ cities { name } }' },
    rest: [{ route: 'GET user/all/city' }],
  },
};
