import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, withKey, type Client } from '../../../test/client.js';
import { enquiry, makeCaller } from '../../../test/permissions/scene.js';
import { deliverMail } from '../../../test/security/post.js';
import { TEST_PASSWORD } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { hashToken, newToken } from '../../core/ids.js';
import { ROLES } from '../../core/viewer.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { createTestKey } from './api-key.factory.js';
import { sweepApiKeys } from './api-key.query.js';
import { withImpliedScopes } from './api-key.rules.js';

useApp();

interface Key {
  id: string;
  name: string;
  scopes: string[];
  prefix: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  revokedAt: string | null;
}
interface Made {
  createApiKey: {
    apiKey: Key | null;
    secret: string | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
}

const KEY = 'id name scopes prefix lastUsedAt expiresAt revokedAt';
const make = async (by: Client, input: object = { name: 'Price sheet' }) => {
  const { data, errors } = await by.gql<Made>(
    `mutation M($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { ${KEY} } secret userErrors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.createApiKey;
};
const list = async (by: Client, args = '') =>
  (
    await by.gql<{
      apiKeys: { nodes: Key[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(`{ apiKeys${args} { nodes { ${KEY} } totalCount pageInfo { endCursor hasNextPage } } }`)
  ).data.apiKeys;
const revoke = (by: Client, id: string) =>
  by.gql<{ revokeApiKey: { apiKey: Key } }>(
    'mutation M($id: ID!) { revokeApiKey(id: $id) { apiKey { revokedAt } } }',
    { id },
  );

describe('a key', () => {
  test.each(ROLES)('is created, used by both APIs, listed and revoked: %s', async (role) => {
    const { http, id } = await makeCaller(role);
    const { apiKey, secret } = await make(http, {
      name: '  Price sheet  ',
      scopes: ['READ_OWN'],
      expiresInDays: 30,
    });
    expect(secret).toMatch(/^mandap_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      name: 'Price sheet',
      scopes: ['READ_PUBLIC', 'READ_OWN'],
      prefix: secret?.slice(0, 13),
      lastUsedAt: null,
      revokedAt: null,
    });
    const inDays = (Date.parse(apiKey?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(inDays).toBeCloseTo(30, 2);

    const program = withKey(secret ?? '');
    expect((await program.gql('{ me { id } }')).data).toEqual({ me: { id } });
    expect((await program.rest('GET', '/venue/all')).status).toBe(200);
    const [listed] = (await list(http)).nodes;
    expect(listed).toMatchObject({ id: apiKey?.id, lastUsedAt: expect.any(String) });

    await revoke(http, apiKey?.id ?? '');
    const [graphql, rest] = [await program.gql('{ me { id } }'), await program.rest('GET', '/venue/all')];
    for (const { status, headers } of [graphql, rest])
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(graphql.errors).toEqual([
      { message: 'This API key was revoked.', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(rest.body).toEqual({ statusCode: 401, success: false, message: 'This API key was revoked.' });
    expect((await list(http)).nodes).toEqual([{ ...listed, revokedAt: expect.any(String) }]);
  });

  test('is stored as a hash, and the owner gets an email without it', async () => {
    const user = await makeUser();
    const { secret } = await make(await loggedIn(user.id), { name: 'Mine & <b>only</b>' });
    const [row] = await app().sql<object>(`SELECT * FROM api_key WHERE account_id = $1`, [user.id]);
    expect(row).toMatchObject({ token_hash: hashToken(secret ?? ''), scopes: ['read:public'] });
    expect(JSON.stringify(row)).not.toContain(secret?.slice(13));
    const emails = await deliverMail();
    const mail = emails.find((each) => each.includes(user.email));
    expect(mail).toContain('An API key was made');
    expect(emails.join()).not.toContain(secret);
  });

  test('can be revoked repeatedly with one effect; another’s is not found', async () => {
    const { http, id } = await makeCaller('user');
    const key = await createTestKey(id ?? '');
    const first = await revoke(http, key.id);
    const second = await revoke(http, key.id);
    expect(second.data).toEqual(first.data);
    const foreign = await createTestKey((await makeUser()).id);
    expect((await revoke(http, foreign.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await withKey(foreign.secret).gql('{ cities { name } }')).status).toBe(200);
  });

  test('of an admin is audited without its secret; a couple’s isn’t', async () => {
    const { http, id } = await makeCaller('admin');
    const { apiKey, secret } = await make(http, { name: 'Export', scopes: ['WRITE_OWN'] });
    await revoke(http, apiKey?.id ?? '');
    const rows = await app().sql<{ action: string; after: { scopes: string } | null }>(
      `SELECT action, after FROM audit WHERE actor_id = $1 ORDER BY created_at`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['apiKey.create', 'apiKey.revoke']);
    expect(rows[0]?.after?.scopes).toBe('read:public read:own write:own');
    expect(JSON.stringify(rows)).not.toContain(secret?.slice(13));
    const user = await makeUser();
    await make(await loggedIn(user.id));
    expect(await app().sql(`SELECT FROM audit WHERE actor_id = $1`, [user.id])).toEqual([]);
  });
});

describe('invalid input for a new key is reported at its field', () => {
  test.each<[object, string, string]>([
    [{ name: '   ' }, 'name', 'Please give the key a name'],
    [{ name: 'x'.repeat(61) }, 'name', 'Please keep this to 60 characters'],
    [{ name: 'x', expiresInDays: 0 }, 'expiresInDays', 'Please choose 1 to 366 days'],
    [{ name: 'x', expiresInDays: 367 }, 'expiresInDays', 'Please choose 1 to 366 days'],
    [
      { name: 'x', scopes: ['READ_PUBLIC', 'READ_PUBLIC', 'READ_PUBLIC', 'READ_OWN'] },
      'scopes',
      'Please list each scope once',
    ],
  ])('%j', async (input, field, message) => {
    const { http } = await makeCaller('user');
    expect(await make(http, input)).toEqual({
      apiKey: null,
      secret: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
  });

  test('implied scopes are added', () => {
    expect(withImpliedScopes([])).toEqual(['read:public']);
    expect(withImpliedScopes(['write:own'])).toEqual(['read:public', 'read:own', 'write:own']);
    expect(withImpliedScopes(['read:own', 'read:own'])).toEqual(['read:public', 'read:own']);
  });
});

describe('twenty keys', () => {
  test('are the maximum, even for concurrent requests; revoking one makes room', async () => {
    const { http, id } = await makeCaller('user');
    for (let i = 0; i < 15; i++) await createTestKey(id ?? '');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => make(http)));
    expect(outcomes.filter(({ secret }) => secret)).toHaveLength(5);
    for (const { secret, userErrors } of outcomes)
      if (!secret)
        expect(userErrors).toEqual([
          {
            code: 'CONFLICT',
            field: null,
            message: 'An account can have 20 keys. Please revoke one first.',
          },
        ]);
    const { nodes, totalCount, pageInfo } = await list(http, '(first: 15)');
    expect([nodes.length, totalCount, pageInfo.hasNextPage]).toEqual([15, 20, true]);
    const rest = await list(http, `(first: 15, after: "${pageInfo.endCursor}")`);
    expect(new Set([...nodes, ...rest.nodes].map((key) => key.id)).size).toBe(20);
    await revoke(http, nodes[0]?.id ?? '');
    expect((await make(http)).secret).not.toBeNull();
  });
});

describe('a key ends', () => {
  const errorMessage = async (secret: string) =>
    (await withKey(secret).gql('{ me { id } }')).errors?.[0]?.message;

  test('when it expires', async () => {
    const { id, secret } = await createTestKey((await makeUser()).id);
    await app().sql(
      `UPDATE api_key SET created_at = now() - interval '2 days', expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    expect(await errorMessage(secret)).toBe('This API key has expired.');
  });

