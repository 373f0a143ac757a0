import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import middie from '@fastify/middie';
import serveStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { GRAPHQL_PATH, type App } from './app.js';
import { isKnownCity } from '../features/city/city.service.js';
import { contextOf, authenticateSession, sessionToken } from './request-context.js';
import type { Services } from '../core/context.js';
import { projectRoot } from '../core/env.js';
import { pageCache } from '../core/metrics.js';
import { makeMemo } from '../core/memo.js';
import { languageOf } from './request-language.js';
import { COUNTED_BY_HANDLER, limitCall } from './guard.js';
import { chargeRendering } from './meter.js';

/** Input of the web's server entry for one page. */
interface RenderRequest {
  /** Path and query, as `canonicalAddress` makes them. */
  url: string;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  /** City from the cookie, if the page depends on it. */
  city: string | undefined;
  language: string;
  execute(
    document: DocumentNode,
    variables: Record<string, unknown>,
    name: string | undefined,
  ): Promise<ExecutionResult>;
  onError(error: unknown): void;
}

/** A complete document with placeholders for nonces, or a redirect. */
type Rendered = { status: number; html: string } | { status: number; location: string };

interface WebEntry {
  canonicalAddress(url: string): { url: string; dependsOnCity: boolean };
  render(request: RenderRequest, shell: Shell): Promise<Rendered>;
  NONCE: string;
}

/** The built client's files, for script and style tags. */
interface Shell {
  /** Vite's manifest; undefined in development. */
  manifest?: Record<string, unknown>;
  /** Markup that development needs in the head. */
  devHead?: string;
}

/** Size of the cache of visitors' pages, and lifetime of its entries: pages also depend on the date. */
const CACHE_BYTES = 64 * 1024 * 1024;
const CACHE_MS = 60_000;

/** Pages repeat their URL in links and state. Our longest has a few hundred characters. */
const MAX_ADDRESS = 4096;

const addressTooLong = () => Object.assign(new Error('This address is too long.'), { statusCode: 414 });

/** Retry-After of a page whose data could not be loaded. */
const RETRY_SECONDS = 5;

const webRoot = path.join(projectRoot, 'web');

/** Serves the pages from the build, or from the sources in development. Returns a function that stops it. */
export async function mountWeb(app: App, services: Services, dev: boolean): Promise<() => Promise<void>> {
  const { http } = app;
  const source = dev ? await developmentWeb(app) : await builtWeb();
  if (!dev)
    await http.register(serveStatic, {
      root: path.join(webRoot, 'dist/client'),
      prefix: '/',
      index: false,
      globIgnore: ['**/.vite/**'],
      wildcard: false,
      preCompressed: true,
      maxAge: '1y',
      immutable: true,
      decorateReply: false,
    });
  await servePages(app, services, source, dev);
  return () => source.close();
}

/** Renders all paths without another route. Caches complete pages of visitors until public data changes. */
export async function servePages(
  app: App,
  services: Services,
  source: WebSource,
  dev: boolean,
): Promise<void> {
  if (!dev) await app.http.register(compress, { global: false, encodings: ['br', 'gzip'] });
  const cache = makeMemo<Rendered>(services.announcements, {
    channel: 'public_change',
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    sizeOf: (page) => ('html' in page ? page.html.length : 1),
  });
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > MAX_ADDRESS) throw addressTooLong();
    const entry = await source.entry();
    const { url, dependsOnCity } = entry.canonicalAddress(request.url);
    const city = dependsOnCity ? request.cookies.mandap_city : undefined;
    const anonymous = !sessionToken(services, request);
    const cacheable = anonymous && !dev;
    const language = languageOf(request);
    const key = `${language} ${city ?? ''} ${url}`;
    let page: Rendered | undefined = cacheable ? cache.get(key) : undefined;
    pageCache.inc({ outcome: page ? 'hit' : anonymous ? 'miss' : 'private' });
    if (!page) {
      limitCall(services, request);
      const identity = await authenticateSession(services, request);
      chargeRendering(services, request, identity);
      const version = services.announcements.version('public_change');
      const context = contextOf(services, request, reply, identity);
      page = await entry.render(
        {
          url,
          origin: services.env.publicUrl,
          city,
          language,
          execute: (document, variables, name) => app.execute(document, context, variables, name),
          onError: (error) =>
            services.log.error({ err: error, path: request.url.split('?')[0] }, 'a page failed'),
        },
        await source.shell(request.url),
      );
      // A visitor can put any text into the cookie.
      if (cacheable && page.status === 200 && (!city || (await isKnownCity(services, city))))
        cache.set(key, page, version);
    }
    if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
    // Only the explorer shares its URL with something that isn't HTML.
    const byAccept = request.routeOptions.url === GRAPHQL_PATH ? 'Accept, ' : '';
    reply.header('vary', `${byAccept}Cookie, Accept-Encoding`);
    reply.header('cache-control', anonymous ? 'public, max-age=0, must-revalidate' : 'private, no-store');
    if ('location' in page) return reply.redirect(page.location, page.status);
    const nonce = randomBytes(16).toString('base64');
    reply.code(page.status).headers(pageHeaders(nonce, services.env.publicUrl, dev));
    const html = page.html.replaceAll(entry.NONCE, nonce);
    return dev ? reply.send(html) : reply.compress(html);
  };
  app.http.get('/*', COUNTED_BY_HANDLER, respond);
  // The explorer has the URL of the GraphQL API.
  app.http.get(GRAPHQL_PATH, { ...COUNTED_BY_HANDLER, constraints: { page: true } }, respond);
  // A form submitted without scripts. Pages accept none, but the visitor must not end up on a line of JSON.
  app.http.post('/*', (request, reply) => {
    // The response repeats the URL in a header, and clients limit headers too.
    if (request.url.length > MAX_ADDRESS) throw addressTooLong();
    // Two slashes would be another host, and browsers treat a backslash as a slash.
    return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 303);
  });
}

/** Scripts and style elements need the nonce. Style attributes are allowed for values such as a rating's width. */
function pageHeaders(nonce: string, publicUrl: string, dev: boolean): Record<string, string> {
  // Vite's hot reload injects scripts and styles without a nonce.
  const inline = dev ? `'unsafe-inline'` : `'nonce-${nonce}'`;
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${inline}`,
    `style-src 'self' ${inline}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') };
}

export interface WebSource {
  entry(): Promise<WebEntry>;
  shell(url: string): Promise<Shell>;
  close(): Promise<void>;
}

async function builtWeb(): Promise<WebSource> {
  const manifestFile = path.join(webRoot, 'dist/client/.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, unknown>;
  const entry = (await import(path.join(webRoot, 'dist/server/entry-server.js'))) as WebEntry;
  return { entry: async () => entry, shell: async () => ({ manifest }), close: async () => undefined };
}

async function developmentWeb({ http }: App): Promise<WebSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(webRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  await http.register(middie);
  http.use(vite.middlewares);
  return {
    entry: () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<WebEntry>,
    shell: async (url) => ({ devHead: await vite.transformIndexHtml(url, '') }),
    close: () => vite.close(),
  };
}
