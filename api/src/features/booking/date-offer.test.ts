import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makeDateOffer } from '../../../test/permissions/scene.js';
import { readableDay } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Answer {
  booking: {
    date: string;
    status: string;
    dateOffer: { id: string; dates: string[] } | null;
    history: { kind: string; date: string | null; offeredDates: string[] | null }[];
  } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
const ANSWER = `{ booking { date status dateOffer { id dates } history { kind date previousDate offeredDates } }
  userErrors { code field message } }`;

const send = (who: Client, call: string) =>
  who.gql<{ answer: Answer }>(`mutation { answer: ${call} ${ANSWER} }`);
const run = async (who: Client, call: string): Promise<Answer> => {
  const { data, errors } = await send(who, call);
  expect(errors).toBeUndefined();
  return data.answer;
};
/** The message of the first error of a mutation. */
const refusal = async (who: Client, call: string) => (await run(who, call)).userErrors[0]?.message;

const offer = (id: string, ...days: number[]) =>
  `offerDates(id: "${id}", dates: ${JSON.stringify(days.map(inDays))})`;
const accept = (offerId: string | undefined, day: number) =>
  `acceptDateOffer(id: "${offerId}", date: "${inDays(day)}")`;
const decline = (offerId: string | undefined) => `declineDateOffer(id: "${offerId}")`;

/** A pending enquiry in ninety days, with its couple and owner. */
async function pending(listing?: { id: string }) {
  const user = await makeUser();
  const venue = listing ?? (await makeVenue());
  const { bookingId: id, code } = await makeBooking(user.id, venue.id);
  return { id, code, venue, user, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

/** Approves another couple's booking of the venue. */
async function fill(venue: { id: string }, day: number) {
  const { bookingId } = await makeBooking((await makeUser()).id, venue.id);
  await app().sql(
    `UPDATE booking SET status = 'approved', decided_at = now(), event_date = $2 WHERE id = $1`,
    [bookingId, inDays(day)],
  );
}

const rowOf = async (id: string) =>
  (
    await app().sql<{ date: string; status: string }>(
      `SELECT event_date::text AS date, status FROM booking WHERE id = $1`,
      [id],
    )
  )[0];
const offersOf = (id: string) =>
  app().sql<{ status: string }>(
    `SELECT status FROM date_offer WHERE booking_id = $1 ORDER BY created_at, id`,
    [id],
  );
const eventsOf = async (id: string) =>
  (
    await app().sql<{ kind: string }>(
      `SELECT kind FROM booking_event WHERE booking_id = $1 ORDER BY created_at, id`,
      [id],
    )
  ).map(({ kind }) => kind);

describe('an offer of other dates', () => {
  test('leaves the enquiry pending; accepting a date moves it, and a retry changes nothing', async () => {
    const { id, couple, owner } = await pending();
    const offered = await run(owner, offer(id, 101, 100, 102));
    expect(offered).toMatchObject({
      booking: {
        ...{ date: inDays(90), status: 'PENDING' },
        dateOffer: { dates: [inDays(100), inDays(101), inDays(102)] },
      },
      userErrors: [],
    });
    const offerId = offered.booking?.dateOffer?.id;
    for (let i = 0; i < 2; i++)
      expect(await run(couple, accept(offerId, 101))).toMatchObject({
        booking: { date: inDays(101), status: 'PENDING', dateOffer: null },
        userErrors: [],
      });
    const { data } = await owner.gql<{ booking: Answer['booking'] }>(
      `{ booking(id: "${id}") { history { kind date previousDate offeredDates } } }`,
    );
    expect(data.booking?.history).toEqual([
      {
        ...{ kind: 'DATES_OFFERED', date: null, previousDate: null },
        offeredDates: [inDays(100), inDays(101), inDays(102)],
      },
      { kind: 'OFFER_ACCEPTED', date: inDays(101), previousDate: inDays(90), offeredDates: null },
    ]);
  });

  test('still needs the code to be approved', async () => {
    const { id, code, couple, owner } = await pending();
    const { booking } = await run(owner, offer(id, 100));
    await run(couple, accept(booking?.dateOffer?.id, 100));
    expect(await refusal(owner, `approveBooking(id: "${id}", code: "000000")`)).toBe('Invalid OTP');
    expect((await run(owner, `approveBooking(id: "${id}", code: "${code}")`)).booking).toMatchObject({
      ...{ date: inDays(100), status: 'APPROVED' },
    });
  });

  test('that is declined leaves the enquiry as it is; the business can offer other dates or reject it', async () => {
    const { id, couple, owner } = await pending();
    const first = await run(owner, offer(id, 100));
    for (let i = 0; i < 2; i++)
      expect(await run(couple, decline(first.booking?.dateOffer?.id))).toMatchObject({
        booking: { date: inDays(90), status: 'PENDING', dateOffer: null },
        userErrors: [],
      });
    await run(owner, offer(id, 110));
    expect((await run(owner, `rejectBooking(id: "${id}", reason: DATE_TAKEN)`)).booking).toMatchObject({
      ...{ status: 'REJECTED', dateOffer: null },
    });
    expect(await offersOf(id)).toEqual([{ status: 'declined' }, { status: 'closed' }]);
    expect(await eventsOf(id)).toEqual(['dates_offered', 'offer_declined', 'dates_offered', 'rejected']);
  });

  test('replaces the one before; the same dates again change nothing', async () => {
    const { id, couple, owner } = await pending();
    const first = (await run(owner, offer(id, 100, 101))).booking?.dateOffer?.id;
    const second = (await run(owner, offer(id, 102))).booking?.dateOffer?.id;
    expect((await run(owner, offer(id, 102))).booking?.dateOffer?.id).toBe(second);
    const closed = 'This offer is no longer open. Check the enquiry again.';
    expect(await refusal(couple, accept(first, 100))).toBe(closed);
    expect(await refusal(couple, decline(first))).toBe(closed);
    expect(await refusal(couple, accept(second, 100))).toBe(
      `${readableDay(inDays(100))} is not one of the offered dates.`,
    );
    expect(await offersOf(id)).toEqual([{ status: 'closed' }, { status: 'open' }]);
  });

  test.each([
    [
      'the couple changes the date',
      (id: string) => `updateEnquiry(input: { id: "${id}", date: "${inDays(95)}" })`,
    ],
    [
      'the couple changes the guests',
      (id: string) => `updateEnquiry(input: { id: "${id}", date: "${inDays(90)}", guests: 80 })`,
    ],
    ['the couple withdraws', (id: string) => `withdrawBooking(id: "${id}")`],
  ])('is closed when %s', async (_, act) => {
    const { id, couple, owner } = await pending();
    const offerId = (await run(owner, offer(id, 100))).booking?.dateOffer?.id;
    expect((await run(couple, act(id))).booking?.dateOffer).toBeNull();
    expect((await run(couple, accept(offerId, 100))).userErrors).toHaveLength(1);
    expect(await offersOf(id)).toEqual([{ status: 'closed' }]);
  });

  test('can still be accepted once the enquiry’s own date has passed, for a date ahead', async () => {
    const { id, couple } = await pending();
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [id, inDays(-1)]);
    const { id: offerId } = await makeDateOffer({ bookingId: id });
    const { data } = await couple.gql<{ booking: { dateOffer: { id: string } } }>(
      'query Q($id: ID!) { booking(id: $id) { dateOffer { id } } }',
      { id },
    );
    expect(data.booking.dateOffer).toEqual({ id: offerId });
    expect(await run(couple, accept(offerId, 120))).toMatchObject({
      ...{ userErrors: [], booking: { date: inDays(120), status: 'PENDING', dateOffer: null } },
    });
  });

  test('is refused for dates that are full, past, repeated or the same, and for more than three', async () => {
    const { id, owner, venue } = await pending();
    await fill(venue, 100);
    const sorted = async (...days: number[]) => (await run(owner, offer(id, ...days))).userErrors;
    expect(await sorted(100, 101)).toEqual([
      {
        ...{ code: 'CONFLICT', field: 'dates' },
        message: `${readableDay(inDays(100))} is fully booked. Offer other dates.`,
      },
    ]);
    expect(await sorted(90)).toMatchObject([
      { field: 'dates', message: `The enquiry is already for ${readableDay(inDays(90))}.` },
    ]);
    expect(await sorted(-1)).toMatchObject([{ message: 'Please choose today or a later date' }]);
    expect(await sorted(101, 101)).toMatchObject([{ message: 'Please choose different dates' }]);
    expect(await sorted(101, 102, 103, 104)).toMatchObject([{ message: 'Please offer at most 3 dates' }]);
    expect(await sorted()).toMatchObject([{ message: 'Date is required' }]);
    expect(await offersOf(id)).toEqual([]);
  });

  test('can’t be accepted for a day that has become full', async () => {
    const { id, couple, owner, venue } = await pending();
    const offerId = (await run(owner, offer(id, 100, 101))).booking?.dateOffer?.id;
    await fill(venue, 100);
    expect(await refusal(couple, accept(offerId, 100))).toBe(
      `${readableDay(inDays(100))} is now fully booked. Choose another of the offered dates or decline them.`,
    );
    expect((await run(couple, accept(offerId, 101))).booking?.date).toBe(inDays(101));
  });

  test('is made five times an hour at most, because each emails the couple', async () => {
    const { id, owner } = await pending();
    for (const day of [100, 101, 102, 103, 104]) await run(owner, offer(id, day));
    const { errors } = await send(owner, offer(id, 105));
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^You offered dates for this enquiry 5 times within the last hour\./),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  test('is possible once at a time, for pending enquiries, with one to three different dates', async () => {
    const { id } = await pending();
    const parties = { bookingId: id };
    const { id: offerId } = await makeDateOffer(parties);
    await expect(makeDateOffer(parties)).rejects.toMatchObject({ constraint: 'date_offer_open' });
    await app().sql(`UPDATE booking SET status = 'withdrawn', decided_at = now() WHERE id = $1`, [id]);
    await expect(makeDateOffer(parties)).rejects.toMatchObject({ constraint: 'date_offer_pending' });
    await expect(
      app().sql(`UPDATE date_offer SET status = 'open', closed_at = NULL WHERE id = $1`, [offerId]),
    ).rejects.toMatchObject({ constraint: 'date_offer_final' });
    const other = await pending();
    const insert = (dates: string[]) =>
      app().sql(`INSERT INTO date_offer (id, booking_id, dates) VALUES (gen_random_uuid(), $1, $2)`, [
        other.id,
        dates,
      ]);
    const [one = '', two = '', three = '', four = ''] = [100, 101, 102, 103].map(inDays);
    for (const dates of [[], [one, two, three, four]])
      await expect(insert(dates)).rejects.toMatchObject({ constraint: 'date_offer_dates' });
    for (const dates of [
      [one, one],
      [one, two, one],
      [one, two, two],
    ])
      await expect(insert(dates)).rejects.toMatchObject({ constraint: 'date_offer_distinct' });
  });
});

/** Twenty mutations at once: even ones of the first kind, odd ones of the second. */
const race = (one: (index: number) => Promise<unknown>, other: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? other(index) : one(index))));

describe('twenty clients at once', () => {
  test('accept an offer and withdraw the enquiry: it ends withdrawn, after at most one move', async () => {
    const { id, couple, owner } = await pending();
    const offerId = (await run(owner, offer(id, 100))).booking?.dateOffer?.id;
    await race(
      () => run(couple, accept(offerId, 100)),
      () => run(couple, `withdrawBooking(id: "${id}")`),
    );
    expect((await rowOf(id))?.status).toBe('withdrawn');
    const events = await eventsOf(id);
    const isMoved = events.includes('offer_accepted');
    expect(events).toEqual(['dates_offered', ...(isMoved ? ['offer_accepted'] : []), 'withdrawn']);
    expect(await offersOf(id)).toEqual([{ status: isMoved ? 'accepted' : 'closed' }]);
    expect((await rowOf(id))?.date).toBe(inDays(isMoved ? 100 : 90));
  });

  test('accept an offer and reject the enquiry on the date that the business saw: one of both happens', async () => {
    const { id, couple, owner } = await pending();
    const offerId = (await run(owner, offer(id, 100))).booking?.dateOffer?.id;
    await race(
      () => run(couple, accept(offerId, 100)),
      () => run(owner, `rejectBooking(id: "${id}", date: "${inDays(90)}", reason: DATE_TAKEN)`),
    );
    const row = await rowOf(id);
    expect([
      { status: 'pending', date: inDays(100), event: 'offer_accepted', offer: 'accepted' },
      { status: 'rejected', date: inDays(90), event: 'rejected', offer: 'closed' },
    ]).toContainEqual({
      ...row,
      event: (await eventsOf(id)).slice(1).join(),
      offer: (await offersOf(id)).map(({ status }) => status).join(),
    });
  });

  test('accept an offer and decline it: one of both happens', async () => {
    const { id, couple, owner } = await pending();
    const offerId = (await run(owner, offer(id, 100))).booking?.dateOffer?.id;
    await race(
      () => run(couple, accept(offerId, 100)),
      () => run(couple, decline(offerId)),
    );
    expect(['offer_accepted', 'offer_declined']).toContain((await eventsOf(id)).slice(1).join());
  });

  test('accept the last place of a day and approve other bookings for it: the day never has more than one', async () => {
    const venue = await makeVenue({ daily_capacity: 1 });
    const parties = await Promise.all(Array.from({ length: 20 }, () => pending(venue)));
    const owner = await loggedIn(venue.id);
    const offers = await Promise.all(
      parties.map(async ({ id }, index) =>
        index % 2 ? undefined : (await run(owner, offer(id, 100))).booking?.dateOffer?.id,
      ),
    );
    await app().sql(
      `UPDATE booking SET event_date = $2 WHERE listing_id = $1 AND NOT EXISTS (
         SELECT FROM date_offer WHERE booking_id = booking.id)`,
      [venue.id, inDays(100)],
    );
    const answers = await Promise.all(
      parties.map(({ id, code, couple }, index) =>
        offers[index]
          ? run(couple, accept(offers[index], 100))
          : run(owner, `approveBooking(id: "${id}", code: "${code}")`),
      ),
    );
    const approved = answers.filter(({ booking }) => booking?.status === 'APPROVED');
    expect(approved).toHaveLength(1);
    // Accepted dates stay pending: those that were accepted before the approval can't be approved any more.
    for (const [index, { booking, userErrors }] of answers.entries()) {
      const { id, code } = parties[index] ?? { id: '', code: '' };
      if (booking?.status === 'PENDING')
        expect(await refusal(owner, `approveBooking(id: "${id}", code: "${code}")`)).toMatch(/fully booked/);
      else if (!booking) expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    }
    const [count] = await app().sql(
      `SELECT count(*)::int FROM booking WHERE listing_id = $1 AND event_date = $2 AND status = 'approved'`,
      [venue.id, inDays(100)],
    );
    expect(count).toEqual({ count: 1 });
  });
});
