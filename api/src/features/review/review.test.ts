import { describe, expect, test } from '@jest/globals';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { shortName } from './review.service.js';

useApp();

interface Reviews {
  venue: {
    ratingAverage: number | null;
    ratingCount: number;
    ratingSummary: { counts: number[]; verified: number };
    reviews: {
      totalCount: number;
      nodes: { rating: number; message: string; author: string; verified: boolean }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };
}

const REVIEWS = `query R($id: ID!, $sort: ReviewSort!, $rating: Int, $first: Int!, $after: String, $page: Int) { venue(id: $id) {
  ratingAverage ratingCount ratingSummary { counts verified }
  reviews(sort: $sort, rating: $rating, first: $first, after: $after, page: $page) {
    totalCount nodes { rating message author verified } pageInfo { hasNextPage endCursor } } } }`;

const read = async (id: string, variables: object = {}) => {
  const { data, errors } = await client().gql<Reviews>(REVIEWS, {
    ...{ id, sort: 'NEWEST', first: 10 },
    ...variables,
  });
  expect(errors).toBeUndefined();
  return data.venue;
};

/** Inserts a review; `overrides` are columns. */
async function write(
  listingId: string,
  rating: number,
  overrides: { status?: string; author?: string } = {},
) {
  const user = await makeUser({ fullName: overrides.author ?? 'Ananya Sharma' });
  await app().sql(
    `INSERT INTO review (id, listing_id, user_id, rating, message, status, rejection_reason)
     VALUES ($1, $2, $3, $4, $5, $6::review_status, CASE WHEN $6 = 'rejected' THEN 'No' END)`,
    [newId(), listingId, user.id, rating, `${rating} stars`, overrides.status ?? 'published'],
  );
  return user;
}

test('lists and counts published reviews only', async () => {
  const { id } = await makeVenue();
  await write(id, 5);
  await write(id, 4);
  await write(id, 1, { status: 'pending' });
  await write(id, 1, { status: 'rejected' });
  expect(await read(id)).toMatchObject({
    ratingAverage: 4.5,
    ratingCount: 2,
    ratingSummary: { counts: [0, 0, 0, 1, 1], verified: 0 },
    reviews: { totalCount: 2, nodes: [{ rating: 4 }, { rating: 5 }] },
  });
  await app().sql(`DELETE FROM review WHERE listing_id = $1`, [id]);
  expect(await read(id)).toMatchObject({ ratingAverage: null, ratingCount: 0, reviews: { nodes: [] } });
});

describe('authors', () => {
  test.each([
    ['Ananya Sharma', 'Ananya S.'],
    ['Ananya', 'Ananya'],
    ['  Ananya   Devi  Sharma ', 'Ananya S.'],
    ['', 'Former user'],
  ])('%j is shown as %j', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });

  test('are shown by first name and initial, and anonymous once deleted', async () => {
    const { id } = await makeVenue();
    const { id: author } = await write(id, 5, { author: 'Devika Canaryname' });
    const before = await read(id);
    expect(before.reviews.nodes[0]?.author).toBe('Devika C.');
    expect(JSON.stringify(before)).not.toMatch(/canary/i);
    await app().sql(`DELETE FROM account WHERE id = $1`, [author]);
    expect((await read(id)).reviews.nodes[0]?.author).toBe('Former user');
  });

  test('with a past event there are marked, others aren’t', async () => {
    const [here, there] = [await makeVenue(), await makeVenue()];
    const approve = async (userId: string, listingId: string, status: string) => {
      const { bookingId } = await makeBooking(userId, listingId);
      await app().sql(
        `UPDATE booking SET status = $2, decided_at = now(), event_date = today_in_india() - 1 WHERE id = $1`,
        [bookingId, status],
      );
    };
    await approve((await write(here.id, 5)).id, here.id, 'approved');
    await approve((await write(here.id, 4)).id, here.id, 'rejected');
    await approve((await write(here.id, 3)).id, there.id, 'approved');
    const { reviews, ratingSummary } = await read(here.id, { sort: 'HIGHEST' });
    expect(reviews.nodes.map(({ verified }) => verified)).toEqual([true, false, false]);
    expect(ratingSummary.verified).toBe(1);
  });
});

test.each(['NEWEST', 'HIGHEST', 'LOWEST'])('%s: each review appears once, page by page', async (sort) => {
  const { id } = await makeVenue();
  for (const rating of [3, 5, 1, 5, 3]) await write(id, rating);
  const seen: number[] = [];
  let after: string | undefined;
  for (let more = true; more;) {
    const { reviews } = await read(id, { sort, first: 2, after });
    seen.push(...reviews.nodes.map(({ rating }) => rating));
    ({ hasNextPage: more, endCursor: after } = reviews.pageInfo);
  }
  const expected = { NEWEST: [3, 5, 1, 5, 3], HIGHEST: [5, 5, 3, 3, 1], LOWEST: [1, 3, 3, 5, 5] }[sort];
  expect(seen).toEqual(expected);
  const { reviews } = await read(id, { sort, first: 2, page: 2 });
  expect([reviews.totalCount, ...reviews.nodes.map(({ rating }) => rating)]).toEqual([
    5,
    ...(expected?.slice(2, 4) ?? []),
  ]);
});

test('filters by stars', async () => {
  const { id } = await makeVenue();
  for (const rating of [3, 5, 3]) await write(id, rating);
  const { reviews } = await read(id, { rating: 3 });
  expect([reviews.totalCount, reviews.nodes.map(({ rating }) => rating)]).toEqual([2, [3, 3]]);
  for (const rating of [0, 6]) {
    const { errors } = await client().gql(REVIEWS, { id, rating, sort: 'NEWEST', first: 10 });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

describe('the database', () => {
  test('stores one review per person and listing, of one to five stars', async () => {
    const { id } = await makeVenue();
    const { id: author } = await write(id, 5);
    const insert = (rating: number, userId: string) =>
      app().sql(`INSERT INTO review (id, listing_id, user_id, rating, message) VALUES ($1, $2, $3, $4, '')`, [
        newId(),
        id,
        userId,
        rating,
      ]);
    await expect(insert(4, author)).rejects.toMatchObject({ constraint: 'review_one_each' });
    for (const rating of [0, 6])
      await expect(insert(rating, (await makeUser()).id)).rejects.toMatchObject({ code: '23514' });
  });
});
