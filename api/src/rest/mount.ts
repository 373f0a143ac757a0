import compress from '@fastify/compress';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Services } from '../core/context.js';
import { AppError, badInput } from '../core/errors.js';
import { features } from '../features/index.js';
import { guardDoor } from '../http/guard.js';
import { acceptForms } from '../http/multipart.js';
import { noteRepeats } from '../http/repeats.js';
import { admit } from './admit.js';
import { acceptJson, bodyOf } from './body.js';
import { ignoreBodies } from './ignored-body.js';
import { inTheirWords } from './names.js';
import { openApi } from './openapi/document.js';
import { PAGE_NAMES, pointsOf, rowsAsked } from './paging.js';
import { refuseProtected } from './protected-fields.js';
import { ignoresBody, type Route } from './route.js';
import { within } from './within.js';

/** Every call of the REST API. */
export const routes: readonly Route[] = features.flatMap(({ rest }) => rest ?? []);

/** The old clients use both. */
const PREFIXES = ['/api/v1', '/api/api/v1'];

/** Mounts the REST door beside the GraphQL one: the same sessions, limits and operations. */
export async function mountRest(http: FastifyInstance, services: Services): Promise<void> {
  await http.register(async (door) => {
    // Contact details come to those who are known only; so caches ask each time, and keep apart who asked.
    door.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: 'Cookie, Authorization' });
    });
    guardDoor(door, services);
    await door.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
    acceptForms(door);
    acceptJson(door);
    // A text is in none of the forms that a body may have.
    door.removeContentTypeParser('text/plain');
    // What no call answers must not fall through to the pages, which answer every address in HTML.
    for (const url of ['/api', '/api/*']) door.all(url, (_request, reply) => reply.callNotFound());
    const documentation = JSON.stringify(openApi(routes));
    for (const prefix of PREFIXES) {
      door.get(`${prefix}/openapi.json`, (_request, reply) =>
        reply.type('application/json').send(documentation),
      );
      mountRoutes(
        door,
        prefix,
        routes.filter((row) => !ignoresBody(row)),
      );
      refuseOtherMethods(door, prefix);
    }
    await door.register(async (bodyless) => {
      ignoreBodies(bodyless);
      for (const prefix of PREFIXES) mountRoutes(bodyless, prefix, routes.filter(ignoresBody));
    });
  });
}

function mountRoutes(http: FastifyInstance, prefix: string, rows: readonly Route[]): void {
  for (const row of rows) {
    const url = urlOf(row);
    // Clients join a documented base that ends in a slash and a path that begins with one.
    for (const each of [url, url.replace('/', '//')])
      http.route({ method: row.method, url: `${prefix}/${each}`, handler: handlerOf(row) });
  }
}

const handlerOf =
  (route: Route): RouteHandlerMethod =>
  async (request, reply) => {
    const { context } = request;
    const params = paramsOf(route, request.params as Record<string, string>);
    const query = firstValues(route, request.query as Record<string, string | string[]>);
    const operation = admit(context, route, params);
    const asked = pointsOf(rowsAsked(route, query));
    context.meter?.spend(asked);
    const sent = await bodyOf(request, reply, { ...route, operation }).catch((error: unknown) => {
      if (!reply.sent) throw error;
    });
    // Given up on in the middle, and answered so.
    if (!sent) return reply;
    const { files } = sent;
    noteRepeats(request, [route.method, route.path, params, sent.body]);
    let body = refuseProtected(context, route, params, sent.body);
    for (const name of route.within ?? []) body = within(body, name);
    const call = { params, query, body, files, url: request.url };
    try {
      const { body: answered, headers, rows } = await route.answer(request.context, call);
      // Rows are paid for when they are asked for, and given back when they are not there.
      context.meter?.spend(pointsOf(rows ?? 0) - asked);
      reply.headers(headers ?? {}).type('application/json; charset=utf-8');
      // Fastify sends a string as it is, and JSON has quotes around one.
      return await reply.send(typeof answered === 'string' ? JSON.stringify(answered) : answered);
    } catch (error) {
      if (error instanceof AppError) context.meter?.spend(-asked);
      const named = inTheirWords(error, { ...PAGE_NAMES, ...route.names });
      // What a single file is refused for is said of `file`, whatever the call.
      throw route.files ? inTheirWords(named, { [route.files]: 'file' }) : named;
    }
  };

/** An address that calls have answers by its methods alone; another's parameter is not read out of its name. */
function refuseOtherMethods(door: FastifyInstance, prefix: string): void {
  const methods = new Map<string, string[]>();
  for (const route of [...routes, DOCUMENT]) {
    const url = urlOf(route).replace(/:\w+/g, ':name');
    methods.set(url, [
      ...(methods.get(url) ?? []),
      ...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]),
    ]);
  }
  for (const [url, taken] of methods) {
    const allow = [...taken, 'OPTIONS'].join(', ');
    door.options(`${prefix}/${url}`, (_request, reply) => reply.code(204).header('allow', allow).send());
    door.route({
      method: METHODS.filter((method) => !taken.includes(method)),
      url: `${prefix}/${url}`,
      exposeHeadRoute: false,
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw Object.assign(new Error('This address takes other methods.'), { statusCode: 405 });
      },
    });
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const DOCUMENT = { method: 'GET', path: 'openapi.json' } as const;

const LAST_PARAMETER = /:(\w+)$/;

/** Fastify's own way of writing a last parameter that takes slashes. */
const urlOf = ({ path, slashes }: Pick<Route, 'path' | 'slashes'>) =>
  slashes ? path.replace(LAST_PARAMETER, '*') : path;

function paramsOf({ path, slashes }: Route, given: Record<string, string>): Record<string, string> {
  const name = slashes && LAST_PARAMETER.exec(path)?.[1];
  return name ? { ...given, [name]: (given['*'] ?? '').replace(/\/$/, '') } : given;
}

/** What an old client writes into an address for a value that it does not have. */
const ABSENT: (string | undefined)[] = ['', 'null', 'undefined'];

/** The longest is a filter with all its labels. */
const MAX_QUERY_VALUE = 2000;

/**
 * The documented values of an address. Empty ones are dropped, and of a repeated one the first counts.
 * @throws AppError BAD_USER_INPUT
 */
function firstValues(
  { query: documented }: Route,
  query: Record<string, string | string[]>,
): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const name of Object.keys(documented?.properties ?? {})) {
    const given = query[name];
    const value = Array.isArray(given) ? given[0] : given;
    if (value !== undefined && value.length > MAX_QUERY_VALUE)
      throw badInput(name, `${name} may have at most ${MAX_QUERY_VALUE} characters`);
    if (!ABSENT.includes(value)) values[name] = value;
  }
  return values;
}
