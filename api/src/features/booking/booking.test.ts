import { describe, expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { todayInIndia } from '../../core/day.js';

useApp();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * DAY));

const enquiry = (listingId: string, overrides: object = {}) => ({
  listingId,
  name: 'Ananya Sharma',
  contact: '0000012345',
  location: 'Udaipur',
  guests: 420,
  date: inDays(90),
  address: '22 Fatehpura',
  typeOfEvent: 'Wedding',
  message: 'Is the verandah covered?',
  ...overrides,
});

const SEND = `mutation Send($input: EnquiryInput!) {
  sendEnquiry(input: $input) { booking { id code status date } created userErrors { code field message } }
}`;
const APPROVE = `mutation Approve($id: ID!, $code: String!) {
  approveBooking(id: $id, code: $code) { booking { id status code } userErrors { code field message } }
}`;
const REJECT = `mutation Reject($id: ID!) { rejectBooking(id: $id) { booking { status } userErrors { message } } }`;
const WITHDRAW = `mutation Withdraw($id: ID!) { withdrawBooking(id: $id) { booking { status } userErrors { message } } }`;

interface Outcome {
  created?: boolean | null;
  booking: { id: string; code: string | null; status: string } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

async function send(couple: Client, listingId: string, overrides?: object): Promise<Outcome> {
  const { data, errors } = await couple.gql<{ sendEnquiry: Outcome }>(SEND, {
    input: enquiry(listingId, overrides),
  });
  expect(errors).toBeUndefined();
  return data.sendEnquiry;
}

/** A sent enquiry with its couple and owner. */
async function sent(overrides?: object) {
  const venue = await makeVenue();
  const [couple, owner] = [await loggedIn((await makeUser()).id), await loggedIn(venue.id)];
  const { booking } = await send(couple, venue.id, overrides);
  if (!booking?.code) throw new Error('the enquiry was refused');
  return { venue, couple, owner, id: booking.id, code: booking.code };
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function approve(owner: Client, id: string, code: string) {
  return owner.gql<{ approveBooking: Outcome }>(APPROVE, { id, code });
}

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
    const mails = await app().sql<{ payload: { to: string } }>(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ANY($1)`,
      [[venue.email, user.email]],
    );
    expect(mails.map(({ payload }) => payload.to).sort()).toEqual([user.email, venue.email].sort());
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

describe('approving', () => {
  test('succeeds once with the right code, from any number of tabs', async () => {
    const { owner, couple, id, code, venue } = await sent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(owner, id, code)));
    for (const { data } of answers)
      expect(data.approveBooking).toEqual({
        booking: { id, status: 'APPROVED', code: null },
        userErrors: [],
      });
    const events = await app().sql(
      `SELECT 1 FROM booking_event WHERE booking_id = $1 AND kind = 'approved'`,
      [id],
    );
    expect(events).toHaveLength(1);
    const { data } = await couple.gql<{ venue: object }>(
      `query V($id: ID!) { venue(id: $id) { myBooking { status code } } }`,
      { id: venue.id },
    );
    expect(data.venue).toEqual({ myBooking: { status: 'APPROVED', code } });
  });

  test('counts wrong codes; five lock the approval, even for the right code', async () => {
    const { owner, id, code } = await sent();
    for (let i = 0; i < 5; i++) {
      const { data } = await approve(owner, id, wrong(code));
      expect(data.approveBooking.userErrors).toEqual([
        { code: 'INVALID', field: 'code', message: 'Invalid OTP' },
      ]);
    }
    const locked = await approve(owner, id, code);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(locked.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    const tries = await app().sql(
      `SELECT 1 FROM booking_event WHERE booking_id = $1 AND kind = 'wrong_code'`,
      [id],
    );
    expect(tries).toHaveLength(5);
  });

  test('a decision is final', async () => {
    const { owner, couple, id, code } = await sent();
    await owner.gql(REJECT, { id });
    const { data } = await approve(owner, id, code);
    expect(data.approveBooking.userErrors[0]).toMatchObject({
      message: 'This enquiry was already rejected.',
    });
    const withdrawn = await couple.gql<{ withdrawBooking: Outcome }>(WITHDRAW, { id });
    expect(withdrawn.data.withdrawBooking.userErrors[0]?.message).toBe('This enquiry was already rejected.');
    await expect(
      app().sql(`UPDATE booking SET status = 'approved' WHERE id = $1`, [id]),
    ).rejects.toMatchObject({
      constraint: 'booking_decision_final',
    });
  });

  test('of a concurrent approval and rejection, one wins', async () => {
    const { owner, id, code } = await sent();
    await Promise.all([approve(owner, id, code), owner.gql(REJECT, { id })]);
    const [row] = await app().sql<{ status: string }>(`SELECT status FROM booking WHERE id = $1`, [id]);
    const events = await app().sql<{ kind: string }>(
      `SELECT kind FROM booking_event WHERE booking_id = $1 AND kind <> 'sent'`,
      [id],
    );
    expect(events).toEqual([{ kind: row?.status }]);
  });

  test('on a fully booked date is rejected with a clear message, even for two concurrent approvals', async () => {
    const venue = await makeVenue({ daily_capacity: 1 });
    const owner = await loggedIn(venue.id);
    const couples = await Promise.all([1, 2].map(async () => loggedIn((await makeUser()).id)));
    const bookings = await Promise.all(couples.map((couple) => send(couple, venue.id)));
    const answers = await Promise.all(
      bookings.map(({ booking }) => approve(owner, booking?.id ?? '', booking?.code ?? '')),
    );
    const messages = answers.flatMap(({ data }) =>
      data.approveBooking.userErrors.map(({ message }) => message),
    );
    expect(messages).toEqual([expect.stringMatching(/is already fully booked/)]);
    const approved = await app().sql(`SELECT 1 FROM booking WHERE listing_id = $1 AND status = 'approved'`, [
      venue.id,
    ]);
    expect(approved).toHaveLength(1);
  });

  test('another owner’s enquiry is not found, and couples can’t decide', async () => {
    const { couple, id, code } = await sent();
    const stranger = await loggedIn((await makeVenue()).id);
    expect((await approve(stranger, id, code)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await approve(couple, id, code)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await approve(client(), id, code)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('neither email nor anything that owners or admins can read contains the code', async () => {
  const { owner, id, code, venue } = await sent();
  const { data } = await owner.gql(`{ inbox { nodes { id code message } } booking(id: "${id}") { code } }`);
  expect(JSON.stringify(data)).not.toContain(code);
  const rows = await app().sql<{ text: string }>(
    `SELECT payload::text AS text FROM graphile_worker._private_jobs UNION ALL SELECT params::text FROM notification WHERE account_id = $1`,
    [venue.id],
  );
  for (const { text } of rows) expect(text).not.toContain(code);
});

describe('an expired enquiry', () => {
  /** A pending enquiry whose date was yesterday. */
  async function expired() {
    const enquiring = await sent();
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [enquiring.id, inDays(-1)]);
    return enquiring;
  }

  test('can’t be approved, even with the right code', async () => {
    const { owner, id, code } = await expired();
    for (const tried of [code, wrong(code)]) {
      const { data } = await approve(owner, id, tried);
      expect(data.approveBooking).toEqual({
        booking: null,
        userErrors: [
          {
            code: 'CONFLICT',
            field: null,
            message: expect.stringMatching(
              / has passed\. The couple can send a new enquiry for another date\.$/,
            ),
          },
        ],
      });
    }
    expect(await app().sql(`SELECT status, wrong_codes FROM booking WHERE id = $1`, [id])).toEqual([
      { status: 'pending', wrong_codes: 0 },
    ]);
  });

  test('can be approved on the day itself', async () => {
    const { owner, id, code } = await sent({ date: todayInIndia() });
    expect((await approve(owner, id, code)).data.approveBooking.booking?.status).toBe('APPROVED');
  });

  test('isn’t open: the couple can send another one, but only one, from any number of tabs', async () => {
    const { venue, couple, id } = await expired();
    const mine = () =>
      couple.gql<{ venue: { myBooking: { id: string } | null } }>(
        'query V($id: ID!) { venue(id: $id) { myBooking { id } } }',
        { id: venue.id },
      );
    expect((await mine()).data.venue.myBooking).toBeNull();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(couple, venue.id)));
    const [again] = new Set(outcomes.map(({ booking }) => booking?.id));
    expect(new Set(outcomes.map(({ booking }) => booking?.id)).size).toBe(1);
    expect(again).not.toBe(id);
    expect((await mine()).data.venue.myBooking?.id).toBe(again);
  });

  test('can’t be reopened by the database while another one is open', async () => {
    const { venue, couple, id } = await expired();
    await send(couple, venue.id);
    await expect(
      app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [id, inDays(5)]),
    ).rejects.toMatchObject({ constraint: 'booking_one_open' });
    await expect(
      app().sql(
        `INSERT INTO booking SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))).*
         FROM booking b WHERE user_id = (SELECT user_id FROM booking WHERE id = $1) AND id <> $1`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'booking_one_open' });
  });

  test('is listed separately in the inbox', async () => {
    const { owner, couple, venue, id } = await expired();
    const { booking: open } = await send(couple, venue.id);
    const inbox = async (expired: boolean) =>
      (
        await owner.gql<{ inbox: { nodes: { id: string }[] }; inboxCounts: object }>(
          `query I($expired: Boolean) { inbox(status: PENDING, expired: $expired) { nodes { id } }
             inboxCounts { pending expired } }`,
          { expired },
        )
      ).data;
    const counts = { pending: 2, expired: 1 };
    expect(await inbox(true)).toEqual({ inbox: { nodes: [{ id }] }, inboxCounts: counts });
    expect(await inbox(false)).toEqual({ inbox: { nodes: [{ id: open?.id }] }, inboxCounts: counts });
  });
});

test.each([
  ['WEDDING', 'WEDDING', null, 'Wedding'],
  ['Wedding', 'WEDDING', null, 'Wedding'],
  ['Corporate event', 'CORPORATE_EVENT', null, 'Corporate event'],
  ['OTHER', 'OTHER', null, 'Other'],
  ['wedding', 'OTHER', 'wedding', 'wedding'],
  ['Griha Pravesh lunch', 'OTHER', 'Griha Pravesh lunch', 'Griha Pravesh lunch'],
])('%s is stored as a known type or as it was typed', async (typed, key, text, read) => {
  const { venue, owner, id } = await sent({ typeOfEvent: typed });
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

describe('the inbox', () => {
  const DAYS = {
    'Rhea Nair': 40,
    'Ananya Sharma': 5,
    'Dev_Anand 100%': -3,
    'Ishan Nair': 20,
    'Tara Menon': -9,
  };

  /** Creates a venue with one enquiry per entry, in this order; returns a function that reads its inbox. */
  async function filled() {
    const venue = await makeVenue();
    for (const [name, days] of Object.entries(DAYS)) {
      const { booking } = await send(await loggedIn((await makeUser()).id), venue.id, { name });
      await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [booking?.id, inDays(days)]);
    }
    const owner = await loggedIn(venue.id);
    return async (args: string) =>
      (
        await owner.gql<{ inbox: { nodes: { name: string }[]; pageInfo: { endCursor: string } } }>(
          `{ inbox(${args}) { nodes { name } pageInfo { endCursor } } }`,
        )
      ).data.inbox;
  }
  const names = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);

  test('sorts by newest or by next event, past events last, in pages', async () => {
    const inbox = await filled();
    expect(names(await inbox('first: 9'))).toEqual(Object.keys(DAYS).reverse());
    const byDay = ['Ananya Sharma', 'Ishan Nair', 'Rhea Nair', 'Dev_Anand 100%', 'Tara Menon'];
    expect(names(await inbox('sort: EVENT_DATE'))).toEqual(byDay);
    const front = await inbox('sort: EVENT_DATE, first: 3');
    const back = await inbox(`sort: EVENT_DATE, first: 3, after: "${front.pageInfo.endCursor}"`);
    expect([...names(front), ...names(back)]).toEqual(byDay);
  });

  test.each([
    ['nair', ['Ishan Nair', 'Rhea Nair']],
    ['EA N', ['Rhea Nair']],
    ['v_a', ['Dev_Anand 100%']],
    ['%', ['Dev_Anand 100%']],
    ['Meera', []],
  ])('finds %s in names, literally', async (search, found) => {
    const inbox = await filled();
    expect(names(await inbox(`search: "${search}"`))).toEqual(found);
  });

  test('finds a couple that deleted its account by its placeholder name', async () => {
    const { owner, id } = await sent();
    await app().sql(
      `UPDATE booking SET name = NULL, location = '', address = '', message = '' WHERE id = $1`,
      [id],
    );
    const inbox = async (search: string) =>
      (
        await owner.gql<{ inbox: { nodes: { name: string }[] } }>(
          'query I($search: String) { inbox(search: $search) { nodes { name } } }',
          { search },
        )
      ).data.inbox.nodes;
    expect(await inbox('FORMER m')).toEqual([{ name: 'A former Mandap user' }]);
    expect(await inbox('Ananya')).toEqual([]);
  });

  test('counts the matches of a search per tab, in the owner’s own inbox', async () => {
    await filled();
    const { owner, venue } = await sent({ name: 'Kavya Nair' });
    await send(await loggedIn((await makeUser()).id), venue.id, { name: 'Farhan Qureshi' });
    const counts = async (search: string) =>
      (
        await owner.gql<{ inboxCounts: { pending: number } }>(
          'query C($search: String) { inboxCounts(search: $search) { pending } }',
          { search },
        )
      ).data.inboxCounts.pending;
    expect([await counts('nair'), await counts(''), await counts('meera')]).toEqual([1, 2, 0]);
  });

  test('rejects an unknown order and a term that is too long', async () => {
    const { owner } = await sent();
    const { errors } = await owner.gql(`{ inbox(search: "${'x'.repeat(81)}") { nodes { id } } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { errors: unknown } = await owner.gql('{ inbox(sort: NAME) { nodes { id } } }');
    expect(unknown?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

test('after withdrawing an enquiry, the couple can send a new one', async () => {
  const { couple, venue, id } = await sent();
  const { data } = await couple.gql<{ withdrawBooking: Outcome }>(WITHDRAW, { id });
  expect(data.withdrawBooking.booking).toEqual({ status: 'WITHDRAWN' });
  expect((await send(couple, venue.id)).booking?.id).not.toBe(id);
});

test('the list of my bookings is paginated and contains nobody else’s', async () => {
  const user = await makeUser();
  const couple = await loggedIn(user.id);
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.unshift((await send(couple, (await makeVenue()).id)).booking?.id ?? '');
  await sent();
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

describe('a locked approval', () => {
  test('is reported with the fifth wrong code, to the owner only', async () => {
    const { owner, couple, id, code } = await sent();
    const tryCode = async () =>
      (
        await owner.gql<{
          approveBooking: { booking: { lockedUntil: string | null }; userErrors: object[] };
        }>(
          `mutation { approveBooking(id: "${id}", code: "${wrong(code)}") { booking { lockedUntil } userErrors { field message } } }`,
        )
      ).data.approveBooking;
    for (let tries = 1; tries <= 4; tries++)
      expect(await tryCode()).toEqual({
        booking: { lockedUntil: null },
        userErrors: [{ field: 'code', message: 'Invalid OTP' }],
      });
    const { booking } = await tryCode();
    const minutes = (new Date(booking.lockedUntil ?? 0).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15.1);
    const ask = `query Q($id: ID!) { booking(id: $id) { lockedUntil } }`;
    expect((await owner.gql(ask, { id })).data).toEqual({ booking });
    expect((await couple.gql(ask, { id })).data).toEqual({ booking: { lockedUntil: null } });
    await app().sql(`UPDATE booking SET locked_until = now() - interval '1 second' WHERE id = $1`, [id]);
    expect((await owner.gql(ask, { id })).data).toEqual({ booking: { lockedUntil: null } });
  });
});

test('filters the inbox by reschedule requests, and counts them', async () => {
  const { owner, venue, id } = await sent();
  await send(await loggedIn((await makeUser()).id), venue.id);
  await app().sql(
    `UPDATE booking SET status = 'approved', decided_at = now(), requested_date = event_date + 1 WHERE id = $1`,
    [id],
  );
  const { data } = await owner.gql(
    '{ inbox(rescheduleRequested: true) { nodes { id } totalCount } inboxCounts { pending approved rescheduleRequested } }',
  );
  expect(data).toEqual({
    inbox: { nodes: [{ id }], totalCount: 1 },
    inboxCounts: { pending: 1, approved: 1, rescheduleRequested: 1 },
  });
});
