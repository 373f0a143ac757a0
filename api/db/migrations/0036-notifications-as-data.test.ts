import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { readableDay } from '../../src/core/day.js';
import { typeOfEvent } from '../../src/core/event-type.labels.js';
import { transactionTx } from '../../src/core/database.js';
import { newId } from '../../src/core/ids.js';
import { selectNotifications, textOf } from '../../src/features/notification/notification.query.js';
import { makeEmptyDatabase } from '../../test/postgres.js';
import { bookingRows } from '../../demo/bookings.js';
import { demoEnquiries } from '../../demo/content/enquiries.js';
import { demoPeople } from '../../demo/content/people.js';
import { demoVenues } from '../../demo/content/venues.js';
import { demoId } from '../../demo/ids.js';
import { makeMigrator, migrate } from '../migrate.js';
import { loadMigrations } from '../migrations.js';

const MIGRATION = 1764000000036;

/** Names that hold words of sentences, or that mean something to SQL, to a pattern or to a template. */
const NAMES = [
  'Ananya Sharma',
  'a',
  'A',
  'We',
  'New enquiry from',
  'You approved',
  'Your enquiry is closed: Wedding',
  'Ann: Wedding on 1 Jan 2027, 5 guests.',
  "Rani's Wedding on 1 Jan 2027 for 5 guests",
  'Asha asks about a Wedding on 31 Feb 2027 for 5 guests.',
  `O'Neil "Priya" {couple} \${name}`,
  '.*',
  '%s $1 \\1 \\u0001 \\',
  '👰🏽 प्रिया',
  'Rishi was not approved: no',
];

/** Kinds that a later migration renamed. */
const PRESENT_KINDS: Record<string, string> = {
  date_proposed: 'reschedule_requested',
  date_accepted: 'reschedule_accepted',
  date_declined: 'reschedule_declined',
  listing_removed: 'listing_deleted',
  couple_left: 'couple_deleted',
  prices_read: 'prices_parsed',
};

/** An event in the wording of later and of earlier versions. */
const LATER = 'Anniversary: 25 years on tour on 5 Sept 2027, 1,200 guests';
const EARLY = 'Anniversary: 25 years on tour on 5 Sept 2027 for 1200 guests';
const ON = readableDay('2027-09-05');
const NEXT = readableDay('2027-12-24');

interface Written {
  to: 'owner' | 'couple';
  kind: string;
  /** @param name of the couple, or of the business in what a couple receives */
  text: (name: string) => string;
  /** Which words come before the couple's name; earlier versions and sentences without that name stored no position. */
  before?: string;
  /** The sentence as it reads now, where that differs. */
  now?: (name: string) => string;
}

