import { beforeAll, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';

useApp();

const LIST = `query L($queue: ReviewQueue, $search: String, $first: Int, $after: String) {
  reviewCases(queue: $queue, search: $search, first: $first, after: $after) {
    nodes { id holdReason flagReason authorName authorId listingId listingKind listingName review { message status } }
    totalCount pageInfo { hasNextPage endCursor } } }`;

interface Case {
  id: string;
  holdReason: string | null;
  flagReason: string | null;
  authorName: string;
  listingName: string;
  review: { message: string; status: string };
}
interface List {
  reviewCases: {
    nodes: Case[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let admin: Client;
const list = async (variables: object) => (await admin.gql<List>(LIST, variables)).data.reviewCases;
const ids = async (variables: object) => (await list(variables)).nodes.map(({ id }) => id);

const reviews: Record<'held' | 'flagged' | 'published' | 'rejected', string> = {
  ...{ held: '', flagged: '', published: '', rejected: '' },
};
let userId: string;

beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
  userId = (await makeUser()).id;
  const venue = (await makeVenue({ name: 'Jheel Mahal' })).id;
  const vendor = (await makeVendor({ name: 'Rang Mehendi' })).id;
  reviews.published = (await makeReview({ listingId: venue })).id;
  reviews.rejected = (await makeReview({ listingId: venue, status: 'rejected' })).id;
  reviews.flagged = (await makeReview({ listingId: vendor, userId })).id;
  reviews.held = (await makeReview({ listingId: venue, status: 'pending' })).id;
  await app().sql(`UPDATE review SET hold_reason = 'words', message = 'A Shabby hall' WHERE id = $1`, [
    reviews.held,
  ]);
  const flag =
    'mutation F($id: ID!) { flagReview(id: $id, reason: "Never a guest of ours") { review { id } } }';
  await (await loggedIn(vendor)).gql(flag, { id: reviews.flagged });
});

test('a held or flagged review has its reason, author and listing', async () => {
  const { nodes, totalCount } = await list({});
  expect(totalCount).toBe(2);
  expect(nodes).toEqual([
    expect.objectContaining({
      ...{ id: reviews.held, holdReason: 'WORDS', flagReason: null, listingKind: 'VENUE' },
      ...{ listingName: 'Jheel Mahal', review: { message: 'A Shabby hall', status: 'PENDING' } },
    }),
    expect.objectContaining({
      ...{
        id: reviews.flagged,
        holdReason: null,
        flagReason: 'Never a guest of ours',
        listingKind: 'VENDOR',
      },
      ...{
        authorName: 'Ananya Sharma',
        authorId: userId,
        review: { message: 'Lovely', status: 'PUBLISHED' },
      },
    }),
  ]);
});

test('each queue has its own reviews, newest first, paginated', async () => {
  expect(await ids({ queue: 'HELD' })).toEqual([reviews.held]);
  expect(await ids({ queue: 'FLAGGED' })).toEqual([reviews.flagged]);
  expect(await ids({ queue: 'REJECTED' })).toEqual([reviews.rejected]);
  expect(await ids({ queue: 'PUBLISHED' })).toEqual([reviews.flagged, reviews.published]);
  const { nodes, pageInfo } = await list({ queue: 'PUBLISHED', first: 1 });
  expect([nodes[0]?.id, pageInfo.hasNextPage]).toEqual([reviews.flagged, true]);
  expect(await ids({ queue: 'PUBLISHED', first: 1, after: pageInfo.endCursor })).toEqual([reviews.published]);
});

test('finds text and listing names', async () => {
  expect(await ids({ search: 'shabby' })).toEqual([reviews.held]);
  expect(await ids({ search: 'mehendi' })).toEqual([reviews.flagged]);
  expect(await ids({ queue: 'PUBLISHED', search: 'jheel' })).toEqual([reviews.published]);
  expect(await ids({ search: '_' })).toEqual([]);
});

test('a decision removes it from the queue', async () => {
  const decide = 'mutation D($id: ID!) { decideReview(id: $id, publish: true) { review { status } } }';
  await admin.gql(decide, { id: reviews.flagged });
  expect(await ids({})).toEqual([reviews.held]);
  expect((await list({ queue: 'PUBLISHED' })).nodes[0]).toMatchObject({
    id: reviews.flagged,
    flagReason: null,
  });
});

test('counts each queue, or its matches of a search', async () => {
  const counts = async (search?: string) =>
    (
      await admin.gql<{ reviewCounts: Record<string, number> }>(
        `query C($search: String) { reviewCounts(search: $search) { waiting held flagged published rejected } }`,
        { search },
      )
    ).data.reviewCounts;
  for (const search of [undefined, 'jheel', 'shabby', 'rang', 'nothing like this', '%']) {
    const found = await counts(search);
    for (const queue of ['waiting', 'held', 'flagged', 'published', 'rejected'])
      expect([search, queue, found[queue]]).toEqual([
        search,
        queue,
        (await list({ queue: queue.toUpperCase(), search })).totalCount,
      ]);
  }
  expect((await counts('jheel')).published).toBeGreaterThan(0);
  const { errors } = await admin.gql(`{ reviewCounts(search: "${'x'.repeat(81)}") { held } }`);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
