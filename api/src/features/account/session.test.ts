import { describe, expect, test } from '@jest/globals';
import { hashToken } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sweep } from '../../../test/worker.js';
import { TEST_PASSWORD } from './account.factory.js';

useApp();

/** Returns the ID of the logged-in account, or null. */
const whoIs = async (caller: Client) =>
  (await caller.gql<{ me: { id: string } | null }>('{ me { id } }')).data.me?.id ?? null;

const withToken = (token: string) => client(new Map([['mandap', token]]));

const login = (caller: Client, email: string) =>
  caller.fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });

const tokenOf = (caller: Client) => caller.cookies.get('mandap') ?? '';

/** A logged-in user and the columns of their session. */
async function session() {
  const { id } = await makeUser();
  const caller = await loggedIn(id);
  const set = (columns: string) => app().sql(`UPDATE session SET ${columns} WHERE account_id = $1`, [id]);
  const get = async () =>
    (await app().sql<{ seen_at: Date }>(`SELECT seen_at FROM session WHERE account_id = $1`, [id]))[0];
  return { id, caller, set, get };
}

describe('the cookie', () => {
  test('has 256 random bits, and is HttpOnly and SameSite; on plain HTTP it isn’t Secure', async () => {
    const response = await login(client(), (await makeUser()).email);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^mandap=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const [, expires = ''] = /Expires=([^;]+)/.exec(cookie) ?? [];
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  test('is the only place of the token: the database stores its hash', async () => {
    const caller = client();
    await login(caller, (await makeUser()).email);
    const token = tokenOf(caller);
    const [row] = await app().sql<{ token_hash: Buffer; text: string }>(
      `SELECT token_hash, session::text AS text FROM session WHERE token_hash = $1`,
      [hashToken(token)],
    );
    expect(row?.text).not.toContain(token);
  });

  test.each(['', 'nonsense', 'x'.repeat(4000), '%00', 'a"b'])('%j is ignored', async (token) => {
    expect(await whoIs(withToken(token))).toBeNull();
  });
});

describe('login', () => {
  test('creates a new token and ends the session that the request had', async () => {
    const [first, second] = [await makeUser(), await makeUser()];
    const caller = client();
    await login(caller, first.email);
    const old = tokenOf(caller);
    await login(caller, second.email);
    expect(tokenOf(caller)).not.toBe(old);
    expect(await whoIs(caller)).toBe(second.id);
    expect(await whoIs(withToken(old))).toBeNull();
  });

  test('never accepts a planted token', async () => {
    const planted = 'A'.repeat(43);
    const caller = withToken(planted);
    await login(caller, (await makeUser()).email);
    expect(tokenOf(caller)).not.toBe(planted);
    expect(await whoIs(withToken(planted))).toBeNull();
  });

  test('keeps the session if it fails', async () => {
    const { id, caller } = await session();
    const answer = await caller.rest('POST', '/user/login', { email: 'x@test.example', password: 'wrong' });
    expect([answer.status, await whoIs(caller)]).toEqual([401, id]);
  });
});

test('logout ends this session on the server, and no other', async () => {
  const { id, caller } = await session();
  const elsewhere = await loggedIn(id);
  const token = tokenOf(caller);
  const { data } = await caller.gql('mutation { logout }');
  expect(data).toEqual({ logout: true });
  expect(caller.cookies.has('mandap')).toBe(false);
  expect(await whoIs(withToken(token))).toBeNull();
  expect(await whoIs(elsewhere)).toBe(id);
});

describe('expiry', () => {
  test.each(["seen_at = now() - interval '7 days'", 'expires_at = now()'])('%s ends it', async (columns) => {
    const { caller, set } = await session();
    await set(columns);
    expect(await whoIs(caller)).toBeNull();
  });

  test.each(["seen_at = now() - interval '6 days 23 hours'", "expires_at = now() + interval '1 minute'"])(
    '%s does not',
    async (columns) => {
      const { id, caller, set } = await session();
      await set(columns);
      expect(await whoIs(caller)).toBe(id);
    },
  );

  test('use is recorded, but not at every request', async () => {
    const { caller, set, get } = await session();
    const seen = await get();
    await whoIs(caller);
    expect(await get()).toEqual(seen);
    await set("seen_at = now() - interval '11 minutes'");
    await whoIs(caller);
    expect((await get())?.seen_at.getTime()).toBeGreaterThanOrEqual(seen?.seen_at.getTime() ?? Infinity);
  });

  test('expired sessions are deleted by the cleanup', async () => {
    const [idle, over, live] = [await session(), await session(), await session()];
    await idle.set("seen_at = now() - interval '8 days'");
    await over.set("expires_at = now() - interval '1 second'");
    await sweep();
    const left = await app().sql(`SELECT account_id AS id FROM session WHERE account_id = ANY($1)`, [
      [idle.id, over.id, live.id],
    ]);
    expect(left).toEqual([{ id: live.id }]);
  });
});

test('deleting the account ends its sessions', async () => {
  const { id, caller } = await session();
  await app().sql(`DELETE FROM account WHERE id = $1`, [id]);
  expect(await whoIs(caller)).toBeNull();
});
