import fastifyApollo from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { Services } from './core/context.js';
import { AppError, asAppError } from './core/errors.js';
import { guardDoor } from './guard.js';
import { health } from './health.js';
import { makeApollo } from './graphql/door.js';
import { makeExecute, type Execute } from './graphql/execute.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from './media/media.constants.js';
import { mediaRoutes } from './media/media.routes.js';
import { mountRest } from './rest/mount.js';
import { makeSchema } from './schema.js';

export interface App {
  http: FastifyInstance;
  /** Runs our own documents in this process, for pages rendered on the server. */
  execute: Execute;
}

/** A document or JSON body; pictures travel as multipart, which has caps of its own. */
const BODY_LIMIT = 100 * 1024;

/** Assembles the HTTP server: one port for GraphQL, REST, pictures and, when it is mounted, the web. */
export async function makeApp(services: Services): Promise<App> {
  const log: FastifyBaseLogger = services.log;
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < services.env.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false },
    forceCloseConnections: 'idle',
  });
  http.decorateRequest('context');
  await http.register(cookie);
  await http.register(formbody);
  await http.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  acceptMultipart(http);
  answerErrors(http, services.log);
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, success: false, message: 'Not found' }),
  );
  health(http, services);
  mediaRoutes(http, services.store);

  const schema = await makeSchema();
  const execute = makeExecute(schema);
  const apollo = makeApollo(schema, execute, http);
  await apollo.start();
  await http.register(async (door) => {
    guardDoor(door, services);
    await door.register(fastifyApollo(apollo), {
      path: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      context: async (request) => request.context,
    });
  });
  await mountRest(http, services);
  return { http, execute };
}

/** Multipart bodies become what graphql-upload makes of them; both doors take files this way. */
function acceptMultipart(http: FastifyInstance): void {
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
  http.addHook('preValidation', async (request, reply) => {
    if (
      request.url.split('?')[0] !== '/graphql' ||
      !request.headers['content-type']?.startsWith('multipart/form-data')
    )
      return;
    if (!request.context.viewer) throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
    request.body = await processRequest(request.raw, reply.raw, {
      maxFileSize: UPLOAD_MAX_BYTES,
      maxFiles: UPLOAD_MAX_FILES,
    });
  });
}

/** The one place where an error becomes a JSON answer; GraphQL has its own in graphql/door.ts. */
function answerErrors(http: FastifyInstance, log: Logger): void {
  http.setErrorHandler((error, request, reply) => {
    const known = asAppError(error);
    const status = known?.status ?? clientStatus(error);
    if (status >= 500)
      log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'request failed');
    if (known?.retryAfter) reply.header('retry-after', String(known.retryAfter));
    const message =
      known?.message ?? (status < 500 ? (error as Error).message : 'Something went wrong on our side.');
    return reply.code(status).send({
      statusCode: status,
      success: false,
      message,
      ...(known?.fields.length && { errors: known.fields }),
    });
  });
}

/** Fastify's and graphql-upload's own refusals (broken JSON, a body too large) carry a status below 500. */
function clientStatus(error: unknown): number {
  const status =
    (error as { statusCode?: number; status?: number }).statusCode ?? (error as { status?: number }).status;
  return status && status >= 400 && status < 500 ? status : 500;
}
