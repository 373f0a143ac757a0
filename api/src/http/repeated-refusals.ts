import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.js';
import { refusedRequests } from '../core/metrics.js';
import type { Admission } from './admission.js';
import { isPlainVisit } from './cache-hits.js';
import { mayBeStored } from './stored-response.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of the 503, if the request is rejected because of overload. */
    refusalBody: string | undefined;
  }
}

interface Refusal {
  headers: OutgoingHttpHeaders;
  body: string;
}

/**
 * Shortens refusals under overload, so that most of the processor is left for the requests that are admitted: responds to
 * a visitor's read as to an earlier one of the same API, without running other hooks. Register it before all hooks but
 * those for cache hits.
 */
export function repeatRefusals(http: FastifyInstance, services: Services, admission: Admission): void {
  /** By API: bodies and headers of all its refusals are equal. */
  const refusals = new Map<string, Refusal>();
  http.decorateRequest('isRejectedByOverload', false);
  http.decorateRequest('refusalBody', undefined);

  http.addHook('onRequest', (request, reply, done) => {
    const { storedAs = '' } = request.routeOptions.config;
    const refusal = refusals.get(storedAs);
    if (!refusal || !admission.isOverloaded() || !isPlainVisit(request) || mayBeStored(services, request))
      return done();
    refusedRequests.inc();
    reply.hijack();
    reply.raw.writeHead(503, refusal.headers).end(refusal.body);
  });

  http.addHook('onSend', (request, _reply, payload, done) => {
    if (request.isRejectedByOverload && typeof payload === 'string') request.refusalBody = payload;
    done();
  });

  http.addHook('onResponse', (request, reply, done) => {
    const { storedAs } = request.routeOptions.config;
    const body = request.refusalBody;
    if (storedAs && body && isPlainVisit(request) && !reply.hasHeader('content-encoding'))
      refusals.set(storedAs, { headers: { ...(reply.getHeaders() as OutgoingHttpHeaders) }, body });
    done();
  });
}
