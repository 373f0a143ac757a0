import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, contextOf, authenticateRequest, sessionToken } from './request-context.js';
import { networkOf } from './address.js';
import type { Context, Services } from '../core/context.js';
import { rejectCrossSiteRequest } from './csrf.js';
import { AppError, rateLimitExceeded } from '../core/errors.js';
import { authorize, type Allow } from '../core/operation.js';
import type { Admission } from './admission.js';
import { NOT_CACHED } from './headers.js';
import { makeMeter, setRateLimitHeaders } from './meter.js';
import { mayBeStored } from './stored-response.js';
import { setReplayedHeader } from './idempotency-key.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import { t } from './messages.generated.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of an API runs. */
    context: Context;
    /** Runs until the body has arrived. */
    bodyTimer: NodeJS.Timeout | undefined;
    /** Whether a cached response may be sent: for visitors' reads of routes with the config `storedAs`. */
    mayUseCache: boolean;
    /** Whether the request is rejected because of overload. */
    isRejectedByOverload: boolean;
    /** Why the request is rejected, unless there is a cache hit. */
    deferredRejection: Error | undefined;
    /** Functions that refund the points charged so far. */
    refunds: (() => void)[] | undefined;
  }
  interface FastifyContextConfig {
    /** Caches responses to visitors. The value is a label of the metrics. */
    storedAs?: 'page' | 'graphql' | 'rest';
    /** Returns the cache key of a request to an API; undefined if the response must not be cached. */
    keyOf?: (request: FastifyRequest) => string | undefined;
    /** The handler calls `limitCall` itself, once it knows that the request is not a cache hit. */
    countedByHandler?: boolean;
    /** A file that is sent even under overload: it is on disk, or its creation has a limit of its own. */
    isAlwaysAdmitted?: boolean;
    /** The path contains a token, which must not be logged. */
    hasSecretPath?: boolean;
  }
}

/**
 * Counts every request except `/healthz` and those that their handler counts.
 * @throws AppError TOO_MANY_REQUESTS
 */
export function limitRequests(http: FastifyInstance, services: Services): void {
  http.decorateRequest('mayUseCache', false);
  http.decorateRequest('deferredRejection', undefined);
  http.decorateRequest('refunds', undefined);
  http.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    if (url === '/healthz' || config.countedByHandler) return;
    request.mayUseCache = config.storedAs !== undefined && isSmallAnonymousRequest(services, request);
    const kind = isFile(url) ? 'file' : 'call';
    await charge(request, (points) => spendRead(services, request, kind, points));
  });
}

/** Largest body that is read although a limit is exceeded, because its response may be cached. */
const SMALL_DOCUMENT_BYTES = 8 * 1024;

const isSmallAnonymousRequest = (services: Services, request: FastifyRequest): boolean =>
  request.headers.authorization === undefined &&
  !sessionToken(services, request) &&
  Number(request.headers['content-length'] ?? 0) <= SMALL_DOCUMENT_BYTES &&
  request.headers['transfer-encoding'] === undefined;

/** Charges a request. If a cached response, which is free, may be sent, defers the rejection. */
async function charge(request: FastifyRequest, spend: (points: number) => Promise<void>): Promise<void> {
  if (request.deferredRejection) return;
  try {
    await spend(1);
    // A refund is never refused.
    (request.refunds ??= []).push(() => void spend(-1));
  } catch (error) {
    if (!request.mayUseCache) throw error;
    request.deferredRejection = error as Error;
  }
}

/** Refunds the charges of a request that costs its network nothing, such as a cache hit; once, however often it is called. */
export function refund({ refunds }: FastifyRequest): void {
  for (const giveBack of refunds?.splice(0) ?? []) giveBack();
}

/** Counts one request against the network's read limit. @throws AppError TOO_MANY_REQUESTS */
export const limitCall = (services: Services, request: FastifyRequest): Promise<void> =>
  spendRead(services, request, 'call');

async function spendRead(
  { limits }: Services,
  request: FastifyRequest,
  kind: 'file' | 'call',
  points = 1,
): Promise<void> {
  const state = await limits.reads.count(kind, networkOf(request.ip), points);
  if (state.retryAfter) throw rateLimitExceeded(state);
}

/** Takes the matched route. A missing file matches none, so it counts as a call: it renders the 404 page. */
const isFile = (route: string) => route.startsWith('/media/') || route.startsWith('/assets/');

/** Enough for any form or document. Uploads have their own limit in app.ts. */
const BODY_MS = 30_000;

/**
 * Times out bodies that arrive slowly but steadily, which an idle timeout doesn't detect. Authorized uploads may take
 * longer.
 */
export function timeOutSlowBodies(http: FastifyInstance, milliseconds = BODY_MS): void {
  http.decorateRequest('bodyTimer', undefined);
  http.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    const hasBody = Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody) return;
    const late = Object.assign(new Error(t('requestTimeout')), { statusCode: 408 });
    request.bodyTimer = setTimeout(() => {
      // An error may have been sent before the body arrived. The rest is discarded.
      if (reply.sent) raw.destroy();
      else void reply.header('connection', 'close').send(late);
    }, milliseconds).unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(request.bodyTimer));
  });
}

/** Checks that both APIs run before they read a body: overload, credentials, CSRF, rate limit, content encoding. */
export function guardApi(http: FastifyInstance, services: Services, admission: Admission): void {
  http.addHook('onRequest', async (request, reply) => {
    try {
      admission.admit(request, reply);
    } catch (error) {
      request.isRejectedByOverload = !request.mayUseCache || !mayBeStored(services, request);
      if (request.isRejectedByOverload) throw error;
      request.deferredRejection = error as Error;
    }
    const secret = bearerOf(request);
    const withSession = secret === undefined && sessionToken(services, request) !== undefined;
    if (withSession) rejectCrossSiteRequest(request, services.env.publicUrl);
    if (withSession || secret !== undefined) reply.header('cache-control', NOT_CACHED);
    const identity = await authenticateRequest(services, request, reply);
    const meter = makeMeter(services, request, identity);
    const context = contextOf(services, request, reply, identity);
    request.context = { ...context, meter, refund: () => refund(request) };
    await charge(request, (points) => meter.spend(points));
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() === 'identity') return;
    reply.header('accept-encoding', 'identity');
    throw new AppError('UNSUPPORTED_MEDIA', t('compressed'));
  });
  setRateLimitHeaders(http);
  setReplayedHeader(http);
}

/** Limit for a GraphQL document, a JSON body, or the text fields of a multipart form. */
export const FIELDS_MAX_BYTES = 100 * 1024;

/** Limit for a multipart body with the maximum number of pictures. */
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_FILES * UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES;

/**
 * Checks permission, size and rate limit of an upload before any file is read. Counts it once per request, whether or
 * not it succeeds; the operations that receive the files don't count it again.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PAYLOAD_TOO_LARGE or TOO_MANY_REQUESTS
 */
export async function authorizeUpload(request: FastifyRequest, allow: Allow): Promise<void> {
  const { context, headers } = request;
  authorize(context, { kind: 'write', allow });
  if (Number(headers['content-length']) > UPLOAD_BODY_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', t('picturesTooLarge', { max: UPLOAD_MAX_FILES }));
  await context.services.limits.spend('upload', context);
  clearTimeout(request.bodyTimer);
}
