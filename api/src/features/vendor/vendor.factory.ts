import { makeAccount } from '../account/account.factory.js';
import { newId } from '../../core/ids.js';
import { suspension } from '../listing/listing.factory.js';
import { app } from '../../../test/app.js';

const DEFAULTS = {
  name: 'Rang Mehendi Studio',
  owner_name: 'Farida Chhipa',
  phone: '0000012399',
  city: 'Udaipur',
  state: 'Rajasthan',
  address: '',
  summary: '',
  status: 'approved',
  rank: 0,
  category: 'MehendiArtist',
  experience_years: null as number | null,
  events_completed: null as number | null,
  willing_to_travel: null as boolean | null,
};

interface Offer {
  name: string;
  days?: number;
  price: number;
  minAdvance?: number;
  unit?: string;
  inclusions?: readonly string[];
}

/** Creates a vendor with account and packages; any column can be overridden. */
export async function makeVendor(
  overrides: Partial<typeof DEFAULTS> & { email?: string; packages?: readonly Offer[] } = {},
) {
  const { email, packages = [], ...columns } = overrides;
  const account = await makeAccount('vendor', { email });
  const row = {
    id: account.id,
    kind: 'vendor',
    email: account.email,
    ...DEFAULTS,
    ...suspension(columns),
    ...columns,
  };
  const names = Object.keys(row);
  await app().sql(
    `INSERT INTO listing (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
  for (const [
    position,
    { name, days = 1, price, minAdvance = 0, unit = null, inclusions = [] },
  ] of packages.entries())
    await app().sql(
      `INSERT INTO vendor_package (id, vendor_id, position, name, days, price, min_advance, unit, inclusions)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [newId(), row.id, position, name, days, price, minAdvance, unit, inclusions],
    );
  return row;
}
