import { MEANING_OF_CODE, STATUS_OF_CODE, type ErrorCode } from '../../core/errors.constants.js';
import type { MediaType, Response, Schema } from './types.js';
import { ERROR_EXAMPLES } from './texts.js';

/** Body of every error. */
export const ERROR: Schema = {
  title: 'Error',
  type: 'object',
  required: ['statusCode', 'success', 'message'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status.' },
    success: { const: false },
    message: { type: 'string', description: 'Message for people.' },
    errors: {
      type: 'array',
      description: 'One message per invalid field, at most twenty.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    furtherErrors: {
      type: 'integer',
      minimum: 1,
      description: 'Number of further invalid fields, if there are more than twenty.',
    },
  },
};

/** Response headers. */
export const HEADERS = {
  'X-Total-Count': {
    description: 'Total number of rows, at most 10,000.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  Link: {
    description:
      'URLs of the first, previous, next and last page, by `rel`. The last page is missing if there are more than 10,000 rows.',
    required: true,
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description:
      'Points per minute. A call costs one point, a list one per 25 rows. In a 429, these headers describe the limit that was exceeded, which may be hourly.',
    required: true,
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': {
    description: 'Remaining points.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'X-RateLimit-Used': {
    description: 'Used points.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'X-RateLimit-Reset': {
    description: 'Unix time at which the quota resets, in seconds.',
    required: true,
    schema: { type: 'integer' },
  },
  'Retry-After': {
    description: 'Seconds to wait.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'Present if an API key was rejected.',
    schema: { type: 'string', examples: ['Bearer error="invalid_token"'] },
  },
  'Idempotency-Replayed': {
    description:
      'Present if this is the stored response of an earlier request with the same Idempotency-Key.',
    schema: { const: 'true' },
  },
};

export const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const RATE_LIMIT_HEADERS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Used',
  'X-RateLimit-Reset',
] as const;

export const json = (schema: Schema, example: unknown): Record<string, MediaType> => ({
  'application/json': { schema, example },
});

const ERROR_REF: Schema = { $ref: '#/components/schemas/Error' };

/** Additional headers of errors. */
const ERROR_HEADERS: Partial<Record<ErrorCode, readonly (keyof typeof HEADERS)[]>> = {
  UNAUTHENTICATED: ['WWW-Authenticate'],
  TOO_MANY_REQUESTS: ['Retry-After', ...RATE_LIMIT_HEADERS],
  UNAVAILABLE: ['Retry-After'],
};

/** IDEMPOTENCY_RUNNING shares its status with CONFLICT, and is documented with it. */
const ERRORS_WITH_OWN_STATUS = Object.entries(ERROR_EXAMPLES).filter(
  ([code]) => code !== 'IDEMPOTENCY_RUNNING',
);

/** For calls that accept an Idempotency-Key. */
const CONFLICT_OR_RUNNING: Response = {
  description: `${MEANING_OF_CODE.CONFLICT} Or: ${MEANING_OF_CODE.IDEMPOTENCY_RUNNING}`,
  headers: { 'Retry-After': { ...HEADERS['Retry-After'], required: false } },
  content: json(ERROR_REF, {
    statusCode: 409,
    success: false,
    message: ERROR_EXAMPLES.IDEMPOTENCY_RUNNING.message,
  }),
};

/** Error responses, by their GraphQL error codes. */
export const RESPONSES: Record<string, Response> = Object.fromEntries([
  ['CONFLICT_OR_RUNNING', CONFLICT_OR_RUNNING],
  ...ERRORS_WITH_OWN_STATUS.map(([code, { message, field }]): [string, Response] => [
    code,
    {
      description: MEANING_OF_CODE[code as ErrorCode],
      headers: headerRefs(...(ERROR_HEADERS[code as ErrorCode] ?? [])),
      content: json(ERROR_REF, {
        statusCode: STATUS_OF_CODE[code as ErrorCode],
        success: false,
        message,
        ...(field && { errors: [{ field, message }] }),
      }),
    },
  ]),
  [
    'FAULT',
    {
      description: 'Any other error, such as a body that timed out or an error on our side.',
      content: json(ERROR_REF, {
        statusCode: 500,
        success: false,
        message: 'Something went wrong on our side.',
      }),
    },
  ],
]);
