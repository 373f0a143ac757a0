import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Services } from '../core/context.js';
import { AppError, badInput } from '../core/errors.js';
import { features } from '../features/index.js';
import type { Admission } from '../http/admission.js';
import { guardApi } from '../http/guard.js';
import { acceptForms } from '../http/multipart.js';
import { reuseResponses } from '../http/public-responses.js';
import { acceptIdempotencyKey } from '../http/idempotency-key.js';
import { authorizeCall } from './authorize-call.js';
import { acceptJson, bodyOf } from './body.js';
import { ignoreBodies } from './ignored-body.js';
import { renameErrorFields } from './names.js';
import { openApi } from './openapi/document.js';
import { PAGE_NAMES, pointsForRows, rowsRequested } from './paging.js';
import { rejectProtectedFields } from './protected-fields.js';
import { ignoresBody, type Route } from './route.js';
import { mergeObject } from './nested-objects.js';
import { t } from './messages.generated.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The REST call of the route. */
    call?: Route;
  }
}

/** Every call of the REST API. */
export const routes: readonly Route[] = features.flatMap(({ rest }) => rest ?? []);

/** Older clients use both. */
const PREFIXES = ['/api/v1', '/api/api/v1'];

/** Mounts the REST API, which shares sessions, limits and operations with the GraphQL API. */
export async function mountRest(
  http: FastifyInstance,
  services: Services,
  admission: Admission,
): Promise<void> {
  await http.register(async (http) => {
    // Responses contain contact details for logged-in users only.
    http.addHook('onRequest', async (_request, reply) => {
      reply.header('vary', 'Cookie, Authorization');
    });
    guardApi(http, services, admission);
    reuseResponses(http, services, () => true);
    http.addHook('onSend', async (request, reply) => {
      if (request.isStored) reply.header('cache-control', 'no-cache');
    });
    await http.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
    acceptForms(http);
    acceptJson(http);
    // Bodies are JSON or forms, never plain text.
    http.removeContentTypeParser('text/plain');
    // Unknown paths must not fall through to the pages, which return HTML for every path.
    for (const url of ['/api', '/api/*']) http.all(url, (_request, reply) => reply.callNotFound());
    const documentation = JSON.stringify(openApi(routes));
    for (const prefix of PREFIXES) {
      http.get(`${prefix}/openapi.json`, (_request, reply) =>
        reply.type('application/json').send(documentation),
      );
      mountRoutes(
        http,
        prefix,
        routes.filter((row) => !ignoresBody(row)),
      );
      rejectOtherMethods(http, prefix);
    }
    await http.register(async (bodyless) => {
      ignoreBodies(bodyless);
      for (const prefix of PREFIXES) mountRoutes(bodyless, prefix, routes.filter(ignoresBody));
    });
  });
}

function mountRoutes(http: FastifyInstance, prefix: string, rows: readonly Route[]): void {
  for (const row of rows) {
    const url = toRouteUrl(row);
    // Clients join a base URL that ends in a slash and a path that begins with one.
    for (const each of [url, url.replace('/', '//')])
      http.route({
        method: row.method,
        url: `${prefix}/${each}`,
        handler: makeHandler(row),
        config: { ...(isPublicRead(row) && { storedAs: 'rest', keyOf: callKey }), call: row },
      });
  }
}

/** Whether all visitors get the same response. */
const isPublicRead = ({ method, operation: { kind, allow } }: Route) =>
  method === 'GET' && kind === 'read' && allow.roles === 'anyone';

/**
 * Returns the cache key of a visitor's call: the values that it uses, always in the same order. Undefined if they are
 * rejected.
 */
function callKey({ routeOptions, params, query }: FastifyRequest): string | undefined {
  const { call } = routeOptions.config;
  if (!call) return undefined;
  try {
    return JSON.stringify([params, firstValues(call, query as Record<string, string | string[]>)]);
  } catch {
    return undefined;
  }
}

