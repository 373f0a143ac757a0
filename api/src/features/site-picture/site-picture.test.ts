import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadSitePictures } from '../../../db/site-pictures.js';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { VENDOR_CATEGORIES } from '../vendor/vendor.constants.js';

useApp();

const PICTURES = `query Pictures($kind: SitePictureKind!, $keys: [String!]) {
  sitePictures(kind: $kind, keys: $keys) { key title picture { url alt width height } }
}`;

interface Answer {
  sitePictures: { key: string; title: string; picture: { url: string; alt: string; width: number } }[];
}

const pictures = async (kind: string, keys?: string[]) =>
  (await client().gql<Answer>(PICTURES, { kind, keys })).data.sitePictures;

// Twice, because a restart or a second process must add nothing.
beforeAll(async () => {
  for (let start = 0; start < 2; start++)
    await loadSitePictures(app().services.database, app().services.store);
});

describe('the site’s own pictures', () => {
  test('are six slides, eleven photos and one per category, without duplicates', async () => {
    const [heroes, photos, categories] = [
      await pictures('HERO'),
      await pictures('PHOTO'),
      await pictures('CATEGORY'),
    ];
    expect([heroes.length, photos.length]).toEqual([6, 11]);
    expect(categories.map(({ key }) => key).sort()).toEqual(VENDOR_CATEGORIES.toSorted());
    const urls = [...heroes, ...photos, ...categories].map(({ picture }) => picture.url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('have titles, and are served', async () => {
    const [first] = await pictures('HERO');
    expect(first?.title.length).toBeGreaterThan(10);
    expect(first?.picture.alt).toBe(first?.title);
    const file = await client().fetch(`${first?.picture.url ?? ''}/320.webp`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('can be selected by key', async () => {
    const some = await pictures('CATEGORY', ['DJ', 'Caterer', 'Nothing']);
    expect(some.map(({ key }) => key).sort()).toEqual(['Caterer', 'DJ']);
    const many = await client().gql(PICTURES, { kind: 'PHOTO', keys: Array<string>(51).fill('x') });
    expect(many.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
