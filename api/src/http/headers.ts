import type { FastifyReply } from 'fastify';

/** Whether an If-None-Match list contains the tag. Proxies that compress make tags weak. */
export const matchesETag = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** Adds request headers on which the response depends. */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const before = reply.getHeader('vary');
  const all = new Set([...(before ? String(before).split(/,\s*/) : []), ...names]);
  reply.header('vary', [...all].join(', '));
}
