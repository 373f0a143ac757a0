import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheTagHeader } from '../core/cdn-purge.js';
import type { Services } from '../core/context.js';
import { collectInto } from '../core/reads.js';
import { refund } from './guard.js';
import { addVary } from './headers.js';
import { languageOf } from './request-language.js';
import { countResponse, HIT, sendStored } from './stored-response.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key and tags of a response that may be cached. */
    reading: Reading | undefined;
    /** Whether the response came from the cache. */
    isReused: boolean;
  }
}

interface Reading {
  readonly key: string;
  readonly tags: Set<string>;
  readonly position: number;
}

/** Returns the cache key of a request; undefined if the response must not be cached. */
type KeyOf = (request: FastifyRequest) => string | undefined;

interface Options {
  keyOf: KeyOf;
  /** Whether a response is the same for every visitor. */
  isPublic: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

/** Headers that depend on the content only, not on the request. */
const CONTENT_HEADERS = ['content-type', 'x-total-count', 'link'] as const;

/** Responses with longer keys aren't cached, because the cache's size doesn't include keys. */
const MAX_KEY = 10_000;

/**
 * Makes a check whether a visitor's read may have a cached response. For a request with a body, that is known only once
 * the body has arrived.
 */
export const mayBeStored =
  (services: Services, keyOf: KeyOf) =>
  (request: FastifyRequest): boolean => {
    if (request.method === 'POST') return true;
    const key = keyOf(request);
    return key !== undefined && services.responses.find(storedKey(request, key)) !== undefined;
  };

/**
 * Sends cached responses to visitors' reads, before any other work and without charge, and caches new ones. Applies to
 * routes with the config `storedAs`. Register it after the guard and before any compression.
 */
export function reuseResponses(api: FastifyInstance, services: Services, { keyOf, isPublic }: Options): void {
  api.decorateRequest('reading', undefined);
  api.decorateRequest('isReused', false);

  api.addHook('preHandler', (request, reply, done) => {
    const key = request.isReusable ? keyOf(request) : undefined;
    const stored = key && services.responses.find(storedKey(request, key));
    if (stored) {
      refund(request);
      request.isReused = true;
      countResponse(request, 'hit');
      addVary(reply.headers(HIT), 'Accept-Encoding');
      sendStored(services, request, reply, stored).catch(done);
      return;
    }
    if (request.refusal) return done(request.refusal);
    countResponse(request, key ? 'miss' : 'private');
    const position = services.announcements.position();
    if (!key || key.length > MAX_KEY || position === undefined) return done();
    const tags = new Set<string>();
    request.reading = { key: storedKey(request, key), tags, position };
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
    if (services.env.cdn) reply.headers(cacheTagHeader(tags));
    services.responses.store(key, { status: 200, headers, body: payload }, tags, position);
    return payload;
  });
}

const storedKey = (request: FastifyRequest, key: string) =>
  `${request.routeOptions.url} ${languageOf(request)} ${key}`;
