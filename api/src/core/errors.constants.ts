/** Error codes with their HTTP status, the same in both APIs. */
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

/** Codes of GraphQL requests that are rejected before execution. */
type GraphQLCode =
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'COST_LIMIT'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'INTERNAL_SERVER_ERROR';

/** Describes each code in docs/graphql.md, in the OpenAPI document and at /developers. */
export const MEANING_OF_CODE: Readonly<Record<ErrorCode | GraphQLCode, string>> = {
  BAD_USER_INPUT:
    'A value is missing or invalid, or there are too many values. `errors` (REST) and `fields` (GraphQL) name the first 20 fields; `furtherErrors` and `furtherFields` count the rest.',
  UNAUTHENTICATED:
    'Authentication is required: log in or send a valid API key. Also returned for an invalid API key.',
  FORBIDDEN:
    'The account or API key lacks permission, the ID belongs to another account, or a page of another site sent the request.',
  NOT_FOUND: 'The object does not exist, or this account may not see it.',
  CONFLICT:
    'The input is valid but conflicts with the current state, which may have changed. Fetch it again before you retry.',
  PAYLOAD_TOO_LARGE:
    'The body exceeds 100 kB, a form has more than 200 fields, a picture exceeds 10 MB, or there are too many pictures.',
  UNSUPPORTED_MEDIA:
    'The content type is not supported, the body is compressed, a file is not a picture, or the call accepts no files.',
  IDEMPOTENCY_RUNNING:
    'The first request with this Idempotency-Key is still running. Retry after the seconds in Retry-After.',
  IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was already used for a different request.',
  TOO_MANY_REQUESTS: 'A rate limit was exceeded. Retry after the seconds in Retry-After.',
  UNAVAILABLE:
    'The server is busy or restarting, or the database is unavailable. Retry after the seconds in Retry-After.',
  BAD_REQUEST:
    'The request does not follow GraphQL over HTTP, for example because the query is missing or `variables` is not an object.',
  GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL syntax, or has more than 1,000 tokens.',
  GRAPHQL_VALIDATION_FAILED:
    'The document does not match the schema, or is too deep, too long or too repetitive.',
  OPERATION_RESOLUTION_FAILURE: 'The document has several operations and `operationName` names none of them.',
  COST_LIMIT: 'The document exceeds the maximum query cost. Request smaller pages.',
  PERSISTED_QUERY_NOT_FOUND:
    'The server has no document with this hash. Send the request again with the full text.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
};
