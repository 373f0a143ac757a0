import { beforeEach, expect, test } from '@jest/globals';
import { makeAccount } from '../../src/features/account/account.factory.js';
import { hashPassword } from '../../src/features/account/password.js';
import { app, useApp } from '../../test/app.js';
import { loggedIn } from '../../test/client.js';
import { DEMO_PASSWORD } from './accounts.js';
import { closeDemoAccounts } from './close-accounts.js';
import { listUsableDemoAccounts } from './usable-accounts.js';

useApp();

const OWN = 'owner@mandap.test';
let ids: string[];

beforeEach(async () => {
  await app().sql('TRUNCATE account CASCADE');
  const accounts = await Promise.all([
    makeAccount('user', { email: 'couple@mandap.example' }),
    makeAccount('venue', { email: 'venue@mandap.example' }),
    makeAccount('user', { email: 'another@mandap.example' }),
  ]);
  ids = accounts.map(({ id }) => id);
  await app().sql(`UPDATE account SET password_hash = $2 WHERE id = ANY($1)`, [
    ids,
    await hashPassword(DEMO_PASSWORD),
  ]);
});

const hashes = () =>
  app().sql<{ email: string; password_hash: string }>(
    `SELECT email, password_hash FROM account ORDER BY email`,
  );

test('with an admin of one’s own, nobody can log in to the demo’s accounts any more', async () => {
  await makeAccount('admin', { email: OWN, superAdmin: true });
  const before = await hashes();
  const visitor = await loggedIn(ids[0] ?? '');
  await closeDemoAccounts(app().tx, OWN.toUpperCase());
  expect(await listUsableDemoAccounts(app().tx)).toEqual([]);
  expect(await app().sql(`SELECT FROM session WHERE account_id = ANY($1)`, [ids])).toEqual([]);
  expect((await visitor.gql('{ me { id } }')).data).toEqual({ me: null });
  const after = await hashes();
  const changed = after.filter((row, i) => row.password_hash !== before[i]?.password_hash);
  expect(changed.map(({ email }) => email)).toEqual([
    'another@mandap.example',
    'couple@mandap.example',
    'venue@mandap.example',
  ]);
  await closeDemoAccounts(app().tx, OWN);
  expect(await hashes()).toEqual(after);
});

test('without one, they stay open', async () => {
  await makeAccount('admin', { email: 'admin@mandap.example', superAdmin: true });
  const before = await hashes();
  await closeDemoAccounts(app().tx, OWN);
  expect(await hashes()).toEqual(before);
});