const toOwner: Written[] = [
  {
    to: 'owner',
    kind: 'enquiry_received',
    before: 'New enquiry from ',
    text: (n) => `New enquiry from ${n}: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'enquiry_received',
    text: (n) => `${n} asks about a ${EARLY}.`,
    now: (n) => `New enquiry from ${n}: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'enquiry_withdrawn',
    before: '',
    text: (n) => `${n} withdrew their enquiry: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'enquiry_withdrawn',
    text: (n) => `${n} withdrew the enquiry about a ${EARLY}.`,
    now: (n) => `${n} withdrew their enquiry: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'booking_approved',
    before: 'You approved ',
    text: (n) => `You approved ${n}’s booking: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'booking_approved',
    text: (n) => `You approved ${n}'s ${EARLY}.`,
    now: (n) => `You approved ${n}’s booking: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'booking_rejected',
    before: 'You rejected ',
    text: (n) => `You rejected ${n}’s enquiry: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'booking_rejected',
    text: (n) => `You turned down ${n}'s ${EARLY}.`,
    now: (n) => `You rejected ${n}’s enquiry: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'date_proposed',
    before: '',
    text: (n) => `${n} requested a new date, ${NEXT}, for their ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'date_proposed',
    text: (n) => `${n} asks to move the ${EARLY} to ${NEXT}.`,
    now: (n) => `${n} requested a new date, ${NEXT}, for their ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'date_changed',
    before: '',
    text: (n) => `${n} changed the date of their enquiry from ${ON} to ${NEXT}.`,
  },
  {
    to: 'owner',
    kind: 'couple_left',
    text: () => `A couple has left Mandap, and their enquiry is withdrawn: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'couple_left',
    text: () => `A couple has left Mandap. Their booking stays approved: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'couple_left',
    text: () => `The couple who asked about a ${EARLY} has left Mandap. Their enquiry is withdrawn.`,
    now: () => `A couple has left Mandap, and their enquiry is withdrawn: ${LATER}.`,
  },
  {
    to: 'owner',
    kind: 'couple_left',
    text: () => `The couple of the ${EARLY} has left Mandap. The booking stays approved for its date.`,
    now: () => `A couple has left Mandap. Their booking stays approved: ${LATER}.`,
  },
];

const GONE = 'is no longer on Mandap';
const toCouple: Written[] = [
  { to: 'couple', kind: 'enquiry_sent', text: (n) => `Enquiry sent to ${n}: ${LATER}.` },
  { to: 'couple', kind: 'booking_approved', text: (n) => `${n} approved your booking: ${LATER}.` },
  {
    to: 'couple',
    kind: 'booking_approved',
    text: (n) => `${n} approved your ${EARLY}.`,
    now: (n) => `${n} approved your booking: ${LATER}.`,
  },
  { to: 'couple', kind: 'booking_rejected', text: (n) => `${n} rejected your enquiry: ${LATER}.` },
  {
    to: 'couple',
    kind: 'booking_rejected',
    text: (n) => `${n} turned down your ${EARLY}.`,
    now: (n) => `${n} rejected your enquiry: ${LATER}.`,
  },
  { to: 'couple', kind: 'date_accepted', text: (n) => `${n} moved your booking to ${NEXT}.` },
  {
    to: 'couple',
    kind: 'date_declined',
    text: (n) => `${n} can’t move your booking to ${NEXT}. It stays on ${ON}.`,
  },
  {
    to: 'couple',
    kind: 'date_declined',
    text: (n) => `${n} can't move your booking to ${NEXT}. It stays on ${ON}.`,
    now: (n) => `${n} can’t move your booking to ${NEXT}. It stays on ${ON}.`,
  },
  { to: 'couple', kind: 'listing_removed', text: (n) => `${n} ${GONE}. Your enquiry is closed: ${LATER}.` },
  {
    to: 'couple',
    kind: 'listing_removed',
    text: (n) => `${n} ${GONE}, so your enquiry about a ${EARLY} is closed.`,
    now: (n) => `${n} ${GONE}. Your enquiry is closed: ${LATER}.`,
  },
  {
    to: 'couple',
    kind: 'listing_removed',
    text: (n) =>
      `${n} ${GONE}. Your booking stays in your dashboard: ${LATER}. Please agree on everything else with them directly.`,
  },
  {
    to: 'couple',
    kind: 'listing_removed',
    text: (n) =>
      `${n} ${GONE}. Your ${EARLY} stays among your bookings; please agree on everything else with them directly.`,
    now: (n) =>
      `${n} ${GONE}. Your booking stays in your dashboard: ${LATER}. Please agree on everything else with them directly.`,
  },
];

const FOUND = 'We read these prices per plate from your food packages text: ';
const CHECK = '. Please check them under Details and confirm them.';

