import { makeAccount } from '../account/account.factory.js';
import { app } from '../../../test/app.js';

export async function makeUser(
  overrides: { fullName?: string; email?: string; phone?: string; emailConfirmed?: boolean } = {},
) {
  const account = await makeAccount('user', overrides);
  const fullName = overrides.fullName ?? 'Ananya Sharma';
  await app().sql(`INSERT INTO user_profile (id, full_name, phone, city) VALUES ($1, $2, $3, 'Udaipur')`, [
    account.id,
    fullName,
    overrides.phone ?? '0000012345',
  ]);
  return { ...account, fullName };
}
