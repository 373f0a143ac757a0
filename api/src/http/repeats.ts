import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../core/context.js';
import { idempotencyOf } from '../core/idempotency.js';

/** Has the operations of a request do once what comes again under the same Idempotency-Key. */
export function noteRepeats(request: FastifyRequest, sent: unknown): void {
  const { 'idempotency-key': key } = request.headers;
  if (key === undefined || request.method === 'GET') return;
  const { context } = request;
  request.context = { ...context, idempotency: idempotencyOf(context, String(key), sent) };
}

/** The same at the GraphQL door, whose documents may be persisted: then their hash stands for their text. */
export function noteRepeatedDocuments(door: FastifyInstance): void {
  door.addHook('preHandler', async (request) => {
    const { query, variables, operationName, extensions } = (request.body ?? {}) as Record<string, unknown>;
    const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
    noteRepeats(request, ['graphql', persistedQuery?.sha256Hash ?? query, variables, operationName]);
  });
}

/** Says that nothing was done anew. */
export function tellRepeats(door: FastifyInstance): void {
  door.addHook('onSend', async (request, reply) => {
    // A request that was turned away at the door has no context.
    const { acts, replayed } = (request.context as Context | undefined)?.idempotency ?? {};
    if (replayed && replayed === acts) reply.header('idempotency-replayed', 'true');
  });
}
