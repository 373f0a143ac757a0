import { fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Services } from '../core/context.js';
import { makeAdmission, type Admission } from './admission.js';
import { allowCrossOrigin } from './cors.js';
import type { ErrorCode } from '../core/errors.constants.js';
import { AppError, toAppError, isDatabaseLost } from '../core/errors.js';
import { inLanguage } from '../core/in-language.js';
import { LANGUAGES } from '../core/languages.generated.js';
import { loadTranslations } from '../core/translate.js';
import { limitRequests, timeOutSlowBodies, FIELDS_MAX_BYTES, guardApi } from './guard.js';
import { serveSchema } from '../graphql/schema-text.js';
import { disableCachingByDefault, NOT_CACHED } from './headers.js';
import { health } from './health.js';
import { isPublicDocument, makeDocumentKey, setCacheHeaders } from '../graphql/http-caching.js';
import { makeApollo } from '../graphql/apollo-server.js';
import { makeExecute, type Execute } from '../graphql/execute.js';
import { acceptMultipart } from '../graphql/multipart.js';
import { persistedQueries } from '../graphql/persisted.js';
import { features } from '../features/index.js';
import { parseForm } from './form.js';
import { rateLimitHeaders } from './meter.js';
import { acceptIdempotentDocuments } from './idempotency-key.js';
import { acceptJson } from '../rest/body.js';
import { handleClientError } from './client-error.js';
import { languageOf } from './request-language.js';
import { authenticateRequest, contextOf } from './request-context.js';
import { originForm } from './origin-form.js';
import { traceRequests } from './trace-requests.js';
import { reuseResponses } from './public-responses.js';
import { repeatRefusals } from './repeated-refusals.js';
import { answerCacheHits } from './cache-hits.js';
import { mountRest } from '../rest/mount.js';
import { getSchema } from '../graphql/schema.js';
import { sitemap } from './sitemap.js';
import { serveSubscriptions } from './subscriptions.js';
import { serveUnsubscribing } from './unsubscribe.js';
import { wantsPage } from './wants-page.js';
import { t } from './messages.generated.js';

export interface App {
  http: FastifyInstance;
  /** Runs our own documents in this process, for pages rendered on the server. */
  execute: Execute;
  admission: Admission;
}

export const GRAPHQL_PATH = '/graphql';
/** The route of web-host.ts. */
const PAGES_PATH = '/*';
/** Paths that programs request, not people. */
const API_PATHS = /^\/(?:api|graphql|media)\b/i;
/** No page has this path, so the web renders its 404 page. */
const MISSING_PAGE = '/not-found';

/** How long a connection may stall within a request or response. */
const IDLE_CONNECTION_MS = 2 * 60_000;
/** Limit for a whole upload: twenty pictures of ten megabytes take this long on a slow connection. */
const UPLOAD_MS = 30 * 60_000;

/** Assembles the HTTP server: GraphQL, REST, pictures and, once mounted, the web share one port. */
export async function makeApp(services: Services, admission = makeAdmission()): Promise<App> {
  const log: FastifyBaseLogger = services.log;
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: FIELDS_MAX_BYTES,
    connectionTimeout: IDLE_CONNECTION_MS,
    requestTimeout: UPLOAD_MS,
    trustProxy: (_address, hop) => hop < services.env.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    forceCloseConnections: 'idle',
    // A stopping process still answers requests on connections that it has accepted.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    // A URL that can't be decoded matches no route, so the hooks and handlers below never see it.
    frameworkErrors: (_error, { url }, reply: FastifyReply) => {
      void reply.header('cache-control', NOT_CACHED);
      if (!API_PATHS.test(url)) return void reply.redirect(MISSING_PAGE);
      void reply.code(400).send({ statusCode: 400, success: false, message: t('addressInvalid') });
    },
  });
  http.addConstraintStrategy(wantsPage);
  http.decorateRequest('context');
  if (services.env.tracing) traceRequests(http, services.env.trustedProxies > 0);
  disableCachingByDefault(http);
  answerCacheHits(http, services);
  repeatRefusals(http, services, admission);
  await http.register(cookie);
  http.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  await http.register(formbody, { parser: parseForm });
  await http.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  allowCrossOrigin(http, services);
  limitRequests(http, services);
  timeOutSlowBodies(http);
  handleErrors(http, services.log);
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, success: false, message: t('notFound') }),
  );
  health(http, services);
  const makeContext = async (request: FastifyRequest, reply: FastifyReply) =>
    contextOf(services, request, reply, await authenticateRequest(services, request, reply));
  await http.register(async (scope) => {
    admitFiles(scope, admission);
    for (const { files } of features) files?.(scope, services, makeContext);
  });
  sitemap(http, services, admission);

  await Promise.all(LANGUAGES.map((language) => loadTranslations(language)));
  const schema = await getSchema();
  serveSchema(http, schema);
  const execute = makeExecute(schema);
  const persisted = persistedQueries(services.siblings);
  const apollo = makeApollo(schema, execute, http, persisted);
  await apollo.start();
  await http.register(async (api) => {
    guardApi(api, services, admission);
    acceptMultipart(api, persisted);
    acceptJson(api);
    acceptIdempotentDocuments(api);
    reuseResponses(api, services, isPublicDocument);
    setCacheHeaders(api);
    const handleGraphql = fastifyApolloHandler(apollo, { context: async (request) => request.context });
    api.route<{ Reply: string }>({
      method: ['GET', 'POST', 'OPTIONS'],
      url: GRAPHQL_PATH,
      config: { storedAs: 'graphql', keyOf: makeDocumentKey(persisted) },
      handler(request, reply) {
        return handleGraphql.call(this, request.method === 'HEAD' ? toGet(request) : request, reply);
      },
    });
    api.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: GRAPHQL_PATH,
      handler: (_request, reply) => {
        reply.header('allow', 'GET, HEAD, POST');
        throw Object.assign(new Error(t('methodNotAllowed')), {
          statusCode: 405,
        });
      },
    });
  });
  await serveSubscriptions(http, services, schema, admission);
  await serveUnsubscribing(http, services, admission);
  await mountRest(http, services, admission);
  return { http, execute, admission };
}

