import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.js';

/**
 * Refuses a request that comes from another site's page. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; a request with neither header is no browser's and passes.
 * Asked of whatever carries a session, reads too, because plain GET queries are allowed; and of whatever starts or
 * ends one, which needs no cookie: a foreign page must not log its visitors in to an account of its own.
 * @throws AppError FORBIDDEN
 */
export function rejectCrossSiteRequest(request: FastifyRequest, publicUrl: string): void {
  if (isCrossSiteRequest(request, publicUrl))
    throw new AppError('FORBIDDEN', 'This request came from another site.');
}

/** Whether another site's page sent the request, as browsers tell it. */
export function isCrossSiteRequest(request: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwn(origin, request, publicUrl);
}

const isOwn = (origin: string, request: FastifyRequest, publicUrl: string) =>
  origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.headers.host}`;

/**
 * True of a request that one of our own pages sent, as far as the headers tell, which a program can write as it likes:
 * good for kindness, not for rights.
 */
export function isSameOriginRequest(request: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  const from = origin ?? (referer && URL.canParse(referer) ? new URL(referer).origin : undefined);
  return from !== undefined && isOwn(from, request, publicUrl);
}
