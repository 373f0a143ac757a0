import path from 'node:path';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.js';
import { AppError } from '../core/errors.js';
import { GRAPHQL_PATH, type App } from './app.js';
import { NOT_CACHED } from './headers.js';
import { t } from './messages.generated.js';
import { isExplorer, makeRenderer, type Renderer } from './render-page.js';
import { sessionToken } from './request-context.js';
import { languageOf } from './request-language.js';
import { COLLAPSED, countResponse, HIT, sendStored } from './stored-response.js';
import { builtWeb, developmentWeb, webRoot, type WebSource } from './web-source.js';

const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Cache-Control of visitors' pages by status. Browsers revalidate each time; shared caches may respond for a minute,
 * and longer while this server is slow or down.
 */
const CACHING: Record<number, string> = {
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
  503: NOT_CACHED,
};

/** Pages repeat their URL in links and state. Our longest has a few hundred characters. */
const MAX_URL_LENGTH = 4096;

const urlTooLong = () => Object.assign(new Error(t('addressTooLong')), { statusCode: 414 });

/** Serves the pages from the build, or from the sources in development. Returns a function that stops it. */
export async function mountWeb(app: App, services: Services, dev: boolean): Promise<() => Promise<void>> {
  const source = dev ? await developmentWeb(app) : await builtWeb();
  if (!dev) await serveFiles(app, path.join(webRoot, 'dist/client'));
  await servePages(app, services, source, dev);
  return () => source.close();
}

/** Serves the files of the build. Their names change with their content. */
export async function serveFiles({ http }: App, root: string): Promise<void> {
  // Compressed files are sent in place of the others.
  const options = {
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
  } as const;
  // Found at each request: during a restart, pages of a newer process name files of a newer build.
  await http.register(serveStatic, { ...options, root: path.join(root, 'assets'), prefix: '/assets/' });
  const globIgnore = ['assets/**', '.vite/**', '**/*.{br,gz}'];
  await http.register(serveStatic, { ...options, root, globIgnore, wildcard: false });
}

/** Renders all paths without another route. Visitors' pages are cached until their data changes. */
export async function servePages(
  app: App,
  services: Services,
  source: WebSource,
  dev: boolean,
): Promise<void> {
  if (!dev) await app.http.register(compress, { global: false, encodings: ['br', 'gzip'] });
  const renderer = makeRenderer(app, services, source, dev);
  /** Builds a page, or waits for another visitor's request that builds it, which costs nothing. */
  const build = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    prepare: () => ReturnType<Renderer>,
  ) => {
    let isBuilding = false;
    try {
      const response = await services.responses.build(key, async () => {
        isBuilding = true;
        countResponse(request, 'miss');
        return (await prepare())();
      });
      if (isBuilding) return response;
      countResponse(request, 'hit');
      reply.headers(COLLAPSED);
      return response;
    } catch (error) {
      // The other visitor has used up a limit, which this one may not have.
      if (isBuilding || !(error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')) throw error;
      countResponse(request, 'miss');
      return services.responses.build(key, await prepare());
    }
  };
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > MAX_URL_LENGTH) throw urlTooLong();
    const entry = await source.entry();
    const url = entry.canonicalAddress(request.url);
    const anonymous = !sessionToken(services, request);
    // Only the explorer shares its URL with something that isn't HTML.
    if (isExplorer(request)) reply.header('vary', 'Accept');
    if (!anonymous || dev || isExplorer(request)) {
      countResponse(request, anonymous ? 'miss' : 'private');
      const page = await (await renderer(request, reply, entry, url))();
      reply.code(page.status).headers(page.headers).header('cache-control', NOT_CACHED);
      return dev || !page.body ? reply.send(page.body) : reply.compress(page.body);
    }
    const key = `page ${languageOf(request)} ${url}`;
    const stored = services.responses.find(key);
    if (stored) {
      countResponse(request, 'hit');
      reply.headers(HIT);
    }
    const response = stored ?? (await build(request, reply, key, () => renderer(request, reply, entry, url)));
    // A page that isn't in the cache has changed already, or its changes may be missed.
    const canBePurged = response.status !== 200 || services.responses.find(key) === response;
    const caching = canBePurged ? (CACHING[response.status] ?? REVALIDATED) : NOT_CACHED;
    reply.header('cache-control', caching).header('vary', 'Accept-Encoding');
    return sendStored(services, request, reply, response);
  };
  app.http.get('/*', { config: PAGE }, respond);
  // The explorer has the URL of the GraphQL API.
  app.http.get(GRAPHQL_PATH, { config: PAGE, constraints: { page: true } }, respond);
  // Handles forms submitted without JavaScript. Pages accept none, but visitors shouldn't see a JSON error.
  app.http.post('/*', (request, reply) => {
    // The response repeats the URL in a header, and clients limit headers too.
    if (request.url.length > MAX_URL_LENGTH) throw urlTooLong();
    // Two slashes would be another host, and browsers treat a backslash as a slash.
    return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 303);
  });
}

/** Hits of the cache don't count towards the rate limit. */
const PAGE: FastifyContextConfig = { storedAs: 'page', countedByHandler: true };
