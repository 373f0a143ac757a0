import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './core/address.js';
import type { Context, Meter, Services } from './core/context.js';
import { fromOwnPage } from './core/csrf.js';
import { tooMany, type Tally } from './core/errors.js';
import type { ReadKind } from './core/limits.js';
import type { Asker } from './context.js';

/**
 * Counts what a request costs. Programs pay by points, visitors from a smaller budget than keys. People who are logged
 * in, and our own pages, are held by the number of requests alone, which guard.ts has counted.
 */
export function meterOf(services: Services, request: FastifyRequest, { viewer, key }: Asker): Meter {
  const { limits } = services;
  const network = networkOf(request.ip);
  const byPoints = key !== undefined || (!viewer && !fromOwnPage(request, services.env.publicUrl));
  const [kind, who]: [ReadKind, string] = !byPoints
    ? ['call', network]
    : key
      ? ['key', key.accountId]
      : ['visitor', network];
  return {
    spend(points) {
      const tally = limits.read(kind, who, byPoints ? points : 0);
      if (tally.wait) throw tooMany(tally);
    },
    tally: () => limits.read(kind, who, 0),
  };
}

/** Says with every answer of a door how the caller's budget stands, unless a refusal has told of another limit. */
export function tellBudget(door: FastifyInstance): void {
  door.addHook('onSend', async (request, reply) => {
    // A request that was turned away at the door has no context.
    const { meter } = (request.context as Context | undefined) ?? {};
    if (meter && !reply.hasHeader(LIMIT)) reply.headers(budgetHeaders(meter.tally()));
  });
}

const LIMIT = 'x-ratelimit-limit';

export const budgetHeaders = ({ limit, used, ends }: Tally): Record<string, number> => ({
  [LIMIT]: limit,
  'x-ratelimit-remaining': limit - used,
  'x-ratelimit-used': used,
  'x-ratelimit-reset': Math.ceil(ends / 1000),
});
