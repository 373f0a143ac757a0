import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { makeEmptyDatabase } from '../../test/postgres.js';
import { demoVenues } from '../../demo/content/venues.js';
import { makeMigrator, migrate } from '../migrate.js';
import { loadMigrations } from '../migrations.js';

const MIGRATION = 1764000000030;

interface Stored {
  text: string;
  veg: number | null;
  nonVeg: number | null;
}

/** What the parser before this migration made of these texts. */
const MISREAD: readonly (Stored & { right: [number | null, number | null] })[] = [
  { text: 'Veg thali rs. 3250 seated', veg: null, nonVeg: null, right: [3250, null] },
  { text: 'Veg thali rs. 2700 seated. Breakfast for 40.', veg: 40, nonVeg: null, right: [2700, null] },
  { text: 'veg 1.2k', veg: 1, nonVeg: null, right: [1200, null] },
  { text: 'Hall rent ₹60,000 per day', veg: 60_000, nonVeg: null, right: [null, null] },
  { text: 'Plates 1450, breakfast for 40', veg: 1450, nonVeg: 40, right: [1450, null] },
];

const READ_WELL: readonly Stored[] = [
  { text: 'Veg 1,450 per plate, Non-Veg 1,850 per plate', veg: 1450, nonVeg: 1850 },
  { text: 'Rates on request', veg: null, nonVeg: null },
  { text: '', veg: null, nonVeg: null },
];

/** Stored as they were read before: without a price wherever "seated" followed it. */
const DEMO = demoVenues(2500);
const demoRows: readonly Stored[] = DEMO.map(({ foodPackages: text, vegPrice: veg, nonVegPrice: nonVeg }) =>
  text.includes('seated') ? { text, veg: null, nonVeg: null } : { text, veg, nonVeg },
);

let source: DataSource;
let found: Row[];

beforeAll(async () => {
  const url = await makeEmptyDatabase(`before_${MIGRATION}`);
  const all = await loadMigrations();
  source = makeMigrator(
    url,
    all.filter(({ name }) => Number(name.slice(-13)) < MIGRATION),
  );
  await source.initialize();
  await source.runMigrations({ transaction: 'each' });
  await insertVenues([...MISREAD, ...READ_WELL, ...demoRows]);
  // The second time changes nothing.
  await migrate(url);
  await migrate(url);
  found = await venues();
}, 120_000);
afterAll(() => source.destroy());

const insertVenues = (rows: readonly Stored[]) =>
  source.query(
    `WITH row AS (SELECT gen_random_uuid() AS id, text, veg, nonveg
       FROM unnest($1::text[], $2::int[], $3::int[]) AS row (text, veg, nonveg)),
     owner AS (INSERT INTO account (id, email, role, password_hash)
       SELECT id, id || '@venue.example', 'venue', '' FROM row)
     INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, food_packages, veg_price, nonveg_price,
       guest_capacity, features, how_to_reach, policies, venue_types, facilities)
     SELECT id, 'venue', 'Jheel Mahal', 'Kumud Ranawat', 'owner@venue.example', '0000011111', 'Udaipur', 'approved',
       text, veg, nonveg, '', '', '', '', '{}', '{}' FROM row`,
    [rows.map(({ text }) => text), rows.map(({ veg }) => veg), rows.map(({ nonVeg }) => nonVeg)],
  );

interface Row {
  text: string;
  veg: number | null;
  nonveg: number | null;
  confirmed: boolean;
  notifications: number;
}

const venues = (): Promise<Row[]> =>
  source.query(
    `SELECT food_packages AS text, veg_price AS veg, nonveg_price AS nonveg, prices_confirmed AS confirmed,
       (SELECT count(*)::int FROM notification WHERE account_id = listing.id AND kind = 'prices_parsed'
          AND read_at IS NULL) AS notifications
     FROM listing`,
  );

test('misread prices are corrected, and only their owners are asked to confirm them', () => {
  for (const { text, right } of MISREAD)
    expect(found.find((venue) => venue.text === text)).toEqual({
      ...{ text, veg: right[0], nonveg: right[1] },
      ...{ confirmed: false, notifications: 1 },
    });
  for (const { text, veg, nonVeg } of READ_WELL)
    expect(found.find((venue) => venue.text === text)).toEqual({
      ...{ text, veg, nonveg: nonVeg },
      ...{ confirmed: true, notifications: 0 },
    });
});

test('the demo’s texts are parsed correctly', () => {
  const meant = new Map(DEMO.map((venue) => [venue.foodPackages, venue]));
  const read = found.filter(({ text }) => meant.has(text));
  expect(read.length).toBeGreaterThanOrEqual(DEMO.length);
  for (const { text, veg, nonveg, confirmed, notifications } of read) {
    expect([text, veg, nonveg]).toEqual([text, meant.get(text)?.vegPrice, meant.get(text)?.nonVegPrice]);
    expect([text, confirmed, notifications]).toEqual(
      text.includes('seated') ? [text, false, 1] : [text, true, 0],
    );
  }
  expect(read.filter(({ confirmed }) => !confirmed).length).toBeGreaterThan(50);
});

test.each([0, 1_000_001])('the database rejects a price of %i', async (price) => {
  for (const column of ['veg_price', 'nonveg_price'])
    await expect(source.query(`UPDATE listing SET ${column} = $1`, [price])).rejects.toThrow(
      `listing_${column}`,
    );
});
