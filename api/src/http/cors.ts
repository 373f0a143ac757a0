import type { FastifyInstance } from 'fastify';
import { bearerOf, sessionToken } from './request-context.js';
import type { Services } from '../core/context.js';

/** Where programs ask, and so pages of other sites may, too. */
const DOORS = /^\/(?:api|graphql|schema\.graphql)(?:[/?]|$)/i;

/** What pages of other sites may read of an answer, besides its body. */
const EXPOSED = [
  ...['X-Total-Count', 'Link', 'ETag', 'Retry-After', 'Idempotency-Replayed'],
  ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-RateLimit-Used'],
].join(', ');

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  // The star takes in everything but Authorization; older browsers want each by its name.
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Requested-With, Apollo-Require-Preflight, *',
  'access-control-max-age': '86400',
};

/**
 * Lets pages of any site ask as visitors or with an API key. Never with a cookie: what a session is answered says
 * nothing of other sites, and its requests from there are refused before; see core/csrf.ts. First of all hooks, so that
 * refusals can be read as well.
 */
export function allowOtherSites(http: FastifyInstance, services: Services): void {
  http.addHook('onRequest', async (request, reply) => {
    if (!DOORS.test(request.url)) return;
    if (bearerOf(request) === undefined && sessionToken(services, request) !== undefined) return;
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED);
    const { origin, 'access-control-request-method': method } = request.headers;
    if (request.method !== 'OPTIONS' || origin === undefined || method === undefined) return;
    return reply.code(204).headers(PREFLIGHT).send();
  });
}
