import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from '../features/account/session.js';
import { SESSION_HINT_COOKIE } from '../features/account/account.constants.js';
import { authenticateKey } from '../features/api-key/holder.js';
import { networkOf } from './address.js';
import type { BrowserCookie, Context, Services, SessionCookie } from '../core/context.js';
import { AppError } from '../core/errors.js';
import type { ReadRoute } from '../core/replicas.js';
import { isCrossSiteRequest, rejectCrossSiteRequest } from './csrf.js';

/** `__Host-` binds the cookie to this host and to HTTPS, so it is not available over plain HTTP in development. */
const cookieName = (secure: boolean, purpose = '') =>
  `${secure ? '__Host-' : ''}mandap${purpose && `-${purpose}`}`;

const isSecure = (services: Services) => services.env.publicUrl.startsWith('https:');

/** Returns the session token of a request, if it has one. */
export const sessionToken = (services: Services, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(isSecure(services))];

/** The current user or API key; empty for visitors. */
export type Identity = Pick<Context, 'viewer' | 'key'>;

/** Returns the API key of a request, if it has one. Other Authorization schemes are ignored. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\b(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();

/**
 * Identifies the current user by the session cookie.
 * @param inUse whether the request shows that somebody uses the session
 */
export async function authenticateSession(
  services: Services,
  request: FastifyRequest,
  inUse = true,
): Promise<Identity> {
  const token = sessionToken(services, request);
  return { viewer: token ? await viewerOf(services.database.tx, token, inUse) : undefined };
}

/**
 * Identifies the current user by an API key or a session. A key takes precedence, because browsers send cookies
 * automatically.
 * @param inUse false for streams: that of a forgotten tab doesn't keep a session from ending for want of use
 * @throws AppError UNAUTHENTICATED if the key is invalid, revoked or expired
 */
export async function authenticateRequest(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  inUse = true,
): Promise<Identity> {
  const secret = bearerOf(request);
  if (secret === undefined) return authenticateSession(services, request, inUse);
  try {
    return await authenticateKey(services.database.tx, secret);
  } catch (error) {
    if (error instanceof AppError && !reply.sent)
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw error;
  }
}

/** Returns the context of operations; created once per request, for both APIs and rendered pages. */
export function contextOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
): Context {
  const route = readRoute(services, request, identity);
  return {
    ...identity,
    services: route ? { ...services, database: { ...services.database, tx: route.tx } } : services,
    beginWrite(isShownNext) {
      route?.readFromPrimary();
      if (services.replicas && isShownNext) recordWrite(services, reply);
    },
    clientAddress: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    cookie: sessionCookie(services, reply),
    browser: {
      device: browserCookie(services, request, reply, 'device'),
      request: browserCookie(services, request, reply, 'request'),
    },
    rejectCrossSiteRequest: () => rejectCrossSiteRequest(request, services.env.publicUrl),
    isCrossSiteRequest: isCrossSiteRequest(request, services.env.publicUrl),
    loaders: new Map(),
    reauthenticate: async () => (await authenticateRequest(services, request, reply, false)).viewer,
    document: {},
  };
}

/** Seconds for which a browser reads from the primary after a write. Replicas that are further behind are not used. */
const OWN_WRITE_SECONDS = 10;

/**
 * Returns where to read from instead of the primary. Browsers that have just written, accounts with a change that
 * has just been announced, and API keys read from the primary.
 */
function readRoute(
  services: Services,
  request: FastifyRequest,
  { viewer, key }: Identity,
): ReadRoute | undefined {
  const hasWritten = request.cookies[cookieName(isSecure(services), 'wrote')] !== undefined;
  const hasChanged = viewer !== undefined && services.announcements.hasJustChanged(viewer.id);
  return key || hasWritten || hasChanged ? undefined : services.replicas?.route();
}

/** Stores the write in a cookie, so that all processes on all machines see it. */
function recordWrite(services: Services, reply: FastifyReply): void {
  const secure = isSecure(services);
  void reply.setCookie(cookieName(secure, 'wrote'), '1', {
    ...cookieOptions(secure),
    maxAge: OWN_WRITE_SECONDS,
  });
}

const cookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

function sessionCookie(services: Services, reply: FastifyReply): SessionCookie {
  const secure = isSecure(services);
  const options = cookieOptions(secure);
  // Shows pages from the browser's cache that they are older than the session; see useRefetchOutdatedPage.ts in web/src/app.
  const hint = `${secure ? '__Host-' : ''}${SESSION_HINT_COOKIE}`;
  const hintOptions = { ...options, httpOnly: false };
  return {
    set: (token, expires) =>
      void reply
        .setCookie(cookieName(secure), token, { ...options, expires })
        .setCookie(hint, '1', { ...hintOptions, expires }),
    clear: () => void reply.clearCookie(cookieName(secure), options).clearCookie(hint, hintOptions),
  };
}

/**
 * Clears the cookie of a session that has ended, because caches are bypassed while a browser sends it. Only for
 * navigations: a late response to a script's request could clear the cookie of a new login.
 */
export function clearEndedSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer }: Identity,
): void {
  const mode = request.headers['sec-fetch-mode'];
  const isNavigation = mode === undefined || mode === 'navigate';
  if (isNavigation && !viewer && sessionToken(services, request)) sessionCookie(services, reply).clear();
}

function browserCookie(
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