/** About the account's own listing, or a city: `name` is the listing's. */
const toListing: Omit<Written, 'to'>[] = [
  { kind: 'listing_approved', text: (n) => `${n} is approved. Couples can find it now.` },
  { kind: 'listing_rejected', text: (n) => `${n} was not approved: It was not approved: no.\nAsk us.` },
  { kind: 'listing_suspended', text: (n) => `${n} is suspended: Prices is suspended: {differ}` },
  {
    kind: 'listing_reinstated',
    text: (n) => `${n} is public again. Couples can find it and send enquiries.`,
  },
  { kind: 'city_interest', text: () => 'A couple is looking for a venue in Rann. of Kutch.' },
  { kind: 'prices_read', text: () => `${FOUND}veg ₹1,200, non-veg ₹1,00,000${CHECK}` },
  { kind: 'prices_read', text: () => `${FOUND}veg ₹900${CHECK}` },
  { kind: 'prices_read', text: () => `${FOUND}non-veg ₹1,450${CHECK}` },
  {
    kind: 'prices_read',
    text: () =>
      'We found no price per plate in your food packages text. Please enter your prices under Details.',
  },
  {
    kind: 'prices_read',
    text: () =>
      'We have read the prices in your food packages text again. Please check them under Details and confirm them.',
  },
];

/** `name` is the title of a story, or the name of a listing, that the account wrote about. */
const toAuthor: Omit<Written, 'to'>[] = [
  { kind: 'story_published', text: (n) => `Your story “${n}” is published.` },
  { kind: 'story_rejected', text: (n) => `Your story “${n}” was not published: “Us” was not published: no` },
  { kind: 'review_published', text: (n) => `Your review of ${n} is published.` },
  {
    kind: 'review_rejected',
    text: (n) => `Your review of ${n} was not published: Ours was not published: no`,
  },
];

let source: DataSource;

interface Account {
  id: string;
  role: 'user' | 'venue';
  /** Of its listing. */
  name?: string;
}

const insertAccounts = async (accounts: readonly Account[]) => {
  await source.query(
    `INSERT INTO account (id, email, role, password_hash)
     SELECT id, id || '@mandap.example', role, '' FROM unnest($1::uuid[], $2::account_role[]) AS row (id, role)`,
    [accounts.map(({ id }) => id), accounts.map(({ role }) => role)],
  );
  const owners = accounts.filter(({ role }) => role === 'venue');
  await source.query(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, food_packages, guest_capacity,
       features, how_to_reach, policies, venue_types, facilities)
     SELECT id, 'venue', name, 'Kumud Ranawat', 'owner@venue.example', '0000011111', 'Udaipur', 'approved',
       '', '', '', '', '', '{}', '{}' FROM unnest($1::uuid[], $2::text[]) AS row (id, name)`,
    [owners.map(({ id }) => id), owners.map(({ name = 'Jheel Mahal' }) => name)],
  );
};

const insertBooking = (id: string, userId: string, name: string, listingId: string, listingName: string) =>
  source.query(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code)
     VALUES ($1, $2, $4, 'venue', $5, 'Udaipur', $3, '0000012345', 'Udaipur', 50, '2027-12-24', '', 'Wedding', '', '123456')`,
    [id, userId, name, listingId, listingName],
  );

interface Stored {
  id: string;
  accountId: string;
  kind: string;
  text: string;
  bookingId?: string;
  nameStart?: number;
  nameLength?: number;
}

const insertNotifications = (rows: readonly Stored[]) =>
  source.query(
    `INSERT INTO notification (id, account_id, kind, booking_id, text, name_start, name_length)
     SELECT id, account_id, kind, booking_id, text, name_start, name_length
     FROM jsonb_to_recordset($1) AS row (id uuid, account_id uuid, kind notification_kind, booking_id uuid, text text,
       name_start int, name_length int)`,
    [
      JSON.stringify(
        rows.map(({ accountId, bookingId, nameStart, nameLength, ...row }) => ({
          ...{ ...row, account_id: accountId, booking_id: bookingId ?? null },
          ...{ name_start: nameStart ?? null, name_length: nameLength ?? null },
        })),
      ),
    ],
  );

/** Each notification that was written, with the kind and sentence that it has now. */
const expected = new Map<string, { kind: string; text: string }>();

