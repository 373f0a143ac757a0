import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from './account/session.js';
import { networkOf } from './core/address.js';
import type { Context, Services, SessionCookie } from './core/context.js';
import { refuseForeignPages } from './core/csrf.js';

/** `__Host-` pins the cookie to this host and to HTTPS; plain HTTP, as on one's own machine, can't have it. */
const cookieName = (secure: boolean) => (secure ? '__Host-mandap' : 'mandap');

const isSecure = (services: Services) => services.env.publicUrl.startsWith('https:');

/** The session token that a request carries, if any. */
export const sessionToken = (services: Services, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(isSecure(services))];

/** Everything an operation may know of a request; made once per request, whichever door it came by. */
export async function contextOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const token = sessionToken(services, request);
  return {
    services,
    viewer: token ? await viewerOf(services.database.pool, token) : undefined,
    clientAddress: networkOf(request.ip),
    cookie: cookieOf(services, reply),
    refuseForeignPages: () => refuseForeignPages(request, services.env.publicUrl),
    loaders: new Map(),
    document: {},
  };
}

function cookieOf(services: Services, reply: FastifyReply): SessionCookie {
  const secure = isSecure(services);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set: (token, expires) => void reply.setCookie(cookieName(secure), token, { ...options, expires }),
    clear: () => void reply.clearCookie(cookieName(secure), options),
  };
}
