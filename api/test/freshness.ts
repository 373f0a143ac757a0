import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startSession } from '../src/features/account/session.js';
import type { Rng } from '../demo/content/random.js';
import type { TestApp } from './running-app.js';

/** Result of comparing stored responses with fresh ones after many random writes. */
export interface Freshness {
  /** Successful writes, by operation. */
  writes: Record<string, number>;
  /** Comparisons of a response that was still stored after a write. */
  compared: number;
  /** Responses that a write invalidated. */
  invalidated: number;
  /** Stored responses that differed from the fresh one: the operation and the request. */
  stale: string[];
}

type Random = Rng['next'];

/** A public read: a page, a GraphQL query or a REST call. */
interface Read {
  path: string;
  /** A GraphQL document. */
  document?: string;
}

interface World {
  venues: string[];
  vendors: string[];
  users: string[];
  admin: string;
}

/** Makes people and vendors; the venues exist. */
export async function makeWorld({ sql }: TestApp): Promise<World> {
  const account = async (role: string) => {
    const id = randomUUID();
    await sql(
      `INSERT INTO account (id, email, role, password_hash, email_confirmed_at) VALUES ($1, $2, $3, '!', now())`,
      [id, `${id}@test.example`, role],
    );
    return id;
  };
  const admin = await account('admin');
  await sql(
    `INSERT INTO admin_profile (id, name, contact, city, address) VALUES ($1, 'Meera Iyer', '0000054321', 'Chennai', '4 Beach Road')`,
    [admin],
  );
  const users: string[] = [];
  for (const name of ['Ananya Sharma', 'Rohan Gill', 'Tara Menon', 'Kabir Rao']) {
    const id = await account('user');
    await sql(
      `INSERT INTO user_profile (id, full_name, phone, city) VALUES ($1, $2, '0000012345', 'Udaipur')`,
      [id, name],
    );
    users.push(id);
  }
  const vendors: string[] = [];
  for (const [index, category] of ['MehendiArtist', 'Photographer', 'DJ', 'Caterer'].entries()) {
    const id = await account('vendor');
    await sql(
      `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, status, category)
       VALUES ($1, 'vendor', $2, 'Farida Chhipa', 'vendor@test.example', '0000012399', $3, 'Rajasthan', 'approved', $4)`,
      [id, `Studio ${index}`, index % 2 ? 'Jaipur' : 'Udaipur', category],
    );
    vendors.push(id);
  }
  const rows = await sql<{ id: string }>(`SELECT id FROM listing WHERE kind = 'venue' ORDER BY id`);
  return { venues: rows.map(({ id }) => id), vendors, users, admin };
}

const CARDS = '{ nodes { id name city ratingAverage ratingCount rank } totalCount }';

/** Public reads of all kinds. */
function readsOf({ venues, vendors }: World): Read[] {
  const [one = '', two = '', three = ''] = venues;
  const [vendor = '', other = ''] = vendors;
  const documents = [
    `{ venues(first: 20) ${CARDS} }`,
    `{ venues(first: 8, sort: PRICE_LOW, filter: { city: "Udaipur" }) ${CARDS} }`,
    `{ venues(first: 8, filter: { city: "Jaipur", ratings: [FROM_4] }) ${CARDS} }`,
    `{ venues(first: 8, filter: { search: "mahal" }) ${CARDS} }`,
    `{ vendors(first: 8) ${CARDS} }`,
    `{ vendors(first: 8, filter: { category: "MehendiArtist" }) ${CARDS} }`,
    `{ cities { name venueCount vendorCount } vendorCategories { key count } }`,
    `{ blogs(first: 5) { nodes { id title author } totalCount } }`,
    ...[one, two].map(
      (id) => `{ venue(id: "${id}") { name summary vegPrice types reviews(first: 5) { totalCount nodes
        { rating message author verified answer } } ratingSummary { counts verified } } }`,
    ),
    `{ vendor(id: "${vendor}") { name summary packages { name price } reviews(first: 5) { nodes { rating author } } } }`,
    `{ suggestions(term: "stu") { key kind title city } }`,
  ];
  const calls = [
    ...['venue/all', 'venue/all?search=haveli', 'venue/ranked/venues', 'vendor/all', 'vendor/category/DJ'],
    ...[`venue/${one}`, `venue/${three}`, `vendor/${vendor}`, `vendor/${other}`],
    ...['user/all/city', 'blog/all/blog'],
  ].map((path) => ({ path: `/api/v1/${path}` }));
  const pages = ['/', '/venuelist?city=Udaipur', `/venuelist/${one}`, '/vendor/MehendiArtist', '/blogs'];
  return [
    ...documents.map((document) => ({ path: '/graphql', document })),
    ...calls,
    ...pages.map((path) => ({ path })),
  ];
}

