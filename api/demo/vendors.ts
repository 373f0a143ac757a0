import type { Tx } from '../src/core/database.js';
import { insertRows } from '../db/insert-rows.js';
import { demoEmail } from '../db/demo-accounts/accounts.js';
import { TRADES } from './content/prose/vendors/trades.js';
import { createRng } from './content/random.js';
import type { DemoVendor } from './content/vendor-types.js';
import { RANG_MEHENDI_STUDIO } from './content/vendors-fixed.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';
import type { DemoPicture } from '../db/pictures.js';

const vendorId = (key: string): string => demoId('vendor', key);

/** Rang Mehendi Studio belongs to the demo's vendor, who logs in with another address than the studio's. */
const emailOf = (vendor: DemoVendor): string =>
  vendor.key === RANG_MEHENDI_STUDIO.key ? demoEmail('vendor') : vendor.email;

export async function loadVendors(
  tx: Tx,
  vendors: readonly DemoVendor[],
  pictures: readonly DemoPicture[],
  passwordHash: string,
): Promise<void> {
  await insertRows(
    tx,
    'account',
    {
      id: 'uuid',
      email: 'text',
      role: 'account_role',
      password_hash: 'text',
      email_confirmed_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    vendors.map((vendor) => ({
      id: vendorId(vendor.key),
      email: emailOf(vendor),
      role: 'vendor',
      password_hash: passwordHash,
      email_confirmed_at: daysAgo(vendor.createdDaysAgo),
      created_at: daysAgo(vendor.createdDaysAgo),
    })),
  );
  await insertRows(
    tx,
    'listing',
    {
      ...{ id: 'uuid', kind: 'listing_kind', category: 'text', name: 'text', owner_name: 'text' },
      ...{ email: 'text', phone: 'text', city: 'text', state: 'text', address: 'text', summary: 'text' },
      ...{ status: 'listing_status', rejection_reason: 'text', rank: 'smallint', daily_capacity: 'smallint' },
      ...{ cancellation: 'cancellation_policy', experience_years: 'smallint', events_completed: 'int' },
      ...{ willing_to_travel: 'boolean' },
      ...{ created_at: 'timestamptz', updated_at: 'timestamptz' },
    },
    vendors.map((vendor) => ({
      id: vendorId(vendor.key),
      kind: 'vendor',
      category: vendor.category,
      name: vendor.businessName,
      owner_name: vendor.ownerName,
      email: emailOf(vendor),
      phone: vendor.phone,
      city: vendor.city,
      state: vendor.state,
      address: vendor.address,
      summary: vendor.summary,
      status: vendor.status,
      rejection_reason: vendor.rejectionReason ?? null,
      rank: vendor.rank,
      daily_capacity: vendor.dailyCapacity,
      cancellation: vendor.cancellation,
      experience_years: vendor.experienceYears,
      events_completed: vendor.eventsCompleted,
      willing_to_travel: vendor.willingToTravel,
      created_at: daysAgo(vendor.createdDaysAgo),
      updated_at: daysAgo(Math.floor(vendor.createdDaysAgo / 3)),
    })),
  );
  await loadPackages(tx, vendors);
  await insertRows(
    tx,
    'listing_picture',
    { listing_id: 'uuid', media_hash: 'text', position: 'smallint', caption: 'text' },
    portfolios(vendors, pictures),
  );
}

const loadPackages = (tx: Tx, vendors: readonly DemoVendor[]) =>
  insertRows(
    tx,
    'vendor_package',
    {
      ...{ id: 'uuid', vendor_id: 'uuid', position: 'smallint', name: 'text' },
      ...{ days: 'numeric', price: 'int', min_advance: 'int' },
    },
    vendors.flatMap((vendor) =>
      vendor.packages.map(({ name, days, price, minAdvance }, position) => ({
        id: demoId('package', `${vendor.key} ${position}`),
        vendor_id: vendorId(vendor.key),
        position,
        name,
        days,
        price,
        min_advance: minAdvance,
      })),
    ),
  );

/**
 * Picks three to six pictures per vendor: of its own category first, then of related scenes. Main pictures
 * rotate in the order of lists, so that neighbouring cards differ.
 */
function portfolios(vendors: readonly DemoVendor[], pictures: readonly DemoPicture[]) {
  const turns = new Map<string, number>();
  return vendors.flatMap((vendor) => {
    const rng = createRng(`portfolio ${vendor.key}`);
    const { main, also } = TRADES[vendor.category].pictures;
    const of = (families: string) =>
      families.split(' ').flatMap((family) => pictures.filter((picture) => picture.family === family));
    const own = pictures.filter(({ kinds }) => kinds.includes(`category:${vendor.category}`));
    const mains = [...new Set([...own, ...of(main)])];
    const turn = turns.get(vendor.category) ?? 0;
    turns.set(vendor.category, turn + 1);
    const first = mains[turn % Math.max(1, mains.length)];
    const others = rng.shuffle(own.filter((picture) => picture !== first));
    const rest = rng.shuffle([...mains, ...of(also)]);
    const chosen = [...new Set([...(first ? [first] : []), ...others, ...rest])];
    return chosen.slice(0, rng.int(3, 6)).map((picture, position) => ({
      listing_id: vendorId(vendor.key),
      media_hash: picture.hash,
      position,
      caption: picture.subject,
    }));
  });
}
