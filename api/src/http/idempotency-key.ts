import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../core/context.js';
import { idempotencyOf } from '../core/idempotency.js';

/** Makes the operations of a request idempotent if it has an Idempotency-Key. */
export function acceptIdempotencyKey(request: FastifyRequest, sent: unknown): void {
  const { 'idempotency-key': key } = request.headers;
  if (key === undefined || request.method === 'GET') return;
  const { context } = request;
  request.context = { ...context, idempotency: idempotencyOf(context, String(key), sent) };
}

/** Does the same for GraphQL. Uses the hash of a persisted document instead of its text. */
export function acceptIdempotentDocuments(http: FastifyInstance): void {
  http.addHook('preHandler', async (request) => {
    const { query, variables, operationName, extensions } = (request.body ?? {}) as Record<string, unknown>;
    const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
    acceptIdempotencyKey(request, ['graphql', persistedQuery?.sha256Hash ?? query, variables, operationName]);
  });
}

/** Adds Idempotency-Replayed to responses for which nothing was executed. */
export function setReplayedHeader(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply) => {
    // A request that was rejected before authentication has no context.
    const { operations, replayed } = (request.context as Context | undefined)?.idempotency ?? {};
    if (replayed && replayed === operations) reply.header('idempotency-replayed', 'true');
  });
}