/** Sends a document as an account, which is logged in on first use. */
type Act = (account: string, document: string, variables?: object) => Promise<boolean>;

interface Write {
  name: string;
  run: (world: World, act: Act, random: Random, app: TestApp) => Promise<boolean>;
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

const ERRORS = '{ userErrors { message } }';
const listingOf = ({ venues, vendors }: World, random: Random) =>
  random() < 0.7 ? pick(venues.slice(0, 12), random) : pick(vendors, random);
const inDays = (days: number) => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);

let passedEvents = 0;

const WRITES: Write[] = [
  {
    name: 'write a review',
    run: (world, act, random) =>
      act(
        pick(world.users, random),
        `mutation W($input: ReviewInput!) { r: writeReview(input: $input) ${ERRORS} }`,
        {
          input: {
            listingId: listingOf(world, random),
            rating: 1 + Math.floor(random() * 5),
            message: `A day to remember, ${random()}`,
          },
        },
      ),
  },
  {
    name: 'answer a review',
    async run(world, act, random, { sql }) {
      const [review] = await sql<{ id: string; listing: string }>(
        `SELECT id, listing_id AS listing FROM review WHERE status = 'published' ORDER BY random() LIMIT 1`,
      );
      if (!review) return false;
      return act(
        review.listing,
        `mutation A($id: ID!, $answer: String!) { r: answerReview(id: $id, answer: $answer) ${ERRORS} }`,
        { id: review.id, answer: `Thank you ${random()}` },
      );
    },
  },
  {
    name: 'withhold a review, or publish it',
    async run(world, act, random, { sql }) {
      const [review] = await sql<{ id: string; status: string }>(
        `SELECT id, status FROM review WHERE status <> 'rejected' ORDER BY random() LIMIT 1`,
      );
      if (!review) return false;
      return act(
        world.admin,
        `mutation D($id: ID!, $publish: Boolean!) { r: decideReview(id: $id, publish: $publish, reason: "Rude") ${ERRORS} }`,
        { id: review.id, publish: review.status === 'pending' },
      );
    },
  },
  {
    name: 'edit a venue',
    run: (world, act, random) =>
      act(
        pick(world.venues.slice(0, 12), random),
        `mutation U($input: UpdateVenueInput!) { r: updateVenue(input: $input) ${ERRORS} }`,
        {
          input: pick(
            [
              { summary: `By the lake ${random()}` },
              { vegPrice: 300 + Math.floor(random() * 2000) },
              { city: pick(['Udaipur', 'Jaipur', 'Agra'], random) },
              { name: `Mahal ${Math.floor(random() * 1e6)}` },
              { types: [pick(['BANQUET_HALLS', 'RESORTS'], random)] },
            ],
            random,
          ),
        },
      ),
  },
  {
    name: 'edit a vendor',
    run: (world, act, random) =>
      act(
        pick(world.vendors, random),
        `mutation U($input: UpdateVendorInput!) { r: updateVendor(input: $input) ${ERRORS} }`,
        {
          input: pick(
            [{ summary: `Since ${random()}` }, { city: pick(['Udaipur', 'Jaipur'], random) }],
            random,
          ),
        },
      ),
  },
  {
    name: 'add a package',
    run: (world, act, random) =>
      act(
        pick(world.vendors, random),
        `mutation P($input: PackageInput!) { r: addPackage(input: $input) ${ERRORS} }`,
        {
          input: {
            name: `Day ${random()}`,
            days: 1,
            price: 1000 + Math.floor(random() * 9000),
            minAdvance: 0,
          },
        },
      ),
  },
  {
    name: 'rank a listing',
    run: (world, act, random) =>
      act(
        world.admin,
        `mutation R($id: ID!, $rank: Int!) { r: rankListing(id: $id, rank: $rank) ${ERRORS} }`,
        {
          id: listingOf(world, random),
          rank: Math.floor(random() * 11),
        },
      ),
  },
  {
    name: 'suspend a listing, or reinstate it',
    async run(world, act, random, { sql }) {
      const id = listingOf(world, random);
      const [listing] = await sql<{ status: string }>(`SELECT status FROM listing WHERE id = $1`, [id]);
      return listing?.status === 'approved'
        ? act(
            world.admin,
            `mutation S($ids: [ID!]!) { r: suspendListings(ids: $ids, reason: "Complaints") ${ERRORS} }`,
            { ids: [id] },
          )
        : act(world.admin, `mutation R($ids: [ID!]!) { r: reinstateListings(ids: $ids) ${ERRORS} }`, {
            ids: [id],
          });
    },
  },
  {
    name: 'keep a listing in the wishlist',
    run: (world, act, random) =>
      act(
        pick(world.users, random),
        `mutation W($id: ID!) { r: ${pick(['addToWishlist', 'removeFromWishlist'], random)}(listingId: $id) ${ERRORS} }`,
        { id: listingOf(world, random) },
      ),
  },
  {
    name: 'send an enquiry',
    run: (world, act, random) =>
      act(
        pick(world.users, random),
        `mutation E($input: EnquiryInput!) { r: sendEnquiry(input: $input) ${ERRORS} }`,
        {
          input: {
            ...{
              listingId: listingOf(world, random),
              name: 'Ananya',
              contact: '9829044171',
              address: 'Lal Ghat',
            },
            ...{ date: inDays(20 + Math.floor(random() * 300)), guests: 200, location: 'Udaipur' },
            ...{ typeOfEvent: 'Wedding', message: '' },
          },
        },
      ),
  },
  {
    name: 'an event passes, which verifies a review',
    async run(world, _act, random, { sql }) {
      const rows = await sql(
        `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
           guests, event_date, address, event_type, message, code, status, decided_at)
         SELECT gen_random_uuid(), $1, id, kind, name, city, 'Ananya', '9829044171', 'Udaipur', 100,
           today_in_india() - $3::integer, 'Lal Ghat', 'WEDDING', '', '123456', 'approved', now() FROM listing WHERE id = $2
         RETURNING id`,
        // A day of its own: a listing has one event a day.
        [pick(world.users, random), listingOf(world, random), 40 + passedEvents++],
      );
      return rows.length > 0;
    },
  },
  {
    name: 'change a name',
    run: (world, act, random) =>
      act(
        pick(world.users, random),
        `mutation U($input: UpdateUserInput!) { r: updateUser(input: $input) ${ERRORS} }`,
        { input: { fullName: `Ananya ${pick(['Rao', 'Gill', 'Menon', 'Sethi'], random)}` } },
      ),
  },
  {
    name: 'publish an article',
    run: (world, act, random) =>
      act(world.admin, `mutation B($input: BlogInput!) { r: createBlog(input: $input) ${ERRORS} }`, {
        input: { title: `Lists ${random()}`, content: 'Every list begins at 150. '.repeat(8) },
      }),
  },
  {
    name: 'withdraw an article, or delete it',
    async run(world, act, random, { sql }) {
      const [blog] = await sql<{ id: string; published: boolean }>(
        `SELECT id, published_at IS NOT NULL AS published FROM blog ORDER BY random() LIMIT 1`,
      );
      if (!blog) return false;
      return random() < 0.3
        ? act(world.admin, `mutation D($id: ID!) { r: deleteBlog(id: $id) ${ERRORS} }`, { id: blog.id })
        : act(
            world.admin,
            `mutation P($id: ID!, $publish: Boolean!) { r: publishBlog(id: $id, publish: $publish) ${ERRORS} }`,
            { id: blog.id, publish: !blog.published },
          );
    },
  },
];

