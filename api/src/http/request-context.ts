import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from '../features/account/session.js';
import { holderOf } from '../features/api-key/holder.js';
import { networkOf } from '../core/address.js';
import type { BrowserCookie, Context, Services, SessionCookie } from '../core/context.js';
import { isFromForeignPage, refuseForeignPages } from '../core/csrf.js';

/** `__Host-` pins the cookie to this host and to HTTPS; plain HTTP, as on one's own machine, can't have it. */
const cookieName = (secure: boolean, purpose = '') =>
  `${secure ? '__Host-' : ''}mandap${purpose && `-${purpose}`}`;

const isSecure = (services: Services) => services.env.publicUrl.startsWith('https:');

/** The session token that a request carries, if any. */
export const sessionToken = (services: Services, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(isSecure(services))];

/** Who asks, by whichever credential. */
export type Asker = Pick<Context, 'viewer' | 'key'>;

/** The API key that a request carries, if any; other schemes of Authorization are not ours to judge. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\b(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();

/** Who asks by a session's cookie. */
export async function sessionAsker(services: Services, request: FastifyRequest): Promise<Asker> {
  const token = sessionToken(services, request);
  return { viewer: token ? await viewerOf(services.database.tx, token) : undefined };
}

/** Who asks by an API key. @throws AppError UNAUTHENTICATED when it is not valid, or has ended */
export const keyAsker = (services: Services, secret: string): Promise<Asker> =>
  holderOf(services.database.tx, secret);

/** Everything an operation may know of a request; made once per request, whichever door it came by. */
export function contextOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  asker: Asker,
): Context {
  return {
    ...asker,
    services,
    clientAddress: networkOf(request.ip),
    cookie: cookieOf(services, reply),
    browser: {
      device: browserCookieOf(services, request, reply, 'device'),
      request: browserCookieOf(services, request, reply, 'request'),
    },
    refuseForeignPages: () => refuseForeignPages(request, services.env.publicUrl),
    isFromForeignPage: isFromForeignPage(request, services.env.publicUrl),
    loaders: new Map(),
    document: {},
  };
}

const cookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

function cookieOf(services: Services, reply: FastifyReply): SessionCookie {
  const secure = isSecure(services);
  const options = cookieOptions(secure);
  return {
    set: (token, expires) => void reply.setCookie(cookieName(secure), token, { ...options, expires }),
    clear: () => void reply.clearCookie(cookieName(secure), options),
  };
}

function browserCookieOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: string,
): BrowserCookie {
  const secure = isSecure(services);
  const name = cookieName(secure, purpose);
  return {
    token: request.cookies[name],
    set: (token, expires) => void reply.setCookie(name, token, { ...cookieOptions(secure), expires }),
  };
}
