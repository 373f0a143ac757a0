import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeBooking, makeReview } from '../../../test/permissions/scene.js';
import { makeUser } from './user.factory.js';

useApp();

const admin = async () => loggedIn((await makeAdmin()).id);

const USERS = `query U($search: String, $city: String, $sort: UserSort, $descending: Boolean, $page: Int, $first: Int) {
  list: managedUsers(search: $search, city: $city, sort: $sort, descending: $descending, page: $page, first: $first) {
    nodes { fullName email city createdAt } totalCount } }`;

interface Listed {
  nodes: { fullName: string; email: string; createdAt: string }[];
  totalCount: number;
}

const users = async (caller: Client, variables: object) =>
  (await caller.gql<{ list: Listed }>(USERS, variables)).data.list;
const names = ({ nodes }: Listed) => nodes.map(({ fullName }) => fullName);

describe('the table of users', () => {
  test('is searched by name, email address and phone number', async () => {
    const { email } = await makeUser({ fullName: 'Zubeida Findable' });
    const caller = await admin();
    for (const search of ['findable', 'ZUBEIDA F', email, 'zu'])
      expect(names(await users(caller, { search }))).toContain('Zubeida Findable');
    expect(await users(caller, { search: 'zubeidaxfindable' })).toEqual({ nodes: [], totalCount: 0 });
  });

  test('finds a phone number with any spacing, with or without a prefix', async () => {
    await makeUser({ fullName: 'Called Person', phone: '9829044170' });
    const caller = await admin();
    for (const search of [
      '9829044170',
      '98290 44170',
      '+91 98290 44170',
      '+91-9829044170',
      '098290 44170',
      '90 441',
    ])
      expect(names(await users(caller, { search }))).toEqual(['Called Person']);
    for (const search of ['98290 44171', '98290 44170 x', '+-+', '+91'])
      expect(names(await users(caller, { search }))).toEqual([]);
  });

  test('finds a changed city, and no longer the old one', async () => {
    const { id, email } = await makeUser({ fullName: 'Moved Person' });
    await app().sql(`UPDATE account SET email = 'moved.here@mail.example' WHERE id = $1`, [id]);
    const caller = await admin();
    expect(names(await users(caller, { search: 'moved.here' }))).toEqual(['Moved Person']);
    expect(names(await users(caller, { search: email }))).toEqual([]);
  });

  test('counts matches, again after users are created, deleted or changed', async () => {
    const caller = await admin();
    const fullName = 'Countable Person';
    const people = [await makeUser({ fullName }), await makeUser({ fullName }), await makeUser({ fullName })];
    const counted = async () => (await users(caller, { search: 'countable', first: 1 })).totalCount;
    // The notification of the change arrives on another connection.
    const becomes = async (count: number) => {
      let found = await counted();
      for (let i = 0; i < 50 && found !== count; i++) found = await counted();
      expect(found).toBe(count);
    };
    await becomes(3);
    await makeUser({ fullName });
    await becomes(4);
    await app().sql(`DELETE FROM account WHERE id = $1`, [people[0]?.id]);
    await becomes(3);
    await app().sql(`UPDATE user_profile SET full_name = 'Somebody Else' WHERE id = $1`, [people[1]?.id]);
    await becomes(2);
  });

  test('sorts by name and by sign-up, in both directions, in pages', async () => {
    for (const fullName of ['Pageable banyan', 'Pageable Acacia', 'Pageable champa'])
      await makeUser({ fullName });
    const caller = await admin();
    const all = { search: 'pageable', sort: 'NAME', descending: false };
    const sorted = ['Pageable Acacia', 'Pageable banyan', 'Pageable champa'];
    expect(names(await users(caller, all))).toEqual(sorted);
    expect(names(await users(caller, { ...all, descending: true }))).toEqual(sorted.toReversed());
    expect(names(await users(caller, { ...all, first: 2, page: 2 }))).toEqual(['Pageable champa']);
    const { nodes } = await users(caller, { search: 'pageable', sort: 'REGISTERED' });
    const timestamps = nodes.map(({ createdAt }) => createdAt);
    expect(timestamps).toEqual(timestamps.toSorted().reverse());
  });
});

test('an admin finds admins by name and sees who is the super admin', async () => {
  const { email } = await makeAdmin();
  const { data } = await (
    await admin()
  ).gql<{ list: { nodes: object[]; totalCount: number } }>(
    `query A($search: String) { list: managedAdmins(search: $search) { nodes { email superAdmin } totalCount } }`,
    { search: email },
  );
  expect(data.list).toEqual({ nodes: [{ email, superAdmin: false }], totalCount: 1 });
});

describe('one user', () => {
  test('is visible to themselves and admins only', async () => {
    const { id, email } = await makeUser();
    const USER = 'query U($id: ID!) { user(id: $id) { email } }';
    for (const caller of [await admin(), await loggedIn(id)])
      expect((await caller.gql(USER, { id })).data).toEqual({ user: { email } });
    expect((await (await admin()).gql(USER, { id: newId() })).data).toEqual({ user: null });
    const other = await loggedIn((await makeUser()).id);
    expect((await other.gql(USER, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('has open bookings and a history of the others, without codes', async () => {
    const user = await makeUser();
    const [open, past] = [
      await makeBooking(user.id, (await makeVenue()).id),
      await makeBooking(user.id, (await makeVenue()).id),
    ];
    await app().sql(`UPDATE booking SET status = 'rejected', decided_at = now() WHERE id = $1`, [
      past.bookingId,
    ]);
    const BOOKINGS = `query B($id: ID!, $open: Boolean) {
      list: userBookings(userId: $id, open: $open) { nodes { id code } totalCount } }`;
    const caller = await admin();
    const found = async (isOpen?: boolean) =>
      (
        await caller.gql<{ list: { nodes: { id: string }[]; totalCount: number } }>(BOOKINGS, {
          id: user.id,
          open: isOpen,
        })
      ).data.list;
    expect(await found(true)).toEqual({ nodes: [{ id: open.bookingId, code: null }], totalCount: 1 });
    expect(await found(false)).toEqual({ nodes: [{ id: past.bookingId, code: null }], totalCount: 1 });
    expect((await found()).totalCount).toBe(2);
  });

  test('has reviews of any status, with their listings', async () => {
    const user = await makeUser();
    const venue = await makeVenue({ name: 'Reviewed Hall' });
    const { id } = await makeReview({ userId: user.id, listingId: venue.id, status: 'pending' });
    const { data } = await (
      await admin()
    ).gql(
      `query R($id: ID!) { list: userReviews(userId: $id) {
        nodes { id listingId listingName listingKind status rating } totalCount } }`,
      { id: user.id },
    );
    expect(data).toEqual({
      list: {
        nodes: [
          {
            id,
            listingId: venue.id,
            listingName: 'Reviewed Hall',
            listingKind: 'VENUE',
            status: 'PENDING',
            rating: 5,
          },
        ],
        totalCount: 1,
      },
    });
  });
});
