import { only, type Row } from './row.js';
import { inDays, makeVisit, timeOn } from './scene.js';

const parties = only('user', 'vendor', 'venue');
const othersNotFound = { user: 404, vendor: 404, venue: 404 } as const;

const slots = () => [timeOn(inDays(20)).toISOString(), timeOn(inDays(21)).toISOString()];

/** Visits: between the couple and the business of a booking. */
export const visits: Record<string, Row> = {
  'visit.list': {
    verdicts: only('vendor', 'venue', 'admin'),
    others: { vendor: 403, venue: 403, admin: 'yes' },
    input: ({ listingId }) => ({ listingId, date: inDays(10) }),
    graphql: {
      document:
        'query Q($listingId: ID, $date: String!) { visits(listingId: $listingId, date: $date) { coupleName } }',
    },
  },
  // Its URL is in visit-file.test.ts.
  'visit.file': {
    verdicts: parties,
    others: othersNotFound,
    input: async (fixtures) => ({ id: (await makeVisit(fixtures, 'confirmed')).id }),
  },
  'visit.request': {
    verdicts: only('user'),
    others: { user: 404 },
    input: ({ bookingId }) => ({ bookingId, slots: slots() }),
    graphql: {
      document:
        'mutation M($bookingId: ID!, $slots: [String!]!) { answer: requestVisit(bookingId: $bookingId, slots: $slots) { userErrors { code } } }',
    },
  },
  'visit.offer': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async (fixtures) => ({ id: (await makeVisit(fixtures)).id, slots: slots() }),
    graphql: {
      document:
        'mutation M($id: ID!, $slots: [String!]!) { answer: offerVisitTimes(id: $id, slots: $slots) { userErrors { code } } }',
    },
  },
  'visit.confirm': {
    verdicts: parties,
    others: othersNotFound,
    input: async (fixtures, { role }) => ({
      ...(await makeVisit(fixtures, role === 'user' ? 'offered' : 'requested')),
    }),
    graphql: {
      document:
        'mutation M($id: ID!, $startsAt: String!) { answer: confirmVisit(id: $id, startsAt: $startsAt) { userErrors { code } } }',
    },
  },
  'visit.move': {
    verdicts: parties,
    others: othersNotFound,
    input: async (fixtures) => ({
      ...(await makeVisit(fixtures, 'confirmed')),
      newStart: timeOn(inDays(20)).toISOString(),
    }),
    graphql: {
      document:
        'mutation M($id: ID!, $startsAt: String!, $newStart: String!) { answer: moveVisit(id: $id, startsAt: $startsAt, newStart: $newStart) { userErrors { code } } }',
    },
  },
  'visit.cancel': {
    verdicts: parties,
    others: othersNotFound,
    input: async (fixtures) => ({ id: (await makeVisit(fixtures, 'confirmed')).id }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: cancelVisit(id: $id) { userErrors { code } } }',
    },
  },
};
