import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../core/ids.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

useApp();

const makeBlog = (title: string, category: string, content: string, publishedAt: string | null) =>
  app().sql(
    `INSERT INTO blog (id, title, category, content, author, published_at) VALUES ($1, $2, $3, $4, 'Mandap', $5)`,
    [newId(), title, category, content, publishedAt],
  );

beforeAll(async () => {
  await makeBlog('Newest', 'Planning', 'A photographer is mentioned, and Panaji.', '2026-05-01');
  await makeBlog('Second', 'Planning', 'Text about Jaipurians.', '2026-04-01');
  await makeBlog('Third', 'Planning', 'Text', '2026-03-01');
  await makeBlog('Choosing a photographer', 'Vendors', 'Text', '2026-02-01');
  await makeBlog('Albums and photographers', 'Vendors', 'Shot in Jaipur.', '2026-01-01');
  await makeBlog('Two visits to a venue', 'Planning', 'Text', '2025-12-01');
  await makeBlog('A winter in Jaipur', 'Wedding Blog', 'Text', '2025-11-01');
  await makeBlog('Photographers, a draft', 'Vendors', 'Jaipur', null);
  await makeBlog('Photographers, tomorrow', 'Vendors', 'Jaipur', '2099-01-01');
});

const related = async (listingId: string | null) => {
  const { data } = await client().gql<{ relatedBlogs: { title: string }[] }>(
    'query R($listingId: ID) { relatedBlogs(listingId: $listingId) { title } }',
    { listingId },
  );
  return data.relatedBlogs.map(({ title }) => title);
};

const NEWEST = ['Newest', 'Second', 'Third'];

describe('articles related to a listing', () => {
  test('are first on its category, then about its city, then the newest', async () => {
    const photographer = await makeVendor({ category: 'Photographer', city: 'Jaipur' });
    expect(await related(photographer.id)).toEqual([
      'Albums and photographers',
      'Choosing a photographer',
      'A winter in Jaipur',
    ]);
    expect(await related((await makeVenue({ city: 'Jaipur' })).id)).toEqual([
      'Two visits to a venue',
      'Albums and photographers',
      'A winter in Jaipur',
    ]);
  });

  test('are the newest if nothing matches', async () => {
    const vendor = await makeVendor({ category: 'Magicians', city: 'No (such) city' });
    expect(await related(vendor.id)).toEqual(NEWEST);
  });

  test('are the newest if the listing isn’t public', async () => {
    expect(await related(null)).toEqual(NEWEST);
    expect(await related(newId())).toEqual(NEWEST);
    const pending = await makeVendor({ category: 'Photographer', city: 'Jaipur', status: 'pending' });
    expect(await related(pending.id)).toEqual(NEWEST);
  });
});
