import { describe, expect, test } from '@jest/globals';
import { EMAIL_KINDS } from '../../core/email.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { makeUnsubscribeToken } from './unsubscribe.factory.js';

useApp();

interface Preference {
  kind: string;
  enabled: boolean;
}

const preferencesOf = async (id: string) =>
  (
    await (
      await loggedIn(id)
    ).gql<{ emailPreferences: Preference[] }>('{ emailPreferences { kind enabled } }')
  ).data.emailPreferences;

const disabledKinds = async (id: string) =>
  (await preferencesOf(id)).filter(({ enabled }) => !enabled).map(({ kind }) => kind);

const SUBSCRIPTION = 'query Q($token: String!) { emailSubscription(token: $token) { kind enabled } }';
const CHANGE = `mutation M($token: String!, $enabled: Boolean!) {
  setEmailSubscription(token: $token, enabled: $enabled) { emailSubscription { kind enabled } userErrors { code } } }`;

const unsubscribe = (token: string, init: RequestInit = {}, sender = client()) =>
  sender.fetch(`/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    ...init,
  });

describe('preferences', () => {
  test('list the kinds of emails that a role gets, which are on at first', async () => {
    const kinds = async (id: string) => {
      const preferences = await preferencesOf(id);
      expect(preferences.every(({ enabled }) => enabled)).toBe(true);
      return preferences.map(({ kind }) => kind);
    };
    const couple = ['MESSAGES', 'ANSWERS', 'CHANGES', 'VISITS', 'REMINDERS', 'MODERATION'];
    const owner = ['MESSAGES', 'ENQUIRIES', 'CHANGES', 'VISITS', 'REMINDERS', 'MODERATION'];
    expect(await kinds((await makeUser()).id)).toEqual(couple);
    expect(await kinds((await makeVenue()).id)).toEqual(owner);
    // Every kind has a switch.
    const switchable = new Set([...couple, ...owner]);
    expect([...switchable].sort()).toEqual(EMAIL_KINDS.map((kind) => kind.toUpperCase()).sort());
    expect(await kinds((await makeAdmin()).id)).toEqual([]);
  });

  test('are switched off and on, also twice', async () => {
    const { id } = await makeUser();
    const user = await loggedIn(id);
    const set = (kind: string, enabled: boolean) =>
      user.gql<{ setEmailPreference: { emailPreferences: Preference[] } }>(
        `mutation { setEmailPreference(kind: ${kind}, enabled: ${enabled}) { emailPreferences { kind enabled } } }`,
      );
    for (let i = 0; i < 2; i++) await set('MESSAGES', false);
    const { data } = await set('REMINDERS', false);
    expect(data.setEmailPreference.emailPreferences).toEqual(await preferencesOf(id));
    expect(await disabledKinds(id)).toEqual(['MESSAGES', 'REMINDERS']);
    for (let i = 0; i < 2; i++) await set('MESSAGES', true);
    expect(await disabledKinds(id)).toEqual(['REMINDERS']);
  });

  test('are deleted with the account', async () => {
    const { id } = await makeUser();
    await unsubscribe(await makeUnsubscribeToken(app().tx, id, 'messages'));
    await app().sql(`DELETE FROM account WHERE id = $1`, [id]);
    expect(await app().sql(`SELECT FROM email_opt_out WHERE account_id = $1`, [id])).toEqual([]);
  });
});

describe('an unsubscribe link', () => {
  test('works without a login, for its account and kind only, and can be undone', async () => {
    const [{ id }, other] = [await makeUser(), await makeUser()];
    const token = await makeUnsubscribeToken(app().tx, id, 'answers');
    const visitor = client();
    const { data } = await visitor.gql<Record<string, { emailSubscription: Preference }>>(CHANGE, {
      ...{ token, enabled: false },
    });
    expect(data['setEmailSubscription']?.emailSubscription).toEqual({ kind: 'ANSWERS', enabled: false });
    expect([await disabledKinds(id), await disabledKinds(other.id)]).toEqual([['ANSWERS'], []]);
    expect((await visitor.gql(SUBSCRIPTION, { token })).data).toEqual({
      emailSubscription: { kind: 'ANSWERS', enabled: false },
    });
    await visitor.gql(CHANGE, { token, enabled: true });
    expect(await disabledKinds(id)).toEqual([]);
  });

  test.each([
    ['a form', {}],
    ['multipart', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--\r\n' }],
    ['nothing', { headers: {}, body: undefined }],
  ])('accepts one-click POSTs (RFC 8058) with %s, also repeated', async (_, init) => {
    const { id } = await makeUser();
    const token = await makeUnsubscribeToken(app().tx, id, 'reminders');
    for (let i = 0; i < 2; i++) expect((await unsubscribe(token, init)).status).toBe(204);
    expect(await disabledKinds(id)).toEqual(['REMINDERS']);
  });

  test('changes nothing when it is opened, and leads to the page', async () => {
    const { id } = await makeUser();
    const token = await makeUnsubscribeToken(app().tx, id, 'messages');
    for (const method of ['GET', 'HEAD']) {
      const response = await unsubscribe(token, { method, body: undefined });
      expect([response.status, response.headers.get('location')]).toEqual([303, `/unsubscribe#${token}`]);
    }
    expect(await disabledKinds(id)).toEqual([]);
  });

  test('is invalid if it was changed, or its account is deleted', async () => {
    const [{ id }, other] = [await makeUser(), await makeUser()];
    const token = await makeUnsubscribeToken(app().tx, id, 'messages');
    const deleted = await makeUser();
    const tokenOfDeleted = await makeUnsubscribeToken(app().tx, deleted.id, 'messages');
    await app().sql(`DELETE FROM account WHERE id = $1`, [deleted.id]);
    for (const wrong of [
      token.replace(id, other.id),
      token.replace('messages', 'reminders'),
      token.slice(0, -2),
      `${token}x`,
      `${id}.messages.`,
      'x',
      tokenOfDeleted,
    ]) {
      expect((await unsubscribe(wrong)).status).toBe(404);
      expect((await client().gql(SUBSCRIPTION, { token: wrong })).data).toEqual({ emailSubscription: null });
    }
    expect([await disabledKinds(id), await disabledKinds(other.id)]).toEqual([[], []]);
  });

  test('is refused from a page of another site that sends the session', async () => {
    const { id } = await makeUser();
    const user = await loggedIn(id);
    const token = await makeUnsubscribeToken(app().tx, id, 'messages');
    const response = await unsubscribe(token, { headers: { 'sec-fetch-site': 'cross-site' } }, user);
    expect(response.status).toBe(403);
    expect(await disabledKinds(id)).toEqual([]);
  });
});
