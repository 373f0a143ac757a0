import type { FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.js';
import { t } from '../core/messages.generated.js';

/**
 * Rejects requests from pages of other sites. Browsers send Sec-Fetch-Site, older ones Origin; requests with neither come
 * from other programs and pass. Applies to all requests with a session, reads included, because GET queries are allowed;
 * and to those that start or end a session, even without a cookie: another site must not log visitors in to its account.
 * @throws AppError FORBIDDEN
 */
export function rejectCrossSiteRequest(request: FastifyRequest, publicUrl: string): void {
  if (isCrossSiteRequest(request, publicUrl)) throw new AppError('FORBIDDEN', t('foreignSite'));
}

/** Whether a page of another site sent the request, according to the browser's headers. */
export function isCrossSiteRequest(request: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwn(origin, request, publicUrl);
}

const isOwn = (origin: string, request: FastifyRequest, publicUrl: string) =>
  origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.headers.host}`;

/**
 * Whether one of our own pages sent the request, according to its headers. Programs can forge these, so use it
 * for rate limits, never for authorization.
 */
export function isSameOriginRequest(request: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  const from = origin ?? (referer && URL.canParse(referer) ? new URL(referer).origin : undefined);
  return from !== undefined && isOwn(from, request, publicUrl);
}
