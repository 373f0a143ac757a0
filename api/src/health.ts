import type { FastifyInstance } from 'fastify';
import type { Services } from './core/context.js';
import { metrics } from './core/metrics.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For load balancers and monitors: alive, ready, and how it is going. */
export function health(http: FastifyInstance, { database, env }: Services): void {
  http.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));

  // What has been migrated stays so; whether the database answers is asked each time.
  let migrated = false;
  const ready = async () => {
    migrated ||= !(await database.source.showMigrations());
    await database.pool.query('SELECT 1');
    return migrated;
  };
  http.get('/readyz', async (_request, reply) => {
    const yes = await ready().catch(() => false);
    return reply
      .code(yes ? 200 : 503)
      .type('text/plain')
      .send(yes ? 'ready' : 'not ready');
  });

  http.get('/metrics', async (request, reply) => {
    const bearer = env.metricsToken && request.headers.authorization === `Bearer ${env.metricsToken}`;
    // Behind a proxy on the same machine every connection is from the loopback, whoever asks.
    const local = [request.socket.remoteAddress ?? '', request.ip].every((address) => LOOPBACK.has(address));
    if (!bearer && !local) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
