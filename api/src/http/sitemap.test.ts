import { expect, test } from '@jest/globals';
import { app, useApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { makeBlog, makeStory } from '../../test/permissions/scene.js';
import { makeVendor } from '../features/vendor/vendor.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';

useApp();

test('a city’s URL equals the page’s canonical link', async () => {
  for (const city of ['New Delhi', 'Udaipur', 'Fort & Sea, Kochi']) await makeVenue({ city });
  const { publicUrl } = app().services.env;
  const pages = await (await client().fetch('/sitemaps/pages.xml')).text();
  const addresses = [...pages.matchAll(/<loc>([^<]*\?[^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    `${publicUrl}/venuelist?city=Fort+%26+Sea,+Kochi`,
    `${publicUrl}/venuelist?city=New+Delhi`,
    `${publicUrl}/venuelist?city=Udaipur`,
  ]);
});

test('contains articles and published stories, and no others', async () => {
  const [blog, story] = [await makeBlog(), await makeStory('published')];
  const hidden = [await makeStory('pending'), await makeStory('rejected')];
  const pages = await (await client().fetch('/sitemaps/pages.xml')).text();
  for (const path of ['/photos', '/blogs', '/realWedding', `/blogs/${blog}`, `/realWedding/${story}`])
    expect(pages).toContain(`${app().services.env.publicUrl}${path}<`);
  for (const id of hidden) expect(pages).not.toContain(id);
});

test('vendors: each category that has one, each of its cities, and each approved vendor', async () => {
  const { id } = await makeVendor({ category: 'LiveSinger', city: 'New Delhi' });
  const pending = await makeVendor({ category: 'Dhol', status: 'pending' });
  const { publicUrl } = app().services.env;
  const read = async (path: string) => {
    const text = await (await client().fetch(path)).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.slice(publicUrl.length));
  };
  expect(await read('/sitemap.xml')).toContain('/sitemaps/vendors-1.xml');
  const pages = await read('/sitemaps/pages.xml');
  expect(pages.filter((page) => page?.startsWith('/vendor'))).toEqual([
    '/vendorCategory',
    '/vendor/AllVendors',
    '/vendor/LiveSinger',
    '/vendor/LiveSinger?city=New+Delhi',
  ]);
  const vendors = await read('/sitemaps/vendors-1.xml');
  expect(vendors).toEqual([`/vendor/LiveSinger/${id}`]);
  expect(vendors.join()).not.toContain(pending.id);
});
