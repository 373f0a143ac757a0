import { startSession } from '../../src/features/account/session.js';
import type { Rng } from '../../demo/content/random.js';
import type { TestApp } from '../running-app.js';
import { inDays, nextAddress, type World } from './world.js';

export type Random = Rng['next'];

/** Sends a mutation as an account. Returns whether it succeeded. */
type Act = (account: string, document: string, variables?: object) => Promise<boolean>;

interface Write {
  name: string;
  run: (world: World, act: Act, random: Random, app: TestApp) => Promise<boolean>;
}

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

const ERRORS = '{ userErrors { message } }';
const listingOf = ({ venues, vendors }: World, random: Random) =>
  random() < 0.7 ? pick(venues.slice(0, 12), random) : pick(vendors, random);

/** Writes of all kinds that change public responses. Each returns whether it succeeded. */
export const WRITES: Write[] = [
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
            ...{ typeOfEvent: 'Wedding', message: 'Is it free?' },
          },
        },
      ),
  },
  {
    name: 'block days',
    run(world, act, random) {
      const from = Math.floor(random() * 20);
      return act(
        listingOf(world, random),
        `mutation B($input: BlockedPeriodInput!) { r: blockDays(input: $input) ${ERRORS} }`,
        { input: { firstDay: inDays(from), lastDay: inDays(from + Math.floor(random() * 10)) } },
      );
    },
  },
  {
    name: 'unblock days',
    async run(_world, act, _random, { sql }) {
      const [period] = await sql<{ id: string; listing: string }>(
        `SELECT id, listing_id AS listing FROM blocked_period ORDER BY random() LIMIT 1`,
      );
      if (!period) return false;
      return act(period.listing, `mutation U($id: ID!) { r: deleteBlockedPeriod(id: $id) ${ERRORS} }`, {
        id: period.id,
      });
    },
  },
  {
    name: 'add an offline booking',
    run: (world, act, random) =>
      act(
        listingOf(world, random),
        `mutation O($input: OfflineBookingInput!) { r: addOfflineBooking(input: $input) ${ERRORS} }`,
        { input: { date: inDays(Math.floor(random() * 30)), name: 'Kavya' } },
      ),
  },
  {
    name: 'approve an enquiry',
    async run(_world, act, _random, { sql }) {
      const [enquiry] = await sql<{ id: string; code: string; listing: string }>(
        `SELECT id, code, listing_id AS listing FROM booking WHERE status = 'pending' AND listing_id IS NOT NULL
         ORDER BY random() LIMIT 1`,
      );
      if (!enquiry) return false;
      return act(
        enquiry.listing,
        `mutation A($id: ID!, $code: String!) { r: approveBooking(id: $id, code: $code) ${ERRORS} }`,
        { id: enquiry.id, code: enquiry.code },
      );
    },
  },
  {
    name: 'an event passes, which verifies a review',
    async run(world, _act, random, { sql }) {
      const rows = await sql(
        `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
           guests, event_date, address, event_type, message, code, status, decided_at)
         SELECT gen_random_uuid(), $1, id, kind, name, city, 'Ananya', '9829044171', 'Udaipur', 100,
           -- The day before its earliest event: a listing has one event a day, also those of earlier runs.
           (SELECT least(min(event_date), today_in_india() - 39) - 1 FROM booking WHERE listing_id = listing.id),
           'Lal Ghat', 'WEDDING', '', '123456', 'approved', now() FROM listing WHERE id = $2
         RETURNING id`,
        [pick(world.users, random), listingOf(world, random)],
      );
      return rows.length > 0;
    },
  },
  {
    name: 'add a photo to a review, or delete one',
    async run(_world, _act, random, { sql }) {
      const [photo] = await sql(
        random() < 0.4
          ? `DELETE FROM review_picture WHERE id = (SELECT id FROM review_picture ORDER BY random() LIMIT 1) RETURNING id`
          : `INSERT INTO review_picture (id, author_id, review_id, media_hash, position)
             SELECT gen_random_uuid(), user_id, review.id, media.hash, 0
             FROM (SELECT id, user_id FROM review WHERE user_id IS NOT NULL ORDER BY random() LIMIT 1) review,
               (SELECT hash FROM media LIMIT 1) media
             WHERE NOT EXISTS (SELECT FROM review_picture WHERE review_id = review.id) RETURNING id`,
      );
      return photo !== undefined;
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

const REFUSALS = ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'];

/** Returns an `Act` that logs each account in on first use. */
export function actorOf(app: TestApp): Act {
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
