import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sweep } from '../../../test/worker.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import {
  send,
  type Conversation,
  READ,
  read,
  bodiesOf,
  markRead,
  makeConversation,
} from './conversation.factory.js';

useApp();

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
      const { data } = await send(conversation[other], bookingId, 'Namaste');
      await markRead(conversation[side], bookingId, data.sendMessage.message?.id);
      await app().sql(`DELETE FROM account WHERE id = $1`, [
        side === 'couple' ? conversation.userId : conversation.listingId,
      ]);
      const seen = await read(conversation[other], bookingId);
      expect(seen.timeline.nodes).toMatchObject([
        // The former user has read it, and that stays.
        { body: 'Namaste', isMine: true, isRead: true },
        { body: 'Hello', senderName: 'Former user' },
      ]);
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
