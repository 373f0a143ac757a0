import { describe, expect, test } from '@jest/globals';
import { anotherApp, app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import {
  makeBooking,
  makeNotification,
  makeReview,
  makeStory,
  requestReschedule,
} from '../../../test/permissions/scene.js';
import { makeBookingNotification, makeNotifications } from '../../../test/notifications.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { notify, notifyAll, type NewNotification } from '../../core/notify.js';
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

const lookingIn = (city: string) => `A couple is looking for a venue in ${city}.`;

const read = (who: Client, id: string) =>
  who.gql<{ markNotificationRead: { notification: { id: string; readAt: string } | null } | null }>(
    'mutation M($id: ID!) { markNotificationRead(id: $id) { notification { id readAt } userErrors { message } } }',
    { id },
  );

const inboxSummary = async (who: Client) =>
  (
    await who.gql<{ inboxSummary: { unreadCount: number; version: string } }>(
      '{ inboxSummary { unreadCount version } }',
    )
  ).data.inboxSummary;

describe('the list', () => {
  test('contains one’s own, newest first, in complete pages', async () => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    for (let i = 1; i <= 5; i++) await makeNotification(id, `City ${i}`);
    await makeNotification((await makeVenue()).id, 'Elsewhere');
    const first = await list(owner, '(first: 2)');
    expect(first).toMatchObject({
      nodes: [{ text: lookingIn('City 5') }, { text: lookingIn('City 4') }],
      totalCount: 5,
      pageInfo: { hasNextPage: true },
    });
    const rest = await list(owner, `(first: 50, after: "${first.pageInfo.endCursor}")`);
    expect(rest.nodes.map(({ text }) => text)).toEqual([3, 2, 1].map((i) => lookingIn(`City ${i}`)));
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  test('can be filtered by unread', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    const [old] = [await makeNotification(id, 'Alwar'), await makeNotification(id, 'Bundi')];
    await read(owner, old);
    expect(await list(owner, '(unread: true)')).toMatchObject({
      nodes: [{ text: lookingIn('Bundi') }],
      totalCount: 1,
    });
    expect(await list(owner)).toMatchObject({ totalCount: 2 });
  });

  test('links to its enquiry, for its parties only', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const { bookingId } = await makeBooking(user.id, venue.id);
    const other = await makeVenue();
    for (const account of [venue.id, other.id]) await makeBookingNotification(account, bookingId);
    expect((await list(await loggedIn(venue.id))).nodes[0]?.booking).toEqual({ name: 'Ananya Sharma' });
    expect((await list(await loggedIn(other.id))).nodes[0]?.booking).toBeNull();
  });

  test.each(['(first: 51)', '(first: 0)', '(after: "nonsense")'])('%s is rejected', async (args) => {
    const { errors } = await (
      await loggedIn((await makeVenue()).id)
    ).gql(`{ notifications${args} { nodes { id } } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('marking as read', () => {
  test('is idempotent and keeps the first time', async () => {
    const { id } = await makeVenue();
    const owner = await loggedIn(id);
    const notification = await makeNotification(id);
    const first = (await read(owner, notification)).data.markNotificationRead?.notification;
    expect(first?.readAt).not.toBeNull();
    expect((await read(owner, notification)).data.markNotificationRead?.notification).toEqual(first);
  });

  test('another’s is not found', async () => {
    const notification = await makeNotification((await makeVenue()).id);
    const { errors } = await read(await loggedIn((await makeVenue()).id), notification);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await app().sql(`SELECT read_at FROM notification WHERE id = $1`, [notification])).toEqual([
      { read_at: null },
    ]);
  });

  test('with an invalid ID, or by a visitor, is rejected', async () => {
    const owner = await loggedIn((await makeVenue()).id);
    const { data } = await owner.gql<{ markNotificationRead: { userErrors: object[] } }>(
      'mutation { markNotificationRead(id: "x") { userErrors { field message } } }',
    );
    expect(data.markNotificationRead.userErrors).toEqual([
      { field: 'id', message: 'This is not a valid ID' },
    ]);
    expect((await read(client(), newId())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('happens for an enquiry’s notification when it is decided; one’s own decision creates none', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
    const { bookingId, code } = await makeBooking(user.id, venue.id);
    await makeBookingNotification(venue.id, bookingId);
    await makeNotification(venue.id);
    expect((await inboxSummary(owner)).unreadCount).toBe(2);
    await owner.gql(
      `mutation { approveBooking(id: "${bookingId}", code: "${code}") { userErrors { message } } }`,
    );
    expect((await inboxSummary(owner)).unreadCount).toBe(1);
    expect((await list(owner)).nodes.map(({ kind }) => kind)).toContain('BOOKING_APPROVED');
    expect((await inboxSummary(couple)).unreadCount).toBe(1);
  });
});

describe('the inbox summary', () => {
  test('changes with every change of the inbox, and only then', async () => {
    const [user, vendor] = [await makeUser(), await makeVendor()];
    const owner = await loggedIn(vendor.id);
    let { version: last } = await inboxSummary(owner);
    const changed = async (what: string) => {
      const { version } = await inboxSummary(owner);
      expect([what, version === last]).toEqual([what, false]);
      expect((await inboxSummary(owner)).version).toBe(version);
      last = version;
    };
    const things = await makeBooking(user.id, vendor.id);
    await changed('an enquiry');
    const { date } = await requestReschedule(things);
    await changed('a reschedule request');
    const couple = await loggedIn(user.id);
    await couple.gql(`mutation { cancelReschedule(id: "${things.bookingId}") { userErrors { message } } }`);
    await changed('a cancelled reschedule request');
    await couple.gql(
      `mutation { requestReschedule(id: "${things.bookingId}", date: "${date}") { userErrors { message } } }`,
    );
    await changed('a new reschedule request');
    const [{ id } = { id: '' }] = (await list(owner)).nodes;
    await read(owner, id);
    await changed('a read notification');
  });

  test('counts unread notifications up to a hundred', async () => {
    const { id } = await makeVenue();
    await makeNotifications(id, 120);
    expect((await inboxSummary(await loggedIn(id))).unreadCount).toBe(100);
  });

  test('of an admin counts unread enquiries to Mandap', async () => {
    const admin = await loggedIn((await makeAdmin()).id);
    const before = await inboxSummary(admin);
    await app().sql(
      `INSERT INTO enquiry (id, kind, name, contact, location, event_type) VALUES ($1, 'contact', 'A', '0000012345', 'B', 'CONTACT')`,
      [newId()],
    );
    const after = await inboxSummary(admin);
    expect(after.unreadCount).toBe(before.unreadCount + 1);
    expect(after.version).not.toBe(before.version);
    expect((await admin.gql('{ me { unreadCount } }')).data).toEqual({
      me: { unreadCount: after.unreadCount },
    });
  });

  test('is the same in another process, immediately', async () => {
    const other = await anotherApp();
    try {
      const [user, venue] = [await makeUser(), await makeVenue()];
      const owner = await loggedIn(venue.id);
      const fetchFromOther = async () => {
        const response = await fetch(`${other.app.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: `mandap=${owner.cookies.get('mandap')}`,
          },
          body: JSON.stringify({
            query: '{ inboxSummary { unreadCount version } notifications { totalCount } }',
          }),
        });
        return (await response.json()) as { data: { inboxSummary: object; notifications: object } };
      };
      expect((await fetchFromOther()).data.inboxSummary).toEqual(await inboxSummary(owner));
      const { bookingId } = await makeBooking(user.id, venue.id);
      const couple = await loggedIn(user.id);
      await couple.gql(`mutation { withdrawBooking(id: "${bookingId}") { userErrors { message } } }`);
      const { data } = await fetchFromOther();
      expect(data).toEqual({ inboxSummary: await inboxSummary(owner), notifications: { totalCount: 1 } });
      expect(await inboxSummary(owner)).toMatchObject({ unreadCount: 1 });
    } finally {
      await other.stop();
    }
  });
});

