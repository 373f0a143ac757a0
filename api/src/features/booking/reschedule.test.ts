import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { todayInIndia } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

interface Answer {
  booking: { date: string; requestedDate: string | null; status: string } | null;
  userErrors: { field: string | null; message: string }[];
}

type Call = [
  who: Client,
  name: 'requestReschedule' | 'acceptReschedule' | 'declineReschedule',
  id: string,
  date: string,
];

const send = (...[who, name, id, date]: Call) =>
  who.gql<{ answer: Answer }>(
    `mutation M($id: ID!, $date: String!) {
       answer: ${name}(id: $id, date: $date) { booking { date requestedDate status } userErrors { field message } } }`,
    { id, date },
  );
const call = async (...args: Call) => {
  const { data, errors } = await send(...args);
  expect(errors).toBeUndefined();
  return data.answer;
};

/** An approved booking in ninety days, with its couple and owner. */
async function approved() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: id } = await makeBooking(user.id, venue.id);
  await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [id]);
  return { id, user, venue, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

const notificationsOf = (accountId: string) =>
  app().sql<{ kind: string }>(`SELECT kind FROM notification WHERE account_id = $1 ORDER BY created_at, id`, [
    accountId,
  ]);

describe('rescheduling', () => {
  test('the couple requests, the owner accepts; the booking stays approved, and its history records it', async () => {
    const { id, couple, owner, user, venue } = await approved();
    const day = inDays(120);
    expect(await call(couple, 'requestReschedule', id, day)).toEqual({
      booking: { date: inDays(90), requestedDate: day, status: 'APPROVED' },
      userErrors: [],
    });
    const moved = { booking: { date: day, requestedDate: null, status: 'APPROVED' }, userErrors: [] };
    expect(await call(owner, 'acceptReschedule', id, day)).toEqual(moved);
    expect(await call(owner, 'acceptReschedule', id, day)).toEqual(moved);
    const { data } = await couple.gql<{ booking: { history: object[] } }>(
      'query Q($id: ID!) { booking(id: $id) { history { kind date } } }',
      { id },
    );
    expect(data.booking.history).toEqual([
      { kind: 'RESCHEDULE_REQUESTED', date: day },
      { kind: 'RESCHEDULE_ACCEPTED', date: day },
    ]);
    expect(await notificationsOf(venue.id)).toEqual([{ kind: 'reschedule_requested' }]);
    expect(await notificationsOf(user.id)).toEqual([{ kind: 'reschedule_accepted' }]);
    const emails = await app().sql<{ to: string }>(
      `SELECT payload->>'to' AS to FROM graphile_worker._private_jobs WHERE payload->>'to' = ANY($1)`,
      [[user.email, venue.email]],
    );
    expect(emails.map(({ to }) => to).sort()).toEqual([user.email, venue.email].sort());
  });

  test('keeps its date when declined', async () => {
    const { id, couple, owner } = await approved();
    const day = inDays(121);
    await call(couple, 'requestReschedule', id, day);
    expect((await call(owner, 'declineReschedule', id, day)).booking).toEqual({
      date: inDays(90),
      requestedDate: null,
      status: 'APPROVED',
    });
    expect((await call(owner, 'acceptReschedule', id, day)).userErrors[0]?.message).toBe(
      'There is no requested date anymore.',
    );
  });

  test('applies to the date that the owner saw', async () => {
    const { id, couple, owner } = await approved();
    await call(couple, 'requestReschedule', id, inDays(122));
    await call(couple, 'requestReschedule', id, inDays(123));
    const { userErrors } = await call(owner, 'acceptReschedule', id, inDays(122));
    expect(userErrors[0]?.message).toMatch(/^The couple now requests /);
  });

  test('counts requests and changes together: five per booking and hour', async () => {
    const { id, couple } = await approved();
    for (const days of [130, 131, 132, 133, 134]) await call(couple, 'requestReschedule', id, inDays(days));
    const { errors } = await send(couple, 'requestReschedule', id, inDays(135));
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/5 times within the last hour/),
        extensions: { code: 'TOO_MANY_REQUESTS' },
      },
    ]);
    // The latest request counts, and sending it again changes nothing.
    expect((await call(couple, 'requestReschedule', id, inDays(134))).booking?.requestedDate).toBe(
      inDays(134),
    );
  });

  test('to a full day is rejected with a clear message, without effect', async () => {
    const { id, couple, owner, venue } = await approved();
    const other = await makeBooking((await makeUser()).id, venue.id);
    await app().sql(
      `UPDATE booking SET status = 'approved', decided_at = now(), event_date = $2 WHERE id = $1`,
      [other.bookingId, inDays(124)],
    );
    await call(couple, 'requestReschedule', id, inDays(124));
    const { userErrors } = await call(owner, 'acceptReschedule', id, inDays(124));
    expect(userErrors[0]?.message).toMatch(/is already fully booked/);
    const [row] = await app().sql(
      `SELECT event_date::text AS date, requested_date::text AS requested FROM booking WHERE id = $1`,
      [id],
    );
    expect(row).toEqual({ date: inDays(90), requested: inDays(124) });
  });

  test.each([
    [inDays(-1), 'Please choose today or a later date'],
    ['2027-02-30', 'Please choose a date from the calendar'],
    [inDays(90), /^Your booking is already on .*\.$/],
  ])('%s is rejected at its field', async (date, message) => {
    const { id, couple } = await approved();
    expect((await call(couple, 'requestReschedule', id, date)).userErrors).toEqual([
      { field: 'date', message: expect.stringMatching(message) },
    ]);
  });

  test('only an approved booking can be rescheduled, and not after its date', async () => {
    const user = await makeUser();
    const { bookingId } = await makeBooking(user.id, (await makeVenue()).id);
    const couple = await loggedIn(user.id);
    expect((await call(couple, 'requestReschedule', bookingId, inDays(20))).userErrors[0]?.message).toBe(
      'Only approved bookings can be rescheduled.',
    );
    const past = await approved();
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [past.id, inDays(-1)]);
    expect((await call(past.couple, 'requestReschedule', past.id, inDays(20))).userErrors[0]?.message).toBe(
      'The date of this booking has passed.',
    );
  });

  test('accepted after its original date, creates no second open booking', async () => {
    const { user, couple, owner, venue, id } = await approved();
    await call(couple, 'requestReschedule', id, inDays(20));
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [id, inDays(-1)]);
    await makeBooking(user.id, venue.id);
    expect(await call(owner, 'acceptReschedule', id, inDays(20))).toMatchObject({
      booking: null,
      userErrors: [
        {
          message: 'This couple has another enquiry with you. Decline this request and answer that enquiry.',
        },
      ],
    });
    expect((await call(owner, 'declineReschedule', id, inDays(20))).userErrors).toEqual([]);
  });

  test('a request can be cancelled', async () => {
    const { id, couple } = await approved();
    await call(couple, 'requestReschedule', id, inDays(125));
    const { data } = await couple.gql<{ cancelReschedule: Answer }>(
      'mutation M($id: ID!) { cancelReschedule(id: $id) { booking { requestedDate } } }',
      { id },
    );
    expect(data.cancelReschedule.booking).toEqual({ requestedDate: null });
    const events = await app().sql(
      `SELECT kind, event_date::text AS date FROM booking_event WHERE booking_id = $1 ORDER BY created_at, id`,
      [id],
    );
    expect(events.slice(-2)).toEqual([
      { kind: 'reschedule_requested', date: inDays(125) },
      { kind: 'reschedule_cancelled', date: inDays(125) },
    ]);
  });
});
