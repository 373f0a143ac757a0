import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './address.js';
import type { Context, Meter, Services } from '../core/context.js';
import { isSameOriginRequest } from './csrf.js';
import { rateLimitExceeded, type RateLimitStatus } from '../core/errors.js';
import type { ReadKind } from '../core/read-limits.js';
import type { Identity } from './request-context.js';

/**
 * Returns the meter that charges a request's cost to a rate limit: the account's for API keys and sessions, the
 * network's for visitors. Requests with the headers of our own pages have a higher limit.
 */
export function makeMeter(services: Services, request: FastifyRequest, { viewer, key }: Identity): Meter {
  const { limits } = services;
  const payer = (): [ReadKind, string] => {
    if (key) return ['key', key.accountId];
    if (viewer) return ['page', viewer.id];
    return [isSameOriginRequest(request, services.env.publicUrl) ? 'page' : 'visitor', networkOf(request.ip)];
  };
  const [kind, who] = payer();
  return {
    async spend(points) {
      const status = await limits.reads.count(kind, who, points);
      if (status.retryAfter) throw rateLimitExceeded(status);
    },
    status: () => limits.reads.status(kind, who),
  };
}

/** Points for rendering a page. */
const RENDER_POINTS = 8;

/** Charges the rendering of a page to the account or, for visitors, to the network. */
export async function chargeRendering(
  { limits }: Services,
  { ip }: FastifyRequest,
  { viewer }: Identity,
): Promise<void> {
  const status = await limits.reads.count('page', viewer?.id ?? networkOf(ip), RENDER_POINTS);
  if (status.retryAfter) throw rateLimitExceeded(status);
}

/** Adds rate-limit headers to every API response, unless an error has set those of another limit. */
export function setRateLimitHeaders(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply) => {
    // A request that was rejected before authentication has no context.
    const { meter } = (request.context as Context | undefined) ?? {};
    if (meter && !reply.hasHeader(RATE_LIMIT_HEADER)) reply.headers(rateLimitHeaders(meter.status()));
  });
}

export const RATE_LIMIT_HEADER = 'x-ratelimit-limit';

export const rateLimitHeaders = ({ limit, used, resetsAt }: RateLimitStatus): Record<string, number> => ({
  [RATE_LIMIT_HEADER]: limit,
  'x-ratelimit-remaining': limit - used,
  'x-ratelimit-used': used,
  'x-ratelimit-reset': Math.ceil(resetsAt / 1000),
});
