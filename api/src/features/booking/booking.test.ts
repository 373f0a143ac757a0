import { describe, expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';
import { enquiry, SEND, WITHDRAW, type Outcome, send, makeSentEnquiry } from './booking.factory.js';

useApp();

describe('sending', () => {
  test('creates a pending booking with a code; repeating it returns the same one', async () => {
    const venue = await makeVenue();
    const couple = await loggedIn((await makeUser()).id);
    const first = await send(couple, venue.id);
    expect(first.booking).toMatchObject({ status: 'PENDING', code: expect.stringMatching(/^\d{6}$/) });
    const second = await send(couple, venue.id, { message: 'Again' });
    expect(second.booking?.id).toBe(first.booking?.id);
    expect([first.created, second.created]).toEqual([true, false]);
  });

  test('ten concurrent requests create one booking and one email each to the owner and the couple', async () => {
    const venue = await makeVenue();
    const user = await makeUser();
    const couple = await loggedIn(user.id);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(couple, venue.id)));
    expect(new Set(outcomes.map(({ booking }) => booking?.id)).size).toBe(1);
    const emails = await app().sql<{ payload: { to: string } }>(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ANY($1)`,
      [[venue.email, user.email]],
    );
    expect(emails.map(({ payload }) => payload.to).sort()).toEqual([user.email, venue.email].sort());
  });

  test('works the same for vendors', async () => {
    const vendor = await makeVendor();
    const { booking } = await send(await loggedIn((await makeUser()).id), vendor.id);
    const { data } = await (
      await loggedIn(vendor.id)
    ).gql<{ inbox: { nodes: object[] } }>(`{ inbox { nodes { id listingKind listingName code } } }`);
    expect(data.inbox.nodes).toEqual([
      { id: booking?.id, listingKind: 'VENDOR', listingName: vendor.name, code: null },
    ]);
  });

  test.each([
    [{ contact: '123' }, 'contact', 'Contact must be exactly 10 digits'],
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ guests: 0 }, 'guests', 'Guests must be at least 1'],
    [{ date: '2027-02-30' }, 'date', 'Please choose a date from the calendar'],
    [{ date: '2020-01-01' }, 'date', 'Please choose today or a later date'],
    [{ message: 'a\u0000b' }, 'message', 'Please remove invalid characters'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Please keep this to 2,000 characters'],
  ])('%j is rejected at its field', async (overrides, field, message) => {
    const venue = await makeVenue();
    const outcome = await send(await loggedIn((await makeUser()).id), venue.id, overrides);
    expect(outcome).toMatchObject({ booking: null, userErrors: [{ code: 'INVALID', field, message }] });
    expect(await app().sql(`SELECT 1 FROM booking WHERE listing_id = $1`, [venue.id])).toEqual([]);
  });

  test('a listing that isn’t public or doesn’t exist is not found', async () => {
    const couple = await loggedIn((await makeUser()).id);
    const hidden = await makeVenue({ status: 'pending' });
    for (const id of [hidden.id, '00000000-0000-7000-8000-000000000000']) {
      const { errors } = await couple.gql(SEND, { input: enquiry(id) });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

test('neither emails nor what the owner can read contains the code', async () => {
  const { owner, id, code, venue } = await makeSentEnquiry();
  const { data } = await owner.gql(`{ inbox { nodes { id code message } } booking(id: "${id}") { code } }`);
  expect(JSON.stringify(data)).not.toContain(code);
  const rows = await app().sql<{ text: string }>(
    `SELECT payload::text AS text FROM graphile_worker._private_jobs UNION ALL SELECT params::text FROM notification WHERE account_id = $1`,
    [venue.id],
  );
  for (const { text } of rows) expect(text).not.toContain(code);
});

test.each(['name', 'typeOfEvent'])(
  'the %s of an enquiry can’t contain the code of another one',
  async (field) => {
    const { couple, code } = await makeSentEnquiry();
    const other = await makeVenue();
    const outcome = await send(couple, other.id, { [field]: `Puja ${code.slice(0, 3)} ${code.slice(3)}` });
    const message =
      'Please remove the code of your other enquiry. Share it only with that business, once you’ve agreed.';
    expect(outcome).toMatchObject({ booking: null, userErrors: [{ code: 'INVALID', field, message }] });
    expect((await send(couple, other.id, { [field]: 'Puja 123' })).created).toBe(true);
  },
);

test.each([
  ['WEDDING', 'WEDDING', null, 'Wedding'],
  ['Wedding', 'WEDDING', null, 'Wedding'],
  ['Corporate event', 'CORPORATE_EVENT', null, 'Corporate event'],
  ['OTHER', 'OTHER', null, 'Other'],
  ['wedding', 'OTHER', 'wedding', 'wedding'],
  ['Griha Pravesh lunch', 'OTHER', 'Griha Pravesh lunch', 'Griha Pravesh lunch'],
])('%s is stored as a known type or as it was typed', async (typed, key, text, read) => {
  const { venue, owner, id } = await makeSentEnquiry({ typeOfEvent: typed });
  expect(await app().sql(`SELECT event_type, event_type_text FROM booking WHERE id = $1`, [id])).toEqual([
    { event_type: key, event_type_text: text },
  ]);
  const { data } = await owner.gql(
    '{ inbox { nodes { eventType typeOfEvent } } notifications { nodes { text } } }',
  );
  expect(data).toEqual({
    inbox: { nodes: [{ eventType: key, typeOfEvent: read }] },
    notifications: { nodes: [{ text: expect.stringContaining(`: ${read} on `) }] },
  });
  expect((await owner.rest('GET', `/bookings/${venue.id}`)).body).toMatchObject([{ typeOfEvent: read }]);
});

test('after withdrawing an enquiry, the couple can send a new one', async () => {
  const { couple, venue, id } = await makeSentEnquiry();
  const { data } = await couple.gql<{ withdrawBooking: Outcome }>(WITHDRAW, { id });
  expect(data.withdrawBooking.booking).toEqual({ status: 'WITHDRAWN' });
  expect((await send(couple, venue.id)).booking?.id).not.toBe(id);
});

test('the list of my bookings is paginated and contains nobody else’s', async () => {
  const user = await makeUser();
  const couple = await loggedIn(user.id);
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.unshift((await send(couple, (await makeVenue()).id)).booking?.id ?? '');
  await makeSentEnquiry();
  const MINE = `query Mine($after: String) { myBookings(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } totalCount } }`;
  const seen: string[] = [];
  let after: string | undefined;
  for (let more = true; more;) {
    const { data } = await couple.gql<{
      myBookings: {
        nodes: { id: string }[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    }>(MINE, { after });
    seen.push(...data.myBookings.nodes.map(({ id }) => id));
    expect(data.myBookings.totalCount).toBe(5);
    ({ hasNextPage: more, endCursor: after } = data.myBookings.pageInfo);
  }
  expect(seen).toEqual(ids);
});