/**
 * Makes random writes. After each one, compares every response that the server would still send from its store with
 * the response of a server that stores nothing.
 *
 * Sometimes closes the connection that listens for changes just before a write.
 *
 * @param fresh another server with the same database, which stores no responses
 */
export async function proveFreshness(
  app: TestApp,
  fresh: TestApp,
  rounds: number,
  random: Random,
): Promise<Freshness> {
  storeNothing(fresh);
  const world = await makeWorld(app);
  const reads = readsOf(world);
  const act = actorOf(app);
  const outcome: Freshness = { writes: {}, compared: 0, invalidated: 0, stale: [] };
  const stored = new Set<Read>();
  for (let round = 0; round < rounds; round++) {
    for (const read of reads) if (!stored.has(read)) await responseOf(app.url, read);
    if (round % LOST_EACH === LOST_EACH - 1) await loseAnnouncements(app);
    const write = pick(WRITES, random);
    if (await write.run(world, act, random, app))
      outcome.writes[write.name] = (outcome.writes[write.name] ?? 0) + 1;
    await announced(app);
    for (const read of reads) {
      const { body, isStored } = await responseOf(app.url, read);
      if (isStored) stored.add(read);
      else if (stored.delete(read)) outcome.invalidated++;
      if (!isStored) continue;
      outcome.compared++;
      const { body: wanted } = await responseOf(fresh.url, read);
      if (body !== wanted) outcome.stale.push(`${write.name}: ${read.document ?? read.path}`);
    }
  }
  return outcome;
}

