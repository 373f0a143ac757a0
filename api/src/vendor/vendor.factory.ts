import { makeAccount } from '../account/account.factory.js';
import { app } from '../../test/app.js';

export async function makeVendor(overrides: { name?: string; category?: string; status?: string } = {}) {
  const account = await makeAccount('vendor');
  const { name = 'Rang Mehendi Studio', category = 'MehendiArtist', status = 'approved' } = overrides;
  await app().sql(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, status, category)
     VALUES ($1, 'vendor', $2, 'Farida Chhipa', $3, '0000012399', 'Udaipur', 'Rajasthan', $4, $5)`,
    [account.id, name, account.email, status, category],
  );
  return { ...account, name, category };
}
