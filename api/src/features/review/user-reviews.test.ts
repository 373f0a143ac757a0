import { expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';

useApp();

const MINE = `query M($first: Int!, $after: String) { myReviews(first: $first, after: $after) {
  nodes { id listingName listingKind status rejectionReason message } totalCount
  pageInfo { endCursor hasNextPage } } }`;

interface Mine {
  myReviews: {
    nodes: { id: string; status: string; rejectionReason: string | null }[];
    totalCount: number;
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

test('lists one’s own reviews, whatever their status, newest first and paginated', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const listing = await makeVenue({ name: 'Rani Bagh' });
  await makeReview({ userId: other.id, listingId: listing.id });
  const ids = [];
  for (const status of ['published', 'pending', 'rejected'])
    ids.push((await makeReview({ userId: user.id, status })).id);
  const caller = await loggedIn(user.id);
  const first = (await caller.gql<Mine>(MINE, { first: 2 })).data.myReviews;
  expect(first).toMatchObject({
    nodes: [
      { id: ids[2], status: 'REJECTED', rejectionReason: 'No' },
      { id: ids[1], status: 'PENDING', rejectionReason: null },
    ],
    ...{ totalCount: 3, pageInfo: { hasNextPage: true } },
  });
  const rest = (await caller.gql<Mine>(MINE, { first: 2, after: first.pageInfo.endCursor })).data.myReviews;
  expect(rest).toMatchObject({
    nodes: [{ id: ids[0], status: 'PUBLISHED', listingName: 'Jheel Mahal', listingKind: 'VENUE' }],
    pageInfo: { hasNextPage: false },
  });
});
