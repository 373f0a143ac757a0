import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { newId } from '../../src/core/ids.js';
import { routes } from '../../src/rest/mount.js';
import { getSchema } from '../../src/graphql/schema.js';
import { makeUnsubscribeToken } from '../../src/features/account/unsubscribe.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app, useApp } from '../app.js';
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
import { everyQuery } from './documents.js';

useApp();

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
const QUERIES = ['query venue', 'query venues', 'query vendor', 'query vendors'];

let schema: GraphQLSchema;
let ids: Record<string, string>;
let enquiry: Fixtures;
let people: { couple: string; owner: string; admin: string };

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
});

/** Depths of the documents, the deepest first. */
const DEPTHS = [6, 5, 4] as const;

/** Runs a query at the greatest depth at which it isn't too expensive. */
async function askDeeply(caller: Client, name: string): Promise<string> {
  for (const depth of DEPTHS) {
    const response = await caller.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: everyQuery(schema, depth, ids).get(name) }),
    });
    const text = await response.text();
    if (text.includes('COST_LIMIT')) continue;
    expect([name, response.status]).toEqual([name, 200]);
    return text;
  }
  throw new Error(`${name} is too expensive at every depth`);
}

/** Requests every query, every GET route and the sitemaps. Returns the response texts by URL. */
async function crawl(caller: Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of everyQuery(schema, DEPTHS[0], ids).keys())
    found.set(`query ${name}`, await askDeeply(caller, name));
  for (const { method, path } of routes.filter((route) => route.method === 'GET')) {
    // The ID in GET user/:id is a user's, in GET venue/:id a venue's.
    const [resource = ''] = path.split('/');
    const filled = path.replace(/:\w+/g, ids[resource] ?? ids.venue ?? '');
    for (const address of [filled, `${filled}?uId=${people.couple}&limit=500`]) {
      const response = await caller.fetch(`/api/v1/${address}`);
      const headers = JSON.stringify(Object.fromEntries(response.headers));
      found.set(`${method} ${address}`, headers + (await response.text()));
    }
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
    for (const found of [await crawl(client()), await crawl(client())]) {
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

  test('are visible to nobody else', async () => {
    const others = [(await makeUser()).id, (await makeVenue()).id, (await makeVendor()).id];
    for (const caller of [client(), ...(await Promise.all(others.map((id) => loggedIn(id))))])
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

  test('visitors and other couples see neither the enquiry nor the code', async () => {
    for (const caller of [client(), await loggedIn((await makeUser()).id)]) {
      const found = await crawl(caller);
      expect(where(found, code())).toEqual([]);
      expect(where(found, new RegExp(enquiry.bookingId))).toEqual([]);
    }
  });
});
