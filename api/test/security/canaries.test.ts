import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { startCdnPurge } from '../../src/http/cdn-purge.js';
import { newId } from '../../src/core/ids.js';
import { routes } from '../../src/rest/mount.js';
import { getSchema } from '../../src/graphql/schema.js';
import { createTestKey } from '../../src/features/api-key/api-key.factory.js';
import { makeUnsubscribeToken } from '../../src/features/account/unsubscribe.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
import { makeCachingProxy, type CachingProxy } from '../caching-proxy.js';
import { client, loggedIn, type Client } from '../client.js';
import {
  inDays,
  makeBlog,
  makeBooking,
  makeReview,
  makeReviewPicture,
  makeStory,
  type Fixtures,
} from '../permissions/scene.js';
import { everyQuery, queryByField } from './documents.js';
import { forgedHeaders, read, type Received } from './through-proxy.js';

let proxy: CachingProxy;
useApp(
  async () => {
    proxy = await makeCachingProxy('secret');
    return { CDN_PURGE_URL: proxy.purgeUrl, CDN_PURGE_SECRET: 'secret' };
  },
  { web: true },
);
afterAll(() => proxy.stop());

/** Matches the phone numbers and email addresses of the test listings. */
const CANARIES = /98987654\d\d|canary-mail/i;
const PHONES = {
  approved: '9898765401',
  pending: '9898765402',
  rejected: '9898765403',
  vendor: '9898765404',
  suspended: '9898765405',
};
/** Details of an enquiry that only the business may see. */
const COUPLE = { phone: '9797971234', message: 'We ask for a canary verandah' };
const VISIBLE = 'Canary Mahal';
/** Depths of the documents, the deepest first. */
const DEPTHS = [6, 5, 4] as const;
const QUERIES = ['query venue', 'query venues', 'query vendor', 'query vendors'];

let schema: GraphQLSchema;
let ids: Record<string, string>;
let enquiry: Fixtures;
let people: { couple: string; owner: string; admin: string };
/** A document for every query, by name, at each of DEPTHS. */
let documents: Map<string, string>[];

beforeAll(async () => {
  schema = await getSchema();
  const venues = [];
  for (const status of ['approved', 'pending', 'rejected', 'suspended'] as const)
    venues.push(
      await makeVenue({
        status,
        name: VISIBLE,
        phone: PHONES[status],
        email: `canary-mail-${status}@test.example`,
      }),
    );
  const venue = venues[0]?.id ?? '';
  const vendor = await makeVendor({
    name: VISIBLE,
    phone: PHONES.vendor,
    email: 'canary-mail-vendor@test.example',
  });
  const couple = await makeUser();
  enquiry = await makeBooking(couple.id, venue);
  await app().sql(`UPDATE booking SET contact = $2, message = $3 WHERE id = $1`, [
    enquiry.bookingId,
    COUPLE.phone,
    COUPLE.message,
  ]);
  const { id: reviewId } = await makeReview({ listingId: venue, userId: couple.id });
  await makeReviewPicture(reviewId);
  people = { couple: couple.id, owner: venue, admin: (await makeAdmin()).id };
  ids = {
    ...{
      id: venue,
      ids: venue,
      venue,
      vendor: vendor.id,
      unavailableListing: venues[3]?.id ?? '',
      blog: await makeBlog(),
      booking: enquiry.bookingId,
    },
    ...{ realWedding: await makeStory('published'), weddingpost: await makeStory('published') },
    ...{
      listingId: venue,
      bookingId: enquiry.bookingId,
      user: couple.id,
      userId: couple.id,
      admin: people.admin,
      term: VISIBLE,
      month: '2027-02',
      date: inDays(90),
      from: '2027-02-01',
      to: '2027-02-28',
      content: VISIBLE,
      token: await makeUnsubscribeToken(app().tx, couple.id, 'messages'),
    },
  };
  documents = DEPTHS.map((depth) => everyQuery(schema, depth, ids));
});

