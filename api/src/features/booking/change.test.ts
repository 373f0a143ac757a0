import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { inDays, makeBooking } from '../../../test/permissions/scene.js';
import { readableDay } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Answer {
  booking: { date: string; status: string; code: string | null } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
const ANSWER = '{ booking { date status code } userErrors { code field message } }';

const sendChange = (couple: Client, id: string, date: string) =>
  couple.gql<{ answer: Answer }>(
    `mutation M($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) ${ANSWER} }`,
    { input: { id, date } },
  );
const change = async (couple: Client, id: string, date: string) =>
  (await sendChange(couple, id, date)).data.answer;
/** Changes the date and returns the message of the expected TOO_MANY_REQUESTS error. */
const refusal = async (couple: Client, id: string, date: string) =>
  (await sendChange(couple, id, date)).errors?.find(
    ({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS',
  )?.message;
const approve = async (owner: Client, id: string, code: string, date?: string) =>
  (
    await owner.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $code: String!, $date: String) {
         answer: approveBooking(id: $id, code: $code, date: $date) ${ANSWER} }`,
      { id, code, date },
    )
  ).data.answer;
const reject = async (owner: Client, id: string, date?: string) =>
  (
    await owner.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $date: String) { answer: rejectBooking(id: $id, date: $date) ${ANSWER} }`,
      { id, date },
    )
  ).data.answer;

/** A pending enquiry in three months, with its couple and owner. */
async function pending() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: id, code } = await makeBooking(user.id, venue.id);
  return { id, code, user, venue, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

const rowOf = async (id: string) =>
  (
    await app().sql<{ date: string; status: string }>(
      `SELECT event_date::text AS date, status FROM booking WHERE id = $1`,
      [id],
    )
  )[0];

describe('the date of a pending enquiry', () => {
  test('can be changed by its couple; the owner sees both dates', async () => {
    const { id, code, venue, couple, owner } = await pending();
    expect(await change(couple, id, inDays(100))).toEqual({
      booking: { date: inDays(100), status: 'PENDING', code },
      userErrors: [],
    });
    // A retry changes nothing.
    await change(couple, id, inDays(100));
    const { data } = await owner.gql(
      'query Q($id: ID!) { booking(id: $id) { date history { kind date previousDate } } }',
      {
        id,
      },
    );
    expect(data).toEqual({
      booking: {
        date: inDays(100),
        history: [{ kind: 'DATE_CHANGED', date: inDays(100), previousDate: inDays(90) }],
      },
    });
    const text = `Ananya Sharma changed the date of their enquiry from ${readableDay(inDays(90))} to ${readableDay(inDays(100))}.`;
    expect(await notificationsOf(venue.id)).toMatchObject([{ kind: 'date_changed', text }]);
    const emails = await app().sql<{ paragraphs: string[] }>(
      `SELECT payload->'paragraphs' AS paragraphs FROM graphile_worker._private_jobs WHERE payload->>'to' = $1`,
      [venue.email],
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]?.paragraphs).toContain(text);
    expect(JSON.stringify(emails)).not.toContain(code);
  });

  test('is changed five times an hour at most, because each change emails the owner', async () => {
    const { id, venue, couple } = await pending();
    for (const days of [100, 101, 102, 103, 104])
      expect((await change(couple, id, inDays(days))).userErrors).toEqual([]);
    expect(await refusal(couple, id, inDays(105))).toMatch(
      /^You changed this booking 5 times within the last hour\. Try again in (59|60) minutes\.$/,
    );
    expect((await rowOf(id))?.date).toBe(inDays(104));
    const [emails] = await app().sql<{ count: number }>(
      `SELECT count(*)::int FROM graphile_worker._private_jobs WHERE payload->>'to' = $1`,
      [venue.email],
    );
    expect(emails).toEqual({ count: 5 });
    // Changes of other bookings, and those older than an hour, don't count.
    const other = await makeBooking((await makeUser()).id, venue.id);
    await app().sql(`UPDATE booking_event SET booking_id = $2 WHERE booking_id = $1 AND event_date = $3`, [
      id,
      other.bookingId,
      inDays(104),
    ]);
    expect((await change(couple, id, inDays(105))).userErrors).toEqual([]);
    expect(await refusal(couple, id, inDays(106))).toBeDefined();
    await app().sql(
      `UPDATE booking_event SET created_at = created_at - interval '1 hour' WHERE booking_id = $1`,
      [id],
    );
    expect((await change(couple, id, inDays(106))).userErrors).toEqual([]);
  });

  test('can be a fully booked day, as in a new enquiry, but can’t be approved there', async () => {
    const { id, code, venue, couple, owner } = await pending();
    const other = await makeBooking((await makeUser()).id, venue.id);
    await app().sql(
      `UPDATE booking SET status = 'approved', decided_at = now(), event_date = $2 WHERE id = $1`,
      [other.bookingId, inDays(101)],
    );
    expect((await change(couple, id, inDays(101))).userErrors).toEqual([]);
    expect((await approve(owner, id, code, inDays(101))).userErrors[0]?.message).toMatch(
      /already fully booked/,
    );
    expect((await change(couple, id, inDays(102))).userErrors).toEqual([]);
    expect((await approve(owner, id, code, inDays(102))).booking?.status).toBe('APPROVED');
  });

  test.each([
    ['approved', `This enquiry was already approved.`],
    ['rejected', `This enquiry was already rejected.`],
    ['withdrawn', `This enquiry was already withdrawn.`],
  ])('can’t be changed once the enquiry is %s', async (status, message) => {
    const { id, couple } = await pending();
    await app().sql(`UPDATE booking SET status = $2::booking_status, decided_at = now() WHERE id = $1`, [
      id,
      status,
    ]);
    expect((await change(couple, id, inDays(100))).userErrors).toMatchObject([{ code: 'CONFLICT', message }]);
    expect(await rowOf(id)).toEqual({ date: inDays(90), status });
    await expect(
      app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [id, inDays(100)]),
    ).rejects.toMatchObject({ constraint: 'booking_date_agreed' });
  });

  test('can’t be changed after it has passed, nor to a past date', async () => {
    const { id, couple } = await pending();
    expect((await change(couple, id, inDays(-1))).userErrors).toMatchObject([
      { code: 'INVALID', field: 'date' },
    ]);
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [id, inDays(-1)]);
    expect((await change(couple, id, inDays(100))).userErrors[0]?.message).toBe(
      `${readableDay(inDays(-1))} has passed. Send a new enquiry for another date.`,
    );
  });
});

