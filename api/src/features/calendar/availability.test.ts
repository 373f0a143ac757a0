import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import {
  inDays,
  makeBlockedPeriod,
  makeBooking,
  makeOfflineBooking,
} from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Day {
  date: string;
  status: 'FREE' | 'LAST_PLACE' | 'FULL' | 'PAST';
}

const ask = (caller: Client, listingId: string, from: string, to = from) =>
  caller.gql<{ availability: Day[] }>(
    `query Q($listingId: ID!, $from: String!, $to: String!) {
       availability(listingId: $listingId, from: $from, to: $to) { date status } }`,
    { listingId, from, to },
  );

/** Inserts approved bookings for a listing on these days. */
async function book(listingId: string, ...days: string[]) {
  for (const day of days)
    await app().sql(
      `UPDATE booking SET status = 'approved', decided_at = now(), event_date = $2 WHERE id = $1`,
      [(await makeBooking((await makeUser()).id, listingId)).bookingId, day],
    );
}

describe('availability', () => {
  test.each([makeVenue, makeVendor])('is public, one entry per day', async (make) => {
    const { id } = await make();
    await book(id, inDays(31));
    await makeBooking((await makeUser()).id, id);
    expect((await ask(client(), id, inDays(30), inDays(32))).data.availability).toEqual([
      { date: inDays(30), status: 'FREE' },
      { date: inDays(31), status: 'FULL' },
      { date: inDays(32), status: 'FREE' },
    ]);
    // Pending enquiries don't count.
    expect((await ask(client(), id, inDays(90))).data.availability).toMatchObject([{ status: 'FREE' }]);
  });

  test('follows the daily capacity; past days are neither free nor full', async () => {
    const { id } = await makeVenue({ daily_capacity: 2 });
    await book(id, inDays(40), inDays(41), inDays(41));
    const { data } = await ask(client(), id, inDays(40), inDays(41));
    expect(data.availability.map(({ status }) => status)).toEqual(['LAST_PLACE', 'FULL']);
    expect((await ask(client(), id, inDays(-1), inDays(0))).data.availability).toEqual([
      { date: inDays(-1), status: 'PAST' },
      { date: inDays(0), status: 'FREE' },
    ]);
    await app().sql(`UPDATE listing SET daily_capacity = 1 WHERE id = $1`, [id]);
    expect((await ask(client(), id, inDays(40))).data.availability).toMatchObject([{ status: 'FULL' }]);
  });

  test.each([
    ['2027-02-30', '2027-03-01'],
    ['soon', '2027-03-01'],
    ['2027-03-02', '2027-03-01'],
    ['2027-01-01', '2028-02-05'],
    ['', ''],
  ])('from %s to %s is rejected', async (from, to) => {
    const { errors } = await ask(client(), (await makeVenue()).id, from, to);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('covers 400 days at most', async () => {
    const { data } = await ask(client(), (await makeVenue()).id, '2027-01-01', '2028-02-04');
    expect(data.availability).toHaveLength(400);
  });

  test('counts offline bookings, and shows blocked days as full', async () => {
    const { id } = await makeVenue({ daily_capacity: 3 });
    await book(id, inDays(50), inDays(51));
    await makeOfflineBooking(id, inDays(50));
    await makeOfflineBooking(id, inDays(51));
    await makeOfflineBooking(id, inDays(51));
    const period = await makeBlockedPeriod(id, inDays(52), inDays(53));
    const statuses = async () =>
      (await ask(client(), id, inDays(49), inDays(54))).data.availability.map(({ status }) => status);
    expect(await statuses()).toEqual(['FREE', 'LAST_PLACE', 'FULL', 'FULL', 'FULL', 'FREE']);
    await app().sql(`DELETE FROM blocked_period WHERE id = $1`, [period]);
    await app().sql(`UPDATE listing SET daily_capacity = 4 WHERE id = $1`, [id]);
    expect(await statuses()).toEqual(['FREE', 'FREE', 'LAST_PLACE', 'FREE', 'FREE', 'FREE']);
    await app().sql(`UPDATE listing SET daily_capacity = 2 WHERE id = $1`, [id]);
    expect(await statuses()).toEqual(['FREE', 'FULL', 'FULL', 'FREE', 'FREE', 'FREE']);
  });

  test('of an unapproved listing is visible to its owner, and to couples with an open enquiry there', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const { bookingId } = await makeBooking(user.id, venue.id);
    await app().sql(
      `UPDATE listing SET status = 'suspended', suspension_reason = 'No', suspended_at = now() WHERE id = $1`,
      [venue.id],
    );
    for (const caller of [await loggedIn(venue.id), await loggedIn(user.id)])
      expect((await ask(caller, venue.id, inDays(1))).data.availability).toHaveLength(1);
    await app().sql(`UPDATE booking SET status = 'withdrawn', decided_at = now() WHERE id = $1`, [bookingId]);
    for (const caller of [client(), await loggedIn(user.id), await loggedIn((await makeVenue()).id)])
      expect((await ask(caller, venue.id, inDays(1))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
