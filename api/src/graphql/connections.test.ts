import { beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { makeAdmin } from '../features/admin/admin.factory.js';
import { getSchema } from './schema.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { useApp } from '../../test/app.js';
import { client, loggedIn, type Client } from '../../test/client.js';
import { makeLists, type List } from '../../test/lists.js';
import { makeReview } from '../../test/permissions/scene.js';
import { app } from '../../test/app.js';

useApp();

/** Connections below Query, by name, with the lists of one listing. */
const NAMES = [
  ...[
    'venues',
    'vendors',
    'blogs',
    'realWeddings',
    'managedBlogs',
    'managedRealWeddings',
    'managedVenues',
    'managedVendors',
    'managedUsers',
    'managedAdmins',
  ],
  ...[
    'enquiries',
    'reviewCases',
    'messageCases',
    'undeliverableEmails',
    'auditLog',
    'myBookings',
    'inbox',
    'enquiryInbox',
    'userBookings',
    'userReviews',
  ],
  ...['myReviews', 'notifications', 'wishlist', 'apiKeys'],
];

let lists: Record<string, List>;
let schema: GraphQLSchema;
beforeAll(async () => {
  lists = await makeLists();
  schema = await getSchema();
});

interface Connection {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

type Ask = (window: string) => Promise<Connection>;

const CONNECTION =
  'nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount';

const asking =
  (name: string, { caller, args = '' }: List, variant: string): Ask =>
  async (window) => {
    const { data, errors } = await caller.gql<{ list: Connection }>(
      `{ list: ${name}(${[window, args, variant].filter(Boolean).join(', ')}) { ${CONNECTION} } }`,
    );
    expect(errors).toBeUndefined();
    return data.list;
  };

/** Returns the IDs of all rows, page by page, calling `meanwhile` between two pages. */
async function walk(ask: Ask, meanwhile: (seen: readonly string[]) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page: Connection = await ask(after ? `first: 3, after: "${after}"` : 'first: 3');
    const ids = page.nodes.map(({ id }) => id);
    expect(page.edges.map(({ node }) => node.id)).toEqual(ids);
    expect(page.pageInfo).toMatchObject({
      hasPreviousPage: after !== null,
      startCursor: page.edges[0]?.cursor ?? null,
      endCursor: page.edges.at(-1)?.cursor ?? null,
    });
    expect(page.totalCount).toBeGreaterThanOrEqual(ids.length);
    seen.push(...ids);
    if (!page.pageInfo.hasNextPage) return seen;
    expect(ids).toHaveLength(3);
    after = page.pageInfo.endCursor;
    await meanwhile(seen);
  }
}

/** Walks a list while rows are added and deleted: rows that exist throughout appear once each, in order. */
async function check(
  ask: Ask,
  { make, remove }: Pick<List, 'make' | 'remove'>,
  all: string[],
): Promise<void> {
  const before = await walk(ask, async () => undefined);
  expect(new Set(before).size).toBe(before.length);
  expect(before).toEqual(expect.arrayContaining(all));
  const gone = new Set<string>();
  let made = 0;
  const seen = await walk(ask, async (sofar) => {
    // Deletes the last row of this page, which the cursor refers to, and a later one; adds new rows anywhere.
    if (made >= 4) return;
    for (const id of [sofar.at(-1), all.find((each) => !gone.has(each) && !sofar.includes(each))])
      if (id && all.includes(id)) {
        gone.add(id);
        await remove(id);
      }
    made += 2;
    await make();
    await make();
  });
  expect(gone.size).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(seen.length);
  const stayed = before.filter((id) => !gone.has(id));
  expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
}

describe('while rows are added and deleted, cursors return each row once', () => {
  test.each(NAMES)('%s', async (name) => {
    const list = lists[name];
    if (!list) throw new Error(`No such list: ${name}`);
    for (const variant of list.variants ?? ['']) {
      const made = [];
      for (let i = 0; i < 8; i++) made.push(await list.make());
      await check(asking(name, list, variant), list, made);
      for (const id of made) await list.remove(id);
    }
  });

  test.each(['NEWEST', 'HIGHEST', 'LOWEST'])('reviews of a listing, %s', async (sort) => {
    const { id } = await makeVenue();
    const make = async () => (await makeReview({ listingId: id })).id;
    const remove = (review: string) => app().sql(`DELETE FROM review WHERE id = $1`, [review]);
    const made = [];
    for (let i = 0; i < 8; i++) made.push(await make());
    const ask: Ask = async (window) =>
      (
        await client().gql<{ venue: { list: Connection } }>(
          `{ venue(id: "${id}") { list: reviews(${window}, sort: ${sort}) { ${CONNECTION} } } }`,
        )
      ).data.venue.list;
    await check(ask, { make, remove }, made);
  });
});

const connections = () =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
    String(type).endsWith('Connection!'),
  );