  test('when its account is deleted', async () => {
    const user = await makeUser();
    const { secret } = await createTestKey(user.id, 'write:own');
    await (await loggedIn(user.id)).gql(`mutation { deleteAccount(password: "${TEST_PASSWORD}") { id } }`);
    expect(await errorMessage(secret)).toBe('This is not a valid API key.');
  });

  test('when the password is reset, but not when it is changed', async () => {
    const user = await makeUser();
    const { secret } = await createTestKey(user.id, 'read:own');
    const session = await loggedIn(user.id);
    await session.gql(
      `mutation { changePassword(current: "${TEST_PASSWORD}", password: "Another#123") { userErrors { message } } }`,
    );
    expect(await errorMessage(secret)).toBeUndefined();
    const ticket = newToken();
    await app().sql(
      `INSERT INTO password_reset (id, email, code_hash, expires_at, ticket_hash, ticket_expires_at)
       VALUES ($1, $2, '', now() + interval '1 minute', $3, now() + interval '1 minute')`,
      [user.id, user.email, hashToken(ticket)],
    );
    await client().gql(
      `mutation { resetPassword(ticket: "${ticket}", password: "Third#12345") { userErrors { message } } }`,
    );
    expect(await errorMessage(secret)).toBe('This API key was revoked.');
  });

  test('permanently: nothing restores it', async () => {
    const { id } = await createTestKey((await makeUser()).id);
    await app().sql(`UPDATE api_key SET revoked_at = now() WHERE id = $1`, [id]);
    await expect(app().sql(`UPDATE api_key SET revoked_at = NULL WHERE id = $1`, [id])).rejects.toMatchObject(
      { constraint: 'api_key_stays_ended' },
    );
  });

  test('and disappears from the list a month later', async () => {
    const { id: accountId } = await makeUser();
    const [old, recent, live] = [
      await createTestKey(accountId),
      await createTestKey(accountId),
      await createTestKey(accountId),
    ];
    const end = (id: string, days: number) =>
      app().sql(`UPDATE api_key SET revoked_at = now() - make_interval(days => $2) WHERE id = $1`, [
        id,
        days,
      ]);
    await end(old.id, 31);
    await end(recent.id, 29);
    await sweepApiKeys(app().tx);
    const rows = await app().sql<{ id: string }>(`SELECT id FROM api_key WHERE account_id = $1`, [accountId]);
    expect(rows.map(({ id }) => id).sort()).toEqual([recent.id, live.id].sort());
  });
});

