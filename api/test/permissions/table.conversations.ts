import { Readable } from 'node:stream';
import { makePdf } from '../../src/features/conversation/attachment.factory.js';
import { newId } from '../../src/core/ids.js';
import { loggedInPeople, only, type Row } from './row.js';
import { makeAttachment } from './scene.js';

const parties = only('user', 'vendor', 'venue');
const othersNotFound = { user: 404, vendor: 404, venue: 404 } as const;

/** Conversations: between the couple and the business of a booking, and nobody else. */
export const conversations: Record<string, Row> = {
  // Admins get the booking's events only; see conversation.test.ts.
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
