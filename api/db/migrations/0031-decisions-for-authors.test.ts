import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { makeEmptyDatabase } from '../../test/postgres.js';
import { newId } from '../../src/core/ids.js';
import { makeMigrator } from '../migrate.js';
import { loadMigrations } from '../migrations.js';

const MIGRATION = 1764000000031;

const ABOUT = 'Anniversary on 24 Dec 2026 for 100 guests';

/** As earlier releases wrote them, and where the name is. */
const SENTENCES = [
  { kind: 'enquiry_received', text: `Ann asks about a ${ABOUT}.`, position: 1 },
  { kind: 'enquiry_withdrawn', text: `Ann withdrew the enquiry about a ${ABOUT}.`, position: 1 },
  { kind: 'date_proposed', text: `Ann asks to move the ${ABOUT} to 1 Jan 2027.`, position: 1 },
  { kind: 'booking_approved', text: `You approved Ann's ${ABOUT}.`, position: 14 },
  { kind: 'booking_rejected', text: `You turned down Ann's ${ABOUT}.`, position: 17 },
  { kind: 'couple_left', text: `The couple of the ${ABOUT} has left Mandap.`, position: null },
];

let before: DataSource;
let source: DataSource;
const [couple, critic, owner, bookingId, rejected, published] = Array.from({ length: 6 }, newId);

beforeAll(async () => {
  const url = await makeEmptyDatabase(`before_${MIGRATION}`);
  const until = (await loadMigrations()).filter(({ name }) => Number(name.slice(-13)) <= MIGRATION);
  before = makeMigrator(
    url,
    until.filter(({ name }) => Number(name.slice(-13)) < MIGRATION),
  );
  await before.initialize();
  await before.runMigrations({ transaction: 'each' });
  await before.query(
    `INSERT INTO account (id, email, role, password_hash)
     SELECT id, id || '@mandap.example', role, '' FROM unnest($1::uuid[], $2::account_role[]) AS row (id, role)`,
    [
      [couple, critic, owner],
      ['user', 'user', 'venue'],
    ],
  );
  await before.query(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, food_packages, guest_capacity,
       features, how_to_reach, policies, venue_types, facilities)
     VALUES ($1, 'venue', 'Jheel Mahal', 'Kumud Ranawat', 'owner@venue.example', '0000011111', 'Udaipur', 'approved',
       '', '', '', '', '', '{}', '{}')`,
    [owner],
  );
  await before.query(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code)
     VALUES ($1, $2, $3, 'venue', 'Jheel Mahal', 'Udaipur', 'Ann', '0000012345', 'Udaipur', 100, '2026-12-24', '',
       'Anniversary', '', '123456')`,
    [bookingId, couple, owner],
  );
  for (const { kind, text } of SENTENCES)
    await before.query(
      `INSERT INTO notification (id, account_id, kind, booking_id, text) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), owner, kind, bookingId, text],
    );
  await before.query(
    `INSERT INTO review (id, listing_id, user_id, rating, message, status)
     VALUES ($1, $5, $3, 1, 'Bad', 'rejected'), ($2, $5, $4, 5, 'Good', 'published')`,
    [rejected, published, couple, critic, owner],
  );
  source = makeMigrator(url, until);
  await source.initialize();
  await source.runMigrations({ transaction: 'each' });
}, 120_000);
afterAll(async () => {
  await before.destroy();
  await source.destroy();
});

test('existing notifications record the position of their name', async () => {
  expect(
    await source.query(
      `SELECT kind, text, name_start AS position, substr(text, name_start, name_length) AS name
       FROM notification ORDER BY created_at, id`,
    ),
  ).toEqual(SENTENCES.map((sentence) => ({ ...sentence, name: sentence.position && 'Ann' })));
});

test('rejected reviews have a reason', async () => {
  expect(await source.query(`SELECT id, rejection_reason AS reason FROM review ORDER BY rating`)).toEqual([
    {
      id: rejected,
      reason: 'No reason was given. Please write to us, and we will tell you what to put right.',
    },
    { id: published, reason: null },
  ]);
});
