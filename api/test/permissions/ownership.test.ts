import { describe, expect, test } from '@jest/globals';
import { makeAccount } from '../../src/features/account/account.factory.js';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { newId } from '../../src/core/ids.js';
import { app, useApp } from '../app.js';
import { client, loggedIn } from '../client.js';
import { CALLER_ROLES, enquiry, makeBooking, makeCaller, pendingListing, type CallerRole } from './scene.js';

// Permissions on single rows and fields, which the table of operations can't express.
useApp();

describe.each(['pending', 'rejected'])('a %s listing', (status) => {
  const VENUE =
    'query V($id: ID!) { venue(id: $id) { id status reviews { totalCount } ratingSummary { verified } } }';

  test.each<[CallerRole | 'its owner', boolean]>([
    ['anonymous', false],
    ['user', false],
    ['vendor', false],
    ['venue', false],
    ['its owner', true],
    ['admin', true],
  ])('%s: %s', async (role, sees) => {
    const { id } = await makeVenue({ status, city: `Hidden${status}` });
    const http = role === 'its owner' ? await loggedIn(id) : (await makeCaller(role)).http;
    const { data, errors } = await http.gql<{ venue: object | null }>(VENUE, { id });
    expect([errors, data.venue !== null]).toEqual([undefined, sees]);
    expect((await http.rest('GET', `/venue/${id}`)).status).toBe(sees ? 200 : 404);
    // Hidden objects get the same response as missing ones.
    const [hidden, absent] = [
      await http.rest('GET', `/venue/${id}`),
      await http.rest('GET', `/venue/${newId()}`),
    ];
    if (!sees) expect(hidden.body).toEqual(absent.body);
  });

  test.each<CallerRole>(['anonymous', 'user', 'vendor', 'venue'])(
    '%s does not find it in lists or counts',
    async (role) => {
      const city = `List${status}${role}`;
      await makeVenue({ status, city });
      const { http } = await makeCaller(role);
      const { data } = await http.gql<{ venues: object; cities: { name: string }[] }>(
        `{ venues(filter: { city: "${city}", statuses: [PENDING, REJECTED] }) { nodes { id } totalCount } cities { name } }`,
      );
      expect(data.venues).toEqual({ nodes: [], totalCount: 0 });
      expect(data.cities.map(({ name }) => name)).not.toContain(city);
      expect((await http.rest<{ data: object[] }>('GET', `/venue/all?city=${city}`)).body.data).toEqual([]);
    },
  );

  test('nobody can send it an enquiry or add it to a wishlist', async () => {
    const { id } = await makeVenue({ status });
    const { http } = await makeCaller('user');
    const send = await http.gql(
      'mutation M($input: EnquiryInput!) { sendEnquiry(input: $input) { userErrors { code } } }',
      {
        input: enquiry(id),
      },
    );
    const keep = await http.gql('mutation M($id: ID!) { addToWishlist(listingId: $id) { wishlisted } }', {
      id,
    });
    for (const { errors } of [send, keep]) expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('contact details', () => {
  test.each(CALLER_ROLES)('%s', async (role) => {
    const venue = await makeVenue();
    const { http } = await makeCaller(role);
    const contact = role === 'anonymous' ? null : { phone: venue.phone, email: venue.email };
    const { data } = await http.gql<{ venue: object; venues: { nodes: object[] } }>(
      `query V($id: ID!) { venue(id: $id) { contact { phone email } } }`,
      { id: venue.id },
    );
    expect(data.venue).toEqual({ contact });
    const { body } = await http.rest<{ data: { venue: object } }>('GET', `/venue/${venue.id}`);
    if (contact) expect(body.data.venue).toMatchObject(contact);
    else for (const field of ['phone', 'email']) expect(body.data.venue).not.toHaveProperty(field);
  });
});

describe('the code of an enquiry', () => {
  const BOOKING = 'query B($id: ID!) { booking(id: $id) { id code } }';

  test('is visible to its couple; the business and the admins see the enquiry without it', async () => {
    const [user, venue, admin] = [await makeUser(), await makeVenue(), await makeAdmin()];
    const { bookingId: id, code } = await makeBooking(user.id, venue.id);
    const seen = async (who: string) =>
      (await (await loggedIn(who)).gql<{ booking: object }>(BOOKING, { id })).data.booking;
    expect(await seen(user.id)).toEqual({ id, code });
    for (const who of [venue.id, admin.id]) expect(await seen(who)).toEqual({ id, code: null });
    const lookup = `/bookings/bookings/${venue.id}?uId=${user.id}`;
    const rest = async (who: string) => (await (await loggedIn(who)).rest('GET', lookup)).body;
    expect(await rest(user.id)).toEqual({ message: 'True', bookingId: code });
    for (const who of [venue.id, admin.id]) expect(await rest(who)).toEqual({ message: 'True' });
  });
});

describe('an account ID that differs from the session’s', () => {
  test('in a body or query is a 403', async () => {
    const [venue, other] = [await makeVenue(), await makeUser()];
    const { http } = await makeCaller('user');
    const { listingId, ...input } = enquiry(venue.id);
    const sent = await http.rest('POST', '/bookings/bookings', { ...input, vId: listingId, uId: other.id });
    expect(sent.status).toBe(403);
    expect((await http.rest('GET', `/bookings/bookings/${venue.id}?uId=${other.id}`)).status).toBe(403);
    expect(await app().sql(`SELECT 1 FROM booking WHERE listing_id = $1`, [venue.id])).toEqual([]);
  });

  test('in a path is a 403, whether the account exists or not', async () => {
    const { http } = await makeCaller('venue');
    const { userId, listingId } = await makeBooking((await makeUser()).id, (await makeVendor()).id);
    for (const id of [listingId, newId()]) {
      expect((await http.rest('GET', `/bookings/${id}`)).status).toBe(403);
      const body = { uId: userId, bookingId: 'Rejected' };
      expect((await http.rest('PATCH', `/bookings/${id}`, body)).status).toBe(403);
      expect((await http.rest('PUT', `/venue/${id}`, { summary: 'Ours now' })).status).toBe(403);
    }
    const couple = (await makeCaller('user')).http;
    for (const id of [userId, newId()]) expect((await couple.rest('GET', `/user/${id}`)).status).toBe(403);
  });
});

test('only admins moderate, and the audit log records it', async () => {
  const id = await pendingListing();
  const decide =
    'mutation D($id: ID!) { decideListing(id: $id, approve: false, reason: "No pictures") { status userErrors { message } } }';
  const { http, id: adminId } = await makeCaller('admin');
  expect((await http.gql(decide, { id })).data).toEqual({
    decideListing: { status: 'REJECTED', userErrors: [] },
  });
  expect((await http.gql(decide, { id })).data).toEqual({
    decideListing: { status: null, userErrors: [{ message: 'This listing is already rejected.' }] },
  });
  const rows = await app().sql(
    `SELECT actor_id, actor_role, action, before, after FROM audit WHERE target_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      actor_id: adminId,
      actor_role: 'admin',
      action: 'listing.decide',
      before: { status: 'pending' },
      after: { status: 'rejected', reason: 'No pictures' },
    },
  ]);
});

test('the database keeps exactly one super admin', async () => {
  const { id } = await makeAccount('admin', { superAdmin: true });
  for (const statement of [
    'DELETE FROM account WHERE id = $1',
    'UPDATE account SET super_admin = false WHERE id = $1',
    `UPDATE account SET super_admin = false, role = 'user' WHERE id = $1`,
  ])
    await expect(app().sql(statement, [id])).rejects.toMatchObject({ constraint: 'super_admin_stays' });
  await expect(makeAccount('admin', { superAdmin: true })).rejects.toMatchObject({
    constraint: 'account_one_super_admin',
  });
  await expect(makeAccount('venue', { superAdmin: true })).rejects.toMatchObject({
    constraint: 'super_admin_is_admin',
  });
});

test('a visitor has no account', async () => {
  expect((await client().gql('{ me { id } }')).data).toEqual({ me: null });
});
