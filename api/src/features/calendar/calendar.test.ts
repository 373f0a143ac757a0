import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeBlockedPeriod, makeBooking, makeOfflineBooking } from '../../../test/permissions/scene.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

/** Creates an enquiry for a day, with these columns set. */
async function makeDatedBooking(listingId: string, day: string, columns: Record<string, string> = {}) {
  const { bookingId } = await makeBooking((await makeUser()).id, listingId);
  const set = { event_date: day, ...(columns.status ? { decided_at: '2026-11-01' } : {}), ...columns };
  await app().sql(
    `UPDATE booking SET ${Object.keys(set)
      .map((name, i) => `${name} = $${i + 2}`)
      .join(', ')} WHERE id = $1`,
    [bookingId, ...Object.values(set)],
  );
  return bookingId;
}

const CALENDAR = `query C($month: String!, $listingId: ID) {
  calendar(month: $month, listingId: $listingId) { date approved pending rescheduleRequested offline blocked } }`;
const read = async (caller: Client, month: string, listingId?: string) =>
  caller.gql<{ calendar: object[] }>(CALENDAR, { month, listingId });

describe('the calendar of a listing', () => {
  test.each([
    ['venue', makeVenue],
    ['vendor', makeVendor],
  ])('%s: days in order, with blocked ones, without rejected and withdrawn enquiries', async (_, make) => {
    const { id } = await make({ daily_capacity: 3 });
    for (const day of ['2028-02-29', '2028-02-01', '2028-02-01', '2028-01-31', '2028-03-01'])
      await makeDatedBooking(id, day);
    await makeDatedBooking(id, '2028-02-29', { status: 'approved' });
    await makeDatedBooking(id, '2028-03-05', { status: 'approved', requested_date: '2028-02-10' });
    await makeDatedBooking(id, '2028-02-11', { status: 'rejected' });
    await makeDatedBooking(id, '2028-02-12', { status: 'withdrawn' });
    await makeDatedBooking((await makeVenue()).id, '2028-02-02');
    await makeOfflineBooking(id, '2028-02-27');
    await makeBlockedPeriod(id, '2028-02-28', '2028-03-02');
    const days = [
      { date: '2028-02-01', approved: 0, pending: 2, rescheduleRequested: 0, offline: 0, blocked: false },
      { date: '2028-02-10', approved: 0, pending: 0, rescheduleRequested: 1, offline: 0, blocked: false },
      { date: '2028-02-27', approved: 0, pending: 0, rescheduleRequested: 0, offline: 1, blocked: false },
      { date: '2028-02-28', approved: 0, pending: 0, rescheduleRequested: 0, offline: 0, blocked: true },
      { date: '2028-02-29', approved: 1, pending: 1, rescheduleRequested: 0, offline: 0, blocked: true },
    ];
    expect((await read(await loggedIn(id), '2028-02')).data.calendar).toEqual(days);
    const admin = await loggedIn((await makeAdmin()).id);
    expect((await read(admin, '2028-02', id)).data.calendar).toEqual(days);
  });

  test.each(['2028-13', '2028-2', '0000-01', '', '2028-02-01'])('rejects the month %j', async (month) => {
    const { errors } = await read(await loggedIn((await makeVenue()).id), month);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('requires admins to name the listing', async () => {
    const { errors } = await read(await loggedIn((await makeAdmin()).id), '2028-02');
    expect(errors?.[0]?.message).toBe('Please choose a listing');
  });
});

describe('a day of the inbox', () => {
  const INBOX = `query I($date: String) { inbox(date: $date) { nodes { id } totalCount } }`;
  const ofDay = (owner: Client, date: string) =>
    owner.gql<{ inbox: { nodes: { id: string }[]; totalCount: number } }>(INBOX, { date });

  test('shows bookings on this day and reschedule requests for it', async () => {
    const { id } = await makeVenue({ daily_capacity: 2 });
    await makeDatedBooking(id, '2028-02-09');
    const forIt = await makeDatedBooking(id, '2028-02-10', { status: 'rejected' });
    const moving = await makeDatedBooking(id, '2028-03-05', {
      status: 'approved',
      requested_date: '2028-02-10',
    });
    const { data } = await ofDay(await loggedIn(id), '2028-02-10');
    expect(data.inbox).toEqual({ nodes: [{ id: moving }, { id: forIt }], totalCount: 2 });
  });

  test('matches the calendar’s counts', async () => {
    const { errors } = await ofDay(await loggedIn((await makeVenue()).id), '2027-02-30');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
