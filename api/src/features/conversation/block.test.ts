import { expect, test } from '@jest/globals';
import { useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { enquiry, inDays, makeBooking } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

async function makeConversation() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  return { bookingId, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

const CLOSED = 'This conversation is closed. You can still read it.';

/** Sends a message. Returns why it was refused. */
async function send(caller: Client, bookingId: string): Promise<string | undefined> {
  const { data } = await caller.gql<{ sendMessage: { userErrors: { message: string }[] } }>(
    'mutation M($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }',
    { input: { bookingId, clientId: newId(), body: 'Hello' } },
  );
  return data.sendMessage.userErrors[0]?.message;
}

const change = (caller: Client, field: 'blockConversation' | 'unblockConversation', bookingId: string) =>
  caller.gql<{ changed: { booking: { blockedByMe: boolean; canSendMessages: boolean } } }>(
    `mutation M($id: ID!) { changed: ${field}(bookingId: $id) { booking { blockedByMe canSendMessages } userErrors { message } } }`,
    { id: bookingId },
  );

const state = async (caller: Client, id: string) =>
  (
    await caller.gql<{ booking: { blockedByMe: boolean; canSendMessages: boolean } }>(
      'query Q($id: ID!) { booking(id: $id) { blockedByMe canSendMessages } }',
      { id },
    )
  ).data.booking;

test.each(['couple', 'owner'] as const)(
  'when the %s blocks, neither can send until they unblock',
  async (side) => {
    const { bookingId, ...people } = await makeConversation();
    const blocker = people[side];
    const other = side === 'couple' ? people.owner : people.couple;
    const { data } = await change(blocker, 'blockConversation', bookingId);
    expect(data.changed.booking).toEqual({ blockedByMe: true, canSendMessages: false });
    expect(await state(other, bookingId)).toEqual({ blockedByMe: false, canSendMessages: false });
    for (const caller of [blocker, other]) expect(await send(caller, bookingId)).toBe(CLOSED);

    // The blocked party can’t remove the block.
    await change(other, 'unblockConversation', bookingId);
    expect(await send(other, bookingId)).toBe(CLOSED);
    await change(blocker, 'unblockConversation', bookingId);
    for (const caller of [blocker, other]) expect(await send(caller, bookingId)).toBeUndefined();
  },
);

test('both can block, and each undoes their own block only', async () => {
  const { bookingId, couple, owner } = await makeConversation();
  for (const caller of [couple, owner, owner]) await change(caller, 'blockConversation', bookingId);
  await change(couple, 'unblockConversation', bookingId);
  expect(await state(owner, bookingId)).toEqual({ blockedByMe: true, canSendMessages: false });
  expect(await send(couple, bookingId)).toBe(CLOSED);
});

test('a block concerns these two only, in all their conversations', async () => {
  const [user, venue, otherVenue] = [await makeUser(), await makeVenue(), await makeVenue()];
  const couple = await loggedIn(user.id);
  const first = await makeBooking(user.id, venue.id);
  await couple.gql('mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }', {
    id: first.bookingId,
  });
  const second = await makeBooking(user.id, venue.id);
  const other = await makeBooking(user.id, otherVenue.id);
  await change(await loggedIn(venue.id), 'blockConversation', second.bookingId);
  expect([
    await send(couple, first.bookingId),
    await send(couple, second.bookingId),
    await send(couple, other.bookingId),
  ]).toEqual([CLOSED, CLOSED, undefined]);
});

test.each(['couple', 'owner'] as const)(
  'a block by the %s also stops new enquiries and offers of other dates',
  async (side) => {
    const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
    const { bookingId } = await makeBooking(user.id, venue.id);
    const people = { couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
    await change(people[side], 'blockConversation', bookingId);
    const offer = await people.owner.gql<{ offerDates: { userErrors: { message: string }[] } }>(
      'mutation O($id: ID!, $dates: [String!]!) { offerDates(id: $id, dates: $dates) { userErrors { message } } }',
      { id: bookingId, dates: [inDays(100)] },
    );
    expect(offer.data.offerDates.userErrors).toEqual([
      { message: 'You can’t offer dates in this conversation.' },
    ]);

    await people.couple.gql('mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }', {
      id: bookingId,
    });
    await sentEmails();
    const enquire = async () =>
      (
        await people.couple.gql<{ sendEnquiry: { userErrors: { message: string }[] } }>(
          'mutation E($input: EnquiryInput!) { sendEnquiry(input: $input) { userErrors { message } } }',
          { input: enquiry(venue.id) },
        )
      ).data.sendEnquiry.userErrors;
    expect(await enquire()).toEqual([
      {
        message:
          'You can’t send an enquiry to Jheel Mahal. If you have blocked them, unblock them in your conversation first.',
      },
    ]);
    expect(await sentEmails()).toEqual([]);
    await change(people[side], 'unblockConversation', bookingId);
    expect(await enquire()).toEqual([]);
  },
);
