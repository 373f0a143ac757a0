import { expect } from '@jest/globals';
import { app } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

interface Sent {
  sendMessage: {
    message: { id: string; clientId: string; body: string; isMine: boolean; senderName: string } | null;
    userErrors: { field: string | null; message: string }[];
  };
}

const SEND =
  'mutation M($input: SendMessageInput!) { sendMessage(input: $input) { message { id clientId body isMine senderName } userErrors { field message } } }';

export const send = (caller: Client, bookingId: string, body: string, clientId = newId()) =>
  caller.gql<Sent>(SEND, { input: { bookingId, clientId, body } });

export interface Conversation {
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

export const READ = `query Q($id: ID!, $first: Int! = 20, $after: String) { booking(id: $id) {
  unreadMessages canSendMessages
  timeline(first: $first, after: $after) {
    nodes { __typename id ... on Message { body senderName isMine isRead clientId } ... on BookingEvent { kind } }
    pageInfo { hasNextPage endCursor } } } }`;

export async function read(caller: Client, id: string, window: object = {}) {
  const { data, errors } = await caller.gql<Conversation>(READ, { id, ...window });
  expect(errors).toBeUndefined();
  if (!data.booking) throw new Error('The booking was not found');
  return data.booking;
}

export const bodiesOf = ({ timeline }: NonNullable<Conversation['booking']>) =>
  timeline.nodes.flatMap(({ body }) => body ?? []);

export const markRead = (caller: Client, bookingId: string, messageId?: string) =>
  caller.gql<{ markConversationRead: { booking: { unreadMessages: number } } }>(
    'mutation M($bookingId: ID!, $messageId: ID) { markConversationRead(bookingId: $bookingId, messageId: $messageId) { booking { unreadMessages } userErrors { message } } }',
    { bookingId, messageId },
  );

/** An enquiry, with the clients of its two parties. */
export async function makeConversation() {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const fixtures = await makeBooking(user.id, venue.id);
  return { ...fixtures, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

/**
 * Listens to what the database announces to accounts. `received` returns the announcements about a booking since it was
 * called last, as "account booking", each once.
 */
export async function listenToAnnouncements(bookingId: string) {
  const listener = await app().services.database.pool.connect();
  const payloads: string[] = [];
  listener.on('notification', ({ payload = '' }) => payloads.push(payload));
  await listener.query('LISTEN account_change');
  return {
    async received(): Promise<string[]> {
      // PostgreSQL delivers them before its answer.
      await listener.query('SELECT 1');
      return payloads.splice(0).filter((payload) => payload.endsWith(bookingId));
    },
    async stop(): Promise<void> {
      await listener.query('UNLISTEN account_change');
      listener.release(true);
    },
  };
}
