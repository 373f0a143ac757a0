import type { FastifyInstance } from 'fastify';
import { bearerOf, sessionToken } from './request-context.js';
import type { Services } from '../core/context.js';

/** Paths of the APIs, which pages of other sites can call. */
const API_PATHS = /^\/(?:api|graphql|schema\.graphql)(?:[/?]|$)/i;

/** Response headers that pages of other sites may read. */
const EXPOSED = [
  ...['X-Total-Count', 'Link', 'ETag', 'Retry-After', 'Idempotency-Replayed'],
  ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-RateLimit-Used'],
].join(', ');

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  // The wildcard doesn't cover Authorization, and older browsers need each header by name.
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Requested-With, Apollo-Require-Preflight, *',
  'access-control-max-age': '86400',
};

/**
 * Allows requests from pages of any site, for visitors and API keys. Requests with a session cookie get no CORS headers,
 * and csrf.ts rejects those from other sites. Runs before all other hooks, so that errors are readable too.
 */
export function allowCrossOrigin(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request, reply) => {
    if (!API_PATHS.test(request.url)) return;
    if (bearerOf(request) === undefined && sessionToken(services, request) !== undefined) return;
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED);
    const { origin, 'access-control-request-method': method } = request.headers;
    if (request.method !== 'OPTIONS' || origin === undefined || method === undefined) return;
    return reply.code(204).headers(PREFLIGHT).send();
  });
}
