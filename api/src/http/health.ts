import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.js';
import type { Database } from '../core/database.js';
import { metrics } from '../core/metrics.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Headers that reverse proxies, CDNs and load balancers add. */
const FORWARDING =
  /^(?:x-forwarded|x-original|x-envoy|x-amzn-trace|cf-)|^(?:forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cdn-loop)$/;

const isForwarded = (headers: IncomingHttpHeaders) =>
  Object.keys(headers).some((name) => FORWARDING.test(name));

/** A database that doesn't answer for so long, in milliseconds, can't serve requests either. */
const READY_MS = 2000;

/** Returns why this server can't serve requests; undefined if it can. It listens only after its migrations have run. */
async function unreadyBecause({ pool }: Database): Promise<string | undefined> {
  const timer = new AbortController();
  const late = pause(READY_MS, 'the database doesn’t answer', timer);
  const answer = pool.query('SELECT 1').then(
    () => undefined,
    () => 'the database can’t be reached',
  );
  return Promise.race([late, answer]).finally(() => timer.abort());
}

/** Serves liveness, readiness and metrics to load balancers and monitors. */
export function health(http: FastifyInstance, { database, env, siblings }: Services): void {
  http.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));

  http.get('/readyz', async (_request, reply) => {
    const reason = await unreadyBecause(database);
    return reply
      .code(reason ? 503 : 200)
      .type('text/plain')
      .send(reason ? `not ready: ${reason}` : 'ready');
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
