import type { ErrorCode } from '../../core/errors.constants.js';

/** What each resource is, by the first part of its paths; in the order in which they are shown. */
export const TAGS: Readonly<Record<string, string>> = {
  venue: 'Wedding venues: finding, registering, editing and deciding about them.',
  vendor: 'Vendors of the 23 categories, their packages and portfolios.',
  user: 'Couples and their accounts, and the cities that have listings.',
  admin: 'The admins of Mandap.',
  bookings: 'Enquiries that couples send to a venue or vendor, and their decision by a one-time code.',
  enquiry: 'Messages to Mandap itself: general enquiries and leads of businesses.',
  wishlist: 'The venues and vendors that a couple keeps.',
  blog: 'Articles.',
  weddingpost: 'Stories of real weddings.',
  notification: 'What a listing is told about couples who look for one in its city.',
};

export const INFO = {
  title: 'Mandap',
  version: '1.0.0',
  summary: 'A wedding-planning marketplace for India: venues, vendors, enquiries and bookings.',
  description: [
    'Every call answers JSON. Most responses have an envelope: statusCode, success, message, and the value itself as data. Calls that older clients read without it answer the bare value. Each call says which.',
    'Paths are matched without regard to case, and a slash at their end is tolerated.',
    'Bodies may be JSON, URL-encoded or multipart forms; in forms all values are strings, and lists are joined by commas, or one field several times.',
    'Lists are arrays of at most 500 rows; `limit` and `page` choose which, and the headers X-Total-Count and Link say what else there is.',
    'A call that sends a session cookie is refused to pages of other sites.',
    'What goes wrong is answered as an Error with the HTTP status that says so.',
  ].join('\n\n'),
};

/** One of each refusal, as an example. */
export const REFUSALS: Readonly<Record<ErrorCode, { message: string; field?: string }>> = {
  BAD_USER_INPUT: {
    message: 'Contact must be exactly 10 digits',
    field: 'contact',
  },
  UNAUTHENTICATED: {
    message: 'Please log in to continue.',
  },
  FORBIDDEN: {
    message: 'Your account may not do this.',
  },
  NOT_FOUND: { message: 'Venue not found' },
  CONFLICT: {
    message: 'This email is already registered',
    field: 'email',
  },
  PAYLOAD_TOO_LARGE: {
    message: 'A picture may have at most 10 MB.',
  },
  UNSUPPORTED_MEDIA: {
    message: 'Pictures must be JPEG, PNG, WebP or AVIF.',
  },
  IDEMPOTENCY_RUNNING: {
    message: 'The first request with this Idempotency-Key is still running.',
  },
  IDEMPOTENCY_MISMATCH: {
    message: 'This Idempotency-Key was used for another request. Please use a new one.',
  },
  TOO_MANY_REQUESTS: {
    message: 'Too many tries. Please wait 2 minutes.',
  },
  UNAVAILABLE: {
    message: 'We are busy just now. Please try again in a moment.',
  },
};
