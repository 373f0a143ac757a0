import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeGalleryPicture } from '../../../test/permissions/scene.js';
import { FORMS, send, statementsOf, type Envelope } from '../../../test/rest.js';

useApp();

interface Item {
  itemId: string;
  itemType: string;
  imageUrl: string | null;
}
type Wishlist = Envelope<Item[]> & { wishlist: { items: Item[] } };

let userId: string;
let couple: Client;
beforeEach(async () => {
  userId = (await makeUser()).id;
  couple = await loggedIn(userId);
});

const items = async () => (await couple.rest<Wishlist>('GET', `/wishlist/${userId}`)).body.wishlist.items;

test.each(FORMS)('added, read and removed, as %s', async (_, form) => {
  const [venue, vendor] = [await makeVenue(), await makeVendor()];
  const picture = await makeGalleryPicture(venue.id);
  const [one, two] = [
    { userId, itemId: venue.id, itemType: 'venue' },
    { userId, itemId: vendor.id, itemType: 'Vendor' },
  ];
  // The third request repeats the first.
  for (const wish of [one, one, two]) {
    const { status, body } = await send(couple, 'POST', '/wishlist/add', form(wish));
    expect([status, body]).toMatchObject([200, { success: true, data: { itemId: wish.itemId } }]);
  }
  const read = await couple.rest<Wishlist>('GET', `/wishlist/${userId.toUpperCase()}`);
  const kept = [
    { itemId: vendor.id, itemType: 'vendor', imageUrl: null },
    { itemId: venue.id, itemType: 'venue', imageUrl: `/media/${picture}/960.webp` },
  ];
  expect(read.body).toMatchObject({ statusCode: 200, success: true, data: kept, wishlist: { items: kept } });
  expect(read.headers.get('x-total-count')).toBe('2');
  for (let i = 0; i < 2; i++)
    expect((await send(couple, 'DELETE', '/wishlist/remove', form(one))).status).toBe(200);
  expect(await items()).toEqual(kept.slice(0, 1));
});

describe.each([
  ['POST', '/wishlist/add'],
  ['DELETE', '/wishlist/remove'],
])('%s %s', (method, path) => {
  test.each(['userId', 'itemId', 'itemType'])(
    'without %s is a 400 with the documented message',
    async (missing) => {
      const wish = { userId, itemId: (await makeVenue()).id, itemType: 'venue', [missing]: undefined };
      expect(await couple.rest(method, path, wish)).toMatchObject({
        status: 400,
        body: { success: false, message: 'userId, itemId, or itemType is undefined!' },
      });
      expect((await client().rest(method, path, wish)).status).toBe(401);
    },
  );

  test('is rejected for visitors, other roles, and another’s list', async () => {
    const venue = await makeVenue();
    const wish = (who: string) => ({ userId: who, itemId: venue.id, itemType: 'venue' });
    expect((await client().rest(method, path, wish(userId))).status).toBe(401);
    for (const { id } of [venue, await makeAdmin(), await makeVendor()])
      expect((await (await loggedIn(id)).rest(method, path, wish(id))).status).toBe(403);
    for (const other of [(await makeUser()).id, newId()])
      expect((await couple.rest(method, path, wish(other))).status).toBe(403);
    expect((await couple.rest(method, path, { ...wish(userId), itemType: 'cake' })).status).toBe(400);
    expect((await couple.rest(method, path, { ...wish(userId), itemId: 'x' })).status).toBe(400);
  });
});

test('a missing or unpublished listing, or one of the other kind, is a 404', async () => {
  const add = (itemId: string, itemType: string) =>
    couple.rest('POST', '/wishlist/add', { userId, itemId, itemType });
  expect((await add(newId(), 'venue')).status).toBe(404);
  expect((await add((await makeVenue({ status: 'pending' })).id, 'venue')).status).toBe(404);
  expect((await add((await makeVenue()).id, 'vendor')).status).toBe(404);
  expect(await items()).toEqual([]);
});

test('can be read by its user and admins, in pages, with as many statements for fifty as for one', async () => {
  for (let i = 0; i < 50; i++)
    await couple.rest('POST', '/wishlist/add', { userId, itemId: (await makeVenue()).id, itemType: 'venue' });
  const read = (limit: number) => () => couple.rest<Wishlist>('GET', `/wishlist/${userId}?limit=${limit}`);
  const all = (await read(50)()).body.wishlist.items;
  expect(all).toHaveLength(50);
  // 49 of 50, because a page that reaches the end of the list needs no count.
  expect(await statementsOf(read(49))).toBe(await statementsOf(read(1)));
  const admin = await loggedIn((await makeAdmin()).id);
  const third = await admin.rest<Wishlist>('GET', `/wishlist/${userId}?limit=20&page=3`);
  expect(third.body.wishlist.items).toEqual(all.slice(40));
  expect(third.headers.get('link')).toContain('page=2>; rel="prev"');
  expect((await client().rest('GET', `/wishlist/${userId}`)).status).toBe(401);
  for (const { id } of [await makeUser(), await makeVenue()])
    expect((await (await loggedIn(id)).rest('GET', `/wishlist/${userId}`)).status).toBe(403);
});
