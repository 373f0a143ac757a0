import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheTagHeader } from '../core/cdn-purge.js';
import type { Services } from '../core/context.js';
import { collectInto } from '../core/reads.js';
import { refund } from './guard.js';
import { addVary } from './headers.js';
import { countResponse, HIT, keyOfResponse, sendStored } from './stored-response.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key and tags of a response that may be cached. */
    reading: Reading | undefined;
    /** Whether the response came from the cache. */
    isReused: boolean;
    /** Whether the response is in the cache, so that a CDN can be told when it changes. */
    isStored: boolean;
  }
}

interface Reading {
  readonly key: string;
  readonly tags: Set<string>;
  readonly position: number;
}

/** Headers that depend on the content only, not on the request. */
const CONTENT_HEADERS = ['content-type', 'x-total-count', 'link'] as const;

/**
 * Sends cached responses to visitors' reads, before any other work and without charge, and caches new ones. Applies to
 * routes with the config `keyOf`. Register it after the guard and before any compression.
 * @param isPublic whether a response is the same for every visitor
 */
export function reuseResponses(
  api: FastifyInstance,
  services: Services,
  isPublic: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  api.decorateRequest('reading', undefined);
  api.decorateRequest('isReused', false);
  api.decorateRequest('isStored', false);

  api.addHook('preHandler', (request, reply, done) => {
    const key = request.isReusable ? keyOfResponse(request) : undefined;
    const stored = key && services.responses.find(key);
    if (stored) {
      refund(request);
      request.isReused = true;
      request.isStored = true;
      countResponse(request, 'hit');
      addVary(reply.headers(HIT), 'Accept-Encoding');
      sendStored(services, request, reply, stored).catch(done);
      return;
    }
    if (request.refusal) return done(request.refusal);
    countResponse(request, key ? 'miss' : 'private');
    const position = services.announcements.position();
    if (!key || position === undefined) return done();
    const tags = new Set<string>();
    request.reading = { key, tags, position };
    collectInto(tags, done);
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const { reading } = request;
    if (!reading || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (reply.hasHeader('set-cookie') || !isPublic(request, reply)) return payload;
    const allHeaders = reply.getHeaders();
    const headers = Object.fromEntries(
      CONTENT_HEADERS.flatMap((name) =>
        allHeaders[name] === undefined ? [] : [[name, String(allHeaders[name])]],
      ),
    );
    const { key, tags, position } = reading;
    // Encoded once for both: a socket encodes texts less quickly.
    const body = Buffer.from(payload);
    request.isStored = services.responses.store(key, { status: 200, headers, body }, tags, position);
    if (request.isStored && services.env.cdn) reply.headers(cacheTagHeader(tags));
    return body;
  });
}