/** Writes between two disconnections of the listener. */
const LOST_EACH = 25;

const loseAnnouncements = ({ sql }: TestApp) =>
  sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'mandap-announcements' AND datname = current_database()`);

function storeNothing({ services }: TestApp): void {
  const { responses, facts, suggested } = services;
  Object.assign(responses, { find: () => undefined, store: () => undefined });
  for (const memo of [facts, suggested])
    Object.assign(memo, { getOrLoad: (_key: string, compute: () => Promise<object>) => compute() });
}

let addresses = 0;
/** Every request has its own IP address, so that no rate limit applies. */
const nextAddress = () => {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

async function responseOf(
  origin: string,
  { path, document }: Read,
): Promise<{ body: string; isStored: boolean }> {
  const from = { 'x-forwarded-for': nextAddress() };
  const response = document
    ? await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: JSON.stringify({ query: document }),
      })
    : await fetch(origin + path, { headers: from });
  const body = await response.text();
  if (response.status >= 500 || body.includes('"errors":[{'))
    throw new Error(`${document ?? path}: ${response.status} ${body.slice(0, 300)}`);
  return { body, isStored: response.headers.get('cache-status')?.includes('hit') ?? false };
}

const REFUSALS = ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'];

function actorOf(app: TestApp): Act {
  const tokens = new Map<string, Promise<{ token: string }>>();
  return async (account, query, variables) => {
    const session = tokens.get(account) ?? startSession(app.tx, account);
    tokens.set(account, session);
    const { token } = await session;
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `mandap=${token}`,
        'x-forwarded-for': nextAddress(),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { r: { userErrors: unknown[] } };
      errors?: { message: string; extensions: { code: string } }[];
    };
    const [error] = errors ?? [];
    // Some writes are rejected, such as a review of a suspended listing.
    if (error && !REFUSALS.includes(error.extensions.code)) throw new Error(`${query}: ${error.message}`);
    return !error && data?.r.userErrors.length === 0;
  };
}

let marks = 0;

/** Waits until the server has received all changes so far: announcements arrive in the order of the commits. */
async function announced({ sql, services }: TestApp): Promise<void> {
  const { announcements } = services;
  const mark = `mark-${++marks}`;
  const before = announcements.position() ?? 0;
  await sql(`SELECT pg_notify('change', $1)`, [mark]);
  while (announcements.freshness(before, [mark]) === 'fresh') await pause(2);
}
