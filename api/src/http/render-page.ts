import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.js';
import { DAY_TAG, recordReads } from '../core/reads.js';
import type { BuiltResponse } from '../core/response-cache.js';
import { GRAPHQL_PATH, type App } from './app.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { limitCall } from './guard.js';
import { chargeRendering } from './meter.js';
import { authenticateSession, clearEndedSession, contextOf, type Identity } from './request-context.js';
import { languageOf } from './request-language.js';
import type { WebEntry, WebSource } from './web-source.js';

/** Retry-After of a page whose data could not be loaded. */
const RETRY_SECONDS = '5';

export const isExplorer = (request: FastifyRequest) => request.routeOptions.url === GRAPHQL_PATH;

/**
 * Admits and charges the rendering of a page, and returns a function that renders it.
 * @throws AppError TOO_MANY_REQUESTS, or UNAVAILABLE under overload
 */
export type Renderer = (
  request: FastifyRequest,
  reply: FastifyReply,
  entry: WebEntry,
  url: string,
) => Promise<() => Promise<BuiltResponse>>;

export function makeRenderer(app: App, services: Services, source: WebSource, dev: boolean): Renderer {
  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    entry: WebEntry,
    url: string,
    identity: Identity,
  ): Promise<BuiltResponse> => {
    const context = contextOf(services, request, reply, identity);
    // Components compare dates with today.
    recordReads([DAY_TAG]);
    const nonce = isExplorer(request) ? randomBytes(16).toString('base64') : undefined;
    const page = await entry.render(
      {
        url,
        origin: services.env.publicUrl,
        nonce,
        language: languageOf(request),
        execute: (document, variables, name) => app.execute(document, context, variables, name),
        onError: (error) =>
          services.log.error({ err: error, path: request.url.split('?')[0] }, 'a page failed'),
      },
      await source.shell(request.url),
    );
    if ('location' in page) return { status: page.status, headers: { location: page.location }, body: '' };
    const policy = contentSecurityPolicy(page, nonce, services.env.publicUrl, dev);
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...(page.status === 503 && { 'retry-after': RETRY_SECONDS }),
    };
    return { status: page.status, headers, body: page.html };
  };

  return async (request, reply, entry, url) => {
    app.admission.admit(request, reply);
    await limitCall(services, request);
    const identity = await authenticateSession(services, request);
    clearEndedSession(services, request, reply, identity);
    await chargeRendering(services, request, identity);
    return () => render(request, reply, entry, url, identity);
  };
}
