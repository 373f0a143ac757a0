import { everyone, only, type Row } from './row.js';
import { business, enquiry, makeEnquiry } from './scene.js';

const person = { name: 'Ananya Sharma', contact: '0000012345' };

/** Registrations of businesses, and general enquiries. */
export const enquiries: Record<string, Row> = {
  'vendor.register': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: () => ({ ...business(), category: 'MehendiArtist' }),
    graphql: {
      document:
        'mutation M($input: RegisterVendorInput!) { answer: registerVendor(input: $input) { userErrors { code } } }',
      variables: ({ yourName: _, ...input }) => ({ input: { ...input, category: 'MEHENDI_ARTIST' } }),
    },
    rest: [
      {
        route: 'POST vendor/register',
        body: ({ category, ...input }) => ({ ...input, type_Of_Business: category }),
      },
    ],
  },
  'venue.register': {
    verdicts: everyone,
    sessionOnly: true,
    credential: true,
    input: business,
    graphql: {
      document:
        'mutation M($input: RegisterVenueInput!) { answer: registerVenue(input: $input) { userErrors { code } } }',
      variables: ({ name: _, ...input }) => ({ input }),
    },
    rest: [{ route: 'POST venue/register', body: (input) => input }],
  },
  'enquiry.submit': {
    verdicts: everyone,
    input: () => enquiry(''),
    graphql: {
      document:
        'mutation M($input: GeneralEnquiryInput!) { answer: submitEnquiry(input: $input) { userErrors { code } } }',
      variables: ({ listingId: _, ...input }) => ({ input }),
    },
    rest: [{ route: 'POST enquiry/submit', body: (input) => input }],
  },
  // For older clients, after the registration of a business.
  'enquiry.reportRegistration': {
    verdicts: everyone,
    input: () => ({ ...person, location: 'Udaipur', typeOfEvent: 'Venue Registration', message: 'New' }),
    rest: [{ route: 'POST enquiry/new/buisness', body: (input) => input }],
  },
  'enquiry.contact': {
    verdicts: everyone,
    input: () => ({ ...person, location: 'Udaipur', message: 'Do you come to Jodhpur?' }),
    graphql: {
      document:
        'mutation M($input: ContactMessageInput!) { answer: sendContactMessage(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'enquiry.requestCallBack': {
    verdicts: everyone,
    input: () => ({ ...person, city: 'Udaipur' }),
    graphql: {
      document:
        'mutation M($input: CallBackInput!) { answer: requestCallBack(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'enquiry.list': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ enquiries { nodes { id contact } totalCount } }' },
    rest: [{ route: 'GET enquiry/all/enquiry' }],
  },
  'enquiry.markRead': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeEnquiry() }),
    graphql: {
      document:
        'mutation M($id: ID!) { answer: markEnquiryRead(id: $id) { enquiry { readAt } userErrors { code } } }',
    },
    rest: [{ route: 'PATCH enquiry/:id', path: ({ id }) => `enquiry/${String(id)}` }],
  },
  'enquiry.markAllRead': {
    verdicts: only('admin'),
    input: async () => {
      await makeEnquiry();
      return { kind: 'contact' };
    },
    graphql: {
      document:
        'mutation M { answer: markAllEnquiriesRead(kind: CONTACT) { marked unread userErrors { code } } }',
      variables: () => ({}),
    },
  },
};
