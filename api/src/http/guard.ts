import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf, contextOf, keyAsker, sessionAsker, sessionToken, type Asker } from './request-context.js';
import { networkOf } from '../core/address.js';
import type { Context, Services } from '../core/context.js';
import { refuseForeignPages } from '../core/csrf.js';
import { AppError, tooMany } from '../core/errors.js';
import { admit, type Allow } from '../core/operation.js';
import { meterOf, tellBudget } from './meter.js';
import { tellRepeats } from './repeats.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../features/media/media.constants.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of a door runs. */
    context: Context;
    /** Runs while a body may still come. */
    bodyTimer: NodeJS.Timeout | undefined;
  }
  interface FastifyContextConfig {
    /** Calls `countCall` itself, once it knows that the request costs something. */
    countsItself?: boolean;
  }
}

/** Options of a route that answers from a cache: a cache hit is not counted. */
export const COUNTS_ITSELF = { config: { countsItself: true } };

/** Counts every request, whatever answers it; a monitor may ask as often as it likes whether we live. */
export function countReads(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    if (url === '/healthz' || config.countsItself) return;
    countRead(services, request, isFile(url) ? 'file' : 'call');
  });
}

/** Counts a page or call. @throws AppError TOO_MANY_REQUESTS */
export const countCall = (services: Services, request: FastifyRequest): void =>
  countRead(services, request, 'call');

function countRead({ limits }: Services, request: FastifyRequest, kind: 'file' | 'call'): void {
  const tally = limits.read(kind, networkOf(request.ip));
  if (tally.wait) throw tooMany(tally);
}

/** By its route: a made-up address below one of these folders is a page that says so, and costs as much. */
const isFile = (path: string) => path.startsWith('/media/') || path.startsWith('/assets/');

/** Any form or document is there long before; files, which may take longer, have a time of their own in app.ts. */
const BODY_MS = 30_000;

/** Gives up on a body that trickles in: silence alone would not end it. Only files that were admitted take longer. */
export function endSlowBodies(http: FastifyInstance, milliseconds = BODY_MS): void {
  http.decorateRequest('bodyTimer', undefined);
  http.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    const hasBody = Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
    if (!hasBody) return;
    const late = Object.assign(new Error('The request took too long to arrive.'), { statusCode: 408 });
    request.bodyTimer = setTimeout(() => {
      // A refusal may have been sent before the body was there; the rest is not waited for.
      if (reply.sent) raw.destroy();
      else void reply.header('connection', 'close').send(late);
    }, milliseconds).unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(request.bodyTimer));
  });
}

/** What both doors ask of a request before anything is read from it. */
export function guardDoor(door: FastifyInstance, services: Services): void {
  door.addHook('onRequest', async (request, reply) => {
    const secret = bearerOf(request);
    const withSession = secret === undefined && sessionToken(services, request) !== undefined;
    if (withSession) refuseForeignPages(request, services.env.publicUrl);
    if (withSession || secret !== undefined) reply.header('cache-control', 'private, no-store');
    const asker = await askerOf(services, request, reply);
    const meter = meterOf(services, request, asker);
    request.context = { ...contextOf(services, request, reply, asker), meter };
    meter.spend(1);
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() === 'identity') return;
    reply.header('accept-encoding', 'identity');
    throw new AppError('UNSUPPORTED_MEDIA', 'Bodies are taken uncompressed only.');
  });
  tellBudget(door);
  tellRepeats(door);
}

/** A key is used and not the cookie beside it: a program says for whom it asks, a browser sends what it has. */
async function askerOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
  const secret = bearerOf(request);
  if (secret === undefined) return sessionAsker(services, request);
  try {
    return await keyAsker(services, secret);
  } catch (error) {
    if (error instanceof AppError) reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw error;
  }
}

/** A document, a JSON body, or what comes along with the pictures of a multipart one. */
export const FIELDS_MAX_BYTES = 100 * 1024;

/** A multipart body with as many pictures as there may be. */
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_FILES * UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES;

/**
 * Settles who sends files, how often and how much before any of them is taken in. The upload is counted here,
 * once a request and whatever becomes of it; operations that take files count none.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PAYLOAD_TOO_LARGE or TOO_MANY_REQUESTS
 */
export async function admitFiles(request: FastifyRequest, allow: Allow): Promise<void> {
  const { context, headers } = request;
  admit(context, { kind: 'write', allow });
  if (Number(headers['content-length']) > UPLOAD_BODY_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', `At most ${UPLOAD_MAX_FILES} pictures of 10 MB at once.`);
  await context.services.limits.spend('upload', context);
  clearTimeout(request.bodyTimer);
}