describe('the guests of a pending enquiry', () => {
  const changeGuests = async (couple: Client, id: string, guests: number, date = inDays(90)) =>
    (
      await couple.gql<{ answer: Answer & { booking: { guests: number; listingMaxGuests: number } | null } }>(
        `mutation M($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) {
           booking { date guests status code listingMaxGuests } userErrors { code field message } } }`,
        { input: { id, date, guests } },
      )
    ).data.answer;
  const eventsOf = (id: string) =>
    app().sql(
      `SELECT kind, guests, previous_guests AS "previousGuests" FROM booking_event WHERE booking_id = $1 ORDER BY created_at, id`,
      [id],
    );

  test('can be changed, even to more than the venue takes, which the couple sees', async () => {
    const [user, venue] = [await makeUser(), await makeVenue({ guest_capacity: '450', max_guests: 450 })];
    const { bookingId: id } = await makeBooking(user.id, venue.id);
    const couple = await loggedIn(user.id);
    for (let i = 0; i < 2; i++)
      expect(await changeGuests(couple, id, 500)).toMatchObject({
        booking: { date: inDays(90), guests: 500, listingMaxGuests: 450, status: 'PENDING' },
        userErrors: [],
      });
    expect(await eventsOf(id)).toEqual([{ kind: 'guests_changed', guests: 500, previousGuests: 300 }]);
  });

  test('can be changed together with the date, which counts as one change', async () => {
    const { id, couple } = await pending();
    for (const [index, days] of [100, 101, 102, 103, 104].entries())
      expect((await changeGuests(couple, id, 100 + index, inDays(days))).userErrors).toEqual([]);
    expect(await refusal(couple, id, inDays(105))).toMatch(/^You changed this booking 5 times/);
    expect((await eventsOf(id)).slice(-2)).toEqual([
      { kind: 'date_changed', guests: null, previousGuests: null },
      { kind: 'guests_changed', guests: 104, previousGuests: 103 },
    ]);
  });

  test.each([0, -1, 100_001])('can’t be %s', async (guests) => {
    const { id, couple } = await pending();
    expect((await changeGuests(couple, id, guests)).userErrors).toMatchObject([
      { code: 'INVALID', field: 'guests' },
    ]);
  });
});

