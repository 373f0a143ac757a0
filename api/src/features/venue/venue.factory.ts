import { makeAccount } from '../account/account.factory.js';
import { suspension } from '../listing/listing.factory.js';
import { app } from '../../../test/app.js';

const DEFAULTS = {
  name: 'Jheel Mahal',
  owner_name: 'Kumud Ranawat',
  phone: '0000067890',
  city: 'Udaipur',
  state: 'Rajasthan',
  address: '3 Ambamata Ghat Road',
  summary: 'A lakeside haveli with two ghats.',
  status: 'approved',
  rejection_reason: null as string | null,
  rank: 5,
  daily_capacity: 1,
  cancellation: 'non_cancellable',
  guest_capacity: '600',
  max_guests: 600 as number | null,
  food_packages: 'Veg 1450, nonveg 1850',
  veg_price: 1450 as number | null,
  nonveg_price: 1850 as number | null,
  features: 'Two ghats',
  how_to_reach: 'Five kilometres from the station',
  policies: 'Music until ten',
  venue_types: ['BANQUET_HALL'] as string[],
  facilities: ['AIR_CONDITIONING'] as string[],
};

/** Creates a venue with its owner's account; any column can be overridden. */
export async function makeVenue(overrides: Partial<typeof DEFAULTS> & { email?: string } = {}) {
  const { email, ...columns } = overrides;
  const account = await makeAccount('venue', { email });
  const row = {
    id: account.id,
    kind: 'venue',
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
  return row;
}