const makeHandler =
  (route: Route): RouteHandlerMethod =>
  async (request, reply) => {
    const { context } = request;
    const params = toParams(route, request.params as Record<string, string>);
    const query = firstValues(route, request.query as Record<string, string | string[]>);
    const operation = authorizeCall(context, route, params);
    const requestedPoints = pointsForRows(rowsRequested(route, query));
    await context.meter?.spend(requestedPoints);
    const sent = await bodyOf(request, reply, { ...route, operation }).catch((error: unknown) => {
      if (!reply.sent) throw error;
    });
    // The body timed out, and the response has been sent.
    if (!sent) return reply;
    const { files } = sent;
    acceptIdempotencyKey(request, [route.method, route.path, params, sent.body]);
    let body = rejectProtectedFields(context, route, params, sent.body);
    for (const name of route.nestedIn ?? []) body = mergeObject(body, name);
    const call = { params, query, body, files, url: request.url };
    try {
      const { body: result, headers, rows } = await route.handle(request.context, call);
      // Requested rows are charged in advance, and missing ones refunded.
      await context.meter?.spend(pointsForRows(rows ?? 0) - requestedPoints);
      reply.headers(headers ?? {}).type('application/json; charset=utf-8');
      // Fastify sends strings without the quotes of JSON.
      return await reply.send(typeof result === 'string' ? JSON.stringify(result) : result);
    } catch (error) {
      if (error instanceof AppError) await context.meter?.spend(-requestedPoints);
      const named = renameErrorFields(error, { ...PAGE_NAMES, ...route.names });
      // Errors of a single file are reported for `file` in every call.
      throw route.files ? renameErrorFields(named, { [route.files]: 'file' }) : named;
    }
  };

/** Responds with 405 to other methods of a call's path, which would otherwise match another call's parameter. */
function rejectOtherMethods(http: FastifyInstance, prefix: string): void {
  const methods = new Map<string, string[]>();
  for (const route of [...routes, DOCUMENT]) {
    const url = toRouteUrl(route).replace(/:\w+/g, ':name');
    methods.set(url, [
      ...(methods.get(url) ?? []),
      ...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]),
    ]);
  }
  for (const [url, taken] of methods) {
    const allow = [...taken, 'OPTIONS'].join(', ');
    http.options(`${prefix}/${url}`, (_request, reply) => reply.code(204).header('allow', allow).send());
    http.route({
      method: METHODS.filter((method) => !taken.includes(method)),
      url: `${prefix}/${url}`,
      exposeHeadRoute: false,
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw Object.assign(new Error(t('methodNotAllowed')), { statusCode: 405 });
      },
    });
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const DOCUMENT = { method: 'GET', path: 'openapi.json' } as const;

const LAST_PARAMETER = /:(\w+)$/;

/** Returns Fastify's syntax for a last parameter that may contain slashes. */
const toRouteUrl = ({ path, slashes }: Pick<Route, 'path' | 'slashes'>) =>
  slashes ? path.replace(LAST_PARAMETER, '*') : path;

function toParams({ path, slashes }: Route, raw: Record<string, string>): Record<string, string> {
  const name = slashes && LAST_PARAMETER.exec(path)?.[1];
  return name ? { ...raw, [name]: (raw['*'] ?? '').replace(/\/$/, '') } : raw;
}

/** Older clients send these in a URL for missing values. */
const MISSING_VALUES: (string | undefined)[] = ['', 'null', 'undefined'];

/** The longest legitimate value is a filter with all labels. */
const MAX_QUERY_VALUE = 2000;

/**
 * Returns the documented values of a URL, without empty ones. Uses the first of repeated values.
 * @throws AppError BAD_USER_INPUT
 */
function firstValues(
  { query: documented }: Route,
  query: Record<string, string | string[]>,
): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const name of Object.keys(documented?.properties ?? {})) {
    const raw = query[name];
    const value = Array.isArray(raw) ? raw[0] : raw;
    if (value !== undefined && value.length > MAX_QUERY_VALUE)
      throw badInput(name, t('valueTooLong', { name, max: MAX_QUERY_VALUE }));
    if (!MISSING_VALUES.includes(value)) values[name] = value;
  }
  return values;
}
