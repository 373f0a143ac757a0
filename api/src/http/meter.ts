import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../core/address.js';
import type { Context, Meter, Services } from '../core/context.js';
import { fromOwnPage } from '../core/csrf.js';
import { tooMany, type Tally } from '../core/errors.js';
import type { ReadKind } from '../core/limits.js';
import type { Asker } from './request-context.js';

/**
 * Counts what a request costs. A key and a session pay for their account, visitors for their network: from a small
 * budget, or from a page's when it is our own pages that ask, as far as one can tell.
 */
export function meterOf(services: Services, request: FastifyRequest, { viewer, key }: Asker): Meter {
  const { limits } = services;
  const payer = (): [ReadKind, string] => {
    if (key) return ['key', key.accountId];
    if (viewer) return ['page', viewer.id];
    return [fromOwnPage(request, services.env.publicUrl) ? 'page' : 'visitor', networkOf(request.ip)];
  };
  const [kind, who] = payer();
  return {
    spend(points) {
      const tally = limits.read(kind, who, points);
      if (tally.wait) throw tooMany(tally);
    },
    tally: () => limits.read(kind, who, 0),
  };
}

/** Points for a page that has to be rendered. */
const RENDER_POINTS = 8;

/** Charges a page's budget for rendering one: that of the account or, for visitors, of the network. */
export function chargeRendering({ limits }: Services, { ip }: FastifyRequest, { viewer }: Asker): void {
  const tally = limits.read('page', viewer?.id ?? networkOf(ip), RENDER_POINTS);
  if (tally.wait) throw tooMany(tally);
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