async function write(
  accountId: string,
  { kind, text, before, now = text }: Omit<Written, 'to'>,
  name: string,
  bookingId?: string,
  becomes = kind,
): Promise<void> {
  const id = newId();
  const position =
    before === undefined ? {} : { nameStart: [...before].length + 1, nameLength: [...name].length };
  await insertNotifications([{ id, accountId, kind, text: text(name), bookingId, ...position }]);
  expected.set(id, { kind: PRESENT_KINDS[becomes] ?? becomes, text: now(name) });
}

interface Pair {
  couple: string;
  owner: string;
  name: string;
  bookingId: string;
}
const pairs: Pair[] = [];

async function writeAll(): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    const business = NAMES[(index + 3) % NAMES.length] ?? '';
    const [couple, owner, bookingId] = [newId(), newId(), newId()];
    await insertAccounts([
      { id: couple, role: 'user' },
      { id: owner, role: 'venue', name: business },
    ]);
    await insertBooking(bookingId, couple, name, owner, business);
    pairs.push({ couple, owner, name, bookingId });
    for (const one of toOwner) await write(owner, one, name, bookingId);
    for (const one of toCouple) await write(couple, one, business, bookingId);
    for (const one of toListing) await write(owner, one, business);
    for (const [one, title] of toAuthor.map((each) => [each, business] as const))
      await write(couple, one, title);
    await source.query(
      `WITH story AS (INSERT INTO real_wedding (id, title, content, author, author_id) VALUES ($1, $5, '', '', $3))
       INSERT INTO review (id, listing_id, user_id, rating, message) VALUES ($2, $4, $3, 5, 'Good')`,
      [newId(), newId(), couple, owner, business],
    );
  }
}

/** What no version wrote, or what is about something that is missing. */
async function writeUnknown(): Promise<void> {
  const [pair] = pairs;
  if (!pair) throw new Error('Nobody is there');
  const { owner, couple, name, bookingId } = pair;
  const legacy = (accountId: string, one: Omit<Written, 'to'>, about?: string) =>
    write(accountId, one, name, about, 'legacy');
  await legacy(
    owner,
    { kind: 'enquiry_received', before: 'From ', text: (n) => `From ${n}, with love.` },
    bookingId,
  );
  await legacy(owner, { kind: 'date_changed', text: (n) => `${n} moved it to 31 Feb 2027.` }, bookingId);
  await legacy(couple, { kind: 'booking_approved', text: () => 'Approved!' }, bookingId);
  await legacy(couple, { kind: 'booking_approved', text: () => `Jheel approved your booking: ${LATER}.` });
  await legacy(couple, {
    kind: 'listing_approved',
    text: () => 'Jheel is approved. Couples can find it now.',
  });
}

const MANY = 100_000;

let many: readonly [couple: string, owner: string];

/** Of one booking: 100,000 in both wordings, half of them to each party. */
const writeMany = async () => {
  const [couple, owner, bookingId] = [newId(), newId(), newId()];
  many = [couple, owner];
  await insertAccounts([
    { id: couple, role: 'user' },
    { id: owner, role: 'venue' },
  ]);
  await insertBooking(bookingId, couple, 'Ananya Sharma', owner, 'Jheel Mahal');
  await source.query(
    `INSERT INTO notification (id, account_id, kind, booking_id, text, name_start, name_length)
     SELECT gen_random_uuid(), CASE WHEN i % 2 = 0 THEN $1::uuid ELSE $2::uuid END,
       (ARRAY['enquiry_received', 'enquiry_sent', 'booking_approved', 'booking_approved', 'date_proposed',
         'date_declined'])[i % 6 + 1]::notification_kind, b.id,
       CASE i % 6
         WHEN 0 THEN b.name || ' asks about a Wedding on 24 Dec 2027 for ' || i + 1 || ' guests.'
         WHEN 1 THEN 'Enquiry sent to ' || b.listing_name || ': Wedding on 24 Dec 2027, ' || i || ' guests.'
         WHEN 2 THEN 'You approved ' || b.name || '’s booking: Wedding on 24 Dec 2027, ' || i || ' guests.'
         WHEN 3 THEN b.listing_name || ' approved your Wedding on 24 Dec 2027 for ' || i || ' guests.'
         WHEN 4 THEN b.name || ' requested a new date, 25 Dec 2027, for their Wedding on 24 Dec 2027, ' || i || ' guests.'
         ELSE b.listing_name || ' can’t move your booking to 25 Dec 2027. It stays on 24 Dec 2027.' END,
       CASE i % 6 WHEN 2 THEN 14 WHEN 4 THEN 1 END,
       CASE WHEN i % 6 IN (2, 4) THEN char_length(b.name) END
     FROM booking b, generate_series(1, ${MANY}) i WHERE b.id = $3`,
    [owner, couple, bookingId],
  );
};