describe('unread counts by topic', () => {
  const COUNTS = '{ me { unreadCount } unreadCounts { bookings listing reviews stories } }';
  const send = (...notifications: NewNotification[]) => notifyAll(app().services.database.tx, notifications);
  const times = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);
  const readTopic = (who: Client, topic: string) =>
    who.gql(
      `mutation R($topic: NotificationTopic) {
        answer: markAllNotificationsRead(topic: $topic) { me { unreadCount } userErrors { code } } }`,
      { topic },
    );

  test('include every kind in one topic; one topic can be marked as read alone', async () => {
    const { id: accountId } = await makeUser();
    const couple = await loggedIn(accountId);
    const { bookingId } = await makeBooking(accountId, (await makeVenue()).id);
    const { id: reviewId, listingId } = await makeReview({ userId: accountId });
    const storyId = await makeStory('published', { authorId: accountId });
    const day = '2027-02-14';
    await send(
      ...times(2, { accountId, bookingId, kind: 'reschedule_accepted' as const, params: { date: day } }),
      { accountId, bookingId, kind: 'reschedule_declined', params: { date: day, requestedDate: day } },
      { accountId, kind: 'city_interest', params: { city: 'Jaipur' } },
      {
        ...{ accountId, kind: 'review_rejected', reviewId, listingId },
        params: { listingName: 'Jheel Mahal', reason: 'No' },
      },
      ...times(3, {
        ...{ accountId, kind: 'story_published' as const, storyId, params: { title: 'Ours' } },
      }),
    );
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
    const storyId = await makeStory('rejected', { authorId: one.id });
    const { id: reviewId, listingId } = await makeReview({ userId: other.id });
    await send(
      ...times(120, {
        ...{ accountId: one.id, kind: 'story_rejected' as const, storyId },
        params: { title: 'Ours', reason: 'No' },
      }),
      {
        ...{ accountId: other.id, kind: 'review_rejected', reviewId, listingId },
        params: { listingName: 'Jheel Mahal', reason: 'No' },
      },
    );
    const stories = { bookings: 0, listing: 0, reviews: 0, stories: 100 };
    expect((await (await loggedIn(one.id)).gql(COUNTS)).data).toEqual({
      me: { unreadCount: 100 },
      unreadCounts: stories,
    });
    await readTopic(await loggedIn(one.id), 'REVIEWS');
    expect((await inboxSummary(await loggedIn(other.id))).unreadCount).toBe(1);
  });
});