/** Runs a query at the greatest depth at which it isn't too expensive, if need be field by field. */
async function askDeeply(caller: Client, name: string): Promise<string> {
  const ask = async (query: string | undefined): Promise<string | undefined> => {
    const response = await caller.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    if (text.includes('COST_LIMIT')) return undefined;
    expect([name, response.status]).toEqual([name, 200]);
    return text;
  };
  for (const queries of documents) {
    const text = await ask(queries.get(name));
    if (text !== undefined) return text;
  }
  const texts: string[] = [];
  for (const query of queryByField(schema, name, Math.min(...DEPTHS), ids)) {
    const text = await ask(query);
    if (text === undefined) throw new Error(`${query} is too expensive`);
    texts.push(text);
  }
  return texts.join('\n');
}

/** Paths of every GET route of the REST API, with the IDs of the listings and people. */
const restPaths = (): string[] =>
  routes
    .filter((route) => route.method === 'GET')
    // The ID in GET user/:id is a user's, in GET venue/:id a venue's.
    .map(({ path }) => path.replace(/:\w+/g, ids[path.split('/')[0] ?? ''] ?? ids.venue ?? ''));

/**
 * Requests every query, every GET route and the sitemaps. Returns the response texts by URL.
 * @param who sends the requests; a function returns the sender of each query, because one visitor may not ask so much
 */
async function crawl(who: Client | (() => Client)): Promise<Map<string, string>> {
  const next = typeof who === 'function' ? who : () => who;
  const caller = next();
  const found = new Map<string, string>();
  for (const name of documents[0]?.keys() ?? []) found.set(`query ${name}`, await askDeeply(next(), name));
  for (const path of restPaths())
    for (const address of [path, `${path}?uId=${people.couple}&limit=500`]) {
      const response = await caller.fetch(`/api/v1/${address}`);
      const headers = JSON.stringify(Object.fromEntries(response.headers));
      found.set(`GET ${address}`, headers + (await response.text()));
    }
  for (const address of [
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/venues-1.xml',
    '/sitemaps/vendors-1.xml',
    '/robots.txt',
    '/readyz',
  ])
    found.set(address, await (await caller.fetch(address)).text());
  return found;
}

const where = (found: Map<string, string>, what: RegExp) =>
  [...found].filter(([, text]) => what.test(text)).map(([address]) => address);

describe('phone numbers and email addresses of listings', () => {
  test('a visitor sees the listing, but no phone number or email address', async () => {
    // Repeats the crawl, because repeated requests may be answered from stored responses.
    for (const found of [await crawl(() => client()), await crawl(() => client())]) {
      expect(where(found, new RegExp(VISIBLE))).toEqual(
        expect.arrayContaining([...QUERIES, 'GET venue/all', `GET venue/${ids.venue}`]),
      );
      expect(where(found, CANARIES)).toEqual([]);
    }
  });

  test('a logged-in user sees them, which proves that the crawl covers them', async () => {
    const found = await crawl(await loggedIn(people.couple));
    expect(where(found, CANARIES)).toEqual(
      expect.arrayContaining([...QUERIES, 'GET venue/all', `GET venue/${ids.venue}`]),
    );
    const all = [...found.values()].join();
    for (const hidden of [PHONES.pending, PHONES.rejected, PHONES.suspended])
      expect(all).not.toContain(hidden);
  });

  test('a search for them finds nothing', async () => {
    for (const search of [PHONES.approved, 'canary-mail'])
      expect(
        (await client().rest<{ data: object[] }>('GET', `/venue/all?search=${search}`)).body.data,
      ).toEqual([]);
  });

  test('rejected and invalid requests don’t leak them', async () => {
    const body = { vId: ids.venue, uId: people.couple };
    for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
      const address = path.replace(/:\w+/g, ids.venue ?? '');
      const answer = await client().rest(method, `/${address}`, body);
      expect(JSON.stringify(answer.body)).not.toMatch(CANARIES);
    }
  });
});

