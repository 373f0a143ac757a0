import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';

useApp();

interface Outcome {
  review: {
    id: string;
    status: string;
    rating: number;
    message: string;
    author: string;
    verified: boolean;
  } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

const REVIEW = 'review { id status rating message author verified answer } userErrors { code field message }';
const WRITE = `mutation W($input: ReviewInput!) { answer: writeReview(input: $input) { ${REVIEW} } }`;
const ANSWER = `mutation A($id: ID!, $answer: String!) { answer: answerReview(id: $id, answer: $answer) { ${REVIEW} } }`;
const FLAG = `mutation F($id: ID!, $reason: String!) { answer: flagReview(id: $id, reason: $reason) { ${REVIEW} } }`;
const DECIDE = `mutation D($id: ID!, $publish: Boolean!, $reason: String) {
  answer: decideReview(id: $id, publish: $publish, reason: $reason) { ${REVIEW} } }`;
const REASON = 'query R($listingId: ID!) { myReview(listingId: $listingId) { rejectionReason } }';
const MINE = 'query M($listingId: ID!) { myReview(listingId: $listingId) { id rating message status } }';

const call = async (caller: Client, document: string, variables: object) => {
  const { data, errors } = await caller.gql<{ answer: Outcome }>(document, variables);
  expect(errors).toBeUndefined();
  return data.answer;
};

const write = (caller: Client, listingId: string, review: object = {}) =>
  call(caller, WRITE, { input: { listingId, message: 'A calm garden.', ...review } });

/** A user whose account is old enough for reviews to be published at once. */
async function oldUser() {
  const user = await makeUser();
  await app().sql(`UPDATE account SET created_at = now() - interval '25 hours' WHERE id = $1`, [user.id]);
  return user;
}

const rating = async (id: string) =>
  (
    await app().sql(`SELECT rating_average AS average, rating_count AS count FROM listing WHERE id = $1`, [
      id,
    ])
  )[0];

describe('writing', () => {
  test.each([
    ['a venue', makeVenue],
    ['a vendor', makeVendor],
  ])('%s: is published at once, with five stars by default', async (_, make) => {
    const { id } = await make();
    const outcome = await write(await loggedIn((await oldUser()).id), id);
    expect(outcome).toEqual({
      review: {
        ...{ id: expect.any(String), status: 'PUBLISHED', rating: 5, message: 'A calm garden.' },
        ...{ author: 'Ananya S.', verified: false, answer: null },
      },
      userErrors: [],
    });
    expect(await rating(id)).toEqual({ average: 5, count: 1 });
  });

  test('again updates it, and the averages', async () => {
    const { id } = await makeVenue();
    const user = await oldUser();
    const author = await loggedIn(user.id);
    const first = await write(author, id, { rating: 5 });
    const second = await write(author, id, { rating: 2, message: 'The food came late.' });
    expect(second.review?.id).toBe(first.review?.id);
    expect(await rating(id)).toEqual({ average: 2, count: 1 });
    const { data } = await author.gql(MINE, { listingId: id });
    expect(data).toEqual({
      myReview: { id: first.review?.id, rating: 2, message: 'The food came late.', status: 'PUBLISHED' },
    });
  });

  test('concurrently leaves one review', async () => {
    const { id } = await makeVenue();
    const user = await oldUser();
    const author = await loggedIn(user.id);
    const outcomes = await Promise.all([1, 2, 3, 4].map((stars) => write(author, id, { rating: stars })));
    expect(new Set(outcomes.map(({ review }) => review?.id)).size).toBe(1);
    const [row] = await app().sql<{ rating: number }>(`SELECT rating FROM review WHERE listing_id = $1`, [
      id,
    ]);
    expect(await rating(id)).toEqual({ average: row?.rating, count: 1 });
  });

  test('by many concurrently counts all of them', async () => {
    const { id } = await makeVenue();
    const authors = await Promise.all(Array.from({ length: 8 }, async () => loggedIn((await oldUser()).id)));
    await Promise.all(authors.map((author, i) => write(author, id, { rating: i < 4 ? 1 : 4 })));
    expect(await rating(id)).toEqual({ average: 2.5, count: 8 });
  });

  test.each([
    [{ rating: 0 }, 'rating', 'Please give 1 to 5 stars'],
    [{ rating: 6 }, 'rating', 'Please give 1 to 5 stars'],
    [{ message: '  ' }, 'message', 'Message is required'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Please keep this to 2,000 characters'],
    [{ message: 'a\u0000b' }, 'message', 'Please remove invalid characters'],
  ])('%j is rejected at its field', async (review, field, message) => {
    const { id } = await makeVenue();
    const outcome = await write(await loggedIn((await oldUser()).id), id, review);
    expect(outcome).toEqual({ review: null, userErrors: [{ code: 'INVALID', field, message }] });
    expect(await rating(id)).toEqual({ average: null, count: 0 });
  });

  test('a missing or unpublished listing is not found', async () => {
    const author = await loggedIn((await oldUser()).id);
    const ids = [
      (await makeVenue({ status: 'pending' })).id,
      (await makeVendor({ status: 'rejected' })).id,
      newId(),
    ];
    for (const listingId of ids) {
      const { errors } = await author.gql(WRITE, { input: { listingId, message: 'Fine' } });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  test('is for users', async () => {
    const { id } = await makeVenue();
    const input = { listingId: id, message: 'The best there is' };
    const codes = [];
    for (const caller of [client(), await loggedIn(id), await loggedIn((await makeAdmin()).id)])
      codes.push((await caller.gql(WRITE, { input })).errors?.[0]?.extensions.code);
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('a held review', () => {
  const holdReason = async (id: string) =>
    (await app().sql(`SELECT status, hold_reason FROM review WHERE listing_id = $1`, [id]))[0];

  test('is one by an account younger than a day; its author sees it, others don’t', async () => {
    const { id } = await makeVenue();
    const author = await loggedIn((await makeUser()).id);
    expect((await write(author, id)).review?.status).toBe('PENDING');
    expect(await holdReason(id)).toEqual({ status: 'pending', hold_reason: 'new_account' });
    expect(await rating(id)).toEqual({ average: null, count: 0 });
    const THERE = 'query V($id: ID!) { venue(id: $id) { myReview { status } reviews { totalCount } } }';
    expect((await author.gql(THERE, { id })).data).toEqual({
      venue: { myReview: { status: 'PENDING' }, reviews: { totalCount: 0 } },
    });
    expect((await client().gql(THERE, { id })).data).toEqual({
      venue: { myReview: null, reviews: { totalCount: 0 } },
    });
  });

  test('is one that matches the word filter, until it is corrected', async () => {
    const { id } = await makeVenue();
    const author = await loggedIn((await oldUser()).id);
    await write(author, id);
    expect((await write(author, id, { message: 'What a shitty hall' })).review?.status).toBe('PENDING');
    expect(await holdReason(id)).toEqual({ status: 'pending', hold_reason: 'words' });
    expect(await rating(id)).toEqual({ average: null, count: 0 });
    expect((await write(author, id, { message: 'What a poor hall' })).review?.status).toBe('PUBLISHED');
    expect(await holdReason(id)).toEqual({ status: 'published', hold_reason: null });
  });

  test('is a resubmitted rejected one, however often, and the reason is removed', async () => {
    const user = await oldUser();
    const { id, listingId } = await makeReview({ userId: user.id, status: 'rejected' });
    const author = await loggedIn(user.id);
    const reason = async () => (await author.gql(REASON, { listingId })).data;
    expect(await reason()).toEqual({ myReview: { rejectionReason: 'No' } });
    for (let i = 0; i < 2; i++) {
      expect((await write(author, listingId)).review).toMatchObject({ id, status: 'PENDING' });
      expect(await holdReason(listingId)).toEqual({ status: 'pending', hold_reason: 'rejected_before' });
    }
    expect(await reason()).toEqual({ myReview: { rejectionReason: null } });
  });

  test('can be rejected with a reason that its author and admins can read', async () => {
    const user = await oldUser();
    const { id, listingId } = await makeReview({ userId: user.id, status: 'pending' });
    const [author, admin] = [await loggedIn(user.id), await loggedIn((await makeAdmin()).id)];
    expect((await call(admin, DECIDE, { id, publish: false })).userErrors).toEqual([
      { code: 'INVALID', field: 'reason', message: 'Please give a reason, so that the author can fix it' },
    ]);
    const { review } = await call(admin, DECIDE, { id, publish: false, reason: 'It names a guest.' });
    expect(review).toMatchObject({ id, status: 'REJECTED' });
    expect((await author.gql(REASON, { listingId })).data).toEqual({
      myReview: { rejectionReason: 'It names a guest.' },
    });
    const cases = await admin.gql<{ reviewCases: { nodes: { id: string }[] } }>(
      '{ reviewCases(queue: REJECTED) { nodes { id review { rejectionReason } } } }',
    );
    expect(cases.data.reviewCases.nodes.find((one) => one.id === id)).toEqual({
      id,
      review: { rejectionReason: 'It names a guest.' },
    });
    const audits = await app().sql(`SELECT after FROM audit WHERE target_id = $1`, [id]);
    expect(audits).toEqual([{ after: { status: 'rejected', reason: 'It names a guest.' } }]);
    await expect(
      app().sql(`UPDATE review SET rejection_reason = NULL WHERE id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'review_rejection' });
  });

  test('is decided once, and the decision is audited', async () => {
    const { id, listingId } = await makeReview({ status: 'pending' });
    const admins = await Promise.all([1, 2, 3].map(async () => loggedIn((await makeAdmin()).id)));
    const outcomes = await Promise.all(admins.map((admin) => call(admin, DECIDE, { id, publish: true })));
    expect(outcomes.flatMap(({ userErrors }) => userErrors)).toEqual(
      Array(2).fill({ code: 'CONFLICT', field: null, message: 'This review is already published.' }),
    );
    expect(await rating(listingId)).toEqual({ average: 5, count: 1 });
    const audits = await app().sql(`SELECT action, before, after FROM audit WHERE target_id = $1`, [id]);
    expect(audits).toEqual([
      {
        ...{ action: 'review.decide', before: { status: 'pending' } },
        after: { status: 'published', reason: null },
      },
    ]);
  });
});

describe('the owner', () => {
  test('can reply once', async () => {
    const { id, listingId } = await makeReview({});
    const owner = await loggedIn(listingId);
    const answers = await Promise.all(
      ['Thank you.', 'Come again.'].map((answer) => call(owner, ANSWER, { id, answer })),
    );
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([
      { code: 'CONFLICT', field: null, message: 'You have already replied to this review.' },
    ]);
    const [given] = answers.flatMap(({ review }) => review ?? []);
    const { data } = await client().gql(
      'query V($id: ID!) { venue(id: $id) { reviews { nodes { id answer } } } }',
      { id: listingId },
    );
    expect(data).toEqual({
      venue: { reviews: { nodes: [{ id, answer: (given as { answer?: string }).answer }] } },
    });
  });

  test('sees that their reply is older than a later edit', async () => {
    const { id: userId } = await oldUser();
    const { id, listingId } = await makeReview({ userId });
    const [owner, author] = [await loggedIn(listingId), await loggedIn(userId)];
    await call(owner, ANSWER, { id, answer: 'Thank you.' });
    const earlier = async () =>
      (
        await client().gql(
          'query V($id: ID!) { venue(id: $id) { reviews { nodes { id editedSinceAnswer } } } }',
          { id: listingId },
        )
      ).data;
    const reviewed = (editedSinceAnswer: boolean) => ({
      venue: { reviews: { nodes: [{ id, editedSinceAnswer }] } },
    });
    expect(await earlier()).toEqual(reviewed(false));
    await call(author, WRITE, { input: { listingId, rating: 1, message: 'It rained in.' } });
    expect(await earlier()).toEqual(reviewed(true));
  });

  test('can filter by reviews without a reply', async () => {
    const { id, listingId } = await makeReview({});
    const other = await makeReview({ listingId });
    const owner = await loggedIn(listingId);
    await call(owner, ANSWER, { id, answer: 'Thank you.' });
    const found = async (answered: boolean) =>
      (
        await owner.gql(
          'query V($id: ID!, $answered: Boolean) { venue(id: $id) { reviews(answered: $answered) { nodes { id } totalCount } } }',
          { id: listingId, answered },
        )
      ).data;
    const one = (reviewId: string) => ({ venue: { reviews: { nodes: [{ id: reviewId }], totalCount: 1 } } });
    expect(await found(false)).toEqual(one(other.id));
    expect(await found(true)).toEqual(one(id));
  });

  test('sees their own flag, which is otherwise visible to admins only', async () => {
    const { id, listingId } = await makeReview({});
    const owner = await loggedIn(listingId);
    await call(owner, FLAG, { id, reason: 'Never a guest.' });
    const seenBy = async (caller: Client) =>
      (
        await caller.gql<{ venue: { reviews: { nodes: object[] } } }>(
          'query V($id: ID!) { venue(id: $id) { reviews { nodes { flaggedAt flagReason } } } }',
          { id: listingId },
        )
      ).data.venue.reviews.nodes;
    const flag = [{ flaggedAt: expect.any(String), flagReason: 'Never a guest.' }];
    expect(await seenBy(owner)).toEqual(flag);
    expect(await seenBy(await loggedIn((await makeAdmin()).id))).toEqual(flag);
    for (const other of [client(), await loggedIn((await makeVenue()).id)])
      expect(await seenBy(other)).toEqual([{ flaggedAt: null, flagReason: null }]);
  });

  test('can flag one, which changes nothing until an admin decides', async () => {
    const { id, listingId } = await makeReview({});
    const owner = await loggedIn(listingId);
    for (let i = 0; i < 2; i++)
      expect((await call(owner, FLAG, { id, reason: 'Never a guest of ours' })).userErrors).toEqual([]);
    expect(await rating(listingId)).toEqual({ average: 5, count: 1 });
    const admin = await loggedIn((await makeAdmin()).id);
    expect((await call(admin, DECIDE, { id, publish: false, reason: 'No guest.' })).review?.status).toBe(
      'REJECTED',
    );
    expect(await rating(listingId)).toEqual({ average: null, count: 0 });
    expect((await call(admin, DECIDE, { id, publish: true })).userErrors[0]?.message).toBe(
      'This review is already rejected.',
    );
  });

  test('can act on published reviews of their own listing only', async () => {
    const other = await makeReview({});
    const waiting = await makeReview({ status: 'pending' });
    const owner = await loggedIn(waiting.listingId);
    for (const { id } of [other, waiting])
      for (const [document, words] of [
        [ANSWER, { answer: 'No' }],
        [FLAG, { reason: 'No' }],
      ] as const) {
        const { errors } = await owner.gql(document, { id, ...words });
        expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      }
  });

  test.each([
    [ANSWER, { answer: ' ' }, 'answer'],
    [FLAG, { reason: '' }, 'reason'],
  ])('has to give a reason', async (document, words, field) => {
    const { id, listingId } = await makeReview({});
    const { userErrors } = await call(await loggedIn(listingId), document, { id, ...words });
    expect(userErrors).toEqual([expect.objectContaining({ code: 'INVALID', field })]);
  });
});
