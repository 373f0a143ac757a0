import { beforeAll, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import {
  denyEvent,
  endEvent,
  makeBooking,
  makeReview,
  makeReviewPicture,
} from '../../../test/permissions/scene.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

let admin: Client;
let adminId: string;
beforeAll(async () => {
  adminId = (await makeAdmin()).id;
  admin = await loggedIn(adminId);
});

/** An event of yesterday, its parties logged in. */
async function past() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  await endEvent(bookingId);
  // Reviews from newer accounts are held.
  await app().sql(`UPDATE account SET created_at = now() - interval '2 days' WHERE id = $1`, [user.id]);
  return {
    ...{ bookingId, userId: user.id, listingId: venue.id },
    couple: await loggedIn(user.id),
    owner: await loggedIn(venue.id),
  };
}

/** A disputed review of an event of yesterday. */
async function disputed() {
  const scene = await past();
  await denyEvent(scene.bookingId);
  const { id: reviewId } = await makeReview(scene);
  return { ...scene, reviewId };
}

interface Answer {
  answer: { userErrors: { code: string; field: string | null }[] } | null;
}
const codesOf = async (caller: Client, document: string, variables: object): Promise<string[]> => {
  const { data, errors = [] } = await caller.gql<Answer | null>(document, variables);
  return [
    ...errors.map(({ extensions }) => String(extensions?.code)),
    ...(data?.answer?.userErrors ?? []).map(({ code }) => code),
  ];
};

const answer = (owner: Client, bookingId: string, tookPlace: boolean, statement?: string) =>
  codesOf(
    owner,
    'mutation M($input: EventAnswerInput!) { answer: confirmEvent(input: $input) { userErrors { code field } } }',
    { input: { bookingId, tookPlace, statement } },
  );
const state = (couple: Client, bookingId: string, statement: string) =>
  codesOf(
    couple,
    `mutation M($bookingId: ID!, $statement: String!) {
      answer: submitEventStatement(bookingId: $bookingId, statement: $statement) { userErrors { code field } } }`,
    { bookingId, statement },
  );
const decide = (reviewId: string, uphold: boolean, reason = 'We saw the photos.', status?: string) =>
  codesOf(
    admin,
    `mutation M($reviewId: ID!, $uphold: Boolean!, $reason: String!, $status: ReviewStatus) {
      answer: decideDispute(reviewId: $reviewId, uphold: $uphold, reason: $reason, status: $status) {
        userErrors { code field } } }`,
    { reviewId, uphold, reason, status },
  );
const write = (couple: Client, listingId: string, message: string) =>
  codesOf(
    couple,
    'mutation M($input: ReviewInput!) { answer: writeReview(input: $input) { userErrors { code field } } }',
    { input: { listingId, message } },
  );

interface Case {
  id: string;
  disputes: { bookingId: string; businessStatement: string; coupleStatement: string | null }[];
}
/** Returns the disputed reviews of a listing as admins see them. */
async function cases(queue = 'DISPUTED'): Promise<Case[]> {
  const { data } = await admin.gql<{ reviewCases: { nodes: Case[] } }>(
    `query Q($queue: ReviewQueue!) { reviewCases(queue: $queue, first: 50) {
      nodes { id disputes { bookingId businessStatement coupleStatement } } } }`,
    { queue },
  );
  return data.reviewCases.nodes;
}
const caseOf = async (reviewId: string, queue?: string) =>
  (await cases(queue)).find(({ id }) => id === reviewId);

/** Returns what visitors see of a listing's reviews. */
async function published(listingId: string): Promise<{ id: string; verified: boolean }[]> {
  const { data } = await client().gql<{ venue: { reviews: { nodes: { id: string; verified: boolean }[] } } }>(
    'query V($id: ID!) { venue(id: $id) { reviews { nodes { id verified } } } }',
    { id: listingId },
  );
  return data.venue.reviews.nodes;
}

