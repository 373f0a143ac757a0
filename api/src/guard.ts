import type { FastifyInstance } from 'fastify';
import { contextOf, sessionToken } from './context.js';
import type { Context, Services } from './core/context.js';
import { refuseForeignPages } from './core/csrf.js';
import { tooMany } from './core/errors.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of a door runs. */
    context: Context;
  }
}

/** What both doors ask of a request before anything is read from it. */
export function guardDoor(door: FastifyInstance, services: Services): void {
  door.addHook('onRequest', async (request, reply) => {
    const wait = services.limits.read(request.ip);
    if (wait) throw tooMany(wait);
    if (sessionToken(services, request)) {
      refuseForeignPages(request, services.env.publicUrl);
      reply.header('cache-control', 'private, no-store');
    }
    request.context = await contextOf(services, request, reply);
  });
}
