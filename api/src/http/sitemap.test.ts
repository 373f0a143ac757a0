import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { app, useApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { makeBlog, makeStory } from '../../test/permissions/scene.js';
import { makeVendor } from '../features/vendor/vendor.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { makeAdmission } from './admission.js';
import { makeApp } from './app.js';
import { sitemap } from './sitemap.js';

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

/** Serves sitemaps with this many listings per file. Returns the paths of a file's listings, or its status if it fails. */
async function serveFiles(perFile: number) {
  const http = Fastify();
  sitemap(http, app().services, makeAdmission(), perFile);
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const { publicUrl } = app().services.env;
  const read = async (path: string) => {
    const response = await fetch(url + path);
    if (!response.ok) return response.status;
    const text = await response.text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.slice(publicUrl.length));
  };
  return { read, close: () => http.close() };
}

test('divides the listings into files by ID, which they keep while others are added and removed', async () => {
  await app().sql(`DELETE FROM listing WHERE kind = 'venue'`);
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.push((await makeVenue()).id);
  const paths = ids.toSorted().map((id) => `/venuelist/${id}`);
  const { read, close } = await serveFiles(2);
  const files = () => Promise.all([1, 2, 3, 4].map((number) => read(`/sitemaps/venues-${number}.xml`)));
  const index = await read('/sitemap.xml');
  const before = await files();
  await app().sql(`DELETE FROM listing WHERE id = $1`, [paths[0]?.slice('/venuelist/'.length)]);
  const { id: latest } = await makeVenue();
  const after = await files();
  await close();
  expect(index).toEqual(expect.arrayContaining([1, 2, 3].map((number) => `/sitemaps/venues-${number}.xml`)));
  expect(index).not.toContain('/sitemaps/venues-4.xml');
  expect(before).toEqual([paths.slice(0, 2), paths.slice(2, 4), paths.slice(4), 404]);
  // IDs increase over time.
  expect(after).toEqual([paths.slice(1, 2), paths.slice(2, 4), [paths[4], `/venuelist/${latest}`], 404]);
});

test('is refused under overload, like other reads', async () => {
  const { http } = await makeApp(app().services, makeAdmission(0));
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/venues-1.xml']) {
    const { status, headers } = await fetch(url + path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '1']);
  }
  expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
  await http.close();
});

test('is sent from the cache under overload', async () => {
  await makeVenue();
  let isOverloaded = false;
  const admission = makeAdmission();
  const { http } = await makeApp(app().services, {
    ...admission,
    admit: (request, reply) => (isOverloaded ? makeAdmission(0) : admission).admit(request, reply),
  });
  const get = async (url: string) => (await http.inject({ url })).statusCode;
  const paths = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/venues-1.xml'];
  for (const path of paths) expect([path, await get(path)]).toEqual([path, 200]);
  isOverloaded = true;
  for (const path of paths) expect([path, await get(path)]).toEqual([path, 200]);
  expect(await get('/sitemaps/vendors-1.xml')).toBe(503);
  await http.close();
});
