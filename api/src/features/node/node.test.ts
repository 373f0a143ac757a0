import { beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType } from 'graphql';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { getSchema } from '../../graphql/schema.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBlog, makeBooking, makeStory } from '../../../test/permissions/scene.js';
import { ask } from '../../../test/security/send.js';

useApp();

type Kind = 'Venue' | 'Vendor' | 'Blog' | 'RealWedding' | 'Booking' | 'User' | 'Admin';
let ids: Record<Kind, string>;
let people: Record<'visitor' | 'couple' | 'stranger' | 'owner' | 'admin', Client>;

const NODE = `query N($id: ID!) { node(id: $id) { __typename id
  ... on Listing { name contact { phone } } ... on Booking { code } ... on User { email } } }`;
const read = async (caller: Client, id: string) =>
  (await caller.gql<{ node: Record<string, unknown> | null }>(NODE, { id })).data.node;

beforeAll(async () => {
  const [couple, stranger, venue, admin] = [
    await makeUser(),
    await makeUser(),
    await makeVenue(),
    await makeAdmin(),
  ];
  ids = {
    Venue: venue.id,
    Vendor: (await makeVendor()).id,
    Blog: await makeBlog(),
    RealWedding: await makeStory('published'),
    Booking: (await makeBooking(couple.id, venue.id)).bookingId,
    User: couple.id,
    Admin: admin.id,
  };
  people = {
    visitor: client(),
    couple: await loggedIn(couple.id),
    stranger: await loggedIn(stranger.id),
    owner: await loggedIn(venue.id),
    admin: await loggedIn(admin.id),
  };
});

const PUBLIC: readonly Kind[] = ['Venue', 'Vendor', 'Blog', 'RealWedding'];
const SEEN: Record<keyof typeof people, readonly Kind[]> = {
  visitor: PUBLIC,
  couple: [...PUBLIC, 'Booking', 'User'],
  stranger: PUBLIC,
  owner: [...PUBLIC, 'Booking'],
  admin: [...PUBLIC, 'Booking', 'User', 'Admin'],
};

test.each(Object.keys(SEEN) as (keyof typeof SEEN)[])(
  '%s can read exactly what their own queries return',
  async (who) => {
    // Repeated documents are compiled.
    for (let again = 0; again < 3; again++)
      for (const [kind, id] of Object.entries(ids)) {
        const node = await read(people[who], id);
        expect([kind, node && [node.__typename, node.id]]).toEqual([
          kind,
          SEEN[who].includes(kind as Kind) ? [kind, id] : null,
        ]);
      }
  },
);

test('contact details and codes are hidden as everywhere', async () => {
  expect(await read(people.visitor, ids.Venue)).toMatchObject({ contact: null });
  expect(await read(people.couple, ids.Venue)).toMatchObject({ contact: { phone: expect.any(String) } });
  expect(await read(people.couple, ids.Booking)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
  expect(await read(people.owner, ids.Booking)).toMatchObject({ code: null });
  expect(await read(people.admin, ids.Booking)).toMatchObject({ code: null });
});

test('an unapproved listing or pending story is visible to its owner and admins', async () => {
  const pending = await makeVenue({ status: 'pending' });
  const story = await makeStory('pending');
  for (const id of [pending.id, story]) {
    expect(await read(people.visitor, id)).toBeNull();
    expect(await read(people.couple, id)).toBeNull();
    expect(await read(people.admin, id)).toMatchObject({ id });
  }
  expect(await read(await loggedIn(pending.id), pending.id)).toMatchObject({ id: pending.id });
});

test.each(['', 'nonsense', '00000000-0000-7000-8000-000000000000', "' OR 1=1 --"])(
  'an unknown ID is null: %s',
  async (id) => {
    expect(await read(people.admin, id)).toBeNull();
  },
);

describe('nodes', () => {
  const NODES = 'query N($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

  test('returns objects in the order of the IDs, with null in between', async () => {
    const requestedIds = [ids.Blog, newId(), ids.Admin, ids.Venue, ids.Venue, ids.Blog.toUpperCase()];
    const { data } = await people.visitor.gql<{ nodes: ({ id: string } | null)[] }>(NODES, {
      ids: requestedIds,
    });
    expect(data.nodes.map((node) => node && node.id)).toEqual([
      ids.Blog,
      null,
      null,
      ids.Venue,
      ids.Venue,
      ids.Blog,
    ]);
    expect((await people.visitor.gql(NODES, { ids: [] })).data).toEqual({ nodes: [] });
  });

  test('accepts at most twenty IDs, each of which costs', async () => {
    const many = (count: number) => Array.from({ length: count }, newId);
    expect((await ask(people.visitor, NODES, { ids: many(20) })).errors).toEqual([]);
    expect((await ask(people.visitor, NODES, { ids: many(21) })).errors).toMatchObject([
      { message: 'ids must be at most 20', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const costs = async (query: string, variables = {}) =>
      (
        JSON.parse((await ask(people.visitor, query, variables)).text) as {
          extensions: { cost: { requested: number } };
        }
      ).extensions.cost.requested;
    expect(await costs(NODES, { ids: many(20) })).toBeGreaterThan(
      (await costs(NODES, { ids: many(1) })) + 300,
    );
    const reviews = `query N($ids: [ID!]!) { nodes(ids: $ids) { ... on Venue { reviews { nodes { id } } } } }`;
    expect((await ask(people.visitor, reviews, { ids: many(20) })).errors).toEqual([]);
    const twice = reviews.replace('{ nodes(ids: $ids)', '{ a: nodes(ids: $ids) { id } b: nodes(ids: $ids)');
    expect((await ask(people.visitor, twice, { ids: many(20) })).errors).toMatchObject([
      { extensions: { code: 'COST_LIMIT' } },
    ]);
  });
});

test('every Node type is tested above', async () => {
  const schema = await getSchema();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
  );
  expect(types.map(({ name }) => name).sort()).toEqual(Object.keys(ids).sort());
});
