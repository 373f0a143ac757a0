import { describe, expect, jest, test } from '@jest/globals';
import { TEST_PASSWORD } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBooking, makeReview } from '../../../test/permissions/scene.js';
import {
  type Answer,
  type Field,
  remove,
  admin,
  done,
  rows,
  audits,
  notificationTexts,
  subjectsTo,
  booking,
  approved,
} from './deletion.factory.js';

useApp();

const removeOwn = (caller: Client, password = TEST_PASSWORD) =>
  caller.gql<Answer>(
    'mutation D($password: String!) { answer: deleteAccount(password: $password) { id userErrors { code field message } } }',
    { password },
  );

describe('deleting a listing', () => {
  test.each([
    ['venue', makeVenue],
    ['vendor', makeVendor],
  ])('%s: couples keep their bookings, and those with an upcoming one are notified', async (kind, make) => {
    const listing = await make({ name: 'Rani Bagh', city: 'Udaipur' });
    const [waiting, bookedVendor, past] = [await makeUser(), await makeUser(), await makeUser()];
    const pending = (await makeBooking(waiting.id, listing.id)).bookingId;
    const ahead = (await makeBooking(bookedVendor.id, listing.id)).bookingId;
    const over = (await makeBooking(past.id, listing.id)).bookingId;
    await approved(ahead, 30);
    await approved(over, -30);
    const { id: reviewId } = await makeReview({ listingId: listing.id });
    await rows(`INSERT INTO wishlist_item (user_id, listing_id) VALUES ($1, $2)`, past.id, listing.id);
    await rows(
      `INSERT INTO enquiry (id, kind, name, contact, location, event_type, listing_id)
       VALUES ($1, 'registration', 'Owner', '0294 000', 'Udaipur', 'VENUE_REGISTRATION', $2)`,
      newId(),
      listing.id,
    );
    const owner = await loggedIn(listing.id);

    expect((await remove(await admin(), 'deleteListing', listing.id)).data).toEqual(done(listing.id));

    const gone = { listing_id: null, listing_name: 'Rani Bagh' };
    expect(await booking(pending)).toMatchObject({ ...gone, user_id: waiting.id, status: 'rejected' });
    expect(await booking(ahead)).toMatchObject({ ...gone, user_id: bookedVendor.id, status: 'approved' });
    expect(await booking(over)).toMatchObject({ ...gone, user_id: past.id, status: 'approved' });
    expect(await notificationTexts(waiting.id)).toEqual([
      expect.stringMatching(
        /^listing_deleted: Rani Bagh is no longer on Mandap\. Your enquiry is closed: Wedding .*\.$/,
      ),
    ]);
    expect(await notificationTexts(bookedVendor.id)).toEqual([
      expect.stringMatching(
        /^listing_deleted: Rani Bagh is no longer on Mandap\. Your booking stays in your dashboard: Wedding /,
      ),
    ]);
    expect(await notificationTexts(past.id)).toEqual([]);
    for (const { email } of [waiting, bookedVendor])
      expect(await subjectsTo(email)).toEqual(['Rani Bagh is no longer on Mandap']);
    expect(await subjectsTo(past.email)).toEqual([]);

    const mine = await (
      await loggedIn(waiting.id)
    ).gql<{ myBookings: object }>('{ myBookings { nodes { listingId listingName status } } }');
    expect(mine.data.myBookings).toEqual({
      nodes: [{ listingId: null, listingName: 'Rani Bagh', status: 'REJECTED' }],
    });

    for (const [table, column, value] of [
      ['account', 'id', listing.id],
      ['listing', 'id', listing.id],
      ['review', 'id', reviewId],
      ['wishlist_item', 'listing_id', listing.id],
      ['session', 'account_id', listing.id],
      ['enquiry', 'location', `Udaipur' AND contact = '0294 000`],
    ])
      expect(await rows(`SELECT FROM ${table} WHERE ${column} = '${value}'`)).toEqual([]);
    expect((await owner.gql('{ me { id } }')).data).toEqual({ me: null });
    expect(await audits(listing.id)).toEqual([
      {
        action: 'listing.delete',
        target_type: 'listing',
        before: { kind, status: 'approved', city: 'Udaipur', name: '•••' },
      },
    ]);
    expect(await subjectsTo(listing.email)).toEqual(['Rani Bagh was removed from Mandap']);
  });

  test('hides it from visitors', async () => {
    const { id } = await makeVenue();
    await remove(await admin(), 'deleteListing', id);
    const { data } = await client().gql('query V($id: ID!) { venue(id: $id) { id } }', { id });
    expect(data).toEqual({ venue: null });
  });

  test('updates no other listing’s ratings; its own reviews are deleted', async () => {
    const [gone, kept] = [await makeVenue(), await makeVenue()];
    await makeReview({ listingId: gone.id });
    await makeReview({ listingId: kept.id });
    await remove(await admin(), 'deleteListing', gone.id);
    expect(await rows(`SELECT rating_count FROM listing WHERE id = $1`, kept.id)).toEqual([
      { rating_count: 1 },
    ]);
  });
});