/** The demo’s notifications as the version before wrote them; now it stores `params`. */
const demo = new Map<string, object>();

async function writeDemo(): Promise<void> {
  const venues = demoVenues();
  const userId = (index: number) => demoId('user', index);
  const { bookings, notifications } = bookingRows(demoEnquiries(venues, demoPeople(500)), venues, userId);
  const pending = bookings.filter(({ status }) => status === 'pending');
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  await insertAccounts([
    ...unique(pending.map(({ user_id }) => user_id)).map((id): Account => ({ id, role: 'user' })),
    ...unique(pending.map(({ listing_id }) => listing_id)).map((id): Account => ({ id, role: 'venue' })),
  ]);
  const byId = new Map(pending.map((booking) => [booking.id, booking]));
  for (const { id, user_id, name, listing_id, listing_name } of pending)
    await insertBooking(id, user_id, name, listing_id, listing_name);
  await insertNotifications(
    notifications.map(({ id, account_id, booking_id, params }) => {
      demo.set(id, params);
      const name = byId.get(booking_id)?.name ?? '';
      const { type, typeText, date, guests } = params.event;
      return {
        ...{ id, accountId: account_id, kind: 'enquiry_received', bookingId: booking_id },
        text: `New enquiry from ${name}: ${typeOfEvent({ eventType: type, eventTypeText: typeText })} on ${readableDay(date)}, ${guests} guests.`,
        ...{ nameStart: 'New enquiry from '.length + 1, nameLength: name.length },
      };
    }),
  );
}

beforeAll(async () => {
  const url = await makeEmptyDatabase(`before_${MIGRATION}`);
  const all = await loadMigrations();
  source = makeMigrator(
    url,
    all.filter(({ name }) => Number(name.slice(-13)) < MIGRATION),
  );
  await source.initialize();
  await source.runMigrations({ transaction: 'each' });
  await writeAll();
  await writeUnknown();
  await writeMany();
  await writeDemo();
  // The second time changes nothing.
  await migrate(url);
  await migrate(url);
}, 300_000);
afterAll(() => source.destroy());

/** What the notifications read that were written one by one, by their IDs. */
async function read(accounts: readonly string[]): Promise<Map<string, { kind: string; text: string }>> {
  const found = new Map<string, { kind: string; text: string }>();
  for (const id of accounts) {
    const page = await selectNotifications(transactionTx(source.manager), id, false, { first: 500 });
    for (const one of page.nodes) found.set(one.id, { kind: one.kind, text: textOf(one) });
  }
  return found;
}

