/** The codes a caller may meet; each has one HTTP status, the same at both doors. */
export const STATUS_OF_CODE = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IDEMPOTENCY_RUNNING: 409,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

/** Codes that only the GraphQL door has, of requests and documents that reach no operation. */
type GraphQLCode =
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'COST_LIMIT'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'INTERNAL_SERVER_ERROR';

/** What each code means to a caller: the one list that docs/graphql.md, the OpenAPI document and /developers show. */
export const MEANING_OF_CODE: Readonly<Record<ErrorCode | GraphQLCode, string>> = {
  BAD_USER_INPUT:
    'A value is missing or not allowed, or there are too many. `errors` of REST and `fields` of GraphQL name the first twenty, `furtherErrors` and `furtherFields` count the others.',
  UNAUTHENTICATED:
    'This needs a session or an API key, and there is none that is valid; or the API key that came along is none.',
  FORBIDDEN:
    'The account or its API key may not do this, the ids are not its own, or a page of another site sent the request.',
  NOT_FOUND: 'There is no such thing, or not for this account.',
  CONFLICT:
    'The values are fine, but as things stand it can’t be done; they may have changed in the meantime.',
  PAYLOAD_TOO_LARGE:
    'The body is larger than 100 kB, a form has more than 200 fields, a picture is larger than 10 MB, or there are more of them than are taken at once.',
  UNSUPPORTED_MEDIA:
    'The body is in a form that is not taken, or compressed, or a file is no picture or comes where none is taken.',
  IDEMPOTENCY_RUNNING:
    'The first request with this Idempotency-Key is still running. Send the same again after the seconds of Retry-After.',
  IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was used before, for another request.',
  TOO_MANY_REQUESTS: 'Too much in too short a time. Retry-After says how many seconds to wait.',
  UNAVAILABLE:
    'We are busy or restarting, or the database is away. Send the same again after the seconds of Retry-After.',
  BAD_REQUEST: 'The request is not one of GraphQL over HTTP: no query, say, or variables that are no object.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL, or has more than 1,000 tokens.',
  GRAPHQL_VALIDATION_FAILED:
    'The schema has no such field, argument or type; or the document is too deep, too long or too repetitive.',
  OPERATION_RESOLUTION_FAILURE:
    'The document has several operations and none was named, or none of the name that was.',
  COST_LIMIT: 'The document costs more than one may. Ask for smaller pages.',
  PERSISTED_QUERY_NOT_FOUND: 'No document is kept under this hash. Send it once more with its text.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
};
