import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bearerOf,
  contextOf,
  authenticateApiKey,
  authenticateSession,
  sessionToken,
  type Identity,
} from './request-context.js';
import { networkOf } from '../core/address.js';
import type { Context, Services } from '../core/context.js';
import { rejectCrossSiteRequest } from '../core/csrf.js';
import { AppError, rateLimitExceeded } from '../core/errors.js';
import { authorize, type Allow } from '../core/operation.js';
import { makeMeter, setRateLimitHeaders } from './meter.js';
import { setReplayedHeader } from './idempotency-key.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../features/media/media.constants.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of an API runs. */
    context: Context;
    /** Runs until the body has arrived. */
    bodyTimer: NodeJS.Timeout | undefined;
  }
  interface FastifyContextConfig {
    /** The handler calls `limitCall` itself, once it knows that the request is not a cache hit. */
    countedByHandler?: boolean;
  }
}

/** Options of a route with a cache: cache hits don't count towards the rate limit. */
export const COUNTED_BY_HANDLER = { config: { countedByHandler: true } };

/** Applies the rate limit to every request but health checks. */
export function limitRequests(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    if (url === '/healthz' || config.countedByHandler) return;
    spendRead(services, request, isFile(url) ? 'file' : 'call');
  });
}

/** Counts a page or call. @throws AppError TOO_MANY_REQUESTS */
export const limitCall = (services: Services, request: FastifyRequest): void =>
  spendRead(services, request, 'call');

function spendRead({ limits }: Services, request: FastifyRequest, kind: 'file' | 'call'): void {
  const tally = limits.read(kind, networkOf(request.ip));
  if (tally.retryAfter) throw rateLimitExceeded(tally);
}

/** Judges by the route: an unknown path below these folders renders the 404 page, which costs as much as a page. */
const isFile = (path: string) => path.startsWith('/media/') || path.startsWith('/assets/');

/** Enough for any form or document. Uploads have a limit of their own in app.ts. */
const BODY_MS = 30_000;

/** Times out bodies that arrive slowly but steadily, which no idle timeout ends. Authorized uploads may take longer. */
export function timeOutSlowBodies(http: FastifyInstance, milliseconds = BODY_MS): void {
  http.decorateRequest('bodyTimer', undefined);
  http.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    const hasBody = Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody) return;
    const late = Object.assign(new Error('The request took too long to arrive.'), { statusCode: 408 });
    request.bodyTimer = setTimeout(() => {
      // An error may have been sent before the body arrived. The rest is discarded.
      if (reply.sent) raw.destroy();
      else void reply.header('connection', 'close').send(late);
    }, milliseconds).unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(request.bodyTimer));
  });
}

/** Checks that both APIs run before they read a body: credentials, CSRF, rate limit, content encoding. */
export function guardApi(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request, reply) => {
    const secret = bearerOf(request);
    const withSession = secret === undefined && sessionToken(services, request) !== undefined;
    if (withSession) rejectCrossSiteRequest(request, services.env.publicUrl);
    if (withSession || secret !== undefined) reply.header('cache-control', 'private, no-store');
    const identity = await authenticate(services, request, reply);
    const meter = makeMeter(services, request, identity);
    request.context = { ...contextOf(services, request, reply, identity), meter };
    meter.spend(1);
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() === 'identity') return;
    reply.header('accept-encoding', 'identity');
    throw new AppError('UNSUPPORTED_MEDIA', 'Bodies are taken uncompressed only.');
  });
  setRateLimitHeaders(http);
  setReplayedHeader(http);
}

/** An API key takes precedence over a cookie: programs choose the key, browsers send cookies by themselves. */
async function authenticate(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const secret = bearerOf(request);
  if (secret === undefined) return authenticateSession(services, request);
  try {
    return await authenticateApiKey(services, secret);
  } catch (error) {
    if (error instanceof AppError) reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw error;
  }
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
    throw new AppError('PAYLOAD_TOO_LARGE', `At most ${UPLOAD_MAX_FILES} pictures of 10 MB at once.`);
  await context.services.limits.spend('upload', context);
  clearTimeout(request.bodyTimer);
}
