import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { newId } from '../../src/core/ids.js';
import { makeEmptyDatabase } from '../../test/postgres.js';
import { DEMO_DESK_ENQUIRIES } from '../../demo/content/admin-desk.js';
import { demoEnquiries } from '../../demo/content/enquiries.js';
import { demoPeople } from '../../demo/content/people.js';
import { demoVenues } from '../../demo/content/venues.js';
import { makeMigrator } from '../migrate.js';
import { loadMigrations } from '../migrations.js';

const MIGRATION = 1764000000037;

const NO_REASON = 'No reason was given. Please write to us to find out what to change.';
const EARLIER = 'No reason was given. Please write to us, and we will tell you what to put right.';

let source: DataSource;

const rows = (statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  source.query(statement, values);

const makeAccounts = async (
  ids: readonly string[],
  role: 'user' | 'venue' | 'admin' = 'venue',
  superAdmin = false,
) =>
  rows(
    `INSERT INTO account (id, email, role, password_hash, super_admin)
     SELECT id, id || '@mandap.example', $2::account_role, '', $3 FROM unnest($1::uuid[]) AS id`,
    ids,
    role,
    superAdmin,
  );

interface OldVenue {
  id: string;
  types: readonly string[];
  facilities: readonly string[];
  features?: string;
  status?: string;
  reason?: string | null;
}

async function makeVenues(venues: readonly OldVenue[]): Promise<void> {
  await makeAccounts(venues.map(({ id }) => id));
  await rows(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, rejection_reason, food_packages,
       guest_capacity, features, how_to_reach, policies, venue_types, facilities)
     SELECT id, 'venue', 'Jheel Mahal', 'Kumud Ranawat', 'owner@venue.example', '0000011111', 'Udaipur',
       COALESCE(status, 'approved')::listing_status, reason, '', '', COALESCE(features, ''), '', '', types, facilities
     FROM jsonb_to_recordset($1) AS row (id uuid, types text[], facilities text[], features text, status text, reason text)`,
    JSON.stringify(venues),
  );
}

interface OldBooking {
  id: string;
  user: string | null;
  listing: string;
  type: string;
  name?: string;
  location?: string;
}

const makeBookings = (bookings: readonly OldBooking[]) =>
  rows(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code, status, decided_at)
     SELECT id, "user", listing, 'venue', 'Jheel Mahal', 'Udaipur', COALESCE(name, 'Ann'), '0000012345',
       COALESCE(location, ''), 100, '2026-12-24', '', type, '', '123456', 'rejected', now()
     FROM jsonb_to_recordset($1) AS row (id uuid, "user" uuid, listing uuid, type text, name text, location text)`,
    JSON.stringify(bookings),
  );

interface OldEnquiry {
  id: string;
  kind: string;
  type: string;
  message?: string;
  listing?: string;
}

const makeEnquiries = (enquiries: readonly OldEnquiry[]) =>
  rows(
    `INSERT INTO enquiry (id, kind, name, contact, location, guests, event_date, address, event_type, message, listing_id)
     SELECT id, kind, 'Ann', '0000012345', 'Udaipur', 100, '2026-12-24', '', type, COALESCE(message, ''), listing
     FROM jsonb_to_recordset($1) AS row (id uuid, kind enquiry_kind, type text, message text, listing uuid)`,
    JSON.stringify(enquiries),
  );

const makeNotification = (kind: string, about: { account: string; booking?: string }, params: object) =>
  rows(
    `INSERT INTO notification (id, account_id, kind, booking_id, params) VALUES ($1, $2, $3, $4, $5)`,
    newId(),
    about.account,
    kind,
    about.booking ?? null,
    JSON.stringify(params),
  );

const ids = {
  unknown: newId(),
  sloppy: newId(),
  rejected: newId(),
  rejectedEarlier: newId(),
  rejectedForReason: newId(),
  couple: newId(),
  namesake: newId(),
  admin: newId(),
  superAdmin: newId(),
};

async function writeSpecialCases(): Promise<void> {
  const facilities = ['Sea view'];
  await makeVenues([
    {
      ...{
        id: ids.unknown,
        types: ['Palace', 'Resorts', 'Haveli, old'],
        facilities: ['Helipad', 'Spa services'],
      },
      features: 'Two ghats',
    },
    { id: ids.sloppy, types: [' banquet halls', 'RESORTS'], facilities: ['free wifi', 'Yoga deck', ''] },
    { id: ids.rejected, types: [], facilities, status: 'rejected', reason: NO_REASON },
    { id: ids.rejectedEarlier, types: [], facilities, status: 'rejected', reason: EARLIER },
    { id: ids.rejectedForReason, types: [], facilities, status: 'rejected', reason: 'Blurred pictures' },
  ]);
  await makeAccounts([ids.couple, ids.namesake], 'user');
  await makeAccounts([ids.admin], 'admin');
  await makeAccounts([ids.superAdmin], 'admin', true);
  for (const id of [ids.admin, ids.superAdmin])
    await rows(`INSERT INTO admin_profile VALUES ($1, 'Super Admin', '', '', '')`, id);
  await rows(`INSERT INTO audit (id, actor_id, actor_role, action, target_type, target_id, before, after)
    SELECT gen_random_uuid(), '${ids.admin}', 'admin', action, 'listing', '${ids.rejected}', '{"status": "pending"}',
      jsonb_build_object('status', 'rejected', 'reason', reason)
    FROM (VALUES ('listing.decide', '${NO_REASON}'), ('listing.decide', 'Blurred pictures'),
      ('listing.suspend', '${NO_REASON}')) AS act (action, reason)`);
  for (const reason of [NO_REASON, EARLIER, 'Blurred pictures'])
    await makeNotification('listing_rejected', { account: ids.rejected }, { reason });
  const former = 'A former Mandap user';
  const listing = ids.unknown;
  const booking = newId();
  await makeBookings([
    { id: newId(), user: null, listing, type: 'Haldi', name: former },
    { id: newId(), user: ids.namesake, listing, type: 'Haldi', name: former },
    { id: newId(), user: null, listing, type: 'Haldi', name: former, location: 'Udaipur' },
    { id: booking, user: ids.couple, listing, type: 'wedding' },
    { id: newId(), user: ids.couple, listing, type: 'Other' },
    { id: newId(), user: ids.couple, listing, type: 'OTHER' },
    { id: newId(), user: ids.couple, listing, type: '' },
  ]);
  for (const type of ['Wedding', 'wedding', 'Griha Pravesh “Lunch”', 'Other'])
    await makeNotification(
      'enquiry_sent',
      { account: ids.couple, booking },
      { event: { type, date: '2026-12-24', guests: 5 } },
    );
  await makeNotification('city_interest', { account: ids.couple }, { city: 'Wedding' });
  await makeEnquiries([
    ...(['Venue', 'Vendor'] as const).map((kind) => ({
      ...{ id: newId(), kind: 'registration', type: `${kind} Registration`, listing },
      message: `New ${kind.toLowerCase()} registration: Rani: ${kind}`,
    })),
    {
      ...{ id: newId(), kind: 'registration', type: 'Venue Registration' },
      message: 'New venue registration: reported by an old client',
    },
    { id: newId(), kind: 'registration', type: 'Venue Registration', message: 'Call me', listing },
  ]);
}

/** The demo's venues, bookings and enquiries as the version before wrote them. */
async function writeDemo(): Promise<void> {
  const venues = demoVenues();
  await makeVenues(
    venues.map(({ venueTypes: types, facilities, featuresOfVenue: features }) => ({
      ...{ id: newId(), types, facilities, features },
    })),
  );
  const enquiries = demoEnquiries(venues, demoPeople(500));
  await makeBookings(
    enquiries.map(({ typeOfEvent: type }) => ({ id: newId(), user: null, listing: ids.sloppy, type })),
  );
  await makeEnquiries(
    DEMO_DESK_ENQUIRIES.map(({ kind, typeOfEvent: type, message }) => ({ id: newId(), kind, type, message })),
  );
}

/** Of each table; 100,000 rows together. */
const MANY = 25_000;

async function writeMany(): Promise<void> {
  await rows(
    `INSERT INTO account (id, email, role, password_hash)
     SELECT gen_random_uuid(), 'many-' || i || '@mandap.example', 'venue', '' FROM generate_series(1, ${MANY}) i`,
  );
  await rows(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, food_packages, guest_capacity, features,
       how_to_reach, policies, venue_types, facilities)
     SELECT id, 'venue', 'Many', 'Kumud Ranawat', email, '0000011111', 'Udaipur', 'approved', '', '', repeat('Ghats ', 50),
       '', '', ARRAY['Resorts', '4 Star & Above', 'Country/Golf Club'], ARRAY['Sea view', 'AV equipment', 'Free WiFi']
     FROM account WHERE email LIKE 'many-%'`,
  );
  const types = `(ARRAY['Wedding', 'Reception', 'Corporate event', 'Ring Ceremony'])[i % 4 + 1]`;
  await rows(
    `INSERT INTO booking (id, listing_id, listing_kind, listing_name, listing_city, name, contact, location, guests,
       event_date, address, event_type, message, code, status, decided_at)
     SELECT gen_random_uuid(), $1, 'venue', 'Many', 'Udaipur', 'Many', '0000012345', 'Udaipur', 100,
       '2026-12-24', '', ${types}, '', '123456', 'rejected', now() FROM generate_series(1, ${MANY}) i`,
    ids.sloppy,
  );
  await rows(
    `INSERT INTO enquiry (id, kind, name, contact, location, guests, event_date, address, event_type, message)
     SELECT gen_random_uuid(), 'general', 'Many', lpad(i::text, 10, '0'), 'Udaipur', 100, '2026-12-24', '', ${types}, 'Hello'
     FROM generate_series(1, ${MANY}) i`,
  );
  await rows(
    `INSERT INTO notification (id, account_id, kind, booking_id, params)
     SELECT gen_random_uuid(), $1, 'enquiry_received', b.id,
       jsonb_build_object('event', jsonb_build_object('type', ${types}, 'date', '2026-12-24', 'guests', i))
     FROM generate_series(1, ${MANY}) i, (SELECT id FROM booking LIMIT 1) b`,
    ids.sloppy,
  );
}

/** What is stored, but for texts that become others: unknown labels, the earlier default reason, an empty type. */
const STORED = {
  listing: `SELECT id, venue_types, facilities, features FROM listing WHERE id NOT IN ('${ids.unknown}', '${ids.sloppy}')`,
  booking: `SELECT id, name, event_type FROM booking WHERE event_type NOT IN ('', 'Other')`,
  enquiry: 'SELECT id, event_type, message, search FROM enquiry',
  notification: `SELECT id, params FROM notification WHERE kind <> 'listing_rejected'`,
  audit: 'SELECT id, after FROM audit',
  admins: 'SELECT id, name FROM admin_profile',
};

/** A checksum of each table. */
const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(STORED).map(async ([table, statement]) => {
        const [sum] = await rows(
          `SELECT count(*)::int AS count, md5(string_agg(one::text, E'\\n' ORDER BY id)) AS sum FROM (${statement}) AS one`,
        );
        return [table, sum] as const;
      }),
    ),
  );

let before: object;

beforeAll(async () => {
  const url = await makeEmptyDatabase(`before_${MIGRATION}`);
  const until = (await loadMigrations()).filter(({ name }) => Number(name.slice(-13)) <= MIGRATION);
  const earlier = makeMigrator(
    url,
    until.filter(({ name }) => Number(name.slice(-13)) < MIGRATION),
  );
  await earlier.initialize();
  await earlier.runMigrations({ transaction: 'each' });
  await earlier.destroy();
  source = makeMigrator(url, until);
  await source.initialize();
  await writeSpecialCases();
  await writeDemo();
  await writeMany();
  before = await stored();
  await source.runMigrations({ transaction: 'each' });
}, 300_000);
afterAll(() => source.destroy());

test('labels become keys, in their order', async () => {
  expect(
    await rows(
      `SELECT venue_types, facilities, count(*)::int FROM listing WHERE name = 'Many' GROUP BY 1, 2`,
    ),
  ).toEqual([
    {
      venue_types: ['RESORTS', 'FOUR_STAR_AND_ABOVE', 'COUNTRY_GOLF_CLUB'],
      facilities: ['SEA_VIEW', 'AV_EQUIPMENT', 'FREE_WIFI'],
      count: MANY,
    },
  ]);
});

test('unknown labels are added to the features; case and spaces don’t matter', async () => {
  const [unknown] = await rows(
    `SELECT venue_types, facilities, features FROM listing WHERE id = $1`,
    ids.unknown,
  );
  expect(unknown).toEqual({
    venue_types: ['RESORTS'],
    facilities: ['SPA_SERVICES'],
    features: 'Two ghats\nPalace, Haveli, old, Helipad',
  });
  const [sloppy] = await rows(
    `SELECT venue_types, facilities, features FROM listing WHERE id = $1`,
    ids.sloppy,
  );
  expect(sloppy).toEqual({
    venue_types: ['BANQUET_HALLS', 'RESORTS'],
    facilities: ['FREE_WIFI'],
    features: 'Yoga deck',
  });
});

test('types of event become keys; other text that people typed stays', async () => {
  const counted = (table: string) =>
    rows(
      `SELECT event_type, event_type_text, count(*)::int FROM ${table} WHERE name = 'Many' GROUP BY 1, 2 ORDER BY 1`,
    );
  const each = ['CORPORATE_EVENT', 'OTHER', 'RECEPTION', 'WEDDING'].map((event_type) => ({
    event_type,
    event_type_text: event_type === 'OTHER' ? 'Ring Ceremony' : null,
    count: MANY / 4,
  }));
  expect(await counted('booking')).toEqual(each);
  expect(await counted('enquiry')).toEqual(each);
  expect(
    await rows(`SELECT event_type, event_type_text FROM booking WHERE user_id = $1 ORDER BY id`, ids.couple),
  ).toEqual([
    { event_type: 'OTHER', event_type_text: 'wedding' },
    { event_type: 'OTHER', event_type_text: null },
    { event_type: 'OTHER', event_type_text: 'OTHER' },
    { event_type: 'OTHER', event_type_text: null },
  ]);
  expect(
    await rows(
      `SELECT params->'event'->'type' AS type, params->'event'->'typeText' AS text FROM notification
       WHERE account_id = $1 AND kind = 'enquiry_sent' ORDER BY id`,
      ids.couple,
    ),
  ).toEqual([
    { type: 'WEDDING', text: null },
    { type: 'OTHER', text: 'wedding' },
    { type: 'OTHER', text: 'Griha Pravesh “Lunch”' },
    { type: 'OTHER', text: null },
  ]);
  expect(await rows(`SELECT params FROM notification WHERE kind = 'city_interest'`)).toEqual([
    { params: { city: 'Wedding' } },
  ]);
});

test('leads of registrations store the business’s name; old clients’ reports keep their text', async () => {
  expect(
    await rows(
      `SELECT event_type, event_type_text, business_name, message FROM enquiry
       WHERE kind = 'registration' ORDER BY id`,
    ),
  ).toEqual(
    [
      ['VENUE_REGISTRATION', 'Rani: Venue', ''],
      ['VENDOR_REGISTRATION', 'Rani: Vendor', ''],
      ['VENUE_REGISTRATION', null, 'New venue registration: reported by an old client'],
      ['VENUE_REGISTRATION', null, 'Call me'],
    ].map(([event_type, business_name, message]) => ({
      ...{ event_type, event_type_text: null, business_name, message },
    })),
  );
});

test('the default reason, the name of former users and that of the super admin are no longer stored as texts', async () => {
  expect(
    await rows(`SELECT id, rejection_reason AS reason FROM listing WHERE status = 'rejected' ORDER BY id`),
  ).toEqual([
    { id: ids.rejected, reason: null },
    { id: ids.rejectedEarlier, reason: null },
    { id: ids.rejectedForReason, reason: 'Blurred pictures' },
  ]);
  expect(await rows(`SELECT params FROM notification WHERE kind = 'listing_rejected' ORDER BY id`)).toEqual(
    [null, null, 'Blurred pictures'].map((reason) => ({ params: { reason } })),
  );
  expect(await rows(`SELECT action, after->'reason' AS reason FROM audit ORDER BY action, 2`)).toEqual([
    { action: 'listing.decide', reason: null },
    { action: 'listing.decide', reason: 'Blurred pictures' },
    { action: 'listing.suspend', reason: NO_REASON },
  ]);
  expect(
    await rows(
      `SELECT user_id, name, location FROM booking WHERE event_type = 'HALDI' AND listing_id = $1
      ORDER BY id`,
      ids.unknown,
    ),
  ).toEqual([
    { user_id: null, name: null, location: '' },
    { user_id: ids.namesake, name: 'A former Mandap user', location: '' },
    { user_id: null, name: 'A former Mandap user', location: 'Udaipur' },
  ]);
  expect(await rows(`SELECT id, name FROM admin_profile ORDER BY id`)).toEqual([
    { id: ids.admin, name: 'Super Admin' },
    { id: ids.superAdmin, name: null },
  ]);
});

test.each([
  ['listing_venue_types', `UPDATE listing SET venue_types = '{Resorts}'`],
  ['listing_venue_types', `UPDATE listing SET venue_types = '{RESORTS,NULL}'`],
  ['listing_facilities', `UPDATE listing SET facilities = '{SEA_VIEW,HELIPAD}'`],
  ['booking_event_type', `UPDATE booking SET event_type = 'Wedding'`],
  ['booking_event_type', `UPDATE booking SET event_type = 'WEDDING', event_type_text = 'Wedding'`],
  ['booking_event_type', `UPDATE booking SET event_type = 'OTHER', event_type_text = ''`],
  ['booking_name', `UPDATE booking SET name = NULL, message = 'Hello'`],
  ['enquiry_event_type', `UPDATE enquiry SET event_type = 'Contact'`],
  ['enquiry_business_name', `UPDATE enquiry SET event_type = 'WEDDING', business_name = 'Rani'`],
  ['notification_event', `UPDATE notification SET params = jsonb_set(params, '{event,type}', '"Wedding"')`],
  ['notification_event', `UPDATE notification SET params = params #- '{event,typeText}'`],
])('the database rejects values that aren’t keys: %s for %s', async (constraint, statement) => {
  await expect(rows(statement)).rejects.toMatchObject({ constraint });
});

