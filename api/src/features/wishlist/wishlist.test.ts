import { expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { newId } from '../../core/ids.js';

useApp();

const change = (name: 'addToWishlist' | 'removeFromWishlist') => (caller: Client, listingId: string) =>
  caller.gql<{ answer: { listingId: string; wishlisted: boolean; userErrors: object[] } }>(
    `mutation W($listingId: ID!) { answer: ${name}(listingId: $listingId) { listingId wishlisted userErrors { field message } } }`,
    { listingId },
  );
const [add, remove] = [change('addToWishlist'), change('removeFromWishlist')];

const rows = async (userId: string) =>
  (
    await app().sql<{ id: string }>(`SELECT listing_id AS id FROM wishlist_item WHERE user_id = $1`, [userId])
  ).map(({ id }) => id);

const wishlisted = async (caller: Client, id: string) =>
  (await caller.gql<{ venue: { wishlisted: boolean } }>(`{ venue(id: "${id}") { wishlisted } }`)).data.venue
    .wishlisted;

test('has a listing once, however often and quickly it is added', async () => {
  const [user, venue, vendor] = [await makeUser(), await makeVenue(), await makeVendor()];
  const caller = await loggedIn(user.id);
  const answers = await Promise.all([1, 2, 3].map(() => add(caller, venue.id)));
  for (const { data } of answers)
    expect(data.answer).toEqual({ listingId: venue.id, wishlisted: true, userErrors: [] });
  await add(caller, vendor.id);
  expect((await rows(user.id)).sort()).toEqual([venue.id, vendor.id].sort());
});

test('is one’s own: others and visitors can’t see it', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const caller = await loggedIn(user.id);
  await add(caller, venue.id);
  expect(await wishlisted(caller, venue.id)).toBe(true);
  for (const other of [client(), await loggedIn((await makeUser()).id), await loggedIn(venue.id)])
    expect(await wishlisted(other, venue.id)).toBe(false);
});

test('removing is for one’s own list, and idempotent', async () => {
  const [user, other, venue] = [await makeUser(), await makeUser(), await makeVenue()];
  const caller = await loggedIn(user.id);
  await add(caller, venue.id);
  await add(await loggedIn(other.id), venue.id);
  for (let i = 0; i < 2; i++)
    expect((await remove(caller, venue.id)).data.answer).toEqual({
      listingId: venue.id,
      wishlisted: false,
      userErrors: [],
    });
  expect([await rows(user.id), await rows(other.id)]).toEqual([[], [venue.id]]);
});

test('a listing that is no longer public can be removed, but not added', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const caller = await loggedIn(user.id);
  await add(caller, venue.id);
  await app().sql(`UPDATE listing SET status = 'rejected' WHERE id = $1`, [venue.id]);
  expect((await add(caller, venue.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await remove(caller, venue.id);
  expect(await rows(user.id)).toEqual([]);
});

test.each([
  ['nonsense', undefined, 'This is not a valid ID'],
  [newId(), 'NOT_FOUND', undefined],
])('%s is rejected', async (id, code, message) => {
  const { data, errors } = await add(await loggedIn((await makeUser()).id), id);
  expect(errors?.[0]?.extensions.code).toBe(code);
  if (message) expect(data.answer.userErrors).toEqual([{ field: 'listingId', message }]);
});

test('the wishlist is deleted with its account', async () => {
  const [user, venue] = [await makeUser(), await makeVenue()];
  await add(await loggedIn(user.id), venue.id);
  await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
  expect(await rows(user.id)).toEqual([]);
});