interface Confirmation {
  tookPlace: boolean;
  myStatement: string | null;
  decision: string | null;
  decisionReason: string | null;
}
async function confirmation(reader: Client, bookingId: string) {
  const { data } = await reader.gql<{
    booking: { canConfirmEvent: boolean; eventConfirmation: Confirmation | null } | null;
  }>(
    `query B($id: ID!) { booking(id: $id) {
      canConfirmEvent eventConfirmation { tookPlace myStatement decision decisionReason } } }`,
    { id: bookingId },
  );
  return data.booking;
}

const eventsOf = async (bookingId: string) =>
  (
    await app().sql<{ kind: string }>(
      `SELECT kind FROM booking_event WHERE booking_id = $1 ORDER BY created_at, id`,
      [bookingId],
    )
  ).map(({ kind }) => kind);

describe('whether an event took place', () => {
  test('a business answers after the event, and says why not', async () => {
    const { bookingId, owner } = await past();
    expect(await answer(owner, bookingId, false)).toEqual(['INVALID']);
    expect(await answer(owner, bookingId, false, 'Nobody came.')).toEqual([]);
    expect(await confirmation(owner, bookingId)).toMatchObject({
      canConfirmEvent: true,
      eventConfirmation: { tookPlace: false, myStatement: 'Nobody came.', decision: null },
    });
    expect(await answer(owner, bookingId, true)).toEqual([]);
    expect(await confirmation(owner, bookingId)).toMatchObject({
      eventConfirmation: { tookPlace: true, myStatement: null },
    });
    expect(await eventsOf(bookingId)).toEqual(['event_denied', 'event_confirmed']);
  });

  test.each([
    ['today', `status = 'approved', decided_at = now(), event_date = today_in_india()`],
    ['pending', `event_date = today_in_india() - 1`],
  ])('not when it is %s', async (_, change) => {
    const venue = await makeVenue();
    const { bookingId } = await makeBooking((await makeUser()).id, venue.id);
    await app().sql(`UPDATE booking SET ${change} WHERE id = $1`, [bookingId]);
    const owner = await loggedIn(venue.id);
    expect(await answer(owner, bookingId, true)).toEqual(['CONFLICT']);
    expect((await confirmation(owner, bookingId))?.canConfirmEvent).toBe(false);
    await expect(denyEvent(bookingId)).rejects.toThrow('the event is not over');
  });

  test('the same answer again changes nothing, and a sixth change within an hour is refused', async () => {
    const { bookingId, owner } = await past();
    for (let i = 0; i < 3; i++) expect(await answer(owner, bookingId, true)).toEqual([]);
    expect(await eventsOf(bookingId)).toEqual(['event_confirmed']);
    for (let i = 0; i < 4; i++)
      expect(await answer(owner, bookingId, i % 2 === 1, 'Nobody came.')).toEqual([]);
    expect(await answer(owner, bookingId, false, 'Nobody came.')).toEqual(['TOO_MANY_REQUESTS']);
  });

  test('each side sees its own statement, and strangers see nothing', async () => {
    const { bookingId, couple, owner } = await past();
    expect(await state(couple, bookingId, 'We were there.')).toEqual(['CONFLICT']);
    await answer(owner, bookingId, false, 'Nobody came.');
    expect(await state(couple, bookingId, 'We were there.')).toEqual([]);
    const statements = [owner, couple, admin].map(
      async (reader) => (await confirmation(reader, bookingId))?.eventConfirmation?.myStatement,
    );
    expect(await Promise.all(statements)).toEqual(['Nobody came.', 'We were there.', null]);
    const { couple: stranger, owner: competitor } = await past();
    expect(await confirmation(stranger, bookingId)).toBeNull();
    expect(await confirmation(competitor, bookingId)).toBeNull();
  });

  test('an account that is deleted takes the answer and its statements with it', async () => {
    const { bookingId, userId } = await disputed();
    await app().sql(`UPDATE booking SET user_id = NULL WHERE user_id = $1`, [userId]);
    expect(await app().sql(`SELECT FROM event_confirmation WHERE booking_id = $1`, [bookingId])).toEqual([]);
  });
});

