import { Readable } from 'node:stream';
import { makePdf } from '../../src/features/conversation/attachment.factory.js';
import { newId } from '../../src/core/ids.js';
import { loggedInPeople, only, type Row } from './row.js';
import { app } from '../app.js';
import {
  makeAttachment,
  makeHeldMessage,
  makeMessage,
  makeReportedMessage,
  reportAs,
  type Fixtures,
} from './scene.js';

const parties = only('user', 'vendor', 'venue');
const othersNotFound = { user: 404, vendor: 404, venue: 404 } as const;

/** Sends a message of the business. Returns its ID. */
async function makeAnswer({ bookingId, listingId }: Fixtures): Promise<string> {
  const id = newId();
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, false, $1, 'Yes')`,
    [id, bookingId, listingId],
  );
  return id;
}

/** Conversations: between the couple and the business of a booking, and nobody else. */
export const conversations: Record<string, Row> = {
  // Admins get the booking's events only; see privacy.test.ts.
  'conversation.timeline': {
    verdicts: loggedInPeople,
    others: { ...othersNotFound, admin: 'yes' },
    input: ({ bookingId }) => ({ bookingId }),
    graphql: {
      document: 'query Q($bookingId: ID!) { found: booking(id: $bookingId) { timeline { nodes { id } } } }',
      ifMissing: 'null',
    },
  },
  'conversation.send': {
    verdicts: parties,
    others: othersNotFound,
    input: ({ bookingId }) => ({ bookingId, clientId: newId(), body: 'Is the verandah covered?' }),
    graphql: {
      document:
        'mutation M($input: SendMessageInput!) { answer: sendMessage(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  // GraphQL and the URLs of attachments are in attachment.test.ts.
  'conversation.uploadAttachment': {
    verdicts: parties,
    others: othersNotFound,
    input: ({ bookingId }) => ({
      ...{ bookingId, name: 'Menu.pdf' },
      file: { createReadStream: () => Readable.from([makePdf()]) },
    }),
  },
  'conversation.attachment': {
    verdicts: parties,
    others: othersNotFound,
    input: async (fixtures) => ({ id: await makeAttachment(fixtures) }),
  },
  'conversation.block': {
    verdicts: parties,
    others: othersNotFound,
    input: ({ bookingId }) => ({ bookingId }),
    graphql: {
      document:
        'mutation M($bookingId: ID!) { answer: blockConversation(bookingId: $bookingId) { userErrors { code } } }',
    },
  },
  'conversation.unblock': {
    verdicts: parties,
    others: othersNotFound,
    input: ({ bookingId }) => ({ bookingId }),
    graphql: {
      document:
        'mutation M($bookingId: ID!) { answer: unblockConversation(bookingId: $bookingId) { userErrors { code } } }',
    },
  },
  // Of a message that the other side sent.
  'conversation.report': {
    verdicts: parties,
    others: othersNotFound,
    input: async (fixtures, { role }) => ({
      messageId: await (role === 'user' ? makeAnswer(fixtures) : makeMessage(fixtures)),
      reason: 'abuse',
    }),
    graphql: {
      document:
        'mutation M($input: ReportMessageInput!) { answer: reportMessage(input: $input) { userErrors { code } } }',
      variables: ({ messageId }) => ({ input: { messageId, reason: 'ABUSE' } }),
    },
  },
  // What admins read, and that they read nothing else, is in held-message.test.ts and moderation.test.ts.
  'conversation.cases': {
    verdicts: only('admin'),
    input: () => ({ queue: 'held' }),
    graphql: { document: 'query Q { messageCases(queue: HELD) { nodes { id } } }' },
  },
  'conversation.caseCounts': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: 'query Q { messageCaseCounts { held reported } }' },
  },
  'conversation.openCase': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async (fixtures) => ({ id: await makeReportedMessage(fixtures) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: openMessageCase(id: $id) { userErrors { code } } }',
    },
  },
  'conversation.caseAttachment': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async (fixtures) => {
      const id = await makeAttachment(fixtures);
      const [message] = await app().sql<{ id: string }>(
        `SELECT message_id AS id FROM message_attachment WHERE id = $1`,
        [id],
      );
      await reportAs(fixtures.listingId, message?.id ?? '');
      return { id };
    },
  },
  'conversation.decideHeld': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async (fixtures) => ({ id: await makeHeldMessage(fixtures), release: true }),
    graphql: {
      document:
        'mutation M($id: ID!, $release: Boolean!) { answer: decideHeldMessage(id: $id, release: $release) { userErrors { code } } }',
    },
  },
  'conversation.decideReport': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async (fixtures) => ({ id: await makeReportedMessage(fixtures), decision: 'dismissed' }),
    graphql: {
      document:
        'mutation M($id: ID!, $decision: MessageReportDecision!) { answer: decideMessageReport(id: $id, decision: $decision) { userErrors { code } } }',
      variables: ({ id }) => ({ id, decision: 'DISMISSED' }),
    },
  },
  'conversation.markRead': {
    verdicts: parties,
    others: othersNotFound,
    input: ({ bookingId }) => ({ bookingId }),
    graphql: {
      document:
        'mutation M($bookingId: ID!) { answer: markConversationRead(bookingId: $bookingId) { userErrors { code } } }',
    },
  },
};
