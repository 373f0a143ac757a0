import { describe, expect, test } from '@jest/globals';
import { anotherApp, app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBooking, makeNotification, proposed } from '../../../test/permissions/scene.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface List {
  nodes: {
    id: string;
    text: string;
    kind: string;
    readAt: string | null;
    booking: { name: string } | null;
  }[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

async function list(who: Client, args = ''): Promise<List> {
  const { data, errors } = await who.gql<{ notifications: List }>(
    `{ notifications${args} { nodes { id kind text readAt booking { name } } totalCount pageInfo { endCursor hasNextPage } } }`,
  );
  expect(errors).toBeUndefined();
  return data.notifications;
}

const read = (who: Client, id: string) =>
  who.gql<{ readNotification: { notification: { id: string; readAt: string } | null } | null }>(
    'mutation M($id: ID!) { readNotification(id: $id) { notification { id readAt } userErrors { message } } }',
    { id },
  );

const pulse = async (who: Client) =>
  (await who.gql<{ pulse: { unread: number; version: string } }>('{ pulse { unread version } }')).data.pulse;

describe('the list', () => {
  test('is the own one, newest first, paged without a gap', async () => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    for (let i = 1; i <= 5; i++) await makeNotification(id, `Couple ${i}`);
    await makeNotification((await makeVenue()).id, 'Not theirs');
    const first = await list(owner, '(first: 2)');
    expect(first).toMatchObject({
      nodes: [{ text: 'Couple 5' }, { text: 'Couple 4' }],
      totalCount: 5,
      pageInfo: { hasNextPage: true },
    });
    const rest = await list(owner, `(first: 50, after: "${first.pageInfo.endCursor}")`);
    expect(rest.nodes.map(({ text }) => text)).toEqual(['Couple 3', 'Couple 2', 'Couple 1']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  test('can be narrowed to what is unread', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    const [old] = [await makeNotification(id, 'Old'), await makeNotification(id, 'New')];
    await read(owner, old);
    expect(await list(owner, '(unread: true)')).toMatchObject({ nodes: [{ text: 'New' }], totalCount: 1 });
    expect(await list(owner)).toMatchObject({ totalCount: 2 });
  });

  test('says which enquiry it is about, to its parties only', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const { bookingId } = await makeBooking(user.id, venue.id);
    const other = await makeVenue();
    for (const account of [venue.id, other.id])
      await app().sql(
        `INSERT INTO notification (id, account_id, kind, booking_id, text) VALUES ($1, $2, 'enquiry_received', $3, 'x')`,
        [newId(), account, bookingId],
      );
    expect((await list(await loggedIn(venue.id))).nodes[0]?.booking).toEqual({ name: 'Ananya Sharma' });
    expect((await list(await loggedIn(other.id))).nodes[0]?.booking).toBeNull();
  });

  test.each(['(first: 51)', '(first: 0)', '(after: "nonsense")'])('%s is refused', async (args) => {
    const { errors } = await (
      await loggedIn((await makeVenue()).id)
    ).gql(`{ notifications${args} { nodes { id } } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('marking as read', () => {
  test('twice is once: the first moment stays', async () => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const notification = await makeNotification(id);
    const first = (await read(owner, notification)).data.readNotification?.notification;
    expect(first?.readAt).not.toBeNull();
    expect((await read(owner, notification)).data.readNotification?.notification).toEqual(first);
  });

  test('is not done to another’s, which is not found', async () => {
    const notification = await makeNotification((await makeVenue()).id);
    const { errors } = await read(await loggedIn((await makeVenue()).id), notification);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await app().sql(`SELECT read_at FROM notification WHERE id = $1`, [notification])).toEqual([
      { read_at: null },
    ]);
  });

  test('of what is no id, and by nobody, is refused', async () => {
    const owner = await loggedIn((await makeVenue()).id);
    const { data } = await owner.gql<{ readNotification: { userErrors: object[] } }>(
      'mutation { readNotification(id: "x") { userErrors { field message } } }',
    );
    expect(data.readNotification.userErrors).toEqual([{ field: 'id', message: 'This is not an id' }]);
    expect((await read(client(), newId())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('of an enquiry’s news is done by deciding on it; one’s own decision is no news', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
    const { bookingId, code } = await makeBooking(user.id, venue.id);
    await app().sql(
      `INSERT INTO notification (id, account_id, kind, booking_id, text) VALUES ($1, $2, 'enquiry_received', $3, 'x')`,
      [newId(), venue.id, bookingId],
    );
    await makeNotification(venue.id);
    expect((await pulse(owner)).unread).toBe(2);
    await owner.gql(
      `mutation { approveBooking(id: "${bookingId}", code: "${code}") { userErrors { message } } }`,
    );
    expect((await pulse(owner)).unread).toBe(1);
    expect((await list(owner)).nodes.map(({ kind }) => kind)).toContain('BOOKING_APPROVED');
    expect((await pulse(couple)).unread).toBe(1);
  });
});

describe('the pulse', () => {
  test('changes with every change of the inbox, and not without one', async () => {
    const [user, vendor] = [await makeUser(), await makeVendor()];
    const owner = await loggedIn(vendor.id);
    let { version: last } = await pulse(owner);
    const changed = async (what: string) => {
      const { version } = await pulse(owner);
      expect([what, version === last]).toEqual([what, false]);
      expect((await pulse(owner)).version).toBe(version);
      last = version;
    };
    const things = await makeBooking(user.id, vendor.id);
    await changed('an enquiry');
    const { date } = await proposed(things);
    await changed('a proposed day');
    const couple = await loggedIn(user.id);
    await couple.gql(`mutation { dropProposal(id: "${things.bookingId}") { userErrors { message } } }`);
    await changed('a proposal that is taken back');
    await couple.gql(
      `mutation { proposeDate(id: "${things.bookingId}", date: "${date}") { userErrors { message } } }`,
    );
    await changed('a new proposal');
    const [{ id } = { id: '' }] = (await list(owner)).nodes;
    await read(owner, id);
    await changed('a read notification');
  });

  test('counts unread notifications up to a hundred', async () => {
    const { id } = await makeVenue();
    await app().sql(
      `INSERT INTO notification (id, account_id, kind, text)
       SELECT gen_random_uuid(), $1, 'city_interest', 'x' FROM generate_series(1, 120)`,
      [id],
    );
    expect((await pulse(await loggedIn(id))).unread).toBe(100);
  });

  test('of an admin is what was written to Mandap and nobody has read', async () => {
    const admin = await loggedIn((await makeAdmin()).id);
    const before = await pulse(admin);
    await app().sql(
      `INSERT INTO enquiry (id, kind, name, contact, location, event_type) VALUES ($1, 'contact', 'A', '0000012345', 'B', 'Contact')`,
      [newId()],
    );
    const after = await pulse(admin);
    expect(after.unread).toBe(before.unread + 1);
    expect(after.version).not.toBe(before.version);
    expect((await admin.gql('{ me { unreadCount } }')).data).toEqual({ me: { unreadCount: after.unread } });
  });

  test('is the same in another process, at once', async () => {
    const other = await anotherApp();
    try {
      const [user, venue] = [await makeUser(), await makeVenue()];
      const owner = await loggedIn(venue.id);
      const there = async () => {
        const response = await fetch(`${other.app.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: `mandap=${owner.cookies.get('mandap')}`,
          },
          body: JSON.stringify({ query: '{ pulse { unread version } notifications { totalCount } }' }),
        });
        return (await response.json()) as { data: { pulse: object; notifications: object } };
      };
      expect((await there()).data.pulse).toEqual(await pulse(owner));
      const { bookingId } = await makeBooking(user.id, venue.id);
      const couple = await loggedIn(user.id);
      await couple.gql(`mutation { withdrawBooking(id: "${bookingId}") { userErrors { message } } }`);
      const { data } = await there();
      expect(data).toEqual({ pulse: await pulse(owner), notifications: { totalCount: 1 } });
      expect(await pulse(owner)).toMatchObject({ unread: 1 });
    } finally {
      await other.stop();
    }
  });
});

