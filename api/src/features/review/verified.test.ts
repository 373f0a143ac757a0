import { describe, expect, test } from '@jest/globals';
import { readableDay } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { makeBooking, makeReview } from '../../../test/permissions/scene.js';

useApp();

/** Creates a booking this many days from today in India; returns the day. */
async function booked(userId: string, listingId: string, days: number, status = 'approved') {
  const { bookingId } = await makeBooking(userId, listingId);
  const [row] = await app().sql<{ day: string }>(
    `UPDATE booking SET status = $3::booking_status, event_date = today_in_india() + $2::int,
       decided_at = CASE WHEN $3 <> 'pending' THEN now() END
     WHERE id = $1 RETURNING event_date AS day`,
    [bookingId, days, status],
  );
  return row?.day ?? '';
}

const READ = `query V($id: ID!) { venue(id: $id) {
  ratingSummary { verified } reviews { nodes { verified eventMonth } } } }`;

interface Listing {
  venue: {
    ratingSummary: { verified: number };
    reviews: { nodes: { verified: boolean; eventMonth: string | null }[] };
  };
}

/** Returns the event month of a listing's only review and checks it against the count of verified reviews. */
async function eventMonth(listingId: string): Promise<string | null> {
  const { venue } = (await client().gql<Listing>(READ, { id: listingId })).data;
  const [review] = venue.reviews.nodes;
  const verified = review?.eventMonth !== null;
  expect([review?.verified, venue.ratingSummary.verified]).toEqual([verified, verified ? 1 : 0]);
  return review?.eventMonth ?? null;
}

describe('“Verified booking”', () => {
  test.each([
    ['approved', -1, true],
    ['approved', 0, false],
    ['approved', 1, false],
    ['pending', -1, false],
    ['rejected', -1, false],
    ['withdrawn', -1, false],
  ])('a booking that is %s, its event %d days from today: %s', async (status, days, verified) => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const day = await booked(user.id, venue.id, days, status);
    await makeReview({ userId: user.id, listingId: venue.id });
    expect(await eventMonth(venue.id)).toBe(verified ? day.slice(0, 7) : null);
  });

  test('requires a booking at the same listing', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    await booked(user.id, (await makeVenue()).id, -30);
    await makeReview({ userId: user.id, listingId: venue.id });
    expect(await eventMonth(venue.id)).toBeNull();
  });

  test.each([
    ['2026-02-28T23:59:59+05:30', null],
    // Still the day of the event in London.
    ['2026-03-01T00:00:00+05:30', '2026-02'],
  ])('an event of 28 February, reviewed at %s: %s', async (written, month) => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    await booked(user.id, venue.id, -1);
    await app().sql(`UPDATE booking SET event_date = '2026-02-28' WHERE user_id = $1`, [user.id]);
    const { id } = await makeReview({ userId: user.id, listingId: venue.id });
    await app().sql(`UPDATE review SET updated_at = $2 WHERE id = $1`, [id, written]);
    expect(await eventMonth(venue.id)).toBe(month);
  });

  test('names the latest event that was over when the review was written', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const days = [await booked(user.id, venue.id, -400), await booked(user.id, venue.id, -40)];
    await booked(user.id, venue.id, 40);
    await makeReview({ userId: user.id, listingId: venue.id });
    expect(await eventMonth(venue.id)).toBe(days[1]?.slice(0, 7));
  });
});

describe('before the event', () => {
  const WRITE = `mutation W($input: ReviewInput!) {
    answer: writeReview(input: $input) { review { id } userErrors { code field message } } }`;
  const AFTER = 'query A($listingId: ID!) { reviewableAfter(listingId: $listingId) }';

  async function tries(userId: string, listingId: string) {
    const author = await loggedIn(userId);
    const { reviewableAfter } = (await author.gql<{ reviewableAfter: string | null }>(AFTER, { listingId }))
      .data;
    const { data } = await author.gql<{ answer: { review: object | null; userErrors: object[] } }>(WRITE, {
      input: { listingId, message: 'A calm garden.' },
    });
    return { reviewableAfter, ...data.answer };
  }

  test.each([0, 1, 200])('%d days ahead, the author has to wait', async (days) => {
    const [user, venue] = [await makeUser(), await makeVenue({ name: 'Rani Bagh' })];
    const day = await booked(user.id, venue.id, days);
    const message = `Your event at Rani Bagh is on ${readableDay(day)}. You can write your review after it.`;
    expect(await tries(user.id, venue.id)).toEqual({
      reviewableAfter: day,
      review: null,
      userErrors: [{ code: 'CONFLICT', field: null, message }],
    });
    expect(await app().sql(`SELECT FROM review WHERE listing_id = $1`, [venue.id])).toEqual([]);
  });

  const may = { reviewableAfter: null, review: { id: expect.any(String) }, userErrors: [] };

  test.each([
    ['without a booking', []],
    ['with an enquiry that is not decided', [{ days: 20, status: 'pending' }]],
    ['with one that was rejected', [{ days: 20, status: 'rejected' }]],
    ['with an event that is over', [{ days: -1 }]],
    ['with one that is over, and another ahead', [{ days: -1 }, { days: 20 }]],
  ])('%s they can review at once', async (_, bookings: { days: number; status?: string }[]) => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    for (const { days, status } of bookings) await booked(user.id, venue.id, days, status);
    expect(await tries(user.id, venue.id)).toEqual(may);
  });

  test('a booking elsewhere, or of somebody else, doesn’t delay a review', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    await booked(user.id, (await makeVenue()).id, 20);
    await booked((await makeUser()).id, venue.id, 20);
    expect(await tries(user.id, venue.id)).toEqual(may);
  });

  test('a review written before the booking can be edited, and isn’t verified', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    await makeReview({ userId: user.id, listingId: venue.id });
    await booked(user.id, venue.id, 20);
    expect(await tries(user.id, venue.id)).toEqual(may);
    await app().sql(`UPDATE review SET status = 'published', hold_reason = NULL WHERE listing_id = $1`, [
      venue.id,
    ]);
    expect(await eventMonth(venue.id)).toBeNull();
  });
});
