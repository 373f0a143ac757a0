import { beforeEach, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBlockedPeriod, makeQuote, makeVisit, timeOn } from '../../../test/permissions/scene.js';
import { todayInIndia } from '../../core/day.js';
import { newId } from '../../core/ids.js';
import { hoursAgo, makeEnquiry } from '../inbox/inbox.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

let venueId: string;
let owner: Client;

beforeEach(async () => {
  venueId = (await makeVenue({ max_guests: 450 })).id;
  owner = await loggedIn(venueId);
});

const enquiry = (columns: Record<string, unknown> = {}, listingId = venueId) =>
  makeEnquiry(listingId, columns);

const offlineBooking = (day: string, name: string) =>
  app().sql(
    `INSERT INTO offline_booking (id, listing_id, event_date, name, note, event_type, guests)
     VALUES ($1, $2, $3, $4, '', 'RECEPTION', 120)`,
    [newId(), venueId, day, name],
  );

describe('work', () => {
  const work = async () =>
    (
      await owner.gql<{ ownerWork: object }>(
        '{ ownerWork { needsAnswer waitingLong quoteAccepted nearlyFull tooManyGuests mostGuests maxGuests } }',
      )
    ).data.ownerWork;

  test('counts what waits, and the guests beyond the capacity', async () => {
    expect(await work()).toEqual({
      ...{ needsAnswer: 0, waitingLong: 0, quoteAccepted: 0, nearlyFull: 0, tooManyGuests: 0 },
      ...{ mostGuests: null, maxGuests: 450 },
    });
    await app().sql(`UPDATE listing SET daily_capacity = 2 WHERE id = $1`, [venueId]);
    await enquiry({ guests: 900, event_date: inDays(30) });
    await enquiry({ guests: 500, created_at: hoursAgo(50), event_date: inDays(31) });
    await enquiry({ guests: 450, created_at: hoursAgo(49), event_date: inDays(32) });
    await enquiry({ guests: 1200, status: 'rejected', decided_at: new Date() });
    await makeQuote({ bookingId: await enquiry({ event_date: inDays(33) }) }, 'accepted');
    await offlineBooking(inDays(32), 'Kavya Rao');
    expect(await work()).toEqual({
      ...{ needsAnswer: 4, waitingLong: 2, quoteAccepted: 1, nearlyFull: 1, tooManyGuests: 2 },
      ...{ mostGuests: 900, maxGuests: 450 },
    });
  });
});

test('the agenda has the events and visits of seven days in India, in order', async () => {
  await enquiry({
    name: 'Asha',
    status: 'approved',
    decided_at: new Date(),
    event_date: inDays(0),
    guests: 200,
  });
  await enquiry({ name: 'Late', status: 'approved', decided_at: new Date(), event_date: inDays(7) });
  await enquiry({ name: 'Pending', event_date: inDays(2) });
  await offlineBooking(inDays(6), 'Kavya Rao');
  const visited = await enquiry({ name: 'Meera' });
  await makeVisit({ bookingId: visited }, 'confirmed', [timeOn(inDays(3), '11:00')]);
  // Half past midnight in India is still the day before in UTC.
  const next = await enquiry({ name: 'Too late' });
  await makeVisit({ bookingId: next }, 'confirmed', [timeOn(inDays(7), '00:30')]);
  const offered = await enquiry({ name: 'Undecided' });
  await makeVisit({ bookingId: offered }, 'offered', [timeOn(inDays(3))]);
  const { data } = await owner.gql<{ ownerAgenda: object[] }>(
    '{ ownerAgenda { kind date startsAt name typeOfEvent guests bookingId } }',
  );
  expect(data.ownerAgenda).toEqual([
    expect.objectContaining({
      kind: 'EVENT',
      date: inDays(0),
      name: 'Asha',
      guests: 200,
      typeOfEvent: 'Wedding',
    }),
    expect.objectContaining({
      ...{ kind: 'VISIT', date: inDays(3), name: 'Meera', bookingId: visited },
      startsAt: timeOn(inDays(3), '11:00').toISOString(),
    }),
    {
      ...{ kind: 'OFFLINE_EVENT', date: inDays(6), startsAt: null, name: 'Kavya Rao' },
      ...{ typeOfEvent: 'Reception', guests: 120, bookingId: null },
    },
  ]);
});