test('the down migration restores every text', async () => {
  await source.undoLastMigration({ transaction: 'each' });
  expect(await stored()).toEqual(before);
});

test('a database with later migrations is converted too', async () => {
  const url = await makeEmptyDatabase(`after_${MIGRATION}`);
  const all = await loadMigrations();
  const others = makeMigrator(
    url,
    all.filter(({ name }) => Number(name.slice(-13)) !== MIGRATION),
  );
  await others.initialize();
  await others.runMigrations({ transaction: 'each' });
  const id = newId();
  await others.query(
    `INSERT INTO account (id, email, role, password_hash) VALUES ('${id}', 'late@mandap.example', 'venue', '');
     INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, food_packages, guest_capacity, features,
       how_to_reach, policies, venue_types, facilities)
     VALUES ('${id}', 'venue', 'Late', 'Kumud', 'owner@venue.example', '0000011111', 'Udaipur', 'approved', '', '', '', '',
       '', '{Resorts}', '{"Sea view"}');
     INSERT INTO booking (id, listing_id, listing_kind, listing_name, listing_city, name, contact, location, guests,
       event_date, address, event_type, message, code, status, decided_at)
     VALUES ('${id}', '${id}', 'venue', 'Late', 'Udaipur', 'Ann', '0000012345', '', 5, '2026-12-24', '', 'Haldi', '',
       '123456', 'rejected', now());`,
  );
  await others.destroy();
  const complete = makeMigrator(url, all);
  await complete.initialize();
  await complete.runMigrations({ transaction: 'each' });
  expect(await complete.query(`SELECT venue_types, facilities, event_type FROM listing, booking`)).toEqual([
    { venue_types: ['RESORTS'], facilities: ['SEA_VIEW'], event_type: 'HALDI' },
  ]);
  await complete.destroy();
});
