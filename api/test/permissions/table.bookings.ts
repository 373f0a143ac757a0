import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { loggedInPeople, only, type Row } from './row.js';
import { enquiry, inDays, makeDateOffer, requestReschedule } from './scene.js';

const ownersAndAdmins = only('vendor', 'venue', 'admin');

/** Enquiries: sent by couples, decided by owners, read by admins. */
export const bookings: Record<string, Row> = {
  'booking.send': {
    verdicts: only('user'),
    input: async () => enquiry((await makeVenue()).id),
    graphql: {
      document:
        'mutation M($input: EnquiryInput!) { answer: sendEnquiry(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
    rest: [
      {
        route: 'POST bookings/bookings',
        body: ({ listingId, ...input }, _, { id }) => ({ ...input, vId: listingId, uId: id }),
      },
    ],
  },
  'booking.listMine': {
    verdicts: only('user'),
    input: () => ({}),
    graphql: { document: '{ myBookings { nodes { id code } } }' },
  },
  'booking.listOf': {
    verdicts: only('admin'),
    input: ({ userId }) => ({ userId }),
    graphql: {
      document: 'query Q($userId: ID!) { found: userBookings(userId: $userId) { nodes { id } } }',
    },
  },
  'booking.inbox': {
    verdicts: ownersAndAdmins,
    others: { vendor: 403, venue: 403, admin: 'yes' },
    input: ({ listingId }) => ({ listingId }),
    graphql: { document: 'query Q($listingId: ID) { inbox(listingId: $listingId) { nodes { id } } }' },
    rest: [{ route: 'GET bookings/:vId', path: ({ listingId }) => `bookings/${String(listingId)}` }],
  },
  'booking.countInbox': {
    verdicts: ownersAndAdmins,
    others: { vendor: 403, venue: 403, admin: 'yes' },
    input: ({ listingId }) => ({ listingId }),
    graphql: { document: 'query Q($listingId: ID) { inboxCounts(listingId: $listingId) { pending } }' },
  },
  'booking.findOpen': {
    verdicts: loggedInPeople,
    others: { user: 403, vendor: 403, venue: 403, admin: 'yes' },
    input: ({ listingId, userId }) => ({ listingId, userId }),
    rest: [
      {
        route: 'GET bookings/bookings/:vId',
        path: ({ listingId, userId }) => `bookings/bookings/${String(listingId)}?uId=${String(userId)}`,
      },
    ],
  },
  // Used by PATCH bookings/:vId, which names the couple and not the enquiry.
  'booking.find': {
    verdicts: loggedInPeople,
    others: { user: 403, vendor: 403, venue: 403, admin: 'yes' },
    input: ({ listingId, userId }) => ({ listingId, userId }),
  },
  'booking.get': {
    verdicts: loggedInPeople,
    others: { user: 404, vendor: 404, venue: 404, admin: 'yes' },
    input: ({ bookingId }) => ({ id: bookingId }),
    graphql: { document: 'query Q($id: ID!) { found: booking(id: $id) { id } }', ifMissing: 'null' },
  },
  'booking.approve': {
    verdicts: only('vendor', 'venue'),
    credential: true,
    others: { vendor: 404, venue: 404 },
    input: ({ bookingId, code }) => ({ id: bookingId, code }),
    graphql: {
      document:
        'mutation M($id: ID!, $code: String!) { answer: approveBooking(id: $id, code: $code) { userErrors { code } } }',
    },
    rest: [
      {
        route: 'PATCH bookings/:vId',
        path: (_, { listingId }) => `bookings/${listingId}`,
        body: ({ code }, { userId }) => ({ uId: userId, bookingId: code }),
        others: 403,
      },
    ],
  },
  'booking.reject': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: ({ bookingId }) => ({ id: bookingId }),
    graphql: { document: 'mutation M($id: ID!) { answer: rejectBooking(id: $id) { userErrors { code } } }' },
    rest: [
      {
        route: 'PATCH bookings/:vId',
        path: (_, { listingId }) => `bookings/${listingId}`,
        body: (_, { userId }) => ({ uId: userId, bookingId: 'Rejected' }),
        others: 403,
      },
    ],
  },
  'booking.updateEnquiry': {
    verdicts: only('user'),
    others: { user: 404 },
    input: ({ bookingId }) => ({ id: bookingId, date: inDays(100) }),
    graphql: {
      document:
        'mutation M($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'booking.offerDates': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: ({ bookingId }) => ({ id: bookingId, dates: [inDays(100), inDays(101)] }),
    graphql: {
      document:
        'mutation M($id: ID!, $dates: [String!]!) { answer: offerDates(id: $id, dates: $dates) { userErrors { code } } }',
    },
  },
  'booking.acceptDateOffer': {
    verdicts: only('user'),
    others: { user: 404 },
    input: makeDateOffer,
    graphql: {
      document:
        'mutation M($id: ID!, $date: String!) { answer: acceptDateOffer(id: $id, date: $date) { userErrors { code } } }',
    },
  },
  'booking.declineDateOffer': {
    verdicts: only('user'),
    others: { user: 404 },
    input: async (fixtures) => ({ id: (await makeDateOffer(fixtures)).id }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: declineDateOffer(id: $id) { userErrors { code } } }',
    },
  },
  'booking.withdraw': {
    verdicts: only('user'),
    others: { user: 404 },
    input: ({ bookingId }) => ({ id: bookingId }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: withdrawBooking(id: $id) { userErrors { code } } }',
    },
  },
  'booking.requestReschedule': {
    verdicts: only('user'),
    others: { user: 404 },
    input: requestReschedule,
    graphql: {
      document:
        'mutation M($id: ID!, $date: String!) { answer: requestReschedule(id: $id, date: $date) { userErrors { code } } }',
    },
  },
  'booking.cancelReschedule': {
    verdicts: only('user'),
    others: { user: 404 },
    input: async (fixtures) => ({ id: (await requestReschedule(fixtures)).id }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: cancelReschedule(id: $id) { userErrors { code } } }',
    },
  },
  'booking.acceptReschedule': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: requestReschedule,
    graphql: {
      document:
        'mutation M($id: ID!, $date: String!) { answer: acceptReschedule(id: $id, date: $date) { userErrors { code } } }',
    },
  },
  'booking.declineReschedule': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: requestReschedule,
    graphql: {
      document:
        'mutation M($id: ID!, $date: String!) { answer: declineReschedule(id: $id, date: $date) { userErrors { code } } }',
    },
  },
};