describe('a disputed review', () => {
  test('waits for an admin with both statements, and stays public until then', async () => {
    const { bookingId, listingId, couple, owner } = await past();
    expect(await write(couple, listingId, 'We danced until three.')).toEqual([]);
    const [review] = await published(listingId);
    if (!review) throw new Error('no review');
    expect(await caseOf(review.id)).toBeUndefined();
    await answer(owner, bookingId, false, 'Nobody came.');
    await state(couple, bookingId, 'We were there.');
    const dispute = { bookingId, businessStatement: 'Nobody came.', coupleStatement: 'We were there.' };
    for (const queue of ['DISPUTED', 'WAITING'])
      expect(await caseOf(review.id, queue)).toEqual({ id: review.id, disputes: [dispute] });
    expect(await published(listingId)).toEqual([{ id: review.id, verified: true }]);
    // The business was wrong.
    await answer(owner, bookingId, true);
    expect(await caseOf(review.id)).toBeUndefined();
    expect(await decide(review.id, false)).toEqual(['CONFLICT']);
  });

  test('can also be written after the answer', async () => {
    const { bookingId, listingId, couple } = await past();
    await denyEvent(bookingId);
    expect(await write(couple, listingId, 'We danced until three.')).toEqual([]);
    const [review] = await published(listingId);
    expect((await caseOf(review?.id ?? ''))?.disputes).toHaveLength(1);
  });

  test('is never one that was written before the event', async () => {
    const { bookingId, reviewId } = await disputed();
    await app().sql(`UPDATE review SET updated_at = now() - interval '3 days' WHERE id = $1`, [reviewId]);
    expect(await caseOf(reviewId)).toBeUndefined();
    expect(bookingId).toBeTruthy();
  });

  test('stays verified if it is upheld, and the answers are final', async () => {
    const { bookingId, listingId, reviewId, couple, owner } = await disputed();
    expect(await decide(reviewId, true)).toEqual([]);
    expect(await published(listingId)).toEqual([{ id: reviewId, verified: true }]);
    expect(await caseOf(reviewId)).toBeUndefined();
    expect(await answer(owner, bookingId, true)).toEqual(['CONFLICT']);
    expect(await state(couple, bookingId, 'We were there.')).toEqual(['CONFLICT']);
    expect(await decide(reviewId, false)).toEqual(['CONFLICT']);
    expect(await confirmation(owner, bookingId)).toMatchObject({
      canConfirmEvent: false,
      eventConfirmation: { decision: 'UPHELD', decisionReason: 'We saw the photos.' },
    });
    await expect(
      app().sql(`UPDATE event_confirmation SET decision = 'removed' WHERE booking_id = $1`, [bookingId]),
    ).rejects.toThrow('the dispute is decided');
  });

  test('is published if it was held and is upheld, and its author is notified once', async () => {
    const { bookingId, listingId, reviewId, userId } = await disputed();
    const pictureId = await makeReviewPicture(reviewId);
    await app().sql(
      `UPDATE review SET status = 'pending', hold_reason = 'pictures', flag_reason = 'Not here', flagged_at = now()
       WHERE id = $1`,
      [reviewId],
    );
    expect(await published(listingId)).toEqual([]);
    expect(await decide(reviewId, true)).toEqual([]);
    expect(await published(listingId)).toEqual([{ id: reviewId, verified: true }]);
    const { data } = await client().gql(
      `query V($id: ID!) { venue(id: $id) { ratingCount reviews { nodes { pictures { id } } } } }`,
      { id: listingId },
    );
    expect(data).toEqual({
      venue: { ratingCount: 1, reviews: { nodes: [{ pictures: [{ id: pictureId }] }] } },
    });
    const [row] = await app().sql(
      `SELECT hold_reason, flagged_at, (SELECT count(*)::int FROM audit WHERE target_id = review.id
         AND before = '{"status": "pending", "disputed": true}'
         AND after = '{"status": "published", "disputed": false, "reason": "We saw the photos."}') AS entries,
         (SELECT array_agg(kind::text || (params->>'published')) FROM notification
          WHERE account_id = $2 AND kind IN ('dispute_decided', 'review_published')) AS notifications
       FROM review WHERE id = $1`,
      [reviewId, userId],
    );
    expect(row).toEqual({
      ...{ hold_reason: null, flagged_at: null, entries: 1, notifications: ['dispute_decidedtrue'] },
    });
    expect(await eventsOf(bookingId)).toEqual(['review_upheld']);
  });

  test('isn’t decided if its author has edited it since, so that it is held', async () => {
    const { listingId, reviewId } = await disputed();
    await app().sql(`UPDATE review SET status = 'pending', hold_reason = 'pictures' WHERE id = $1`, [
      reviewId,
    ]);
    expect(await decide(reviewId, true, 'We saw the photos.', 'PUBLISHED')).toEqual(['CONFLICT']);
    expect(await published(listingId)).toEqual([]);
    expect(await decide(reviewId, true, 'We saw the photos.', 'PENDING')).toEqual([]);
    expect(await published(listingId)).toHaveLength(1);
  });

  test('is hidden if it is removed, and what its author resubmits waits and is not verified', async () => {
    const { bookingId, listingId, reviewId, couple } = await disputed();
    expect(await decide(reviewId, false)).toEqual([]);
    expect(await published(listingId)).toEqual([]);
    expect(await eventsOf(bookingId)).toEqual(['review_removed']);
    expect(await write(couple, listingId, 'We still liked the place.')).toEqual([]);
    expect(await published(listingId)).toEqual([]);
    expect(await caseOf(reviewId, 'HELD')).toEqual({ id: reviewId, disputes: [] });
    await app().sql(`UPDATE review SET status = 'published', hold_reason = NULL WHERE id = $1`, [reviewId]);
    expect(await published(listingId)).toEqual([{ id: reviewId, verified: false }]);
  });

  test('is shown to admins with the dispute once it is resubmitted, and to its author as removed until then', async () => {
    const { bookingId, listingId, reviewId, couple, owner } = await past().then(async (scene) => {
      await answer(scene.owner, scene.bookingId, false, 'Nobody came.');
      await state(scene.couple, scene.bookingId, 'We were there.');
      return { ...scene, reviewId: (await makeReview(scene)).id };
    });
    const isRemoved = async () => {
      const { data } = await couple.gql<{ myReviews: { nodes: { isRemoved: boolean }[] } }>(
        '{ myReviews { nodes { isRemoved } } }',
      );
      return data.myReviews.nodes[0]?.isRemoved;
    };
    expect(await isRemoved()).toBe(false);
    await decide(reviewId, false, 'The hall was closed.');
    expect(await isRemoved()).toBe(true);
    await write(couple, listingId, 'We still liked the place.');
    expect(await isRemoved()).toBe(false);
    await app().sql(
      `UPDATE review SET status = 'rejected', hold_reason = NULL, rejection_reason = 'Rude' WHERE id = $1`,
      [reviewId],
    );
    expect(await isRemoved()).toBe(false);
    const document = `{ reviewCases(queue: REJECTED, first: 50) { nodes { id disputes { bookingId }
      decidedDisputes { bookingId businessStatement coupleStatement decision decisionReason decidedAt } } } }`;
    const { data } = await admin.gql<{ reviewCases: { nodes: { id: string }[] } }>(document);
    expect(data.reviewCases.nodes.find(({ id }) => id === reviewId)).toEqual({
      id: reviewId,
      disputes: [],
      decidedDisputes: [
        {
          ...{ bookingId, businessStatement: 'Nobody came.', coupleStatement: 'We were there.' },
          ...{ decision: 'REMOVED', decisionReason: 'The hall was closed.', decidedAt: expect.any(String) },
        },
      ],
    });
    for (const reader of [couple, owner]) expect(await codesOf(reader, document, {})).toEqual(['FORBIDDEN']);
  });

  test('each decision is in the audit log', async () => {
    const { reviewId } = await disputed();
    await decide(reviewId, false, 'The hall was closed.');
    const [entry] = await app().sql(
      `SELECT actor_id, action, before, after FROM audit WHERE target_id = $1`,
      [reviewId],
    );
    expect(entry).toEqual({
      actor_id: adminId,
      action: 'review.decideDispute',
      before: { status: 'published', disputed: true },
      after: { status: 'rejected', disputed: false, reason: 'The hall was closed.' },
    });
  });

  test('statements are for admins: nobody else gets cases', async () => {
    const { couple, owner } = await disputed();
    for (const reader of [couple, owner, client()])
      expect(
        await codesOf(reader, '{ reviewCases { nodes { disputes { businessStatement } } } }', {}),
      ).toEqual([reader === couple || reader === owner ? 'FORBIDDEN' : 'UNAUTHENTICATED']);
  });
});

