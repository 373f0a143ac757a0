import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import {
  inDays,
  makeBlockedPeriod,
  makeBooking,
  makeOfflineBooking,
} from '../../../test/permissions/scene.js';
import { sweep } from '../../../test/worker.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

const PERIOD = 'blockedPeriod { id firstDay lastDay note } userErrors { code field message }';
const BOOKING = 'offlineBooking { id date name note typeOfEvent guests } userErrors { code field message }';

interface Result {
  blockedPeriod?: { id: string };
  offlineBooking?: { id: string };
  userErrors: { code: string; field: string | null; message: string }[];
}

const run = async (owner: Client, document: string, variables: object) =>
  (await owner.gql<{ r: Result }>(document, variables)).data.r;

const block = (owner: Client, input: object) =>
  run(owner, `mutation B($input: BlockedPeriodInput!) { r: blockDays(input: $input) { ${PERIOD} } }`, {
    input,
  });
const addBooking = (owner: Client, input: object) =>
  run(
    owner,
    `mutation A($input: OfflineBookingInput!) { r: addOfflineBooking(input: $input) { ${BOOKING} } }`,
    {
      input,
    },
  );
const moveBooking = (owner: Client, id: string, input: object) =>
  run(
    owner,
    `mutation U($id: ID!, $input: OfflineBookingInput!) { r: updateOfflineBooking(id: $id, input: $input) { ${BOOKING} } }`,
    { id, input },
  );

const approve = async (owner: Client, listingId: string, date: string) => {
  const { bookingId, code } = await makeBooking((await makeUser()).id, listingId);
  await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [bookingId, date]);
  return run(
    owner,
    'mutation M($id: ID!, $code: String!) { r: approveBooking(id: $id, code: $code) { userErrors { code field message } } }',
    { id: bookingId, code },
  );
};

const entriesOf = async (caller: Client, date: string) =>
  (
    await caller.gql<{ blockedPeriods: object[]; offlineBookings: object[] }>(
      `query Q($date: String!) {
         blockedPeriods(date: $date) { firstDay lastDay note }
         offlineBookings(date: $date) { date name note typeOfEvent guests } }`,
      { date },
    )
  ).data;