test('every connection below Query accepts cursors, and is tested', () => {
  for (const { name, args } of connections())
    expect([name, args.map((arg) => arg.name)]).toEqual([name, expect.arrayContaining(['first', 'after'])]);
  expect(
    connections()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...NAMES].sort());
});

/** Connections that have numbered pages as well. */
const NUMBERED = [
  ...['venues', 'vendors', 'blogs', 'realWeddings', 'managedBlogs', 'managedRealWeddings'],
  ...['managedVenues', 'managedVendors', 'managedUsers', 'managedAdmins'],
];

test('every connection with numbered pages is tested', () => {
  const numbered = connections().filter(({ args }) => args.some(({ name }) => name === 'page'));
  expect(numbered.map(({ name }) => name).sort()).toEqual([...NUMBERED].sort());
});

test.each(NUMBERED)('numbered pages of %s have the same rows as cursors, in every order', async (name) => {
  const list = lists[name];
  if (!list) throw new Error(`No such list: ${name}`);
  const made = [];
  for (let i = 0; i < 8; i++) made.push(await list.make());
  for (const variant of list.variants ?? ['']) {
    const ask = asking(name, list, variant);
    let after = '';
    for (let number = 1; number <= 3; number++) {
      const [numbered, following] = [
        await ask(`first: 3, page: ${number}`),
        await ask(after ? `first: 3, after: "${after}"` : 'first: 3'),
      ];
      expect([variant, numbered]).toEqual([variant, following]);
      after = following.pageInfo.endCursor ?? '';
    }
  }
  for (const id of made) await list.remove(id);
});

test('connections below other types are the timelines of bookings and the reviews of listings', () => {
  const others = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Query' && !name.endsWith('Connection'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => String(field.type).endsWith('Connection!'))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(others.sort()).toEqual(['Booking.timeline', 'Vendor.reviews', 'Venue.reviews']);
});

describe('a cursor', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await loggedIn((await makeAdmin()).id);
  });
  const of = async (list: string) => {
    const { data } = await admin.gql<Record<string, { pageInfo: { endCursor: string } }>>(
      `{ list: ${list} { pageInfo { endCursor } } }`,
    );
    return data.list?.pageInfo.endCursor ?? '';
  };
  const errorsAfter = async (list: string, after: string) => {
    const { errors } = await admin.gql(
      `query Q($after: String) { ${list.replace(')', ', after: $after)')} { totalCount } }`,
      { after },
    );
    return errors?.map(({ message }) => message);
  };

  test.each([
    ['blogs(first: 1)', 'realWeddings(first: 1)'],
    ['realWeddings(first: 1)', 'blogs(first: 1)'],
    ['vendors(first: 1)', 'venues(first: 1)'],
    ['venues(first: 1, sort: PRICE_LOW)', 'venues(first: 1, sort: PRICE_HIGH)'],
    ['managedVenues(first: 1, descending: true)', 'managedVenues(first: 1, descending: false)'],
    ['managedBlogs(first: 1, sort: TITLE)', 'managedBlogs(first: 1, sort: CREATED)'],
    ['managedBlogs(first: 1, descending: true)', 'managedBlogs(first: 1, descending: false)'],
    ['managedRealWeddings(first: 1, sort: TITLE)', 'managedRealWeddings(first: 1, sort: CREATED)'],
    ['managedRealWeddings(first: 1)', 'realWeddings(first: 1)'],
    ['managedUsers(first: 1, descending: true)', 'managedUsers(first: 1, descending: false)'],
    ['managedAdmins(first: 1, descending: true)', 'managedAdmins(first: 1, descending: false)'],
  ])('of %s is none of %s', async (one, other) => {
    for (const name of ['venues', 'vendors', 'blogs', 'realWeddings', 'managedUsers', 'managedAdmins'])
      await lists[name]?.make();
    const cursor = await of(one);
    expect(cursor).not.toBe('');
    expect(await errorsAfter(one, cursor)).toBeUndefined();
    expect(await errorsAfter(other, cursor)).toEqual(['after is not a cursor of this list']);
  });

  test.each(['venues', 'vendors', 'blogs', 'realWeddings', 'managedUsers', 'managedVenues'])(
    'of %s is refused beside a page',
    async (list) => {
      await lists[list]?.make();
      const cursor = await of(`${list}(first: 1)`);
      expect(await errorsAfter(`${list}(first: 1, page: 1)`, cursor)).toEqual([
        'Use either page or after, not both',
      ]);
    },
  );
});
