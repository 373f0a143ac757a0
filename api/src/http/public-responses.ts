import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheTagHeader } from './cdn-purge.js';
import type { Services } from '../core/context.js';
import { collectInto } from '../core/reads.js';
import type { BuiltResponse, StoredResponse } from '../core/response-cache.js';
import { refund } from './guard.js';
import { addVary } from './headers.js';
import { COLLAPSED, countResponse, HIT, keyOfResponse, sendStored } from './stored-response.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request builds a response for all visitors who send the same one. */
    building: Building | undefined;
    /** Whether the response came from the cache. */
    isReused: boolean;
    /** Whether the response is in the cache, so that a CDN can be told when it changes. */
    isStored: boolean;
  }
}

/** Hands over the response that a request builds, or the reason why nobody else may have it. */
interface Building {
  readonly share: (built: BuiltResponse) => void;
  readonly keep: (reason: Error) => void;
  /** The response that is handed over, once it has been stored if possible. */
  readonly shared: Promise<StoredResponse>;
}

const NOT_SHARED = new Error('The response is an error, or not the same for every visitor');

/** Headers that depend on the content only, not on the request. */
const CONTENT_HEADERS = ['content-type', 'x-total-count', 'link'] as const;

/**
 * Sends cached responses to visitors' reads, before any other work and without charge, and caches new ones. Of
 * concurrent requests for the same response, one builds it; if its response can't be shared, the others build their own.
 * Applies to routes with the config `keyOf`. Register it after the guard and before any compression.
 * @param isPublic whether a response is the same for every visitor
 */
export function reuseResponses(
  api: FastifyInstance,
  services: Services,
  isPublic: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  const { responses, announcements } = services;
  api.decorateRequest('building', undefined);
  api.decorateRequest('isReused', false);
  api.decorateRequest('isStored', false);

  const reuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    response: StoredResponse,
    cacheStatus: Record<string, string>,
  ) => {
    refund(request);
    request.isReused = true;
    request.isStored = responses.find(response.key) === response;
    countResponse(request, 'hit');
    addVary(reply.headers(cacheStatus), 'Accept-Encoding');
    return sendStored(services, request, reply, response);
  };

  api.addHook('preHandler', (request, reply, done) => {
    const key = request.mayUseCache ? keyOfResponse(request) : undefined;
    const stored = key && responses.find(key);
    if (stored) return void reuse(request, reply, stored, HIT).catch(done);
    if (request.deferredRejection) return done(request.deferredRejection);
    const handle = () => {
      countResponse(request, key ? 'miss' : 'private');
      done();
    };
    if (!key || announcements.position() === undefined) return handle();
    const shared = responses.build(
      key,
      () =>
        new Promise((share, keep) => {
          // Waits until `build` has returned; `shared` isn’t assigned before.
          queueMicrotask(() => {
            request.building = { share, keep, shared };
            handle();
          });
        }),
    );
    shared.then(
      (response) => {
        if (!request.building) reuse(request, reply, response, COLLAPSED).catch(done);
      },
      () => {
        // Still collecting, so that no replica answers that lacks announced changes.
        if (!request.building) collectInto(new Set(), handle);
      },
    );
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const { building } = request;
    if (!building) return payload;
    const canBeShared =
      reply.statusCode === 200 && !reply.hasHeader('set-cookie') && isPublic(request, reply);
    if (!canBeShared || typeof payload !== 'string') {
      building.keep(NOT_SHARED);
      return payload;
    }
    const allHeaders = reply.getHeaders();
    const headers = Object.fromEntries(
      CONTENT_HEADERS.flatMap((name) =>
        allHeaders[name] === undefined ? [] : [[name, String(allHeaders[name])]],
      ),
    );
    // Encoded once for both: a socket encodes texts less quickly.
    const body = Buffer.from(payload);
    building.share({ status: 200, headers, body });
    const response = await building.shared;
    request.isStored = responses.find(response.key) === response;
    if (request.isStored && services.env.cdn) reply.headers(cacheTagHeader(response.tags));
    return body;
  });
}