describe('blocked days', () => {
  test.each([
    ['venue', makeVenue],
    ['vendor', makeVendor],
  ])('of a %s are listed by day, changed and unblocked', async (_, make) => {
    const { id } = await make();
    const owner = await loggedIn(id);
    const input = { firstDay: inDays(5), lastDay: inDays(7), note: ' Repainting ' };
    const { blockedPeriod, userErrors } = await block(owner, input);
    expect(userErrors).toEqual([]);
    expect(blockedPeriod).toMatchObject({ ...input, note: 'Repainting' });
    expect((await entriesOf(owner, inDays(6))).blockedPeriods).toEqual([{ ...input, note: 'Repainting' }]);
    expect((await entriesOf(owner, inDays(8))).blockedPeriods).toEqual([]);

    const changed = { firstDay: inDays(7), lastDay: inDays(8) };
    await run(
      owner,
      `mutation U($id: ID!, $input: BlockedPeriodInput!) { r: updateBlockedPeriod(id: $id, input: $input) { ${PERIOD} } }`,
      { id: blockedPeriod?.id, input: changed },
    );
    expect((await entriesOf(owner, inDays(6))).blockedPeriods).toEqual([]);
    expect((await entriesOf(owner, inDays(8))).blockedPeriods).toEqual([{ ...changed, note: '' }]);
    expect((await approve(owner, id, inDays(8))).userErrors).toHaveLength(1);
    expect((await approve(owner, id, inDays(6))).userErrors).toEqual([]);

    await run(owner, `mutation D($id: ID!) { r: deleteBlockedPeriod(id: $id) { ${PERIOD} } }`, {
      id: blockedPeriod?.id,
    });
    expect((await approve(owner, id, inDays(8))).userErrors).toEqual([]);
  });

  test('keep approved bookings, but accept no further ones', async () => {
    const { id } = await makeVenue({ daily_capacity: 2 });
    const owner = await loggedIn(id);
    expect((await approve(owner, id, inDays(9))).userErrors).toEqual([]);
    expect((await block(owner, { firstDay: inDays(9), lastDay: inDays(9) })).userErrors).toEqual([]);
    const [error] = (await approve(owner, id, inDays(9))).userErrors;
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('fully booked') });
    expect((await addBooking(owner, { date: inDays(9), name: 'Kavya' })).userErrors).toMatchObject([
      { code: 'CONFLICT', field: 'date', message: expect.stringContaining('fully booked or blocked') },
    ]);
    const [{ count } = { count: 0 }] = await app().sql<{ count: number }>(
      `SELECT count(*)::int FROM booking WHERE listing_id = $1 AND status = 'approved'`,
      [id],
    );
    expect(count).toBe(1);
  });

  test.each([
    ['a past range', { firstDay: inDays(-3), lastDay: inDays(-1) }, 'lastDay'],
    ['a reversed range', { firstDay: inDays(3), lastDay: inDays(2) }, 'lastDay'],
    ['more than two years', { firstDay: inDays(1), lastDay: inDays(732) }, 'lastDay'],
    ['the 30th of February', { firstDay: '2027-02-30', lastDay: inDays(200) }, 'firstDay'],
    ['a day after the next five years', { firstDay: inDays(1900), lastDay: inDays(1900) }, 'lastDay'],
    ['an endless note', { firstDay: inDays(1), lastDay: inDays(1), note: 'x'.repeat(301) }, 'note'],
  ])('reject %s', async (_, input, field) => {
    const { userErrors } = await block(await loggedIn((await makeVenue()).id), input);
    expect(userErrors).toMatchObject([{ code: 'INVALID', field }]);
  });

  test('are limited to a thousand upcoming periods', async () => {
    const { id } = await makeVenue();
    await app().sql(
      `INSERT INTO blocked_period (id, listing_id, first_day, last_day, note)
       SELECT gen_random_uuid(), $1, today_in_india() + 5, today_in_india() + 5, '' FROM generate_series(1, 1000)`,
      [id],
    );
    const { userErrors } = await block(await loggedIn(id), { firstDay: inDays(1), lastDay: inDays(1) });
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});

describe('offline bookings', () => {
  test('take a place each, are listed by day, moved and deleted', async () => {
    const { id } = await makeVenue({ daily_capacity: 2 });
    const owner = await loggedIn(id);
    const input = { date: inDays(15), name: 'Kavya Rao', typeOfEvent: 'Sangeet', guests: 180, note: 'Cash' };
    const { offlineBooking } = await addBooking(owner, input);
    expect(offlineBooking).toMatchObject(input);
    expect((await addBooking(owner, { date: inDays(15), name: 'Ravi' })).offlineBooking).toMatchObject({
      typeOfEvent: null,
      guests: null,
      note: '',
    });
    expect((await approve(owner, id, inDays(15))).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await entriesOf(owner, inDays(15))).offlineBookings).toHaveLength(2);

    // Editing it on a full day is possible; moving it onto one isn't.
    const bookingId = offlineBooking?.id ?? '';
    expect((await moveBooking(owner, bookingId, { ...input, guests: 200 })).userErrors).toEqual([]);
    await block(owner, { firstDay: inDays(16), lastDay: inDays(16) });
    expect((await moveBooking(owner, bookingId, { ...input, date: inDays(16) })).userErrors).toMatchObject([
      { code: 'CONFLICT', field: 'date' },
    ]);
    expect((await moveBooking(owner, bookingId, { ...input, date: inDays(17) })).userErrors).toEqual([]);
    expect((await approve(owner, id, inDays(15))).userErrors).toEqual([]);

    await run(owner, `mutation D($id: ID!) { r: deleteOfflineBooking(id: $id) { ${BOOKING} } }`, {
      id: bookingId,
    });
    expect((await entriesOf(owner, inDays(17))).offlineBookings).toEqual([]);
  });

  test('of a past day can be edited, but not added or moved there', async () => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const bookingId = await makeOfflineBooking(id, inDays(-2));
    const input = { date: inDays(-2), name: 'Kavya', note: 'Paid' };
    expect((await moveBooking(owner, bookingId, input)).offlineBooking).toMatchObject(input);
    for (const { userErrors } of [
      await addBooking(owner, input),
      await moveBooking(owner, bookingId, { ...input, date: inDays(-3) }),
    ])
      expect(userErrors).toMatchObject([{ code: 'CONFLICT', field: 'date' }]);
  });

  test.each([
    ['no name', { date: inDays(3), name: ' ' }, 'name'],
    ['no guests', { date: inDays(3), name: 'Kavya', guests: 0 }, 'guests'],
    ['an impossible day', { date: '2027-13-01', name: 'Kavya' }, 'date'],
    ['a far day', { date: inDays(1900), name: 'Kavya' }, 'date'],
  ])('reject %s', async (_, input, field) => {
    const { userErrors } = await addBooking(await loggedIn((await makeVenue()).id), input);
    expect(userErrors).toMatchObject([{ code: 'INVALID', field }]);
  });
});

