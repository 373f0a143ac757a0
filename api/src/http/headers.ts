import type { FastifyInstance, FastifyReply } from 'fastify';

/** Whether an If-None-Match list contains the tag. Proxies that compress make tags weak. */
export const matchesETag = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** Adds request headers on which the response depends. */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const before = reply.getHeader('vary');
  const all = new Set([...(before ? String(before).split(/,\s*/) : []), ...names]);
  reply.header('vary', [...all].join(', '));
}

/** Cache-Control of everything that caches must not store. */
export const NOT_CACHED = 'private, no-store';

/** Keeps caches from storing responses without a Cache-Control of their own. */
export function disableCachingByDefault(http: FastifyInstance): void {
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', NOT_CACHED);
  });
}
