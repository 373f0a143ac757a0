import type { ErrorCode } from '../../core/errors.js';

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
    'Every call answers JSON. Paths are matched without regard to case, and a slash at their end is tolerated.',
    'Bodies may be JSON, URL-encoded or multipart forms; in forms all values are strings, and lists are joined by commas, or one field several times.',
    'Lists are arrays of at most 500 rows; `limit` and `page` choose which, and the headers X-Total-Count and Link say what else there is.',
    'A call that sends a session cookie is refused to pages of other sites.',
    'What goes wrong is answered as an Error with the HTTP status that says so.',
  ].join('\n\n'),
};

/** When each refusal comes, and one as an example. */
export const REFUSALS: Readonly<Record<ErrorCode, { when: string; message: string; field?: string }>> = {
  BAD_USER_INPUT: {
    when: 'A value is missing or not allowed; `errors` has a message for each field.',
    message: 'Contact must be exactly 10 digits',
    field: 'contact',
  },
  UNAUTHENTICATED: {
    when: 'The call needs an account, and the request names none that is logged in; or it brings an API key that is none.',
    message: 'Please log in to continue.',
  },
  FORBIDDEN: {
    when: 'The account may not do this: its role, or the ids of the call, do not fit.',
    message: 'Your account may not do this.',
  },
  NOT_FOUND: { when: 'There is nothing by this id that the caller may see.', message: 'Venue not found' },
  CONFLICT: {
    when: 'It can’t be done as things stand; they may have changed in the meantime.',
    message: 'This email is already registered',
    field: 'email',
  },
  PAYLOAD_TOO_LARGE: {
    when: 'The body is larger than 100 kB, a picture larger than 10 MB, or there are more of them than the call takes at once.',
    message: 'A picture may have at most 10 MB.',
  },
  UNSUPPORTED_MEDIA: {
    when: 'The body is in none of the documented forms, or compressed, or a file is no picture or comes where none is taken.',
    message: 'Pictures must be JPEG, PNG, WebP or AVIF.',
  },
  IDEMPOTENCY_RUNNING: {
    when: 'The first request with this Idempotency-Key is still running; Retry-After says how many seconds to wait.',
    message: 'The first request with this Idempotency-Key is still running.',
  },
  IDEMPOTENCY_MISMATCH: {
    when: 'The Idempotency-Key was used before, with another body.',
    message: 'This Idempotency-Key was used for another request. Please use a new one.',
  },
  TOO_MANY_REQUESTS: {
    when: 'Too much in too short a time; Retry-After says how many seconds to wait.',
    message: 'Too many tries. Please wait 2 minutes.',
  },
  UNAVAILABLE: {
    when: 'We are busy or restarting; Retry-After says how many seconds to wait.',
    message: 'We are busy just now. Please try again in a moment.',
  },
};
