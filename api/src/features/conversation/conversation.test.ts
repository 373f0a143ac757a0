import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import {
  send,
  read,
  bodiesOf,
  listenToAnnouncements,
  markRead,
  makeConversation,
} from './conversation.factory.js';

useApp();

describe('messages', () => {
  test('appear to both sides in time order with the events of the booking', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    await send(couple, bookingId, 'Is the verandah covered?');
    await send(owner, bookingId, 'Yes, on all sides.');
    await owner.gql('mutation R($id: ID!) { rejectBooking(id: $id) { userErrors { message } } }', {
      id: bookingId,
    });
    const seen = (isMine: boolean) => [
      expect.objectContaining({ __typename: 'BookingEvent', kind: 'REJECTED' }),
      expect.objectContaining({ body: 'Yes, on all sides.', senderName: 'Jheel Mahal', isMine: !isMine }),
      expect.objectContaining({
        body: 'Is the verandah covered?',
        senderName: 'Ananya Sharma',
        isMine,
        clientId: isMine ? expect.any(String) : null,
      }),
    ];
    expect((await read(couple, bookingId)).timeline.nodes).toEqual(seen(true));
    expect((await read(owner, bookingId)).timeline.nodes).toEqual(seen(false));
  });

  test('are read page by page, newest first', async () => {
    const { bookingId, couple } = await makeConversation();
    for (let i = 1; i <= 5; i++) await send(couple, bookingId, `Question ${i}`);
    const first = await read(couple, bookingId, { first: 2 });
    expect(bodiesOf(first)).toEqual(['Question 5', 'Question 4']);
    const rest = await read(couple, bookingId, { first: 50, after: first.timeline.pageInfo.endCursor });
    expect(bodiesOf(rest)).toEqual(['Question 3', 'Question 2', 'Question 1']);
    expect(rest.timeline.pageInfo.hasNextPage).toBe(false);
  });

  test('are one message if sent again, and an error with another text', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const clientId = newId();
    const first = await send(couple, bookingId, 'Hello', clientId);
    expect((await send(couple, bookingId, ' Hello ', clientId)).data).toEqual(first.data);
    expect((await send(couple, bookingId, 'Goodbye', clientId)).data.sendMessage).toEqual({
      message: null,
      userErrors: [{ field: 'clientId', message: 'This ID belongs to another message' }],
    });
    // Another sender can use the same ID.
    expect((await send(owner, bookingId, 'Namaste', clientId)).data.sendMessage.message?.body).toBe(
      'Namaste',
    );
    expect(bodiesOf(await read(couple, bookingId))).toEqual(['Namaste', 'Hello']);
  });

  test('are one message if the same ID is sent twenty times at once', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const clientId = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(couple, bookingId, 'Hello', clientId)),
    );
    expect(new Set(answers.map(({ data }) => data.sendMessage.message?.id)).size).toBe(1);
    const seen = await read(owner, bookingId);
    expect([bodiesOf(seen), seen.unreadMessages]).toEqual([['Hello'], 1]);
  });

  test.each([
    ['', 'body', 'Write a message'],
    ['   ', 'body', 'Write a message'],
    ['x'.repeat(2001), 'body', 'Please keep this to 2,000 characters'],
  ])('that are empty or too long are rejected: %#', async (body, field, message) => {
    const { bookingId, couple } = await makeConversation();
    const { data } = await send(couple, bookingId, body);
    expect(data.sendMessage.userErrors).toEqual([{ field, message }]);
  });

  test('are limited per conversation', async () => {
    const { bookingId, couple } = await makeConversation();
    const answers = await Promise.all(Array.from({ length: 61 }, (_, i) => send(couple, bookingId, `${i}`)));
    const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(refused).toEqual(['TOO_MANY_REQUESTS']);
  });

  test('are limited per account, in all its conversations together', async () => {
    const { bookingId, userId, couple } = await makeConversation();
    await send(couple, bookingId, 'Hello');
    await app().sql(`UPDATE rate_limit SET points = 300 WHERE key LIKE 'message:%'`);
    const another = await makeBooking(userId, (await makeVenue()).id);
    const { errors } = await send(couple, another.bookingId, 'Hello');
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a closed conversation', () => {
  test.each([
    ['thirty days after a withdrawal', `status = 'withdrawn', decided_at = now() - interval '30 days'`],
    ['thirty days after a rejection', `status = 'rejected', decided_at = now() - interval '30 days'`],
    ['thirty days after its expiry', `event_date = today_in_india() - 31`],
    // The next night deletes its messages.
    [
      'two years after an event',
      `status = 'approved', decided_at = now(), event_date = today_in_india() - interval '2 years 1 day'`,
    ],
  ])('%s can be read only', async (_, change) => {
    const { bookingId, couple, owner } = await makeConversation();
    await send(couple, bookingId, 'Hello');
    await app().sql(`UPDATE booking SET ${change} WHERE id = $1`, [bookingId]);
    for (const caller of [couple, owner]) {
      expect((await send(caller, bookingId, 'Again')).data.sendMessage.userErrors).toEqual([
        { field: null, message: 'This conversation is closed. You can still read it.' },
      ]);
      const seen = await read(caller, bookingId);
      expect([bodiesOf(seen), seen.canSendMessages]).toEqual([['Hello'], false]);
    }
  });

  test.each([
    `status = 'withdrawn', decided_at = now() - interval '29 days'`,
    `event_date = today_in_india() - 30`,
    `status = 'approved', decided_at = now(), event_date = today_in_india() - interval '2 years'`,
  ])('is open before, and after an approval: %s', async (change) => {
    const { bookingId, couple } = await makeConversation();
    await app().sql(`UPDATE booking SET ${change} WHERE id = $1`, [bookingId]);
    expect((await send(couple, bookingId, 'Hello')).data.sendMessage.userErrors).toEqual([]);
    expect((await read(couple, bookingId)).canSendMessages).toBe(true);
  });
});