describe('deleting an admin', () => {
  test('logs them out, and keeps their audit entries without their name', async () => {
    const { id, email } = await makeAdmin();
    const session = await loggedIn(id);
    const victim = await makeUser();
    await remove(session, 'deleteUser', victim.id);
    expect((await remove(await admin(), 'deleteAdmin', id)).data).toEqual(done(id));
    expect((await session.gql('{ me { id } }')).data).toEqual({ me: null });
    expect(await rows(`SELECT actor_id, actor_role FROM audit WHERE target_id = $1`, victim.id)).toEqual([
      { actor_id: null, actor_role: 'admin' },
    ]);
    expect(await audits(id)).toEqual([
      { action: 'admin.delete', target_type: 'admin', before: { email: '•••' } },
    ]);
    expect(await subjectsTo(email)).toEqual(['Your Mandap account was removed']);
  });

  test('is impossible for the super admin, through any API', async () => {
    const { id } = await makeAdmin({ superAdmin: true });
    const refused = [{ code: 'CONFLICT', field: null, message: "Super Admin can't be deleted!!" }];
    for (const answer of [
      await remove(await admin(), 'deleteAdmin', id),
      await remove(await loggedIn(id), 'deleteAdmin', id),
      await removeOwn(await loggedIn(id)),
    ])
      expect(answer.data.answer).toEqual({ id: null, userErrors: refused });
    expect(await rows(`SELECT FROM account WHERE id = $1`, id)).toHaveLength(1);
    expect(await audits(id)).toEqual([]);
  });

  test('requires the password for one’s own account', async () => {
    const { id } = await makeAdmin();
    const { data } = await remove(await loggedIn(id), 'deleteAdmin', id);
    expect(data.answer.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await removeOwn(await loggedIn(id))).data).toEqual(done(id));
  });
});

describe('deleting one’s own account', () => {
  test.each([
    ['user', makeUser],
    ['venue', makeVenue],
    ['vendor', makeVendor],
    ['admin', makeAdmin],
  ])('%s: requires the right password, and ends the session too', async (role, make) => {
    const { id, email } = await make();
    const caller = await loggedIn(id);
    const other = await loggedIn(id);
    expect((await removeOwn(caller, 'Wrong#123')).data.answer).toEqual({
      id: null,
      userErrors: [{ code: 'INVALID', field: 'password', message: 'This is not your password' }],
    });
    expect((await removeOwn(caller, '')).data.answer.userErrors).toMatchObject([
      { field: 'password', message: 'Please enter your password!' },
    ]);
    expect((await removeOwn(caller)).data).toEqual(done(id));
    expect(caller.cookies.size).toBe(0);
    expect((await other.gql('{ me { id } }')).data).toEqual({ me: null });
    const login = await client().gql<{ login: object }>(
      'mutation L($input: LoginInput!) { login(input: $input) { role userErrors { message } } }',
      { input: { email, password: TEST_PASSWORD, role: role.toUpperCase() } },
    );
    expect(login.data.login).toEqual({ role: null, userErrors: [{ message: 'Invalid Credentials' }] });
    expect(await subjectsTo(email)).toEqual(['Your Mandap account is deleted']);
    // Deleting one's own account isn't moderation.
    expect(await audits(id)).toEqual([]);
  });

  test('limits password attempts without blocking the owner’s login', async () => {
    const { id, email } = await makeUser();
    const caller = await loggedIn(id);
    for (let i = 0; i < 10; i++) await removeOwn(caller, `Wrong#${i}`);
    const { errors } = await removeOwn(caller);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    const login = await client().gql<{ login: { role: string } }>(
      'mutation L($input: LoginInput!) { login(input: $input) { role userErrors { message } } }',
      { input: { email, password: TEST_PASSWORD, role: 'USER' } },
    );
    expect(login.data.login.role).toBe('USER');
  });

  test('is impossible from another site’s page', async () => {
    const { id } = await makeUser();
    const { cookies } = await loggedIn(id);
    const caller = client(cookies);
    const response = await caller.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ query: `mutation { deleteAccount(password: "${TEST_PASSWORD}") { id } }` }),
    });
    expect(response.status).toBe(403);
    expect(await rows(`SELECT FROM account WHERE id = $1`, id)).toHaveLength(1);
  });
});

test.each<[Field, string]>([
  ['deleteListing', 'a user'],
  ['deleteUser', 'a venue'],
  ['deleteAdmin', 'a user'],
])('%s finds neither %s nor missing accounts', async (field, other) => {
  const caller = await admin();
  const { id } = other === 'a user' ? await makeUser() : await makeVenue();
  for (const one of [id, newId()])
    expect((await remove(caller, field, one)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await rows(`SELECT FROM account WHERE id = $1`, id)).toHaveLength(1);
  const { data } = await remove(caller, field, 'nonsense');
  expect(data.answer.userErrors).toMatchObject([{ code: 'INVALID', field: 'id' }]);
});

/** Counts the statements that `act` runs in transactions. */
async function statementsWithin(act: () => Promise<unknown>): Promise<number> {
  const runner = app().services.database.source.createQueryRunner();
  const statements = jest.spyOn(Object.getPrototypeOf(runner) as typeof runner, 'query');
  await act();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}

test.each([
  ['deleteListing', 'listing_deleted'],
  ['deleteUser', 'couple_deleted'],
] as const)(
  '%s: runs as many statements for fifty enquiries and bookings as for one of each',
  async (field, kind) => {
    const counted: number[] = [];
    for (const pairs of [1, 50]) {
      const ofListing = field === 'deleteListing';
      const { id } = ofListing ? await makeVenue() : await makeUser();
      const others: string[] = [];
      for (let i = 0; i < 2 * pairs; i++) {
        const other = ofListing ? await makeUser() : await makeVenue();
        const { bookingId } = await (ofListing ? makeBooking(other.id, id) : makeBooking(id, other.id));
        if (i % 2) await approved(bookingId, 10 + i);
        others.push(other.id);
      }
      const caller = await admin();
      counted.push(await statementsWithin(() => remove(caller, field, id)));
      const notifiedOwners = await rows<{ id: string }>(
        `SELECT account_id AS id FROM notification WHERE kind = $1 AND account_id = ANY($2::uuid[])`,
        kind,
        others,
      );
      expect(notifiedOwners.map((one) => one.id).sort()).toEqual(others.sort());
    }
    expect(counted[1]).toBe(counted[0]);
  },
);
