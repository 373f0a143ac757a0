import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../test/app.js';
import { makeCaller } from '../../test/permissions/scene.js';
import { client } from '../../test/client.js';
import { spendReadsTo } from '../../test/read-limits.js';
import type { Context } from './context.js';
import { makeLimits } from './limits.js';
import { makeReadLimits } from './read-limits.js';

useApp();

const limits = () => app().services.limits;
const REFUSED = { code: 'TOO_MANY_REQUESTS', status: 429 };

/** Returns how many calls succeed before one is rejected. */
async function callsUntilRejected(act: () => Promise<void>, max = 100): Promise<number> {
  for (let count = 0; count < max; count++) {
    const refused = await act().then(
      () => false,
      (error: unknown) => {
        expect(error).toMatchObject(REFUSED);
        return true;
      },
    );
    if (refused) return count;
  }
  return max;
}

describe('a limit', () => {
  test('applies per account, from any address', async () => {
    const { context } = await makeCaller('user');
    let place = 0;
    const act = () => limits().spend('mailboxNetwork', { ...context, clientAddress: `away-${place++}` });
    expect(await callsUntilRejected(act)).toBe(5);
  });

  test('per address is higher for logged-in accounts, but finite', async () => {
    const contexts: Context[] = [];
    for (let i = 0; i < 6; i++) contexts.push((await makeCaller('user')).context);
    let act = 0;
    const spend = () =>
      limits().spend('mailboxNetwork', {
        ...(contexts[Math.floor(act++ / 5)] as Context),
        clientAddress: 'an office',
      });
    expect(await callsUntilRejected(spend)).toBe(25);
  });

  test('for visitors applies per address', async () => {
    const spend = (clientAddress: string) => () =>
      limits().spend('mailboxNetwork', { viewer: undefined, clientAddress });
    expect(await callsUntilRejected(spend('a flat'))).toBe(5);
    expect(await callsUntilRejected(spend('the next flat'))).toBe(5);
  });

  test('counts every action once, even concurrent ones in different processes', async () => {
    const { database } = app().services;
    const processes = [limits(), makeLimits(database, makeReadLimits())];
    const acts = Array.from({ length: 20 }, (_, i) =>
      (processes[i % 2] ?? limits()).spendKey('loginNetwork', 'race'),
    );
    const outcomes = await Promise.allSettled(acts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('is separate per kind, can be refunded, and expires', async () => {
    const spend = () => limits().spendKey('mailboxNetwork', 'key');
    expect(await callsUntilRejected(spend)).toBe(5);
    await limits().spendKey('loginNetwork', 'key');
    await limits().reset('mailboxNetwork', 'key');
    expect(await callsUntilRejected(spend)).toBe(5);
    await app().sql(`UPDATE rate_limit SET expire = 0 WHERE key LIKE 'mailboxNetwork:%'`);
    expect(await callsUntilRejected(spend)).toBe(5);
  });

  test('reports how long to wait', async () => {
    const spend = () => limits().spendKey('mailboxNetwork', 'patience');
    await callsUntilRejected(spend);
    await expect(spend()).rejects.toMatchObject({
      message: 'Too many attempts. Please wait 60 minutes.',
      retryAfter: expect.any(Number),
    });
  });

  test('stores no email address, even if it counts by one', async () => {
    await limits().spendKey('loginNetwork', `user:${'a'.repeat(240)}@canary.example`);
    const rows = await app().sql(`SELECT 1 FROM rate_limit WHERE key LIKE '%@%' OR length(key) > 80`);
    expect(rows).toEqual([]);
  });
});

describe('a sliding limit', () => {
  const spend = async (key: string) => void (await limits().spendSliding('loginAccount', key));
  /** Spends a limit until this many points remain. */
  const spendTo = async (key: string, points: number) => {
    await spend(key);
    await app().sql(`UPDATE rate_limit SET points = 960 - $1 WHERE key LIKE 'loginAccount:%'`, [points]);
  };

  test('counts every action once, even concurrent ones in different processes', async () => {
    await spendTo('rush', 5);
    const processes = [limits(), makeLimits(app().services.database, makeReadLimits())];
    const acts = Array.from({ length: 20 }, (_, i) =>
      (processes[i % 2] ?? limits()).spendSliding('loginAccount', 'rush'),
    );
    const outcomes = await Promise.allSettled(acts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('refunds a point, but never more than were spent', async () => {
    await spendTo('refund', 0);
    await expect(spend('refund')).rejects.toMatchObject({ ...REFUSED, retryAfter: expect.any(Number) });
    await limits().refundSliding('loginAccount', 'refund');
    expect(await callsUntilRejected(() => spend('refund'))).toBe(1);
    await limits().refundSliding('loginAccount', 'unspent');
    expect(await limits().spendSliding('loginAccount', 'unspent')).toMatchObject({ limit: 960, used: 1 });
  });
});

test('too many reads from one address are a 429 in both APIs; other addresses continue', async () => {
  const address = '10.9.9.9';
  await spendReadsTo(0, 'call', address);
  const blocked = client(new Map(), address);
  const graphql = await blocked.gql('{ me { id } }');
  const rest = await blocked.rest('GET', '/venue/all');
  for (const { status, headers } of [graphql, rest]) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(graphql.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect((await client().gql('{ me { id } }')).status).toBe(200);
});
