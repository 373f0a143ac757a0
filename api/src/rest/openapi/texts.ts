import type { ErrorCode } from '../../core/errors.constants.js';

/** Descriptions of resources by the first segment of their paths, in display order. */
export const TAGS: Readonly<Record<string, string>> = {
  venue: 'Wedding venues: search, registration, profiles and moderation.',
  vendor: 'Vendors in 23 categories, with their packages and portfolios.',
  user: 'Couples and their accounts, and the cities that have listings.',
  admin: 'The admins of Mandap.',
  bookings: 'Enquiries from couples to venues and vendors, approved or rejected with a one-time code.',
  enquiry: 'Messages to Mandap: general enquiries and leads from businesses.',
  wishlist: 'The venues and vendors that a couple has saved.',
  blog: 'Articles.',
  weddingpost: 'Real weddings: stories by couples.',
  notification: 'Notifications to listings about couples who are looking in their city.',
};

export const INFO = {
  title: 'Mandap',
  version: '1.0.0',
  summary: 'A wedding-planning marketplace for India: venues, vendors, enquiries and bookings.',
  description: [
    'All responses are JSON. Most have an envelope with statusCode, success, message and data. Calls whose older clients expect it return the bare value; the schema of each call shows which.',
    'Paths are case-insensitive, and a trailing slash is allowed.',
    'Bodies may be JSON, URL-encoded or multipart forms. In forms all values are strings; a list is comma-separated or a repeated field.',
    'Lists are arrays of at most 500 rows. Use `limit` and `page` to paginate; the headers X-Total-Count and Link describe the other pages.',
    'Requests with a session cookie are rejected if a page of another site sends them.',
    'Errors have the matching HTTP status and an Error body.',
  ].join('\n\n'),
};

/** An example of each error. */
export const ERROR_EXAMPLES: Readonly<Record<ErrorCode, { message: string; field?: string }>> = {
  BAD_USER_INPUT: {
    message: 'Contact must be exactly 10 digits',
    field: 'contact',
  },
  UNAUTHENTICATED: {
    message: 'Please log in to continue.',
  },
  FORBIDDEN: {
    message: 'Your account doesn’t have permission to do this.',
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
    message: 'Too many attempts. Please wait 2 minutes.',
  },
  UNAVAILABLE: {
    message: 'We’re busy right now. Please try again in a moment.',
  },
};
