import { MEANING_OF_CODE, STATUS_OF_CODE, type ErrorCode } from '../../core/errors.constants.js';
import type { MediaType, Response, Schema } from './types.js';
import { REFUSALS } from './words.js';

/** What every refusal answers. */
export const ERROR: Schema = {
  title: 'Error',
  type: 'object',
  required: ['statusCode', 'success', 'message'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status.' },
    success: { const: false },
    message: { type: 'string', description: 'What went wrong, in words for people.' },
    errors: {
      type: 'array',
      description: 'One message for each field that is wrong, of the first twenty.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    furtherErrors: {
      type: 'integer',
      minimum: 1,
      description: 'How many more fields are wrong, where there are more than twenty.',
    },
  },
};

/** What answers say in their headers. */
export const HEADERS = {
  'X-Total-Count': {
    description: 'How many rows there are in all; counted up to 10,000.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  Link: {
    description:
      'Addresses of the first, previous, next and last of the pages that may be asked for, by their `rel`; of the last one where the rows could be counted.',
    required: true,
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description:
      'Points that the caller has for a minute. A call costs one, a list one for each 25 rows that it answers. Of a 429, these headers tell of the limit that refused, which may be one by the hour.',
    required: true,
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': {
    description: 'What is left of them.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'X-RateLimit-Used': {
    description: 'What was used of them.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'X-RateLimit-Reset': {
    description: 'When they are whole again, in seconds since 1970.',
    required: true,
    schema: { type: 'integer' },
  },
  'Retry-After': {
    description: 'Seconds to wait.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'Comes when an API key was refused.',
    schema: { type: 'string', examples: ['Bearer error="invalid_token"'] },
  },
  'Idempotency-Replayed': {
    description: 'Comes when nothing was done anew: this is the answer of the first time.',
    schema: { const: 'true' },
  },
};

export const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const BUDGET = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Used',
  'X-RateLimit-Reset',
] as const;

export const json = (schema: Schema, example: unknown): Record<string, MediaType> => ({
  'application/json': { schema, example },
});

const ERROR_REF: Schema = { $ref: '#/components/schemas/Error' };

/** What these say besides: most of them when to try again. */
const HEADERS_OF: Partial<Record<ErrorCode, readonly (keyof typeof HEADERS)[]>> = {
  UNAUTHENTICATED: ['WWW-Authenticate'],
  TOO_MANY_REQUESTS: ['Retry-After', ...BUDGET],
  UNAVAILABLE: ['Retry-After'],
};

/** Of those, that an act still runs comes beside other conflicts only. */
const SINGLE = Object.entries(REFUSALS).filter(([code]) => code !== 'IDEMPOTENCY_RUNNING');

/** Of acts that may be repeated: the first of them may still run. */
const CONFLICT_OR_RUNNING: Response = {
  description: `${MEANING_OF_CODE.CONFLICT} Or: ${MEANING_OF_CODE.IDEMPOTENCY_RUNNING}`,
  headers: { 'Retry-After': { ...HEADERS['Retry-After'], required: false } },
  content: json(ERROR_REF, {
    statusCode: 409,
    success: false,
    message: REFUSALS.IDEMPOTENCY_RUNNING.message,
  }),
};

/** The refusals, named by the codes that the GraphQL door gives them. */
export const RESPONSES: Record<string, Response> = Object.fromEntries([
  ['CONFLICT_OR_RUNNING', CONFLICT_OR_RUNNING],
  ...SINGLE.map(([code, { message, field }]): [string, Response] => [
    code,
    {
      description: MEANING_OF_CODE[code as ErrorCode],
      headers: headerRefs(...(HEADERS_OF[code as ErrorCode] ?? [])),
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
      description: 'Anything else, such as a body that took too long to arrive, or a fault of ours.',
      content: json(ERROR_REF, {
        statusCode: 500,
        success: false,
        message: 'Something went wrong on our side.',
      }),
    },
  ],
]);