describe('the Authorization header', () => {
  test.each([
    ['nothing', 'Bearer'],
    ['a space', 'Bearer '],
    ['a word', 'Bearer nonsense'],
    ['a key that nobody has', `bearer mandap_${'x'.repeat(43)}`],
    ['two words', 'Bearer a b'],
    ['something long', `Bearer ${'x'.repeat(5000)}`],
  ])('with %s is rejected', async (_, authorization) => {
    for (const path of ['/graphql?query={cities{name}}', '/api/v1/user/all/city']) {
      const response = await client().fetch(path, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('This is not a valid API key.');
    }
  });

  test('with another scheme is ignored, and the session counts', async () => {
    const { http, id } = await makeCaller('user');
    const response = await http.fetch('/graphql?query={me{id}}', {
      headers: { authorization: 'Basic eDp5' },
    });
    expect(await response.json()).toMatchObject({ data: { me: { id } } });
  });

  test('takes precedence over a cookie', async () => {
    const [cookie, other] = [await makeCaller('user'), await makeUser()];
    const { secret } = await createTestKey(other.id, 'read:own');
    const both = withKey(secret, new Map(cookie.http.cookies));
    expect((await both.gql('{ me { id } }')).data).toEqual({ me: { id: other.id } });
    const narrow = withKey((await createTestKey(other.id)).secret, new Map(cookie.http.cookies));
    expect((await narrow.gql('{ me { id } }')).data).toEqual({ me: null });
    // A request from another site may carry a key, but its session cookie is ignored.
    const foreign = await both.fetch('/graphql?query={me{id}}', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(200);
  });

  test('has no effect on pages', async () => {
    expect((await client().fetch('/readyz', { headers: { authorization: 'Bearer x' } })).status).toBe(200);
  });
});

describe('scopes', () => {
  const VENUE = 'query V($id: ID!) { venue(id: $id) { contact { phone } myBooking { code } } }';

  test('without those of its account, a key reads public data only', async () => {
    const venue = await makeVenue();
    const { secret } = await createTestKey(venue.id);
    const program = withKey(secret);
    expect((await program.gql(VENUE, { id: venue.id })).data).toEqual({
      venue: { contact: null, myBooking: null },
    });
    const rest = await program.rest<{ data: { venue: object } }>('GET', `/venue/${venue.id}`);
    expect(rest.body.data.venue).not.toHaveProperty('phone');
    const admin = withKey((await createTestKey((await makeAdmin()).id)).secret);
    await makeVenue({ city: 'Keypur', status: 'pending' });
    expect((await admin.rest<{ data: object[] }>('GET', '/venue/all?city=Keypur')).body.data).toEqual([]);
  });

  test('with them, it reads and changes what its account can', async () => {
    const [venue, user] = [await makeVenue(), await makeUser()];
    const reader = withKey((await createTestKey(user.id, 'read:own')).secret);
    const writer = withKey((await createTestKey(user.id, 'write:own')).secret);
    expect((await reader.gql(VENUE, { id: venue.id })).data).toMatchObject({
      venue: { contact: { phone: venue.phone } },
    });
    const { listingId, ...fields } = enquiry(venue.id);
    const body = { ...fields, vId: listingId, uId: user.id };
    const refused = await reader.rest('POST', '/bookings/bookings', body);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'This API key needs the scope write:own to do this.' },
    });
    const sent = await writer.rest<{ bookingId: string }>('POST', '/bookings/bookings', body);
    expect(sent.status).toBe(200);
    const { data } = await reader.gql<{ myBookings: { nodes: { code: string }[] } }>(
      '{ myBookings { nodes { code } } }',
    );
    expect(data.myBookings.nodes).toEqual([{ code: sent.body.bookingId }]);
  });

  test('without a write scope, nothing is uploaded', async () => {
    const venue = await makeVenue();
    const program = withKey((await createTestKey(venue.id, 'read:own')).secret);
    const form = new FormData();
    form.set('images', new Blob(['x']), 'x.png');
    expect((await program.fetch(`/api/v1/venue/${venue.id}`, { method: 'PUT', body: form })).status).toBe(
      403,
    );
    expect((await program.fetch('/graphql', { method: 'POST', body: form })).status).toBe(403);
  });
});

test('use is recorded once a minute', async () => {
  const { id, secret } = await createTestKey((await makeUser()).id);
  const used = async () =>
    (
      await app().sql<{ at: string | null }>(`SELECT last_used_at::text AS at FROM api_key WHERE id = $1`, [
        id,
      ])
    )[0]?.at;
  const program = withKey(secret);
  await Promise.all(Array.from({ length: 5 }, () => program.gql('{ cities { name } }')));
  const first = await used();
  expect(first).toEqual(expect.any(String));
  await program.gql('{ cities { name } }');
  expect(await used()).toBe(first);
  await app().sql(`UPDATE api_key SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
  await program.gql('{ cities { name } }');
  expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.now() - 10_000);
});
