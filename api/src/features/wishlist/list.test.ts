import { expect, jest, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';

useApp();

interface Found {
  wishlist: {
    nodes: { id: string; addedAt: string; listing: { __typename: string; name: string } }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount: number;
  };
}

const LIST = `query List($first: Int, $after: String, $userId: ID) {
  wishlist(first: $first, after: $after, userId: $userId) {
    nodes {
      id addedAt
      listing { __typename name wishlisted contact { phone } ... on Venue { maxGuests policies } ... on Vendor { category packages { name } } }
    }
    pageInfo { endCursor hasNextPage } totalCount
  }
}`;

const list = async (caller: Client, variables: object = {}) => {
  const { data, errors } = await caller.gql<Found | null>(LIST, variables);
  return { ...data?.wishlist, code: errors?.[0]?.extensions.code };
};

/** Adds listings to a user's wishlist, first one first. */
async function wish(userId: string, listingIds: readonly string[]): Promise<void> {
  for (const [minute, id] of listingIds.entries())
    await app().sql(
      `INSERT INTO wishlist_item (user_id, listing_id, created_at) VALUES ($1, $2, now() + make_interval(mins => $3))`,
      [userId, id, minute],
    );
}

test('has venues and vendors, newest first', async () => {
  const [user, venue, vendor] = [await makeUser(), await makeVenue(), await makeVendor()];
  await wish(user.id, [venue.id, vendor.id]);
  const { nodes, totalCount } = await list(await loggedIn(user.id));
  expect(totalCount).toBe(2);
  expect(nodes).toEqual([
    {
      id: vendor.id,
      addedAt: expect.any(String),
      listing: {
        __typename: 'Vendor',
        name: 'Rang Mehendi Studio',
        wishlisted: true,
        contact: { phone: '0000012399' },
        category: 'MEHENDI_ARTIST',
        packages: [],
      },
    },
    {
      id: venue.id,
      addedAt: expect.any(String),
      listing: expect.objectContaining({
        __typename: 'Venue',
        wishlisted: true,
        policies: expect.any(String),
      }),
    },
  ]);
});

test('has pages that follow one another, even with the same timestamp', async () => {
  const user = await makeUser();
  const ids = [];
  for (let i = 0; i < 5; i++) ids.push((await (i % 2 ? makeVenue() : makeVendor())).id);
  await app().sql(
    `INSERT INTO wishlist_item (user_id, listing_id, created_at) SELECT $1, unnest($2::uuid[]), now()`,
    [user.id, ids],
  );
  const caller = await loggedIn(user.id);
  const seen: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await list(caller, { first: 2, after });
    seen.push(...(page.nodes ?? []).map(({ id }) => id));
    after = page.pageInfo?.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toEqual(ids.sort().reverse());
});

test('hides a listing that is no longer public until it is approved again', async () => {
  const [user, venue, vendor] = [await makeUser(), await makeVenue(), await makeVendor()];
  await wish(user.id, [venue.id, vendor.id]);
  const caller = await loggedIn(user.id);
  await app().sql(`UPDATE listing SET status = 'rejected' WHERE id = $1`, [venue.id]);
  const without = await list(caller);
  expect([without.nodes?.map(({ id }) => id), without.totalCount]).toEqual([[vendor.id], 1]);
  await app().sql(`UPDATE listing SET status = 'approved' WHERE id = $1`, [venue.id]);
  expect((await list(caller)).nodes?.map(({ id }) => id)).toEqual([vendor.id, venue.id]);
});

test('is one’s own; admins can read it', async () => {
  const [user, other, admin, venue] = [
    await makeUser(),
    await makeUser(),
    await makeAdmin(),
    await makeVenue(),
  ];
  await wish(user.id, [venue.id]);
  expect((await list(await loggedIn(other.id))).nodes).toEqual([]);
  expect((await list(await loggedIn(other.id), { userId: user.id })).code).toBe('FORBIDDEN');
  expect((await list(await loggedIn(venue.id))).code).toBe('FORBIDDEN');
  expect((await list(client())).code).toBe('UNAUTHENTICATED');
  const asAdmin = await loggedIn(admin.id);
  expect((await list(asAdmin, { userId: user.id })).nodes?.map(({ id }) => id)).toEqual([venue.id]);
  expect((await list(asAdmin)).code).toBe('BAD_USER_INPUT');
});

test.each([{ first: 0 }, { first: 51 }, { after: 'nonsense' }, { userId: 'nonsense' }])(
  '%j is rejected',
  async (variables) => {
    expect((await list(await loggedIn((await makeUser()).id), variables)).code).toBe('BAD_USER_INPUT');
  },
);

test('has as many statements for many listings as for two', async () => {
  const user = await makeUser();
  const caller = await loggedIn(user.id);
  const run = async (first: number) => {
    const statements = jest.spyOn(app().services.database.pool, 'query');
    expect((await list(caller, { first })).code).toBeUndefined();
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  const ids = [];
  for (let i = 0; i < 10; i++) ids.push((await makeVenue()).id, (await makeVendor()).id);
  await wish(user.id, ids);
  // One is left over, because a page that reaches the end of the list needs no count.
  expect(await run(19)).toBe(await run(2));
});