describe('a decision on another date or number of guests than the current one', () => {
  test('is rejected, and doesn’t count as a wrong code', async () => {
    const { id, code, couple, owner } = await pending();
    await change(couple, id, inDays(100));
    const message = `The couple changed the date to ${readableDay(inDays(100))}. Check the new date, then decide again.`;
    for (const answer of [
      await approve(owner, id, code, inDays(90)),
      await approve(owner, id, '000000', inDays(90)),
      await reject(owner, id, inDays(90)),
    ])
      expect(answer.userErrors).toMatchObject([{ code: 'CONFLICT', message }]);
    expect(await app().sql(`SELECT wrong_codes AS tries FROM booking WHERE id = $1`, [id])).toEqual([
      { tries: 0 },
    ]);
    expect((await approve(owner, id, code, inDays(100))).booking).toMatchObject({
      status: 'APPROVED',
      date: inDays(100),
    });
  });

  test.each([
    [90, 250, 'The couple changed the guests to 250. Check the new number, then decide again.'],
    [
      100,
      1250,
      `The couple changed the date to ${readableDay(inDays(100))} and the guests to 1,250. Check both, then decide again.`,
    ],
  ])('is rejected, also for an offer of dates: day %i, %i guests', async (days, guests, message) => {
    const { id, code, couple, owner } = await pending();
    const seen = `date: "${inDays(90)}", guests: 300`;
    await couple.gql(
      'mutation M($input: UpdateEnquiryInput!) { updateEnquiry(input: $input) { userErrors { code } } }',
      {
        input: { id, date: inDays(days), guests },
      },
    );
    for (const call of [
      `approveBooking(id: "${id}", code: "${code}", ${seen})`,
      `rejectBooking(id: "${id}", ${seen})`,
      `offerDates(id: "${id}", dates: ["${inDays(120)}"], ${seen})`,
    ]) {
      const { data } = await owner.gql<{ answer: Answer }>(`mutation { answer: ${call} ${ANSWER} }`);
      expect(data.answer.userErrors).toEqual([{ code: 'CONFLICT', field: null, message }]);
    }
    expect(await rowOf(id)).toEqual({ date: inDays(days), status: 'pending' });
    const { data } = await owner.gql<{ answer: Answer }>(
      `mutation { answer: approveBooking(id: "${id}", code: "${code}", date: "${inDays(days)}", guests: ${guests}) ${ANSWER} }`,
    );
    expect(data.answer.booking?.status).toBe('APPROVED');
  });

  test.each(['approved', 'rejected'] as const)(
    'that is concurrent with the change: one of the two succeeds (%s)',
    async (decision) => {
      for (let i = 0; i < 8; i++) {
        const { id, code, couple, owner } = await pending();
        const [changed, decided] = await Promise.all([
          change(couple, id, inDays(100)),
          decision === 'approved' ? approve(owner, id, code, inDays(90)) : reject(owner, id, inDays(90)),
        ]);
        const refused = [changed, decided].filter(({ userErrors }) => userErrors.length > 0);
        expect(refused).toHaveLength(1);
        expect(await rowOf(id)).toEqual(
          refused[0] === decided
            ? { date: inDays(100), status: 'pending' }
            : { date: inDays(90), status: decision },
        );
      }
    },
  );
});