test('a hundred thousand notifications become data', async () => {
  const found: unknown = await source.query(
    `SELECT kind, count(*)::int, count(params->'event')::int AS events,
       bool_and(params->'event' IS NULL OR params->'event'->>'date' = '2027-12-24') AS dated
     FROM notification WHERE account_id = ANY($1) GROUP BY kind ORDER BY kind::text`,
    [many],
  );
  const [third, sixth] = [33_333, 16_667];
  expect(found).toEqual([
    { kind: 'booking_approved', count: third + 1, events: third + 1, dated: true },
    { kind: 'enquiry_received', count: sixth - 1, events: sixth - 1, dated: true },
    { kind: 'enquiry_sent', count: sixth, events: sixth, dated: true },
    { kind: 'reschedule_declined', count: sixth - 1, events: 0, dated: true },
    { kind: 'reschedule_requested', count: sixth, events: sixth, dated: true },
  ]);
});

test('the demo’s notifications equal those that the demo stores now', async () => {
  const rows: { id: string; params: object }[] = await source.query(
    `SELECT id, params FROM notification WHERE id = ANY($1::uuid[]) AND kind = 'enquiry_received'`,
    [[...demo.keys()]],
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(new Map(rows.map(({ id, params }) => [id, params]))).toEqual(demo);
});

test('every sentence reads as before, in the present wording; unknown ones stay unchanged', async () => {
  const found = await read(pairs.flatMap(({ couple, owner }) => [couple, owner]));
  expect(found).toEqual(expected);
});

test('a notification’s subject is identified by its ID', async () => {
  expect(
    await source.query(
      `SELECT kind, count(listing_id)::int AS listing, count(review_id)::int AS review, count(story_id)::int AS story
       FROM notification WHERE booking_id IS NULL AND kind <> 'legacy' AND kind <> 'city_interest'
       GROUP BY kind ORDER BY kind::text`,
    ),
  ).toEqual([
    ...['approved', 'reinstated', 'rejected', 'suspended'].map((decided) => ({
      ...{ kind: `listing_${decided}`, listing: NAMES.length, review: 0, story: 0 },
    })),
    { kind: 'prices_parsed', listing: 5 * NAMES.length, review: 0, story: 0 },
    { kind: 'review_published', listing: NAMES.length, review: NAMES.length, story: 0 },
    { kind: 'review_rejected', listing: NAMES.length, review: NAMES.length, story: 0 },
    { kind: 'story_published', listing: 0, review: 0, story: NAMES.length },
    { kind: 'story_rejected', listing: 0, review: 0, story: NAMES.length },
  ]);
});

test('once a couple deletes its account, no notification names it, and no row is rewritten', async () => {
  const { couple, owner, name } = pairs[0] as Pair;
  const stored = () =>
    source.query(`SELECT id, kind, params FROM notification WHERE account_id = $1 ORDER BY id`, [owner]);
  const before: unknown = await stored();
  await source.query(`DELETE FROM account WHERE id = $1`, [couple]);
  expect(await stored()).toEqual(before);
  const found = [...(await read([owner])).values()].map(({ text }) => text);
  expect(found).toContain(`New enquiry from Former user: ${LATER}.`);
  expect(found).toContain('From Former user, with love.');
  expect(found.filter((text) => text.includes(name))).toEqual([]);
});

test.each([
  ['an enquiry without its event', 'enquiry_received', '{}'],
  ['an event without guests', 'enquiry_received', '{"event": {"type": "Wedding", "date": "2027-12-24"}}'],
  ['a sentence instead of params', 'city_interest', '"Somebody looks"'],
  ['a rejection without a reason', 'listing_rejected', '{}'],
])('the database rejects %s', async (_, kind, params) => {
  const { owner, bookingId } = pairs[1] as Pair;
  await expect(
    source.query(
      `INSERT INTO notification (id, account_id, kind, booking_id, params) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), owner, kind, bookingId, params],
    ),
  ).rejects.toThrow(/notification_(params|event)/);
});

test('the database rejects an enquiry’s notification without its booking', async () => {
  await expect(
    source.query(
      `INSERT INTO notification (id, account_id, kind, params) VALUES ($1, $2, 'reschedule_accepted', '{"date": "2027-12-24"}')`,
      [newId(), pairs[1]?.owner],
    ),
  ).rejects.toThrow('notification_booking');
});