describe('a pending story', () => {
  test('is visible to admins only, whatever the status filter', async () => {
    const title = `Canary story ${newId()}`;
    await makeStory('pending', { title });
    const all = '{ realWeddings(first: 50, statuses: [PENDING, REJECTED, PUBLISHED]) { nodes { title } } }';
    const listStories = async (caller: Client) => JSON.stringify(await caller.gql(all));
    expect(await listStories(await loggedIn(people.admin))).toContain(title);
    for (const caller of [client(), await loggedIn(people.couple)]) {
      expect(where(await crawl(caller), new RegExp(title))).toEqual([]);
      expect(await listStories(caller)).not.toContain(title);
    }
  });
});

describe('the phone number and the message of an enquiry', () => {
  const enquiryData = new RegExp(`${COUPLE.phone}|${COUPLE.message}`);

  test.each(['couple', 'owner', 'admin'] as const)('are visible to its %s', async (who) => {
    expect(where(await crawl(await loggedIn(people[who])), enquiryData)).toContain('query booking');
  });

  test.each([
    ['a visitor', undefined],
    ['another couple', makeUser],
    ['another venue', makeVenue],
    ['a vendor', makeVendor],
  ])('are not visible to %s', async (_, makeAccount) => {
    const caller = makeAccount ? await loggedIn((await makeAccount()).id) : client();
    expect(where(await crawl(caller), enquiryData)).toEqual([]);
  });
});

describe('the code of a pending enquiry', () => {
  // IDs contain digits too: match the code only as a separate number.
  const code = () => new RegExp(`(?<![\\da-f-])${enquiry.code}(?![\\da-f-])`);

  test('is visible to its couple', async () => {
    const found = await crawl(await loggedIn(people.couple));
    expect(where(found, code())).toEqual(
      expect.arrayContaining(['query booking', 'query myBookings', 'query venue', 'query venues']),
    );
  });

  test.each(['owner', 'admin'] as const)('the %s sees the enquiry, but never the code', async (who) => {
    const found = await crawl(await loggedIn(people[who]));
    expect(where(found, new RegExp(enquiry.bookingId))).toEqual(
      expect.arrayContaining(['query booking', 'query inbox']),
    );
    expect(where(found, code())).toEqual([]);
  });

  test.each(['visitors', 'other couples'])('%s see neither the enquiry nor the code', async (who) => {
    const found = await crawl(who === 'visitors' ? client() : await loggedIn((await makeUser()).id));
    expect(where(found, code())).toEqual([]);
    expect(where(found, new RegExp(enquiry.bookingId))).toEqual([]);
  });
});

