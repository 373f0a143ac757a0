import { Readable } from 'node:stream';
import { dayEvent, icsFile } from '../../src/features/calendar/calendar-file.factory.js';
import { hashToken, newToken } from '../../src/core/ids.js';
import { app } from '../app.js';
import { everyone, only, type Row } from './row.js';
import { inDays, makeBlockedPeriod, makeOfflineBooking } from './scene.js';

const owners = only('vendor', 'venue');
const ownersAndAdmins = only('vendor', 'venue', 'admin');
const others = { vendor: 404, venue: 404 } as const;
const othersInbox = { vendor: 403, venue: 403, admin: 'yes' } as const;

const period = () => ({ firstDay: inDays(10), lastDay: inDays(12), note: 'Repainting' });
const offline = () => ({ date: inDays(20), name: 'Kavya', typeOfEvent: 'Wedding', guests: 200, note: '' });

const calendarFile = () => ({
  createReadStream: () => Readable.from([icsFile(dayEvent('haldi', inDays(30)))]),
});

/** Sends the ID apart from the input object. */
const withId = ({ id, ...input }: Record<string, unknown>) => ({ id, input });

/** Calendars: public availability; blocked days and offline bookings of owners. */
export const calendars: Record<string, Row> = {
  'calendar.month': {
    verdicts: ownersAndAdmins,
    others: othersInbox,
    input: ({ listingId }) => ({ listingId, month: '2027-02' }),
    graphql: {
      document:
        'query Q($listingId: ID, $month: String!) { calendar(listingId: $listingId, month: $month) { date } }',
    },
  },
  'calendar.availability': {
    verdicts: everyone,
    input: ({ listingId }) => ({ listingId, from: inDays(1), to: inDays(30) }),
    graphql: {
      document:
        'query Q($listingId: ID!, $from: String!, $to: String!) { availability(listingId: $listingId, from: $from, to: $to) { date } }',
    },
  },
  'response.similarListings': {
    verdicts: everyone,
    input: ({ listingId }) => ({ listingId, date: inDays(30), guests: 300 }),
    graphql: {
      document:
        'query Q($listingId: ID!, $date: String!, $guests: Int) { similarListings(listingId: $listingId, date: $date, guests: $guests) { id } }',
    },
  },
  'calendar.listBlockedPeriods': {
    verdicts: owners,
    input: () => ({ date: inDays(10) }),
    graphql: {
      document: 'query Q($date: String!) { blockedPeriods(date: $date) { note } }',
      ownRowsOnly: true,
    },
  },
  'calendar.blockDays': {
    verdicts: owners,
    input: period,
    graphql: {
      document:
        'mutation M($input: BlockedPeriodInput!) { answer: blockDays(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
      ownRowsOnly: true,
    },
  },
  'calendar.updateBlockedPeriod': {
    verdicts: owners,
    others,
    input: async ({ listingId }) => ({ ...period(), id: await makeBlockedPeriod(listingId, inDays(10)) }),
    graphql: {
      document:
        'mutation M($id: ID!, $input: BlockedPeriodInput!) { answer: updateBlockedPeriod(id: $id, input: $input) { userErrors { code } } }',
      variables: withId,
    },
  },
  'calendar.deleteBlockedPeriod': {
    verdicts: owners,
    others,
    input: async ({ listingId }) => ({ id: await makeBlockedPeriod(listingId, inDays(10)) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteBlockedPeriod(id: $id) { userErrors { code } } }',
    },
  },
  'calendar.listOfflineBookings': {
    verdicts: owners,
    input: () => ({ date: inDays(20) }),
    graphql: {
      document: 'query Q($date: String!) { offlineBookings(date: $date) { name } }',
      ownRowsOnly: true,
    },
  },
  'calendar.addOfflineBooking': {
    verdicts: owners,
    input: offline,
    graphql: {
      document:
        'mutation M($input: OfflineBookingInput!) { answer: addOfflineBooking(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
      ownRowsOnly: true,
    },
  },
  'calendar.updateOfflineBooking': {
    verdicts: owners,
    others,
    input: async ({ listingId }) => ({ ...offline(), id: await makeOfflineBooking(listingId, inDays(20)) }),
    graphql: {
      document:
        'mutation M($id: ID!, $input: OfflineBookingInput!) { answer: updateOfflineBooking(id: $id, input: $input) { userErrors { code } } }',
      variables: withId,
    },
  },
  'calendar.deleteOfflineBooking': {
    verdicts: owners,
    others,
    input: async ({ listingId }) => ({ id: await makeOfflineBooking(listingId, inDays(20)) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteOfflineBooking(id: $id) { userErrors { code } } }',
    },
  },
  // import.test.ts covers the GraphQL upload.
  'calendar.previewImport': { verdicts: owners, input: () => ({ file: calendarFile() }) },
  // Fails without a fingerprint; import.test.ts covers complete imports.
  'calendar.import': {
    verdicts: owners,
    outcome: 'BAD_USER_INPUT',
    input: () => ({ file: calendarFile() }),
  },
  'calendar.feed': {
    verdicts: owners,
    sessionOnly: true,
    async input({ listingId }) {
      await makeFeed(listingId);
      return {};
    },
    graphql: { document: '{ calendarFeed { createdAt } }', ownRowsOnly: true },
  },
  'calendar.createFeed': {
    verdicts: owners,
    sessionOnly: true,
    input: () => ({}),
    graphql: { document: 'mutation { answer: createCalendarFeed { userErrors { code } } }' },
  },
  'calendar.revokeFeed': {
    verdicts: owners,
    sessionOnly: true,
    input: () => ({}),
    graphql: { document: 'mutation { answer: revokeCalendarFeed { userErrors { code } } }' },
  },
  // feed.test.ts covers its route.
  'calendar.readFeed': {
    verdicts: everyone,
    input: async ({ listingId }) => ({ token: await makeFeed(listingId) }),
  },
};

/** Makes the listing's private feed. Returns its token. */
async function makeFeed(listingId: string): Promise<string> {
  const token = newToken();
  await app().sql(
    `INSERT INTO calendar_feed (listing_id, token_hash) VALUES ($1, $2)
     ON CONFLICT (listing_id) DO UPDATE SET token_hash = EXCLUDED.token_hash`,
    [listingId, hashToken(token)],
  );
  return token;
}
