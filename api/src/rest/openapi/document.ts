import { MEANING_OF_CODE, STATUS_OF_CODE, type ErrorCode } from '../../core/errors.constants.js';
import { scopeOf } from '../../core/operation.js';
import { UPLOAD_MAX_FILES } from '../../media/media.constants.js';
import type { Route } from '../route.js';
import { exampleOf } from './example.js';
import type { Call, MediaType, Method, OpenApi, Parameter, Response, Schema } from './types.js';
import { INFO, REFUSALS, TAGS } from './words.js';

/** The OpenAPI 3.1 document of these calls. Shapes that have a title become components. */
export function openApi(routes: readonly Route[]): OpenApi {
  const schemas: Record<string, Schema> = { Error: ERROR };
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = `/${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase() as Method] = describe(route, schemas);
  }
  const used = new Set(routes.map(tagOf));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [
      { url: '/api/v1', description: 'This server.' },
      { url: '/api/api/v1', description: 'The same, where older clients look for it.' },
    ],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: RESPONSES,
      headers: HEADERS,
    },
  };
}

const ERROR: Schema = {
  title: 'Error',
  type: 'object',
  required: ['statusCode', 'success', 'message'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status.' },
    success: { const: false },
    message: { type: 'string', description: 'What went wrong, in words for people.' },
    errors: {
      type: 'array',
      description: 'One message for each field that is wrong.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'mandap',
    description:
      'The cookie that a login sets. Behind HTTPS it is called __Host-mandap. Pages of other sites can’t use it.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key, made in one’s dashboard. It needs the scope that the call names, read:public, read:own or write:own, each of which includes those before it. What is about passwords, sessions and accounts needs a session.',
  },
};

const HEADERS = {
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

const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const PAGED = ['X-Total-Count', 'Link'] as const;
const BUDGET = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Used',
  'X-RateLimit-Reset',
] as const;

const json = (schema: Schema, example: unknown): Record<string, MediaType> => ({
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
const RESPONSES: Record<string, Response> = Object.fromEntries([
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

const tagOf = ({ path }: Route) => path.split('/')[0] ?? path;

function describe(route: Route, schemas: Record<string, Schema>): Call {
  const operationId = nameOf(route);
  const roles = rolesOf(route);
  const scope = scopeOf(route.operation);
  const credentials: Call['security'] = [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])];
  return {
    operationId,
    tags: [tagOf(route)],
    summary: route.summary,
    description: roles === 'anyone' ? 'Anyone may call it.' : `For the roles ${roles.join(', ')}.`,
    'x-roles': roles,
    security: roles === 'anyone' ? [{}, ...credentials] : credentials,
    parameters: [...parametersOf(route), ...(route.operation.repeatable ? [IDEMPOTENCY_KEY] : [])],
    ...(route.body && { requestBody: bodyOf(route, route.body, operationId, schemas) }),
    responses: {
      200: {
        description: 'Done.',
        headers: headerRefs(
          ...(isList(route) ? PAGED : []),
          ...(route.operation.repeatable ? (['Idempotency-Replayed'] as const) : []),
          ...BUDGET,
        ),
        content: json(refer(route.answers, schemas), exampleOf(route.answers)),
      },
      ...Object.fromEntries(
        refusalsOf(route).map((code) => [
          STATUS_OF_CODE[code],
          {
            $ref: `#/components/responses/${
              code === 'CONFLICT' && route.operation.repeatable ? 'CONFLICT_OR_RUNNING' : code
            }`,
          },
        ]),
      ),
      default: { $ref: '#/components/responses/FAULT' },
    },
  };
}

/** Who may call: what an admin does by the same call may be another operation. */
function rolesOf({ operation, byAdmins }: Route): Call['x-roles'] {
  const { roles } = operation.allow;
  if (roles === 'anyone') return roles;
  return byAdmins ? [...new Set([...roles, 'admin'])] : roles;
}

/** GET bookings/bookings/:vId -> getBookingsBookingsByVId */
const nameOf = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)))
    .join('');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isList = ({ query }: Route) => Boolean(query?.properties.limit && query.properties.page);

function parametersOf({ path, query }: Route): Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: /id$/i.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, shape]): Parameter => {
    const { description, ...schema } = shape as Schema;
    return { name, in: 'query', required: false, ...(description && { description }), schema };
  });
  return [...inPath, ...inQuery];
}

/** The forms in which the same body may come; files come by multipart forms only. */
function bodyOf(
  { files, fileCount: { min = 0, max } = { max: UPLOAD_MAX_FILES } }: Route,
  body: Schema,
  operationId: string,
  schemas: Record<string, Schema>,
): Call['requestBody'] {
  const name = `${capital(operationId)}Body`;
  schemas[name] = { ...refer(body, schemas), title: name };
  const schema: Schema = { $ref: `#/components/schemas/${name}` };
  const withFiles: Schema | undefined = files
    ? {
        allOf: [
          schema,
          {
            type: 'object',
            ...(min && { required: [files] }),
            properties: {
              [files]: {
                type: 'array',
                description: 'Pictures: JPEG, PNG, WebP or AVIF of at most 10 MB each.',
                ...(min && { minItems: min }),
                maxItems: max,
                items: { type: 'string', contentMediaType: 'application/octet-stream' },
              },
            },
          },
        ],
      }
    : undefined;
  return {
    required: Boolean(body.required?.length),
    content: {
      // Where files must come, no other form will do.
      ...(!min && {
        'application/json': { schema, example: exampleOf(body) },
        'application/x-www-form-urlencoded': { schema },
      }),
      'multipart/form-data': {
        schema: withFiles ?? schema,
        ...(min && { example: exampleOf(body) }),
        ...(files && {
          encoding: { [files]: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } },
        }),
      },
    },
  };
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Of the caller’s making. What is sent again under it is done once, and answered as the first time.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

/** What a caller of this call may be refused with. */
function refusalsOf(route: Route): ErrorCode[] {
  const { method, path, query, body } = route;
  const hasPlace = path.includes(':');
  const codes: [ErrorCode, boolean][] = [
    ['BAD_USER_INPUT', hasPlace || Boolean(query ?? body)],
    // To anyone, too, who brings an API key that is none.
    ['UNAUTHENTICATED', true],
    // To anyone, too, where a page of another site sends the cookie along.
    ['FORBIDDEN', true],
    ['NOT_FOUND', hasPlace || Object.keys(body?.properties ?? {}).some((name) => name.endsWith('Id'))],
    ['CONFLICT', method !== 'GET'],
    ['PAYLOAD_TOO_LARGE', method !== 'GET'],
    ['UNSUPPORTED_MEDIA', method !== 'GET'],
    ['IDEMPOTENCY_MISMATCH', route.operation.repeatable],
    ['TOO_MANY_REQUESTS', true],
    ['UNAVAILABLE', true],
  ];
  return codes.filter(([, comes]) => comes).map(([code]) => code);
}

/** A shape with those in it that have a title put among the components and referred to. */
function refer(shape: Schema, schemas: Record<string, Schema>): Schema {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, inside(each)]),
    ) as Schema;
    if (typeof copy.title !== 'string') return copy;
    const known = schemas[copy.title];
    if (known && JSON.stringify(known) !== JSON.stringify(copy))
      throw new Error(`Two shapes are called ${copy.title}`);
    schemas[copy.title] = copy;
    return { $ref: `#/components/schemas/${copy.title}` };
  };
  return inside(shape) as Schema;
}
