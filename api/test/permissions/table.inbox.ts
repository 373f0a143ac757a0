import { only, type Row } from './row.js';
import { completeListing, makeLabel } from './scene.js';

const owners = only('vendor', 'venue');
const othersNotFound = { vendor: 404, venue: 404 } as const;

/** Inboxes of businesses: their enquiries, labels and private notes; and their homes. */
export const inboxes: Record<string, Row> = {
  'inbox.list': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ enquiryInbox { nodes { id } } }', ownRowsOnly: true },
  },
  'inbox.count': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ enquiryInboxCounts { filter count } }', ownRowsOnly: true },
  },
  // Its URL is in export.test.ts.
  'inbox.export': { verdicts: owners, sessionOnly: true, input: () => ({}) },
  'inbox.listLabels': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ enquiryLabels { id name } }', ownRowsOnly: true },
  },
  'inbox.addLabel': {
    verdicts: owners,
    input: () => ({ name: 'Call back' }),
    graphql: {
      document: 'mutation M($name: String!) { answer: addEnquiryLabel(name: $name) { userErrors { code } } }',
      ownRowsOnly: true,
    },
  },
  'inbox.renameLabel': {
    verdicts: owners,
    others: othersNotFound,
    input: async ({ listingId }) => ({ id: await makeLabel(listingId), name: 'Call back' }),
    graphql: {
      document:
        'mutation M($id: ID!, $name: String!) { answer: renameEnquiryLabel(id: $id, name: $name) { userErrors { code } } }',
    },
  },
  'inbox.deleteLabel': {
    verdicts: owners,
    others: othersNotFound,
    input: async ({ listingId }) => ({ id: await makeLabel(listingId) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteEnquiryLabel(id: $id) { userErrors { code } } }',
    },
  },
  'inbox.setLabels': {
    verdicts: owners,
    others: othersNotFound,
    input: async ({ bookingId, listingId }) => ({ bookingId, labelIds: [await makeLabel(listingId)] }),
    graphql: {
      document:
        'mutation M($bookingId: ID!, $labelIds: [ID!]!) { answer: setEnquiryLabels(bookingId: $bookingId, labelIds: $labelIds) { userErrors { code } } }',
    },
  },
  'inbox.setNote': {
    verdicts: owners,
    others: othersNotFound,
    input: ({ bookingId }) => ({ bookingId, note: 'Wants the terrace' }),
    graphql: {
      document:
        'mutation M($bookingId: ID!, $note: String!) { answer: setPrivateNote(bookingId: $bookingId, note: $note) { userErrors { code } } }',
    },
  },
  'inbox.setAnswerNeeded': {
    verdicts: owners,
    others: othersNotFound,
    input: ({ bookingId }) => ({ bookingId, needed: false }),
    graphql: {
      document:
        'mutation M($bookingId: ID!, $needed: Boolean!) { answer: setAnswerNeeded(bookingId: $bookingId, needed: $needed) { userErrors { code } } }',
    },
  },
  'ownerHome.work': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ ownerWork { needsAnswer } }', ownRowsOnly: true },
  },
  'ownerHome.agenda': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ ownerAgenda { date } }', ownRowsOnly: true },
  },
  'ownerHome.statistics': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ ownerStatistics { views } }', ownRowsOnly: true },
  },
  'ownerHome.checklist': {
    verdicts: owners,
    input: () => ({}),
    graphql: { document: '{ ownerChecklist { item } }', ownRowsOnly: true },
  },
  'ownerHome.dismissChecklist': {
    verdicts: owners,
    input: async ({ listingId }) => {
      await completeListing(listingId);
      return {};
    },
    graphql: {
      document: 'mutation M { answer: dismissChecklist { userErrors { code } } }',
      ownRowsOnly: true,
    },
  },
};