describe('unread messages', () => {
  test('are counted until they are read, in one notification per conversation', async () => {
    const { bookingId, couple, owner, listingId } = await makeConversation();
    const bell = async () =>
      (
        await owner.gql<{ inboxSummary: { unreadCount: number }; unreadCounts: { messages: number } }>(
          '{ inboxSummary { unreadCount } unreadCounts { messages } }',
        )
      ).data;
    await send(couple, bookingId, 'One');
    const { data } = await send(couple, bookingId, 'Two');
    expect((await read(owner, bookingId)).unreadMessages).toBe(2);
    expect((await read(couple, bookingId)).unreadMessages).toBe(0);
    expect(await bell()).toEqual({ inboxSummary: { unreadCount: 1 }, unreadCounts: { messages: 1 } });
    expect((await notificationsOf(listingId)).map(({ text }) => text)).toEqual([
      'Ananya Sharma sent you 2 messages.',
    ]);

    const answer = await markRead(owner, bookingId, data.sendMessage.message?.id);
    expect(answer.data.markConversationRead.booking.unreadMessages).toBe(0);
    expect(await bell()).toEqual({ inboxSummary: { unreadCount: 0 }, unreadCounts: { messages: 0 } });
    expect((await read(couple, bookingId)).timeline.nodes.map(({ isRead }) => isRead)).toEqual([true, true]);
    await send(couple, bookingId, 'Three');
    expect((await read(owner, bookingId)).unreadMessages).toBe(1);
    expect((await notificationsOf(listingId)).map(({ text }) => text)).toEqual([
      'Ananya Sharma sent you 2 messages.',
      'Ananya Sharma sent you a message.',
    ]);
  });

  /** Messages of the booking and conversations that an account has not read. */
  const unreadOf = async (who: Client, bookingId: string) => {
    const { data } = await who.gql<{ unreadCounts: { messages: number } }>('{ unreadCounts { messages } }');
    return [(await read(who, bookingId)).unreadMessages, data.unreadCounts.messages];
  };
  /** Whether an account's messages, newest first, were read. */
  const receipts = async (who: Client, bookingId: string) =>
    (await read(who, bookingId)).timeline.nodes.map(({ isRead }) => isRead);

  test.each([
    ['all notifications', 'mutation { markAllNotificationsRead { userErrors { code } } }', true],
    [
      'those about messages',
      'mutation { markAllNotificationsRead(topic: MESSAGES) { userErrors { code } } }',
      true,
    ],
    [
      'those about bookings',
      'mutation { markAllNotificationsRead(topic: BOOKINGS) { userErrors { code } } }',
      false,
    ],
  ])('marking %s as read reads them, or neither', async (_, mutation, areRead) => {
    const { bookingId, couple, owner } = await makeConversation();
    await send(couple, bookingId, 'One');
    await send(couple, bookingId, 'Two');
    expect((await owner.gql(mutation)).errors).toBeUndefined();
    expect(await unreadOf(owner, bookingId)).toEqual(areRead ? [0, 0] : [2, 1]);
    expect(await receipts(couple, bookingId)).toEqual([areRead, areRead]);
    await send(couple, bookingId, 'Three');
    expect(await unreadOf(owner, bookingId)).toEqual(areRead ? [1, 1] : [3, 1]);
  });

  test('marking their notification as read reads those of its conversation, by either API', async () => {
    const { bookingId, couple, owner, listingId } = await makeConversation();
    const second = await makeBooking((await makeUser()).id, listingId);
    const secondCouple = await loggedIn(second.userId);
    for (const text of ['One', 'Two']) {
      await send(couple, bookingId, text);
      await send(secondCouple, second.bookingId, text);
    }
    const { data } = await owner.gql<{ notifications: { nodes: { id: string; booking: { id: string } }[] } }>(
      '{ notifications { nodes { id booking { id } } } }',
    );
    const of = (id: string) => data.notifications.nodes.find(({ booking }) => booking.id === id)?.id;
    const mark = 'mutation M($id: ID!) { markNotificationRead(id: $id) { userErrors { message } } }';
    // Others can't mark it.
    await (await makeConversation()).owner.gql(mark, { id: of(bookingId) });
    expect(await unreadOf(owner, bookingId)).toEqual([2, 2]);
    await owner.gql(mark, { id: of(bookingId) });
    expect(await unreadOf(owner, bookingId)).toEqual([0, 1]);
    expect(await receipts(couple, bookingId)).toEqual([true, true]);
    expect(await unreadOf(owner, second.bookingId)).toEqual([2, 1]);
    expect((await owner.rest('PATCH', `/notification/${of(second.bookingId)}`)).status).toBe(200);
    expect(await unreadOf(owner, second.bookingId)).toEqual([0, 0]);
    expect(await receipts(secondCouple, second.bookingId)).toEqual([true, true]);
  });

  test('stay unread when the conversation is only opened, and are never unread again', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const first = (await send(couple, bookingId, 'One')).data.sendMessage.message?.id;
    const second = (await send(couple, bookingId, 'Two')).data.sendMessage.message?.id;
    expect((await markRead(owner, bookingId)).data.markConversationRead.booking.unreadMessages).toBe(2);
    await markRead(owner, bookingId, second);
    await markRead(owner, bookingId, first);
    expect((await read(owner, bookingId)).unreadMessages).toBe(0);
  });

  test('change the version of the inbox each time', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    const version = async () =>
      (await owner.gql<{ inboxSummary: { version: string } }>('{ inboxSummary { version } }')).data
        .inboxSummary.version;
    const versions = [await version()];
    for (const text of ['One', 'Two', 'Three']) {
      await send(couple, bookingId, text);
      versions.push(await version());
    }
    expect(new Set(versions).size).toBe(4);
  });
});

