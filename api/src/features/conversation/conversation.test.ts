import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { sweep } from '../../../test/worker.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Sent {
  sendMessage: {
    message: { id: string; clientId: string; body: string; isMine: boolean; senderName: string } | null;
    userErrors: { field: string | null; message: string }[];
  };
}

const SEND =
  'mutation M($input: SendMessageInput!) { sendMessage(input: $input) { message { id clientId body isMine senderName } userErrors { field message } } }';

const send = (caller: Client, bookingId: string, body: string, clientId = newId()) =>
  caller.gql<Sent>(SEND, { input: { bookingId, clientId, body } });

interface Conversation {
  booking: {
    unreadMessages: number;
    canSendMessages: boolean;
    timeline: {
      nodes: {
        __typename: string;
        id: string;
        kind?: string;
        body?: string;
        senderName?: string;
        isMine?: boolean;
        isRead?: boolean;
        clientId?: string | null;
      }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
}

const READ = `query Q($id: ID!, $first: Int! = 20, $after: String) { booking(id: $id) {
  unreadMessages canSendMessages
  timeline(first: $first, after: $after) {
    nodes { __typename id ... on Message { body senderName isMine isRead clientId } ... on BookingEvent { kind } }
    pageInfo { hasNextPage endCursor } } } }`;

async function read(caller: Client, id: string, window: object = {}) {
  const { data, errors } = await caller.gql<Conversation>(READ, { id, ...window });
  expect(errors).toBeUndefined();
  if (!data.booking) throw new Error('The booking was not found');
  return data.booking;
}

const bodiesOf = ({ timeline }: NonNullable<Conversation['booking']>) =>
  timeline.nodes.flatMap(({ body }) => body ?? []);

const markRead = (caller: Client, bookingId: string, messageId?: string) =>
  caller.gql<{ markConversationRead: { booking: { unreadMessages: number } } }>(
    'mutation M($bookingId: ID!, $messageId: ID) { markConversationRead(bookingId: $bookingId, messageId: $messageId) { booking { unreadMessages } userErrors { message } } }',
    { bookingId, messageId },
  );

async function makeConversation() {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const { bookingId } = await makeBooking(user.id, venue.id);
  return {
    bookingId,
    userId: user.id,
    listingId: venue.id,
    couple: await loggedIn(user.id),
    owner: await loggedIn(venue.id),
  };
}

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
});

