import type { Database, Tx } from '../src/core/database.js';
import { inLongTransaction } from '../db/long-transaction.js';
import { VENDOR_CATEGORIES } from '../src/features/vendor/vendor.constants.js';
import { DEMO_CITIES, stateOf } from '../demo/cities.js';

const NAMES = ['Ananya', 'Rohan', 'Meera', 'Kabir', 'Zara', 'Dev', 'Ishita', 'Farhan', 'Tara', 'Vikram'];
const SURNAMES = ['Sharma', 'Menon', 'Iyer', 'Khan', 'Chopra', 'Das', 'Patel', 'Reddy', 'Bose', 'Rathore'];
const TRADES = ['Studio', 'Mehendi', 'Lens', 'Rasoi', 'Dhol', 'Decor', 'Beats', 'Henna', 'Petals', 'Frames'];

/** Creates the admin whose session requests the tables. */
export const BENCH_ADMIN = '018f0000-0000-7000-8000-000000000001';

/**
 * Creates vendors, users and bookings until there are `count` of each. One vendor in thirty is pending, one in fifty
 * rejected; the bookings are spread over the users, but for a thousand of one couple and a thousand at one venue.
 */
export async function loadManyPeople(database: Database, count: number): Promise<void> {
  await inLongTransaction(database, async (tx) => {
    const [present] = await tx.sql<{ vendors: number; users: number; bookings: number }>(
      `SELECT (SELECT count(*)::int FROM listing WHERE kind = 'vendor') AS vendors,
              (SELECT count(*)::int FROM user_profile) AS users, (SELECT count(*)::int FROM booking) AS bookings`,
    );
    const { vendors = 0, users = 0, bookings = 0 } = present ?? {};
    await loadBenchAdmin(tx);
    await loadVendors(tx, count - vendors);
    await loadUsers(tx, count - users);
    await loadBookings(tx, count - bookings);
  });
  await database.pool.query('VACUUM ANALYZE');
}

/** Creates the admin, if missing. */
export async function loadBenchAdmin(tx: Tx): Promise<void> {
  await tx.sql(
    `INSERT INTO account (id, email, role, password_hash) VALUES ($1, 'admin@load.example', 'admin', '!')
     ON CONFLICT DO NOTHING`,
    [BENCH_ADMIN],
  );
  await tx.sql(
    `INSERT INTO admin_profile (id, name, contact, city, address) VALUES ($1, 'Load', '', '', '')
     ON CONFLICT DO NOTHING`,
    [BENCH_ADMIN],
  );
}

/** Accounts of a role in a table named `fresh`, with their number. */
async function accounts(tx: Tx, role: 'vendor' | 'user', count: number): Promise<boolean> {
  if (count <= 0) return false;
  await tx.sql(
    `CREATE TEMP TABLE fresh_${role} ON COMMIT DROP AS
     SELECT gen_random_uuid() AS id, i, now() - i * interval '7 minutes' AS created_at FROM generate_series(1, ${count}) i`,
  );
  await tx.sql(
    `INSERT INTO account (id, email, role, password_hash, created_at)
     SELECT id, '${role}' || i || '-' || left(id::text, 8) || '@load.example', '${role}', '!', created_at FROM fresh_${role}`,
  );
  return true;
}

const places = JSON.stringify(DEMO_CITIES.map((name) => ({ name, state: stateOf(name) })));
const PLACE = `JOIN (SELECT row_number() OVER () - 1 AS number, name, state FROM jsonb_to_recordset($1) AS c(name text, state text)) place
  ON place.number = fresh.i % ${DEMO_CITIES.length}`;

async function loadVendors(tx: Tx, count: number): Promise<void> {
  if (!(await accounts(tx, 'vendor', count))) return;
  await tx.sql(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, status, rejection_reason, rank, category,
       package_price, created_at)
     SELECT id, 'vendor', ($2::text[])[1 + i % 10] || ' ' || ($3::text[])[1 + i / 10 % 10] || ' ' || i, 'Load', 'load@load.example', '', place.name, place.state,
       (CASE WHEN i % 30 = 0 THEN 'pending' WHEN i % 50 = 1 THEN 'rejected' ELSE 'approved' END)::listing_status,
       CASE WHEN i % 30 <> 0 AND i % 50 = 1 THEN 'No pictures' END, i * 7919::bigint % 11,
       ($4::text[])[1 + i % ${VENDOR_CATEGORIES.length}], 5000 + i * 13 % 90000, created_at
     FROM fresh_vendor fresh ${PLACE}`,
    [places, SURNAMES, TRADES, VENDOR_CATEGORIES],
  );
}

async function loadUsers(tx: Tx, count: number): Promise<void> {
  if (!(await accounts(tx, 'user', count))) return;
  await tx.sql(
    `INSERT INTO user_profile (id, full_name, phone, city)
     SELECT id, ($2::text[])[1 + i % 10] || ' ' || ($3::text[])[1 + i / 10 % 10], lpad(i::text, 10, '0'), place.name
     FROM fresh_user fresh ${PLACE}`,
    [places, NAMES, SURNAMES],
  );
}

async function loadBookings(tx: Tx, count: number): Promise<void> {
  if (count <= 0) return;
  const [couples] = await tx.sql<{ total: number }>(`SELECT count(*)::int AS total FROM user_profile`);
  await tx.sql(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location, guests,
       event_date, address, event_type, message, code, status, created_at, decided_at)
     SELECT gen_random_uuid(), u.id, l.id, l.kind, l.name, l.city, 'Load', '0000000000', 'Jaipur', 100 + i % 900,
       date '2020-01-01' + i % 1500, 'Road', 'WEDDING', 'Hello', '000000', 'rejected', now() - i * interval '3 minutes', now()
     FROM generate_series(1, ${count}) i
     JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS number, id FROM user_profile) u
       ON u.number = CASE WHEN i % 100 = 0 THEN 0 ELSE i * 7919::bigint % ${couples?.total ?? 1} END
     JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS number, id, kind, name, city FROM listing WHERE kind = 'venue') l
       ON l.number = CASE WHEN i % 100 = 1 THEN 0 ELSE i % 1000 END`,
  );
}
