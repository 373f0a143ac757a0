import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Services } from '../core/context.js';
import { metrics } from '../core/metrics.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that reverse proxies, CDNs and load balancers add. */
const FORWARDING =
  /^(?:x-forwarded|x-original|x-envoy|x-amzn-trace|cf-)|^(?:forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cdn-loop)$/;

const isForwarded = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => FORWARDING.test(name));

/** A database that doesn't answer for so long, in milliseconds, can't serve requests either. */
const READY_MS = 2000;

/** Serves liveness, readiness and metrics to load balancers and monitors. */
export function health(http: FastifyInstance, { database, env, siblings }: Services): void {
  // A connection of its own: a server whose connections are all busy is not unready, and refuses what is too much.
  const probe = new pg.Pool({
    ...database.pool.options,
    max: 1,
    connectionTimeoutMillis: READY_MS,
    query_timeout: READY_MS,
  });
  probe.on('error', () => undefined);
  http.addHook('onClose', () => probe.end());

  http.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));

  http.get('/readyz', async (_request, reply) => {
    // The server listens only after its migrations have run.
    const isReady = await probe.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready' : 'not ready: the database doesn’t answer');
  });

  http.get('/metrics', async (request, reply) => {
    const { headers, socket } = request;
    const bearer = env.metricsToken && headers.authorization === `Bearer ${env.metricsToken}`;
    // A proxy on this machine connects from the loopback address too, whether or not TRUSTED_PROXIES counts it.
    const local = LOOPBACK.has(socket.remoteAddress ?? '') && !isForwarded(headers);
    if (!bearer && !local) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await siblings.metrics());
  });
}
