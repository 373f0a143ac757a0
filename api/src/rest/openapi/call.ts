import Type from 'typebox';
import { STATUS_OF_CODE, type ErrorCode } from '../../core/errors.constants.js';
import { scopeOf } from '../../core/operation.js';
import { UPLOAD_MAX_FILES } from '../../features/media/media.constants.js';
import { Envelope, ignoresBody, type Route } from '../route.js';
import { exampleOf } from './example.js';
import { toReferences } from './references.js';
import { RATE_LIMIT_HEADERS, headerRefs, json } from './responses.js';
import type { Call, Parameter, Schema } from './types.js';

/** Returns the resource of a call: the first segment of its path. */
export const tagOf = ({ path }: Route) => path.split('/')[0] ?? path;

const PAGED = ['X-Total-Count', 'Link'] as const;

/** Documents one call. Adds titled schemas of its body and response to `schemas`. */
export function describeCall(route: Route, schemas: Record<string, Schema>): Call {
  const operationId = makeOperationId(route);
  const roles = allowedRoles(route);
  const scope = scopeOf(route.operation);
  const credentials: Call['security'] = [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])];
  return {
    operationId,
    tags: [tagOf(route)],
    summary: route.summary,
    description: [
      roles === 'anyone' ? 'No login required.' : `For the roles ${roles.join(', ')}.`,
      isEnveloped(route)
        ? 'The response has the envelope.'
        : 'The response is the bare value, without the envelope.',
      ...(ignoresBody(route) ? ['A body is ignored.'] : []),
    ].join(' '),
    'x-roles': roles,
    'x-envelope': isEnveloped(route),
    security: roles === 'anyone' ? [{}, ...credentials] : credentials,
    parameters: [...describeParameters(route), ...(route.operation.repeatable ? [IDEMPOTENCY_KEY] : [])],
    ...(route.body && { requestBody: describeBody(route, route.body, operationId, schemas) }),
    responses: {
      200: {
        description: 'Done.',
        headers: headerRefs(
          ...(isList(route) ? PAGED : []),
          ...(route.operation.repeatable ? (['Idempotency-Replayed'] as const) : []),
          ...RATE_LIMIT_HEADERS,
        ),
        content: json(toReferences(route.response, schemas), exampleOf(route.response)),
      },
      ...Object.fromEntries(
        errorCodes(route).map((code) => [
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

/** Returns the roles that may call; for admins, the call may run another operation. */
function allowedRoles({ operation, adminOperation }: Route): Call['x-roles'] {
  const { roles } = operation.allow;
  if (roles === 'anyone') return roles;
  return adminOperation ? [...new Set([...roles, 'admin'])] : roles;
}

/** Whether the response has the envelope; a few documented calls return the bare value. */
const isEnveloped = ({ response: answers }: Route) =>
  Object.keys(Envelope(Type.Unknown()).properties).every(
    (field) => field in ((answers as Schema).properties ?? {}),
  );

/** GET bookings/bookings/:vId -> getBookingsBookingsByVId */
const makeOperationId = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)))
    .join('');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isList = ({ query }: Route) => Boolean(query?.properties.limit && query.properties.page);

function describeParameters({ path, query }: Route): Parameter[] {
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

/** Returns the body's content types; calls with files accept multipart forms only. */
function describeBody(
  { files, fileCount: { min = 0, max } = { max: UPLOAD_MAX_FILES } }: Route,
  body: Schema,
  operationId: string,
  schemas: Record<string, Schema>,
): Call['requestBody'] {
  const name = `${capital(operationId)}Body`;
  schemas[name] = { ...toReferences(body, schemas), title: name };
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
      // Required files can only be sent in a multipart form.
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
    'A unique key chosen by the client. A retry with the same key has no further effect and receives the original response.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
};

/** Returns the error codes that a call can return. */
function errorCodes(route: Route): ErrorCode[] {
  const { method, path, query, body } = route;
  const hasParameters = path.includes(':');
  const codes: [ErrorCode, boolean][] = [
    ['BAD_USER_INPUT', hasParameters || Boolean(query ?? body)],
    // Also for public calls with an invalid API key.
    ['UNAUTHENTICATED', true],
    // Also for public calls that a page of another site sends with the cookie.
    ['FORBIDDEN', true],
    ['NOT_FOUND', hasParameters || Object.keys(body?.properties ?? {}).some((name) => name.endsWith('Id'))],
    ['CONFLICT', method !== 'GET'],
    ['PAYLOAD_TOO_LARGE', method !== 'GET'],
    ['UNSUPPORTED_MEDIA', method !== 'GET'],
    ['IDEMPOTENCY_MISMATCH', route.operation.repeatable],
    ['TOO_MANY_REQUESTS', true],
    ['UNAVAILABLE', true],
  ];
  return codes.filter(([, comes]) => comes).map(([code]) => code);
}
