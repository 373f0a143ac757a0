import { beforeAll, describe, expect, test } from '@jest/globals';
import { seedDemo } from './seed.js';
import { platePrices } from '../src/features/venue/food-packages.rules.js';
import { app, useApp } from '../test/app.js';
import { client, loggedIn } from '../test/client.js';

useApp();

beforeAll(async () => {
  const { database, store } = app().services;
  await seedDemo(database, store);
}, 120_000);

test('every approved venue has a plausible price, and its text contains the same', async () => {
  const venues = await app().sql<{ text: string; veg: number | null; nonveg: number | null; sure: boolean }>(
    `SELECT food_packages AS text, veg_price AS veg, nonveg_price AS nonveg, prices_confirmed AS sure FROM listing
     WHERE kind = 'venue' AND status = 'approved'`,
  );
  expect(venues).toHaveLength(220);
  for (const { text, veg, nonveg, sure } of venues) {
    expect([text, Math.min(veg ?? Infinity, nonveg ?? Infinity)]).toEqual([text, expect.any(Number)]);
    expect(veg ?? nonveg).not.toBeNull();
    for (const price of [veg, nonveg]) expect(price ?? 250).toBeGreaterThanOrEqual(250);
    expect([text, platePrices(text)]).toEqual([text, { veg, nonVeg: nonveg }]);
    expect(sure).toBe(true);
  }
});

test('lists begin with highly rated venues', async () => {
  const { data } = await client().gql<{
    venues: { nodes: { name: string; ratingCount: number; ratingAverage: number }[] };
  }>('{ venues(first: 8) { nodes { name ratingCount ratingAverage } } }');
  expect(data.venues.nodes).toHaveLength(8);
  for (const { name, ratingCount, ratingAverage } of data.venues.nodes) {
    expect([name, ratingCount]).toEqual([name, expect.any(Number)]);
    expect(ratingCount).toBeGreaterThanOrEqual(5);
    expect(ratingAverage).toBeGreaterThanOrEqual(4.5);
  }
});

/** Queries for contradictory rows, by the contradiction. */
const IMPOSSIBLE: Record<string, string> = {
  'a reply that is older than the text of its review': `
    SELECT id FROM review WHERE answer IS NOT NULL AND answered_at < updated_at`,
  'a review that is said to be edited': `SELECT id FROM review WHERE updated_at <> created_at`,
  'a review held for a new account that was not new': `
    SELECT review.id FROM review JOIN account ON account.id = user_id
    WHERE hold_reason = 'new_account' AND review.created_at - account.created_at NOT BETWEEN interval '0' AND interval '1 day'`,
  'a review that waits for no reason': `
    SELECT id FROM review WHERE (status = 'pending') <> (hold_reason IS NOT NULL)`,
  'a review before its author or listing existed': `
    SELECT review.id FROM review JOIN account ON account.id = user_id JOIN listing ON listing.id = listing_id
    WHERE review.created_at < account.created_at OR review.created_at < listing.created_at`,
  'a review flagged before it was written': `SELECT id FROM review WHERE flagged_at < created_at`,
  'an enquiry before its author or listing existed': `
    SELECT booking.id FROM booking JOIN account ON account.id = user_id JOIN listing ON listing.id = listing_id
    WHERE booking.created_at < account.created_at OR booking.created_at < listing.created_at`,
  'an enquiry for a day before it was sent': `
    SELECT id FROM booking WHERE event_date <= (created_at AT TIME ZONE 'Asia/Kolkata')::date`,
  'a decision before its enquiry or after its day': `
    SELECT id FROM booking WHERE decided_at < created_at
      OR status = 'approved' AND (decided_at AT TIME ZONE 'Asia/Kolkata')::date > event_date`,
  'a step of a booking before it was sent': `
    SELECT booking_id FROM booking_event step JOIN booking ON booking.id = booking_id
    WHERE step.created_at < booking.created_at`,
  'a message before its enquiry': `
    SELECT message.id FROM message JOIN booking ON booking.id = booking_id WHERE message.created_at < booking.created_at`,
  'more approved bookings on a day than fit': `
    SELECT listing_id FROM booking JOIN listing ON listing.id = listing_id WHERE booking.status = 'approved'
    GROUP BY listing_id, event_date, daily_capacity HAVING count(*) > daily_capacity`,
  'a moderation act before what it is about': `
    SELECT audit.id FROM audit JOIN listing ON listing.id = audit.target_id::uuid WHERE audit.created_at < listing.created_at`,
  'a wish before its couple or listing existed': `
    SELECT user_id FROM wishlist_item JOIN account ON account.id = user_id JOIN listing ON listing.id = listing_id
    WHERE wishlist_item.created_at < account.created_at OR wishlist_item.created_at < listing.created_at`,
  'a story before its author signed up': `
    SELECT story.id FROM real_wedding story JOIN account ON account.id = author_id
    WHERE story.created_at < account.created_at`,
};

