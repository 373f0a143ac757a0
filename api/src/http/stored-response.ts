import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheTagHeader } from './cdn-purge.js';
import type { Services } from '../core/context.js';
import { encodingFor, variantOf, type Encoding, type StoredResponse } from '../core/response-cache.js';
import { responseCache } from '../core/metrics.js';
import { matchesETag } from './headers.js';
import { languageOf } from './request-language.js';

/** Returns the best encoding that a client accepts. */
export function encodingOf({ 'accept-encoding': accepted }: FastifyRequest['headers']): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const accepts = (name: string) => {
    const directive = accepted
      .split(',')
      .find((each) => each.trim().toLowerCase().split(/[\s;]/, 1)[0] === name);
    return directive !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(directive);
  };
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** Returns the cache key of the response to a visitor's request; undefined if the response must not be cached. */
export function keyOfResponse(request: FastifyRequest): string | undefined {
  const { url, config } = request.routeOptions;
  const key = config.keyOf?.(request);
  if (key === undefined) return undefined;
  // Clients determine its length.
  const hash = createHash('sha256').update(key).digest('base64url');
  return `${url} ${languageOf(request)} ${hash}`;
}

/**
 * Whether a visitor's read may have a cached response, which is sent even under overload. For a request with a body, that
 * is known only once the body has arrived.
 */
export function mayBeStored({ responses }: Services, request: FastifyRequest): boolean {
  if (request.method === 'POST') return true;
  const key = keyOfResponse(request);
  return key !== undefined && responses.find(key) !== undefined;
}

/** Counts a response in the metrics: a cache hit, a miss, or not cacheable. */
export function countResponse({ routeOptions }: FastifyRequest, outcome: 'hit' | 'miss' | 'private'): void {
  const kind = routeOptions.config.storedAs;
  if (kind) responseCache.inc({ kind, outcome });
}

/** Header of cache hits; see RFC 9211. */
export const HIT = { 'cache-status': 'mandap; hit' } as const;

/** Header of responses that were built for another request, for which this one has waited. */
export const COLLAPSED = { 'cache-status': 'mandap; fwd=miss; collapsed' } as const;

/** Sends a cached response, or 304 if the client already has it. */
export async function sendStored(
  { env, responses }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  response: StoredResponse,
): Promise<FastifyReply> {
  const encoding = encodingFor(response, encodingOf(request.headers));
  const { body, etag } = await variantOf(response, encoding);
  // One that isn't in the cache has headers that forbid caching it, and isn't repeated.
  if (responses.find(response.key) === response) request.sent = { response, encoding };
  reply.headers(response.headers).header('etag', etag);
  if (env.cdn) reply.headers(cacheTagHeader(response.tags));
  const canBeUnchanged = response.status === 200 && (request.method === 'GET' || request.method === 'HEAD');
  if (canBeUnchanged && matchesETag(etag, request.headers['if-none-match']))
    return reply.code(304).removeHeader('content-type').send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(response.status).send(body);
}
