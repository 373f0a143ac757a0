import { makeAccount } from '../account/account.factory.js';
import { app } from '../../../test/app.js';

export async function makeAdmin(overrides: { email?: string; superAdmin?: boolean } = {}) {
  const account = await makeAccount('admin', overrides);
  await app().sql(
    `INSERT INTO admin_profile (id, name, contact, city, address) VALUES ($1, 'Meera Iyer', '0000054321', 'Chennai', '4 Beach Road')`,
    [account.id],
  );
  return account;
}