describe('through a caching proxy that follows the rule for CDNs', () => {
  const code = () => new RegExp(`(?<![\\da-f-])${enquiry.code}(?![\\da-f-])`);
  /** What no visitor may see, nor a key for public data. */
  const secrets = () =>
    new RegExp(
      [CANARIES, COUPLE.phone, COUPLE.message, code()]
        .map((part) => (part as RegExp).source ?? part)
        .join('|'),
      'i',
    );

  /** URLs of pages, reads by both APIs and sitemaps. Documents are shallow, because they are part of the URL. */
  const addresses = (): string[] => [
    ...['/', '/venuelist', `/venuelist/${ids.venue}`, `/vendor/MehendiArtist`, `/venuelist?q=${VISIBLE}`],
    ...['/userProfilePage', '/notification', `/bookings/${enquiry.bookingId}`, '/sitemaps/venues-1.xml'],
    ...restPaths().map((path) => `/api/v1/${path}`),
    ...[...everyQuery(schema, 4, ids).values()]
      .map((document) => `/graphql?query=${encodeURIComponent(document)}`)
      .filter((address) => address.length < 14_000),
  ];

  let stopPurge = async () => {};
  beforeAll(async () => {
    proxy.origin = app().url;
    const { announcements, env, log } = app().services;
    if (env.cdn) stopPurge = startCdnPurge(announcements, env.cdn, log);
    await proxy.purged(({ everything }) => everything === true);
  });
  afterAll(() => stopPurge());

  test('visitors never get what was made for somebody else', async () => {
    const cookieOf = async (id: string) => {
      const { cookies } = await loggedIn(id);
      return { cookie: `mandap=${cookies.get('mandap')}` };
    };
    const couple = await cookieOf(people.couple);
    const key = await createTestKey(people.couple, 'write:own');
    const others = [
      await cookieOf(people.owner),
      await cookieOf(people.admin),
      { authorization: `Bearer ${key.secret}` },
    ];
    const forged = forgedHeaders({
      token: couple.cookie.split('=')[1] ?? '',
      key: key.secret,
      account: people.admin,
    });
    const leaks: string[] = [];
    const seenByCouple: string[] = [];
    const results = new Map<string, number>();
    const count = ({ cache }: Received) => results.set(cache, (results.get(cache) ?? 0) + 1);
    for (const [index, address] of addresses().entries()) {
      const asVisitor = async (headers: Record<string, string> = {}) => {
        const received = await read(proxy, address, headers);
        count(received);
        if (secrets().test(received.text) || /evil\.example/.test(received.text)) leaks.push(address);
      };
      const asOther = async (headers: Record<string, string>) => {
        const received = await read(proxy, address, headers);
        expect([address, received.cache]).toEqual([address, 'bypass']);
        return received.text;
      };
      await asVisitor();
      if (secrets().test(await asOther(couple))) seenByCouple.push(address);
      await asVisitor();
      await asOther(others[index % others.length] ?? {});
      for (const offset of [0, 1]) await asVisitor(forged[(index + offset * 7) % forged.length]);
      await asVisitor();
    }
    expect(leaks).toEqual([]);
    // The crawl covers pages and both APIs, and the proxy does serve from its cache.
    expect(seenByCouple).toEqual(
      expect.arrayContaining(['/venuelist', `/venuelist/${ids.venue}`, `/api/v1/venue/${ids.venue}`]),
    );
    expect(seenByCouple.filter((address) => address.startsWith('/graphql')).length).toBeGreaterThan(3);
    expect(results.get('hit')).toBeGreaterThan(50);
    expect(results.get('revalidated')).toBeGreaterThan(10);
  }, 300_000);

  test('a change is visible once it was purged, and a stored response is stale for at most two minutes', async () => {
    const venue = await makeVenue({ name: 'Purged Mahal', city: 'Bundi' });
    const query = encodeURIComponent(`{ venues(filter: { city: "Bundi" }) { nodes { id name } } }`);
    const paths = [
      ...[`/venuelist/${venue.id}`, '/venuelist?city=Bundi', `/graphql?query=${query}`],
      ...[`/api/v1/venue/${venue.id}`, '/api/v1/venue/all?search=Purged'],
    ];
    const shows = async (text: string) => {
      const found = await Promise.all(paths.map((path) => read(proxy, path)));
      return found.map((received) => received.text.includes(text));
    };
    const every = (value: boolean) => paths.map(() => value);
    const purged = () => proxy.purged(({ tags }) => tags?.includes(`listing:${venue.id}`) ?? false);
    await purged();
    for (const _ of [1, 2]) expect(await shows('Purged Mahal')).toEqual(every(true));
    const change = async (statement: string) => {
      proxy.forgetPurges();
      await app().sql(statement, [venue.id]);
      await purged();
    };
    await change(`UPDATE listing SET name = 'Renamed Mahal' WHERE id = $1`);
    expect(await shows('Purged Mahal')).toEqual([false, false, false, false, false]);
    expect(await shows('Renamed Mahal')).toEqual([true, true, true, true, false]);
    await change(
      `UPDATE listing SET status = 'suspended', suspension_reason = 'Fake.', suspended_at = now() WHERE id = $1`,
    );
    // Its own page says that it isn't available, and names it.
    expect((await shows('Renamed Mahal')).slice(1)).toEqual([false, false, false, false]);

    // Without purges, pages are served stale while they are rendered again, and not after that.
    const page = () => read(proxy, '/venuelist');
    await page();
    proxy.advance(61);
    expect((await page()).cache).toBe('stale');
    await page();
    await proxy.settled();
    proxy.advance(121);
    expect((await page()).cache).toBe('revalidated');
  }, 60_000);
});