describe('a closed conversation', () => {
  test.each([
    ['a withdrawal', `status = 'withdrawn', decided_at = now() - interval '30 days'`],
    ['a rejection', `status = 'rejected', decided_at = now() - interval '30 days'`],
    ['its expiry', `event_date = today_in_india() - 31`],
  ])('thirty days after %s can be read only', async (_, change) => {
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
    `status = 'approved', decided_at = now(), event_date = today_in_india() - 100`,
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

describe('nobody else', () => {
  test('can read or write: other couples, other businesses, visitors, and by a guessed ID', async () => {
    const { bookingId, couple } = await makeConversation();
    await send(couple, bookingId, 'Hello');
    for (const other of [await loggedIn((await makeUser()).id), await loggedIn((await makeVenue()).id)])
      for (const id of [bookingId, newId()]) {
        expect((await other.gql<Conversation>(READ, { id })).data.booking).toBeNull();
        const answers = [await send(other, id, 'Hello'), await markRead(other, id)];
        for (const { errors } of answers)
          expect(errors?.map(({ message, extensions }) => [extensions.code, message])).toEqual([
            ['NOT_FOUND', 'Booking not found'],
          ]);
      }
    const { errors } = await send(client(), bookingId, 'Hello');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('reads messages as an admin, who sees the events', async () => {
    const { bookingId, couple, owner } = await makeConversation();
    await send(couple, bookingId, 'Hello');
    await owner.gql('mutation R($id: ID!) { rejectBooking(id: $id) { userErrors { message } } }', {
      id: bookingId,
    });
    const admin = await loggedIn((await makeAdmin()).id);
    const seen = await read(admin, bookingId);
    expect(seen.timeline.nodes.map(({ __typename }) => __typename)).toEqual(['BookingEvent']);
    expect([seen.unreadMessages, seen.canSendMessages]).toEqual([0, false]);
    expect((await send(admin, bookingId, 'Hello')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test.each([
    ['read:public', undefined, 'FORBIDDEN'],
    ['read:own', 'Hello', 'FORBIDDEN'],
    ['write:own', 'Hello', undefined],
  ] as const)('with an API key of scope %s reads %j', async (scope, readable, refusal) => {
    const { bookingId, couple, userId } = await makeConversation();
    await send(couple, bookingId, 'Hello');
    const { secret } = await createTestKey(userId, scope);
    const key = client(new Map(), undefined, { authorization: `Bearer ${secret}` });
    const { data } = await key.gql<Partial<Conversation> | null>(READ, { id: bookingId });
    expect(data?.booking?.timeline.nodes[0]?.body).toBe(readable);
    expect((await send(key, bookingId, 'By key')).errors?.[0]?.extensions.code).toBe(refusal);
  });
});

describe('when an account is deleted', () => {
  test('the other side keeps the messages of a former user, and nobody can answer', async () => {
    for (const side of ['couple', 'owner'] as const) {
      const conversation = await makeConversation();
      const { bookingId } = conversation;
      const other = side === 'couple' ? 'owner' : 'couple';
      await send(conversation[side], bookingId, 'Hello');
      await app().sql(`DELETE FROM account WHERE id = $1`, [
        side === 'couple' ? conversation.userId : conversation.listingId,
      ]);
      const seen = await read(conversation[other], bookingId);
      expect(seen.timeline.nodes[0]).toMatchObject({ body: 'Hello', senderName: 'Former user' });
      expect(seen.canSendMessages).toBe(false);
      expect(
        (await send(conversation[other], bookingId, 'Still there?')).data.sendMessage.userErrors,
      ).toEqual([
        { field: null, message: 'The other side has left Mandap, so nobody would receive this message.' },
      ]);
    }
  });
});

describe('after a withdrawal', () => {
  const CONTACT = `query Q($id: ID!) { booking(id: $id) { contact address } inbox { nodes { contact address } }
    notifications { nodes { booking { contact address } } } }`;
  const hidden = { contact: '', address: '' };

  test('the business no longer gets the couple’s contact details by either API', async () => {
    const { bookingId, couple, owner, listingId } = await makeConversation();
    const shown = { contact: '0000012345', address: '22 Fatehpura' };
    const ask = async (caller: Client) =>
      (await caller.gql<{ booking: object; inbox: { nodes: object[] } }>(CONTACT, { id: bookingId })).data;
    await send(couple, bookingId, 'Hello');
    expect(await ask(owner)).toEqual({
      booking: shown,
      inbox: { nodes: [shown] },
      notifications: { nodes: [{ booking: shown }] },
    });
    await couple.gql('mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }', {
      id: bookingId,
    });
    expect(await ask(owner)).toEqual({
      booking: hidden,
      inbox: { nodes: [hidden] },
      notifications: { nodes: [{ booking: hidden }, { booking: hidden }] },
    });
    const { body } = await owner.rest('GET', `/bookings/${listingId}`);
    expect(body).toEqual([expect.objectContaining(hidden)]);
    expect(
      (await couple.gql('query Q($id: ID!) { booking(id: $id) { contact address } }', { id: bookingId }))
        .data,
    ).toEqual({
      booking: shown,
    });
  });

  test('that races with a message, the message is delivered without contact details', async () => {
    for (let i = 0; i < 5; i++) {
      const { bookingId, couple, owner } = await makeConversation();
      const [, ...sent] = await Promise.all([
        couple.gql('mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }', {
          id: bookingId,
        }),
        send(couple, bookingId, 'From the couple'),
        send(owner, bookingId, 'From the business'),
      ]);
      expect(sent.flatMap(({ data }) => data.sendMessage.userErrors)).toEqual([]);
      expect(bodiesOf(await read(owner, bookingId)).sort()).toEqual(['From the business', 'From the couple']);
      const { data } = await owner.gql<{ booking: object }>(
        'query Q($id: ID!) { booking(id: $id) { contact address } }',
        { id: bookingId },
      );
      expect(data.booking).toEqual(hidden);
    }
  });
});

test('conversations are deleted two years after their event', async () => {
  const { bookingId, couple, owner } = await makeConversation();
  await send(couple, bookingId, 'Hello');
  await markRead(owner, bookingId);
  await app().sql(`UPDATE booking SET event_date = today_in_india() - interval '2 years' WHERE id = $1`, [
    bookingId,
  ]);
  await sweep();
  expect(bodiesOf(await read(couple, bookingId))).toEqual(['Hello']);
  await app().sql(`UPDATE booking SET event_date = event_date - 1 WHERE id = $1`, [bookingId]);
  await sweep();
  expect((await read(couple, bookingId)).timeline.nodes).toEqual([]);
  expect(await app().sql(`SELECT FROM conversation_read WHERE booking_id = $1`, [bookingId])).toEqual([]);
});

test('every change of a conversation is announced to both parties', async () => {
  const { bookingId, couple, owner, userId, listingId } = await makeConversation();
  const listener = await app().services.database.pool.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('LISTEN account_change');
  const id = (await send(couple, bookingId, 'Hello')).data.sendMessage.message?.id;
  await markRead(owner, bookingId);
  await markRead(owner, bookingId, id);
  // Opening it again changes nothing.
  await markRead(owner, bookingId, id);
  await listener.query('UNLISTEN account_change');
  listener.release(true);
  const ofBooking = heard.filter((payload) => payload.endsWith(bookingId));
  const parties = [`${userId} ${bookingId}`, `${listingId} ${bookingId}`].sort();
  expect(ofBooking.sort()).toEqual(parties.flatMap((party) => [party, party, party]));
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