describe('params', () => {
  const sent = { type: 'WEDDING' as const, typeText: null, date: '2027-02-14', guests: 200 };

  test('of another kind don’t compile, and are rejected', async () => {
    const { id: accountId } = await makeVenue();
    const { tx } = app().services.database;
    const enquiry = { accountId, bookingId: newId(), kind: 'enquiry_sent' } as const;
    const approval = { accountId, listingId: accountId, kind: 'listing_approved' } as const;
    // @ts-expect-error Enquiry notifications have an event.
    const wrong: NewNotification = { ...enquiry, params: { city: 'Jaipur' } };
    // @ts-expect-error Enquiry notifications have a booking.
    const subjectless: NewNotification = { accountId, kind: 'enquiry_sent', params: { event: sent } };
    // @ts-expect-error This kind has no params.
    const needless: NewNotification = { ...approval, params: { reason: 'No' } };
    for (const [one, problem] of [
      [wrong, 'unspecified keys: city'],
      [subjectless, 'notification_booking'],
      [needless, 'unspecified keys: reason'],
    ] as const)
      await expect(notify(tx, one)).rejects.toThrow(problem);
    expect(await app().sql(`SELECT FROM notification WHERE account_id = $1`, [accountId])).toEqual([]);
  });

  test.each([
    { type: 'Wedding' as 'WEDDING' },
    { typeText: undefined as unknown as null },
    { date: '14 Feb 2027' },
    { date: '2027-02-30' },
    { guests: 0 },
    { guests: '200' as unknown as number },
    { name: 'Ananya Sharma' },
  ])('are validated: an event with %j is rejected', async (change) => {
    const { id: accountId } = await makeVenue();
    const event = { ...sent, ...change };
    await expect(
      notify(app().services.database.tx, {
        ...{ accountId, bookingId: newId(), kind: 'enquiry_sent', params: { event } },
      }),
    ).rejects.toThrow(/event/);
  });
});

describe('the names in a sentence', () => {
  test('are current; deleted subjects keep their title', async () => {
    const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
    const couple = await loggedIn(user.id);
    const { id: reviewId } = await makeReview({ userId: user.id, listingId: venue.id });
    const storyId = await makeStory('published', { authorId: user.id, title: 'Two umbrellas' });
    await notifyAll(app().services.database.tx, [
      {
        ...{ accountId: user.id, kind: 'review_published', reviewId, listingId: venue.id },
        params: { listingName: 'Jheel Mahal' },
      },
      { accountId: user.id, kind: 'story_published', storyId, params: { title: 'Two umbrellas' } },
    ]);
    const texts = async () => (await list(couple)).nodes.map(({ text }) => text).sort();
    const named = (listing: string, story: string) => [
      `Your review of ${listing} is published.`,
      `Your story “${story}” is published.`,
    ];
    expect(await texts()).toEqual(named('Jheel Mahal', 'Two umbrellas'));
    await app().sql(`UPDATE listing SET name = 'Rani Bagh' WHERE id = $1`, [venue.id]);
    await app().sql(`UPDATE real_wedding SET title = 'Three umbrellas' WHERE id = $1`, [storyId]);
    expect(await texts()).toEqual(named('Rani Bagh', 'Three umbrellas'));
    await app().sql(`DELETE FROM account WHERE id = $1`, [venue.id]);
    await app().sql(`DELETE FROM real_wedding WHERE id = $1`, [storyId]);
    expect(await texts()).toEqual(named('Jheel Mahal', 'Two umbrellas'));
  });
});