test('the statistics are what a count by hand gives', async () => {
  const DAY = 86_400_000;
  const midnight = Date.parse(`${todayInIndia()}T00:00+05:30`);
  // Days ago of each enquiry, a minute after midnight or before the next one in India.
  const sent = [
    ...[0, 1, 6, 6.999, 7, 13.5, 20, 20, 48, 83.99, 84, 89, 89.999].map((days) => ({
      days,
      counts: days < 89.5,
    })),
    { days: 95, counts: false },
  ];
  const expected = new Map<number, { enquiries: number; answered: number; approved: number }>();
  for (const [i, { days }] of sent.entries()) {
    const at = new Date(
      midnight - Math.floor(days) * DAY + (days % 1 ? 23 * 3_600_000 + 59 * 60_000 : 60_000),
    );
    if (at.getTime() > Date.now()) continue;
    const approved = i % 3 === 0;
    const id = await enquiry({
      ...{ created_at: at, event_date: inDays(200 + i) },
      ...(approved && { status: 'approved', decided_at: new Date() }),
    });
    const answered = approved || i % 3 === 1;
    if (approved)
      await app().sql(
        `INSERT INTO booking_event (id, booking_id, kind, actor_id) VALUES ($1, $2, 'approved', $3)`,
        [newId(), id, venueId],
      );
    else if (answered)
      await app().sql(
        `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, false, $1, 'Yes')`,
        [newId(), id, venueId],
      );
    if (Math.floor(days) > 89) continue;
    const week = Math.floor(Math.floor(days) / 7);
    const sum = expected.get(week) ?? { enquiries: 0, answered: 0, approved: 0 };
    expected.set(week, {
      enquiries: sum.enquiries + 1,
      answered: sum.answered + Number(answered),
      approved: sum.approved + Number(approved),
    });
  }
  const views: Record<number, number> = { 0: 4, 6: 1, 7: 10, 89: 2, 90: 50 };
  for (const [days, count] of Object.entries(views))
    await app().sql(`INSERT INTO listing_view (listing_id, day, views) VALUES ($1, $2, $3)`, [
      venueId,
      inDays(-Number(days)),
      count,
    ]);
  // Another business's figures.
  const other = await makeVenue();
  await enquiry({}, other.id);
  await app().sql(`INSERT INTO listing_view (listing_id, day, views) VALUES ($1, $2, 9)`, [
    other.id,
    inDays(0),
  ]);

  const { data } = await owner.gql<{
    ownerStatistics: { firstDay: string; lastDay: string; views: number; enquiries: number }[];
  }>('{ ownerStatistics { firstDay lastDay views enquiries answered approved } }');
  const weekViews: Record<number, number> = { 0: 5, 1: 10, 12: 2 };
  expect(data.ownerStatistics).toEqual(
    Array.from({ length: 13 }, (_, i) => {
      const week = 12 - i;
      return {
        firstDay: inDays(Math.max(-89, -week * 7 - 6)),
        lastDay: inDays(-week * 7),
        views: weekViews[week] ?? 0,
        ...(expected.get(week) ?? { enquiries: 0, answered: 0, approved: 0 }),
      };
    }),
  );
  expect(data.ownerStatistics.reduce((sum, { views: count }) => sum + count, 0)).toBe(17);
});

describe('the checklist', () => {
  interface Item {
    item: string;
    isDone: boolean;
    isRequired: boolean;
  }
  const checklistOf = async (http: Client) =>
    (await http.gql<{ ownerChecklist: Item[] | null }>('{ ownerChecklist { item isDone isRequired } }')).data
      .ownerChecklist;
  const doneOf = async (http: Client) =>
    (await checklistOf(http))?.flatMap(({ item, isDone }) => (isDone ? item : [])) ?? 'none';
  const dismiss = async (http: Client) =>
    (
      await http.gql<{ dismissChecklist: { userErrors: { code: string }[] } }>(
        'mutation { dismissChecklist { userErrors { code } } }',
      )
    ).data.dismissChecklist.userErrors;

  /** Stores what the gallery's triggers would: this many photos. */
  const photos = (id: string, count: number) =>
    app().sql(
      `UPDATE listing SET gallery = (SELECT COALESCE(jsonb_agg('{}'::jsonb), '[]') FROM generate_series(1, $2)) WHERE id = $1`,
      [id, count],
    );
  const set = (id: string, columns: string) => app().sql(`UPDATE listing SET ${columns} WHERE id = $1`, [id]);

  test('of a venue is completed step by step', async () => {
    await set(
      venueId,
      `address = '', summary = '', food_packages = '', veg_price = NULL, nonveg_price = NULL, facilities = '{}'`,
    );
    expect((await checklistOf(owner))?.map(({ item, isRequired }) => [item, isRequired])).toEqual([
      ...[
        ['PROFILE', true],
        ['PHOTOS', true],
        ['PRICES', true],
        ['PACKAGES', false],
        ['CALENDAR', false],
      ],
    ]);
    expect(await doneOf(owner)).toEqual([]);
    expect(await dismiss(owner)).toEqual([{ code: 'CONFLICT' }]);
    await set(venueId, `address = 'Lake Road', summary = 'By the lake'`);
    await photos(venueId, 4);
    expect(await doneOf(owner)).toEqual(['PROFILE']);
    await photos(venueId, 5);
    await set(venueId, `food_packages = 'Veg 900', veg_price = 900`);
    expect(await doneOf(owner)).toEqual(['PROFILE', 'PHOTOS', 'PRICES']);
    await set(venueId, `facilities = '{FREE_WIFI}'`);
    expect(await doneOf(owner)).toEqual(['PROFILE', 'PHOTOS', 'PRICES', 'PACKAGES']);
    await makeBlockedPeriod(venueId, inDays(9));
    expect(await checklistOf(owner)).toBeNull();
  });

  test('of a vendor asks for the unit and inclusions of every package; optional items can be dismissed', async () => {
    const { id } = await makeVendor({
      ...{ address: 'Hathi Pol', summary: 'Fine lines', experience_years: 8 },
      packages: [
        { name: 'Hands', price: 9000, unit: 'PERSON', inclusions: ['Both hands'] },
        { name: 'Feet', price: 7000 },
      ],
    });
    const vendor = await loggedIn(id);
    await photos(id, 5);
    expect(await doneOf(vendor)).toEqual(['PROFILE', 'PHOTOS', 'PRICES']);
    await app().sql(
      `UPDATE vendor_package SET unit = 'PERSON', inclusions = '{"Both feet"}' WHERE vendor_id = $1`,
      [id],
    );
    expect(await doneOf(vendor)).toEqual(['PROFILE', 'PHOTOS', 'PRICES', 'PACKAGES']);
    expect([await dismiss(vendor), await dismiss(vendor)]).toEqual([[], []]);
    expect(await checklistOf(vendor)).toBeNull();
    // A required item that is missing again reopens it.
    await photos(id, 2);
    expect(await doneOf(vendor)).toEqual(['PROFILE', 'PRICES', 'PACKAGES']);
  });
});
