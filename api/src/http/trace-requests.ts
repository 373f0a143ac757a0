import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { tracer } from '../core/tracing.js';

/** Requests of monitors. */
const IGNORED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Makes a span of each request, named by its method and route. Paths, queries, addresses and browsers are not recorded:
 * they contain tokens and personal data.
 * @param trustTraceparent whether requests may continue a trace: only behind a proxy that sets the header
 */
export function traceRequests(http: FastifyInstance, trustTraceparent: boolean): void {
  http.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (IGNORED.has(route)) return done();
    const parent = trustTraceparent ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const { method } = request;
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      parent,
    );
    // Also emitted if the client has gone.
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (!writableFinished) span.setAttribute('error.type', 'aborted');
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });
}