describe('at the same time', () => {
  test('20 admins decide: one decision counts', async () => {
    const { bookingId, reviewId, listingId } = await disputed();
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => decide(reviewId, i % 2 === 0)));
    expect(results.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(results.filter((codes) => codes.join() === 'CONFLICT')).toHaveLength(19);
    const [row] = await app().sql<{ decision: string }>(
      `SELECT decision FROM event_confirmation WHERE booking_id = $1`,
      [bookingId],
    );
    expect(await published(listingId)).toHaveLength(row?.decision === 'upheld' ? 1 : 0);
    expect(await eventsOf(bookingId)).toHaveLength(1);
  });

  test('the business withdraws its denial while an admin decides: either it does, or the decision counts', async () => {
    for (let i = 0; i < 10; i++) {
      const { bookingId, reviewId, listingId, owner } = await disputed();
      const [answered, decided] = await Promise.all([
        answer(owner, bookingId, true),
        decide(reviewId, false),
      ]);
      const [row] = await app().sql<{ took_place: boolean; decision: string | null }>(
        `SELECT took_place, decision FROM event_confirmation WHERE booking_id = $1`,
        [bookingId],
      );
      const isDecided = decided.length === 0;
      expect([answered, decided]).toEqual(isDecided ? [['CONFLICT'], []] : [[], ['CONFLICT']]);
      expect(row).toEqual(
        isDecided ? { took_place: false, decision: 'removed' } : { took_place: true, decision: null },
      );
      expect(await published(listingId)).toHaveLength(isDecided ? 0 : 1);
    }
  });

  test('20 couples review while their business denies the event: each review is disputed', async () => {
    const scenes = await Promise.all(Array.from({ length: 20 }, past));
    await Promise.all(
      scenes.flatMap(({ bookingId, listingId, couple, owner }) => [
        write(couple, listingId, 'We danced until three.'),
        answer(owner, bookingId, false, 'Nobody came.'),
      ]),
    );
    const waiting = new Set((await cases()).map(({ id }) => id));
    for (const { listingId } of scenes) {
      const [review] = await published(listingId);
      expect(waiting).toContain(review?.id);
    }
  });

  test('the author edits while an admin removes: the review is not public unless an admin sees it again', async () => {
    for (let i = 0; i < 10; i++) {
      const { listingId, reviewId, couple } = await disputed();
      const [edited, decided] = await Promise.all([
        write(couple, listingId, 'Edited.'),
        decide(reviewId, false),
      ]);
      expect([edited, decided]).toEqual([[], []]);
      expect(await published(listingId)).toEqual([]);
    }
  });
});