describe('the demo has no contradictions:', () => {
  test.each(Object.entries(IMPOSSIBLE))('%s', async (_what, query) => {
    expect(await app().sql(query)).toEqual([]);
  });

  test('no past event is dated in the future', async () => {
    const columns = await app().sql<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '_at$' AND column_name !~ '^(expires|starts)_'
         AND data_type = 'timestamp with time zone'`,
    );
    expect(columns.length).toBeGreaterThan(20);
    for (const { table, column } of columns)
      expect([table, column, await app().sql(`SELECT 1 FROM ${table} WHERE ${column} > now()`)]).toEqual([
        table,
        column,
        [],
      ]);
  });
});

test('names and titles shown in headings have no straight quotes', async () => {
  const found = await app().sql<{ heading: string }>(
    `SELECT heading FROM (
       SELECT name FROM listing UNION ALL SELECT title FROM blog UNION ALL SELECT title FROM real_wedding
       UNION ALL SELECT name FROM vendor_package UNION ALL SELECT full_name FROM user_profile
       UNION ALL SELECT unnest(regexp_matches(content, '^#+ .*$', 'gn')) FROM blog
       UNION ALL SELECT unnest(regexp_matches(content, '^#+ .*$', 'gn')) FROM real_wedding
     ) headings (heading) WHERE heading ~ '[''"]'`,
  );
  expect(found).toEqual([]);
});

describe('the wedding of the demo’s couple', () => {
  interface Booking {
    typeOfEvent: string;
    date: string;
    requestedDate: string | null;
    status: string;
    guests: number;
    listingKind: string;
  }
  let bookings: Booking[];
  const today = new Date().toISOString().slice(0, 10);
  const isAhead = ({ date }: Booking) => date > today;
  const isOpen = ({ status }: Booking) => status === 'PENDING' || status === 'APPROVED';

  beforeAll(async () => {
    const [couple] = await app().sql<{ id: string }>(
      `SELECT id FROM account WHERE email = 'couple@mandap.example'`,
    );
    const { data } = await (
      await loggedIn(couple?.id ?? '')
    ).gql<{ myBookings: { nodes: Booking[] } }>(
      `{ myBookings(first: 50) { nodes { typeOfEvent date requestedDate status guests listingKind } } }`,
    );
    bookings = data.myBookings.nodes;
  });

  test('has five functions, each on one day, within four days of each other', () => {
    const days = new Map<string, Set<string>>();
    for (const { typeOfEvent, date } of bookings.filter(isAhead))
      days.set(typeOfEvent, new Set([...(days.get(typeOfEvent) ?? []), date]));
    expect([...days.keys()].sort()).toEqual(['Haldi', 'Mehendi', 'Reception', 'Sangeet', 'Wedding']);
    for (const [typeOfEvent, dates] of days) expect([typeOfEvent, dates.size]).toEqual([typeOfEvent, 1]);
    const dayOf = (typeOfEvent: string) => Date.parse([...(days.get(typeOfEvent) ?? [])][0] ?? '');
    const order = ['Mehendi', 'Haldi', 'Sangeet', 'Wedding', 'Reception'].map(dayOf);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect((order[4] ?? 0) - (order[0] ?? 0)).toBeLessThanOrEqual(4 * 86_400_000);
  });

  test('has one venue at a time for each function, and the same number of guests everywhere', () => {
    const open = bookings.filter((booking) => isAhead(booking) && isOpen(booking));
    const atVenues = open.filter(({ listingKind }) => listingKind === 'VENUE');
    expect(atVenues.map(({ typeOfEvent }) => typeOfEvent).sort()).toEqual([
      ...['Haldi', 'Mehendi', 'Reception', 'Sangeet', 'Wedding'],
    ]);
    const guests = new Map<string, Set<number>>();
    for (const booking of bookings)
      guests.set(booking.typeOfEvent, new Set([...(guests.get(booking.typeOfEvent) ?? []), booking.guests]));
    for (const [typeOfEvent, counts] of guests) expect([typeOfEvent, counts.size]).toEqual([typeOfEvent, 1]);
  });

  test.each(['VENUE', 'VENDOR'])('shows enquiries to a %s in every status', (kind) => {
    const own = bookings.filter(({ listingKind }) => listingKind === kind);
    const states = new Set(own.map(({ status }) => status));
    expect(states).toEqual(new Set(['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']));
    expect(own.some((booking) => booking.status === 'APPROVED' && !isAhead(booking))).toBe(true);
  });

  test('has an expired enquiry and a pending date change', () => {
    expect(bookings.filter((booking) => booking.status === 'PENDING' && !isAhead(booking))).toHaveLength(1);
    expect(bookings.filter(({ requestedDate }) => requestedDate)).toEqual([
      expect.objectContaining({ typeOfEvent: 'Reception', status: 'APPROVED' }),
    ]);
  });
});

describe('the inbox of Jheel Mahal', () => {
  const owner = async () => {
    const [venue] = await app().sql<{ id: string }>(
      `SELECT id FROM account WHERE email = 'venue@mandap.example'`,
    );
    return loggedIn(venue?.id ?? '');
  };

  test('has 40 enquiries or more, in every state', async () => {
    const { data } = await (
      await owner()
    ).gql<{ enquiryInboxCounts: { filter: string; count: number }[] }>(
      '{ enquiryInboxCounts { filter count } }',
    );
    const counts = new Map(data.enquiryInboxCounts.map(({ filter, count }) => [filter, count]));
    expect(counts.get('ALL')).toBeGreaterThanOrEqual(40);
    for (const [filter, count] of counts) expect([filter, count > 0]).toEqual([filter, true]);
  });

  test('gives home its work, and 90 days of figures that fit together', async () => {
    const { data } = await (
      await owner()
    ).gql<{
      ownerWork: object;
      ownerStatistics: { views: number; enquiries: number; answered: number; approved: number }[];
      ownerChecklist: null;
    }>(
      `{ ownerWork { needsAnswer waitingLong nearlyFull tooManyGuests mostGuests maxGuests }
         ownerStatistics { views enquiries answered approved } ownerChecklist { item isDone } }`,
    );
    const [nearlyFull] = await app().sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM booking enquiry WHERE status = 'pending' AND event_date >= today_in_india()
         AND listing_id = (SELECT id FROM listing WHERE name = 'Jheel Mahal')
         AND NOT is_blocked(listing_id, event_date) AND places_taken(listing_id, event_date) = 1`,
    );
    expect(nearlyFull?.count).toBeGreaterThan(0);
    expect(data.ownerWork).toEqual({
      ...{
        needsAnswer: expect.any(Number),
        waitingLong: 2,
        nearlyFull: nearlyFull?.count,
        tooManyGuests: 1,
      },
      ...{ mostGuests: 900, maxGuests: 600 },
    });
    expect(data.ownerChecklist).toBeNull();
    for (const { views, enquiries, answered, approved } of data.ownerStatistics) {
      expect(views).toBeGreaterThan(enquiries);
      expect(enquiries).toBeGreaterThanOrEqual(answered);
      expect(answered).toBeGreaterThanOrEqual(approved);
    }
    const sum = (name: 'enquiries' | 'answered') =>
      data.ownerStatistics.reduce((total, week) => total + week[name], 0);
    expect(sum('enquiries')).toBeGreaterThanOrEqual(20);
    expect(sum('answered')).toBeGreaterThanOrEqual(12);
  });
});

test('admins have a held and a reported message to decide', async () => {
  const [admin] = await app().sql<{ id: string }>(`SELECT id FROM account WHERE super_admin`);
  const session = await loggedIn(admin?.id ?? '');
  const { data } = await session.gql(`{ messageCaseCounts { held reported } }`);
  expect(data).toEqual({ messageCaseCounts: { held: 1, reported: 1 } });
});
