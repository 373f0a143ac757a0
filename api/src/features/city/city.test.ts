import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

/** Sends a query by GET. Returns its data, and whether the response came from the cache. */
async function get(query: string) {
  const response = await client().fetch(`/graphql?query=${encodeURIComponent(query)}`);
  const { data } = (await response.json()) as { data: unknown };
  return { data, isHit: response.headers.get('cache-status') === 'mandap; hit' };
}

describe.each([
  ['cities', '{ cities { name venueCount vendorCount } }'],
  ['categories', '{ vendorCategories { key count } }'],
])('the numbers of listings by %s', (_, query) => {
  test('stay cached while listings are edited and reviewed', async () => {
    const [venue, vendor] = [await makeVenue(), await makeVendor()];
    await get(query);
    for (const { id } of [venue, vendor])
      await app().sql(`UPDATE listing SET summary = 'New', name = 'New', rank = 3 WHERE id = $1`, [id]);
    await app().services.announcements.catchUp();
    expect((await get(query)).isHit).toBe(true);
  });

  test.each([
    ['moves', `UPDATE listing SET city = 'Kochi', category = 'MakeupArtist' WHERE id = $1`],
    ['is not approved any more', `UPDATE listing SET status = 'pending' WHERE id = $1`],
    ['is deleted', `DELETE FROM account WHERE id = $1`],
  ])('change when a vendor %s', async (_, change) => {
    const { id } = await makeVendor({ city: 'Udaipur', category: 'MehendiArtist' });
    await app().services.announcements.catchUp();
    await get(query);
    const before = await get(query);
    expect(before.isHit).toBe(true);
    await app().sql(change, [id]);
    await app().services.announcements.catchUp();
    expect((await get(query)).data).not.toEqual(before.data);
  });

  test('change when a vendor is registered', async () => {
    const before = await get(query);
    await makeVendor();
    await app().services.announcements.catchUp();
    expect((await get(query)).data).not.toEqual(before.data);
  });
});
