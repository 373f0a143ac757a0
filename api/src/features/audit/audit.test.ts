import { beforeAll, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, withKey, type Client } from '../../../test/client.js';
import { makeBlog, makeBooking, makeHeldMessage, makeReview } from '../../../test/permissions/scene.js';

useApp();

const LIST = `query L($actorId: ID, $action: String, $target: String, $from: String, $to: String, $first: Int, $after: String) {
  auditLog(actorId: $actorId, action: $action, target: $target, from: $from, to: $to, first: $first, after: $after) {
    nodes { id actorId actorName actorRole apiKeyId apiKeyName action targetType targetId targetName targetKind changes { field before after } }
    totalCount pageInfo { hasNextPage endCursor } } }`;

interface Entry {
  id: string;
  actorName: string | null;
  apiKeyId: string | null;
  apiKeyName: string | null;
  action: string;
  targetId: string;
  targetName: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}
interface List {
  auditLog: { nodes: Entry[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

let admin: Client;
let meera: string;
let dev: { id: string; email: string };
let venue: string;
let blog: string;

const list = async (variables: object) => (await admin.gql<List>(LIST, variables)).data.auditLog;
const actions = async (variables: object) =>
  (await list(variables)).nodes.map(({ action, targetId }) => [action, targetId]);

beforeAll(async () => {
  meera = (await makeAdmin()).id;
  dev = await makeAdmin({ email: 'dev@mandap.example' });
  await app().sql(`UPDATE admin_profile SET name = 'Dev Malhotra' WHERE id = $1`, [dev.id]);
  admin = await loggedIn(meera);
  venue = (await makeVenue({ name: 'Jheel Mahal', status: 'pending' })).id;
  blog = await makeBlog();
  const decide =
    'mutation D($id: ID!) { decideListing(id: $id, approve: false, reason: "No pictures") { status } }';
  await admin.gql(decide, { id: venue });
  const second = await loggedIn(dev.id);
  await second.gql('mutation R($id: ID!) { rankListing(id: $id, rank: 7) { rank } }', { id: venue });
  await second.gql('mutation P($id: ID!) { publishBlog(id: $id, publish: false) { blog { id } } }', {
    id: blog,
  });
  // Two days ago, just before midnight in India.
  await app().sql(
    `UPDATE audit SET created_at =
       ((now() AT TIME ZONE 'Asia/Kolkata')::date - 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 second'
     WHERE action = 'listing.decide'`,
  );
});

test('shows who did what to which record, newest first, with the changes', async () => {
  const { nodes, totalCount } = await list({});
  expect(totalCount).toBe(3);
  expect(nodes).toEqual([
    expect.objectContaining({
      ...{ action: 'blog.publish', actorName: 'Dev Malhotra', targetName: 'Title', targetKind: null },
    }),
    expect.objectContaining({
      ...{ action: 'listing.rank', targetId: venue, targetName: 'Jheel Mahal', targetKind: 'VENUE' },
      ...{ apiKeyId: null, apiKeyName: null },
      changes: [{ field: 'rank', before: '5', after: '7' }],
    }),
    expect.objectContaining({
      ...{ action: 'listing.decide', actorName: 'Meera Iyer', actorRole: 'ADMIN' },
      changes: [
        { field: 'status', before: 'pending', after: 'rejected' },
        { field: 'reason', before: null, after: 'No pictures' },
      ],
    }),
  ]);
});

test('is filtered by actor, action, target and period, and by several together', async () => {
  expect(await actions({ actorId: dev.id })).toEqual([
    ['blog.publish', blog],
    ['listing.rank', venue],
  ]);
  expect(await actions({ actorId: newId() })).toEqual([]);
  expect(await actions({ action: 'listing.rank' })).toEqual([['listing.rank', venue]]);
  expect(await actions({ target: venue })).toEqual([
    ['listing.rank', venue],
    ['listing.decide', venue],
  ]);
  expect(await actions({ target: 'jheel' })).toHaveLength(2);
  expect(await actions({ target: 'title' })).toEqual([['blog.publish', blog]]);
  expect(await actions({ target: newId() })).toEqual([]);
  expect(await actions({ target: 'jheel', actorId: meera })).toEqual([['listing.decide', venue]]);
});

test('filters by days in India, including the last one', async () => {
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 864e5);
  expect(await actions({ from: day(-2), to: day(-2) })).toEqual([['listing.decide', venue]]);
  expect(await actions({ from: day(-1) })).toHaveLength(2);
  expect(await actions({ to: day(-1) })).toHaveLength(1);
  expect((await admin.gql(LIST, { from: '2026-02-30' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const [reversed] = (await admin.gql(LIST, { from: day(-1), to: day(-2) })).errors ?? [];
  expect([reversed?.extensions.code, reversed?.message]).toEqual([
    'BAD_USER_INPUT',
    'The end date is before the start date',
  ]);
  expect(await actions({ from: day(-2), to: '' })).toHaveLength(3);
});

test('the log is paginated, and lists admins and actions to filter by', async () => {
  const { nodes, pageInfo } = await list({ first: 2 });
  expect([nodes.length, pageInfo.hasNextPage]).toEqual([2, true]);
  expect(await actions({ first: 2, after: pageInfo.endCursor })).toEqual([['listing.decide', venue]]);
  expect((await admin.gql('{ auditFilterOptions { actions actors { id name } } }')).data).toEqual({
    auditFilterOptions: {
      actions: ['blog.publish', 'listing.decide', 'listing.rank'],
      actors: [
        { id: dev.id, name: 'Dev Malhotra' },
        { id: meera, name: 'Meera Iyer' },
      ],
    },
  });
});

test('an entry names the API key that was used, by either API, even after the key is deleted', async () => {
  const { id: target } = await makeVenue({ name: 'Sagar Kinara' });
  const key = await createTestKey(dev.id, 'write:own');
  const program = withKey(key.secret);
  await program.gql('mutation R($id: ID!) { rankListing(id: $id, rank: 8) { rank } }', { id: target });
  expect((await program.rest('PUT', `/venue/${target}`, { rank: 9 })).status).toBe(200);
  await app().sql('DELETE FROM api_key WHERE id = $1', [key.id]);
  const { nodes } = await list({ target });
  expect(nodes).toHaveLength(2);
  for (const node of nodes)
    expect(node).toMatchObject({
      ...{ action: 'listing.rank', actorName: 'Dev Malhotra' },
      ...{ apiKeyId: key.id, apiKeyName: 'Price sheet' },
    });
});

test('keeps entries of deleted admins and records, without their names', async () => {
  await app().sql(`DELETE FROM account WHERE id = ANY($1::uuid[])`, [[dev.id, venue]]);
  const { nodes } = await list({ target: venue });
  expect(nodes.map(({ actorName, targetName }) => [actorName, targetName])).toEqual([
    [null, null],
    ['Meera Iyer', null],
  ]);
});

test('names the parties of messages and reviews, until they delete their accounts', async () => {
  const [user, listing] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const message = await makeHeldMessage(await makeBooking(user.id, listing.id));
  const review = (await makeReview({ userId: user.id, listingId: listing.id })).id;
  await app().sql(
    `INSERT INTO audit (id, actor_id, actor_role, action, target_type, target_id)
     VALUES ($1, $2, 'admin', 'message.read', 'message', $3), ($4, $2, 'admin', 'review.decide', 'review', $5)`,
    [newId(), meera, message, newId(), review],
  );
  const names = async () => [
    (await list({ target: message })).nodes[0]?.targetName,
    (await list({ target: review })).nodes[0]?.targetName,
  ];
  expect(await names()).toEqual(['Ananya Sharma and Jheel Mahal', 'Jheel Mahal, by Ananya Sharma']);
  const { data, errors } = await admin.gql(
    'mutation D($id: ID!) { deleteUser(id: $id) { userErrors { code } } }',
    {
      id: user.id,
    },
  );
  expect([data, errors]).toEqual([{ deleteUser: { userErrors: [] } }, undefined]);
  for (const name of await names()) expect(name ?? '').not.toContain('Ananya');
});
