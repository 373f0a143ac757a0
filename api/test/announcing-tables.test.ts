import { beforeAll, expect, test } from '@jest/globals';
import { getSchema } from '../src/graphql/schema.js';
import { routes } from '../src/rest/mount.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVendor } from '../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { makeBlog, makeGalleryPicture, makePackage, makeReview, makeStory } from './permissions/scene.js';

// With a CDN, the header Cache-Tag lists the tags of a response.
useApp({ CDN_PURGE_URL: 'http://127.0.0.1:1/', CDN_PURGE_SECRET: 'secret' }, { web: true });

let ids: Record<'venue' | 'vendor' | 'blog' | 'story', string>;

beforeAll(async () => {
  const [venue, vendor] = [await makeVenue({ city: 'Udaipur' }), await makeVendor()];
  const { id: userId } = await makeUser();
  for (const { id } of [venue, vendor]) {
    await makeReview({ listingId: id, userId });
    await makeGalleryPicture(id);
  }
  await makePackage(vendor.id);
  const story = await makeStory('published', { authorId: userId });
  ids = { venue: venue.id, vendor: vendor.id, blog: await makeBlog(), story };
});

const PICTURES = 'pictures(first: 3) { url }';
const REVIEWS = `ratingSummary { counts } reviews(first: 3) { totalCount nodes { rating author answer pictures { id } } }`;
const CARDS = `{ totalCount nodes { id name city rank ratingAverage ${PICTURES} } }`;

/** Returns a query for each public root field. */
const documents = (): Record<string, string> => ({
  availability: `{ availability(listingId: "${ids.venue}", from: "2027-01-01", to: "2027-03-31") { date status } }`,
  blogs: '{ blogs(first: 5) { totalCount nodes { title author } } }',
  blog: `{ blog(id: "${ids.blog}") { title author content pictures { url } } }`,
  relatedBlogs: `{ relatedBlogs(listingId: "${ids.venue}") { title } }`,
  cities: '{ cities { name venueCount vendorCount } }',
  unavailableListing: `{ unavailableListing(id: "${ids.venue}") { name } }`,
  node: `{ node(id: "${ids.venue}") { id } }`,
  nodes: `{ nodes(ids: ["${ids.venue}", "${ids.blog}"]) { id } }`,
  realWeddings: '{ realWeddings(first: 5) { totalCount nodes { title author } } }',
  realWedding: `{ realWedding(id: "${ids.story}") { title author content pictures { url } } }`,
  sitePictures: '{ sitePictures(kind: HERO) { title picture { url } } }',
  suggestions: '{ suggestions(term: "uda") { kind title city } }',
  searchInterpretation: '{ searchInterpretation(term: "mehndi udaipur") { city } }',
  vendors: `{ vendors(first: 5) ${CARDS} }`,
  vendor: `{ vendor(id: "${ids.vendor}") { name packages { name price } ${PICTURES} ${REVIEWS} } }`,
  vendorCategories: '{ vendorCategories { count } }',
  venues: `{ venues(first: 5) ${CARDS} }`,
  venue: `{ venue(id: "${ids.venue}") { name summary ${PICTURES} ${REVIEWS} } }`,
});

const PARAMETERS: Record<string, (path: string) => string> = {
  id: (path) => {
    const kind = path.split('/', 1)[0];
    return kind === 'venue' || kind === 'vendor' || kind === 'blog' ? ids[kind] : ids.story;
  },
  ownerId: () => ids.venue,
  type: () => 'DJ',
};

const PAGES = () => [
  ...['/', '/venuelist', '/venuelist?city=Udaipur', '/vendor/DJ', '/blogs', '/realWeddings'],
  `/venuelist/${ids.venue}`,
];

async function tagsOf(path: string): Promise<string[]> {
  const response = await fetch(app().url + path, { headers: { accept: 'text/html, application/json' } });
  const [error = ''] = /"errors":\[\{.{0,200}/.exec(await response.text()) ?? [];
  expect([path, response.status, error]).toEqual([path, 200, '']);
  const header = response.headers.get('cache-tag');
  expect([path, header]).toEqual([path, expect.any(String)]);
  return (header ?? '').split(',').filter(Boolean);
}

/** Tables without announcements: changes to them don't affect public responses. */
const UNANNOUNCED = [
  // Pictures never change: their URL contains the hash of their content.
  'media',
  // `node` looks up the IDs of all types, but returns admins to admins only.
  'admin_profile',
  // Words change with their listings only, whose changes are announced.
  'listing_word',
  'search_word',
];

/** Returns the tables whose changes are announced, and the prefixes of finer tags. */
async function announcedTags() {
  const tables = await app().sql<{ name: string; source: string }>(
    `SELECT c.relname AS name, p.prosrc AS source FROM pg_trigger t
       JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE t.tgname LIKE 'announce%'`,
  );
  const prefixes = tables.flatMap(({ source }) =>
    [...source.matchAll(/'(\w+:)'/g)].map(([, prefix]) => prefix),
  );
  return { tables: new Set(tables.map(({ name }) => name)), prefixes: new Set(prefixes) };
}

test('every public query is in one of the documents', async () => {
  const fields = Object.values((await getSchema()).getQueryType()?.getFields() ?? {});
  const open = fields.filter(({ extensions }) => extensions.publicData).map(({ name }) => name);
  expect(Object.keys(documents()).sort()).toEqual(open.sort());
});

test('changes of every table behind public responses are announced', async () => {
  const { tables, prefixes } = await announcedTags();
  const calls = routes.filter(
    ({ method, operation: { kind, allow } }) =>
      method === 'GET' && kind === 'read' && allow.roles === 'anyone',
  );
  const paths = [
    ...Object.values(documents()).map((query) => `/graphql?query=${encodeURIComponent(query)}`),
    ...calls.map(
      ({ path }) => `/api/v1/${path.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name]?.(path) ?? '')}`,
    ),
    ...PAGES(),
  ];
  const unannounced: [tag: string, path: string][] = [];
  const read = new Set<string>();
  for (const path of paths)
    for (const tag of await tagsOf(path)) {
      const [kind = '', key] = tag.split(/(?<=:)/);
      read.add(key ? kind : tag);
      const isAnnounced = key
        ? prefixes.has(kind)
        : tables.has(tag) || tag === 'day' || UNANNOUNCED.includes(tag);
      if (!isAnnounced) unannounced.push([tag, path]);
    }
  expect(unannounced).toEqual([]);
  // At least some of the tags.
  expect([...read]).toEqual(
    expect.arrayContaining([
      ...['listing:', 'reviews:', 'calendar:', 'author:'],
      ...['blog', 'real_wedding', 'city', 'day'],
    ]),
  );
}, 60_000);

test('responses that depend on the date are invalidated at midnight', async () => {
  for (const path of PAGES())
    expect([path, await tagsOf(path)]).toEqual([path, expect.arrayContaining(['day'])]);
});
