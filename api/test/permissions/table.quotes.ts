import { newId } from '../../src/core/ids.js';
import { only, type Row } from './row.js';
import { inDays, makeQuote } from './scene.js';

const line = { label: 'Vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 145_000, gstRate: 5 };

/** Quotes: sent by the business of a booking, answered by its couple. */
export const quotes: Record<string, Row> = {
  'quote.send': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: ({ bookingId }) => ({
      ...{ bookingId, clientId: newId(), date: inDays(90), guests: 300, lines: [line] },
      ...{ discount: 1_000_000, validUntil: inDays(14), included: 'Welcome drink', note: '' },
    }),
    graphql: {
      document:
        'mutation M($input: SendQuoteInput!) { answer: sendQuote(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'quote.accept': {
    verdicts: only('user'),
    others: { user: 404 },
    input: async (fixtures) => ({ id: await makeQuote(fixtures) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: acceptQuote(id: $id) { userErrors { code } } }',
    },
  },
  'quote.decline': {
    verdicts: only('user'),
    others: { user: 404 },
    input: async (fixtures) => ({ id: await makeQuote(fixtures), note: 'Without the welcome drink?' }),
    graphql: {
      document:
        'mutation M($id: ID!, $note: String!) { answer: declineQuote(id: $id, note: $note) { userErrors { code } } }',
    },
  },
  'quote.suggest': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: ({ bookingId }) => ({ bookingId }),
    graphql: {
      document: 'query Q($bookingId: ID!) { suggestedQuoteLines(bookingId: $bookingId) { label unitPrice } }',
    },
  },
};
