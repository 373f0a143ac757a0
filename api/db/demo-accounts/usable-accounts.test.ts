import { expect, test } from '@jest/globals';
import { makeAccount } from '../../src/features/account/account.factory.js';
import { hashPassword } from '../../src/features/account/password.js';
import { app, useApp } from '../../test/app.js';
import { DEMO_PASSWORD } from './accounts.js';
import { listUsableDemoAccounts } from './usable-accounts.js';

useApp();

test('lists only existing demo accounts, with their role and the demo password', async () => {
  expect(await listUsableDemoAccounts(app().tx)).toEqual([]);
  const couple = await makeAccount('user', { email: 'couple@mandap.example' });
  await makeAccount('vendor', { email: 'venue@mandap.example' });
  const admin = await makeAccount('admin', { email: 'Admin@mandap.example' });
  expect(await listUsableDemoAccounts(app().tx)).toEqual([]);
  const setPassword = async (id: string) =>
    app().sql(`UPDATE account SET password_hash = $2 WHERE id = $1`, [id, await hashPassword(DEMO_PASSWORD)]);
  await setPassword(admin.id);
  await setPassword(couple.id);
  const usable = await listUsableDemoAccounts(app().tx);
  expect(usable.map(({ role }) => role)).toEqual(['user', 'admin']);
});