/**
 * Refuses files under overload, like calls of the APIs: most of them need several statements. Sending one takes little
 * work, but may take minutes if its client reads slowly.
 */
function admitFiles(http: FastifyInstance, admission: Admission): void {
  const releases = new WeakMap<FastifyRequest, () => void>();
  http.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isAlwaysAdmitted) releases.set(request, admission.admit(request, reply));
  });
  http.addHook('onSend', async (request) => releases.get(request)?.());
}

/** Apollo doesn't support HEAD. It gets a GET, and Fastify sends the headers only. */
const toGet = <Request extends FastifyRequest<{ Reply: string }>>(request: Request): Request =>
  Object.create(request, { method: { value: 'GET' } }) as Request;

/**
 * Converts all errors to responses: the envelope for REST, `errors` for GraphQL, and plain text for pages. Apollo
 * handles errors of single fields; see graphql/format-error.ts.
 */
function handleErrors(http: FastifyInstance, log: Logger): void {
  http.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error);
    const status = appError?.status ?? clientStatus(error);
    if (status >= 500 && isUnexpected(error))
      log.error({ err: error, method: request.method, path: pathForLog(request) }, 'request failed');
    if (appError?.retryAfter) reply.header('retry-after', String(appError.retryAfter));
    if (appError?.rateLimit) reply.headers(rateLimitHeaders(appError.rateLimit));
    const message =
      appError?.message ??
      (status < 500 ? (error as Error).message.slice(0, MAX_MESSAGE) : t('internalError'));
    reply.code(status);
    if (request.routeOptions.url === GRAPHQL_PATH) {
      const code = appError?.code ?? GRAPHQL_CODES_BY_STATUS[status] ?? 'BAD_REQUEST';
      const retryAfter = appError?.retryAfter;
      return reply.send({ errors: [{ message, extensions: { code, retryAfter } }] });
    }
    if (request.routeOptions.url === PAGES_PATH) return reply.type('text/plain').send(message);
    return reply.send({
      statusCode: status,
      success: false,
      message,
      ...(appError?.fields.length && { errors: appError.fields }),
      ...(appError?.furtherFields && { furtherErrors: appError.furtherFields }),
    });
  });
}

/** Returns the path of a request without its query; for paths with a token, their route instead. */
const pathForLog = ({ url, routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.config.hasSecretPath ? routeOptions.url : url.split('?')[0];

/**
 * A lost database is logged once, where it is detected. Without a cause, our own errors are answers, such as under
 * overload.
 */
const isUnexpected = (error: unknown): boolean =>
  !isDatabaseLost(error) && (!(error instanceof AppError) || error.cause !== undefined);

/** Messages of libraries may quote the whole input. */
const MAX_MESSAGE = 500;

/** GraphQL error codes for errors that Fastify raises. */
const GRAPHQL_CODES_BY_STATUS: Record<number, string> = {
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  500: 'INTERNAL_SERVER_ERROR',
} satisfies Record<number, ErrorCode | 'INTERNAL_SERVER_ERROR'>;

/**
 * Returns the status of an error; Fastify's client errors (malformed JSON, a body that is too large) have one below
 * 500.
 */
function clientStatus(error: unknown): number {
  const status =
    (error as { statusCode?: number; status?: number }).statusCode ?? (error as { status?: number }).status;
  return status && status >= 400 && status < 500 ? status : 500;
}
