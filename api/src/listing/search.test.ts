import { expect, test } from '@jest/globals';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../test/app.js';
import { client } from '../../test/client.js';

useApp();

interface Found {
  listings: { id: string; kind: string; name: string; city: string; state: string }[];
}

const find = async (search: string) =>
  (
    await client().gql<Found>(
      'query S($search: String!) { listings(search: $search) { id kind name city state } }',
      { search },
    )
  ).data.listings;

test('public venues and vendors are found by a part of their name, the highest ranked first', async () => {
  const venue = await makeVenue({ name: 'Zarina Bagh', rank: 3 });
  const vendor = await makeVendor({ name: 'Zarina Mehendi' });
  await makeVenue({ name: 'Zarina Hidden', status: 'pending' });
  await makeVendor({ name: 'Zarina Turned Down', status: 'rejected' });
  const names = (await find('zARIna')).map(({ id, kind }) => [id, kind]);
  expect(names).toEqual([
    [venue.id, 'VENUE'],
    [vendor.id, 'VENDOR'],
  ]);
  expect((await find('za')).map(({ id }) => id)).toContain(vendor.id);
});

test('at most eight', async () => {
  for (let i = 0; i < 10; i++) await makeVenue({ name: `Octavia ${i}` });
  expect(await find('octavia')).toHaveLength(8);
});

test.each(['%', '_', '\\'])('%j is an ordinary character', async (search) => {
  expect(await find(`${search}${search}${search}`)).toEqual([]);
});

test.each(['', 'x'.repeat(81)])('a term of an impossible length is refused', async (search) => {
  const { errors } = await client().gql('query S($search: String!) { listings(search: $search) { id } }', {
    search,
  });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