test('every change of a conversation is announced to both parties', async () => {
  const { bookingId, couple, owner, userId, listingId } = await makeConversation();
  const announcements = await listenToAnnouncements(bookingId);
  const id = (await send(couple, bookingId, 'Hello')).data.sendMessage.message?.id;
  await markRead(owner, bookingId);
  await markRead(owner, bookingId, id);
  // Opening it again changes nothing.
  await markRead(owner, bookingId, id);
  const ofBooking = await announcements.received();
  await announcements.stop();
  const parties = [`${userId} ${bookingId}`, `${listingId} ${bookingId}`].sort();
  expect(ofBooking.sort()).toEqual(parties.flatMap((party) => [party, party, party]));
});

test('a suspension and a reinstatement are announced to couples who have the conversation open', async () => {
  const { bookingId, couple, owner, userId, listingId } = await makeConversation();
  const change = (values: string) => app().sql(`UPDATE listing SET ${values} WHERE id = $1`, [listingId]);
  const suspend = () =>
    change(`status = 'suspended', suspension_reason = 'Other pictures', suspended_at = now()`);
  const reinstate = () => change(`status = 'approved', suspension_reason = NULL, suspended_at = NULL`);
  await markRead(couple, bookingId);
  await markRead(owner, bookingId);
  const announcements = await listenToAnnouncements(bookingId);
  await suspend();
  expect(await announcements.received()).toEqual([`${userId} ${bookingId}`]);
  await reinstate();
  expect(await announcements.received()).toEqual([`${userId} ${bookingId}`]);
  await change(`name = 'Jheel Palace'`);
  expect(await announcements.received()).toEqual([]);
  await app().sql(
    `UPDATE conversation_read SET opened_at = now() - interval '2 minutes' WHERE booking_id = $1`,
    [bookingId],
  );
  await suspend();
  expect(await announcements.received()).toEqual([]);
  await announcements.stop();
});

test('the database accepts messages of the two parties only', async () => {
  const { bookingId, userId, listingId } = await makeConversation();
  const insert = (senderId: string | null, fromCouple: boolean) =>
    app().sql(
      `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, $4, $1, 'Hello')`,
      [newId(), bookingId, senderId, fromCouple],
    );
  await insert(userId, true);
  await insert(listingId, false);
  for (const [sender, fromCouple] of [
    [userId, false],
    [listingId, true],
    [null, true],
    [(await makeUser()).id, true],
  ] as const)
    await expect(insert(sender, fromCouple)).rejects.toThrow('the sender is no party');
  await expect(app().sql(`UPDATE message SET body = '' WHERE booking_id = $1`, [bookingId])).rejects.toThrow(
    'message_content',
  );
});