describe('unread by topic', () => {
  const COUNTS = '{ me { unreadCount } unreadCounts { bookings listing reviews stories } }';
  const told = (accountId: string, kind: string, times: number) =>
    app().sql(
      `INSERT INTO notification (id, account_id, kind, text)
       SELECT gen_random_uuid(), $1, $2::notification_kind, 'x' FROM generate_series(1, $3::int)`,
      [accountId, kind, times],
    );
  const readTopic = (who: Client, topic: string) =>
    who.gql(
      `mutation R($topic: NotificationTopic) {
        answer: readNotifications(topic: $topic) { me { unreadCount } userErrors { code } } }`,
      { topic },
    );

  test('every kind belongs to a topic, and one topic is marked as read without the others', async () => {
    const { id } = await makeUser();
    const couple = await loggedIn(id);
    for (const [kind, times] of [
      ...[['booking_approved', 2] as const, ['date_declined', 1] as const],
      ...[['review_rejected', 1] as const, ['story_published', 3] as const, ['listing_approved', 1] as const],
    ])
      await told(id, kind, times);
    expect((await couple.gql(COUNTS)).data).toEqual({
      me: { unreadCount: 8 },
      unreadCounts: { bookings: 3, listing: 1, reviews: 1, stories: 3 },
    });
    expect((await readTopic(couple, 'BOOKINGS')).data).toEqual({
      answer: { me: { unreadCount: 5 }, userErrors: [] },
    });
    expect((await couple.gql(COUNTS)).data).toEqual({
      me: { unreadCount: 5 },
      unreadCounts: { bookings: 0, listing: 1, reviews: 1, stories: 3 },
    });
  });

  test('are the account’s own, of the newest hundred', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    await told(one.id, 'story_rejected', 120);
    await told(other.id, 'review_rejected', 1);
    const stories = { bookings: 0, listing: 0, reviews: 0, stories: 100 };
    expect((await (await loggedIn(one.id)).gql(COUNTS)).data).toEqual({
      me: { unreadCount: 100 },
      unreadCounts: stories,
    });
    await readTopic(await loggedIn(one.id), 'REVIEWS');
    expect((await pulse(await loggedIn(other.id))).unread).toBe(1);
  });
});
