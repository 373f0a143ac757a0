import { expect, test } from '@jest/globals';
import { app, useApp } from '../test/app.js';
import { client } from '../test/client.js';
import { makeBlog, makeStory } from '../test/permissions/scene.js';
import { makeVenue } from './venue/venue.factory.js';

useApp();

test('a city’s address is written as the page’s own canonical link writes it', async () => {
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

test('articles and published stories are named, and no others', async () => {
  const [blog, story] = [await makeBlog(), await makeStory('published')];
  const hidden = [await makeStory('pending'), await makeStory('rejected')];
  const pages = await (await client().fetch('/sitemaps/pages.xml')).text();
  for (const path of ['/photos', '/blogs', '/realWedding', `/blogs/${blog}`, `/realWedding/${story}`])
    expect(pages).toContain(`${app().services.env.publicUrl}${path}<`);
  for (const id of hidden) expect(pages).not.toContain(id);
});