test('a deleted listing leaves no full days behind', async () => {
  const { id } = await makeVenue();
  await makeBlockedPeriod(id, inDays(1), inDays(4));
  await makeOfflineBooking(id, inDays(5));
  await approve(await loggedIn(id), id, inDays(6));
  const fullDays = async () => (await app().sql(`SELECT FROM full_day WHERE listing_id = $1`, [id])).length;
  expect(await fullDays()).toBe(6);
  await app().sql(`DELETE FROM listing WHERE id = $1`, [id]);
  expect(await fullDays()).toBe(0);
});

test('full days of the past are deleted nightly', async () => {
  const { id } = await makeVenue();
  await makeBlockedPeriod(id, inDays(-5), inDays(2));
  await sweep();
  const left = await app().sql<{ day: string }>(
    `SELECT day::text FROM full_day WHERE listing_id = $1 ORDER BY day`,
    [id],
  );
  expect(left.map(({ day }) => day)).toEqual([-1, 0, 1, 2].map(inDays));
});

test('approvals, reschedules, offline bookings and blocks never exceed the daily capacity together', async () => {
  const CAPACITY = 3;
  const CLIENTS = 20;
  for (let round = 0; round < 5; round++) {
    const { id } = await makeVenue({ daily_capacity: CAPACITY });
    const owner = await loggedIn(id);
    const [day, other] = [inDays(30 + round), inDays(60 + round)];
    const actions = Array.from({ length: CLIENTS }, (_, i) =>
      i === 13
        ? () => block(owner, { firstDay: day, lastDay: day })
        : i % 3 === 0
          ? () => addBooking(owner, { date: day, name: `Kavya ${i}` })
          : i % 3 === 1
            ? () => approve(owner, id, day)
            : async () => {
                const { offlineBooking } = await addBooking(owner, { date: other, name: 'Ravi' });
                return moveBooking(owner, offlineBooking?.id ?? '', { date: day, name: 'Ravi' });
              },
    );
    await Promise.allSettled(actions.map((act) => act()));
    const [taken = { places: 0, isFull: false }] = await app().sql<{ places: number; isFull: boolean }>(
      `SELECT places_taken($1, $2) AS places,
         EXISTS (SELECT FROM full_day WHERE listing_id = $1 AND day = $2) AS "isFull"`,
      [id, day],
    );
    expect(taken.places).toBeLessThanOrEqual(CAPACITY);
    expect(taken.isFull).toBe(true);
  }
}, 60_000);
