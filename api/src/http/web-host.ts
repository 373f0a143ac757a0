import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import middie from '@fastify/middie';
import serveStatic from '@fastify/static';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { GRAPHQL_PATH, type App } from './app.js';
import { contextOf, authenticateSession, sessionToken, type Identity } from './request-context.js';
import type { Services } from '../core/context.js';
import { projectRoot } from '../core/env.js';
import { languageOf } from './request-language.js';
import type { BuiltResponse } from '../core/response-cache.js';
import { DAY_TAG, noteReads } from '../core/reads.js';
import { countResponse, HIT, sendStored } from './stored-response.js';
import { limitCall } from './guard.js';
import { chargeRendering } from './meter.js';
import { t } from './messages.generated.js';

/** Input of the web's server entry for one page. */
interface RenderRequest {
  /** Path and query, from `canonicalAddress`. */
  url: string;
  /** Origin of canonical URLs, without a trailing slash. */
  origin: string;
  /** Nonce for the explorer. */
  nonce: string | undefined;
  language: string;
  execute(
    document: DocumentNode,
    variables: Record<string, unknown>,
    name: string | undefined,
  ): Promise<ExecutionResult>;
  onError(error: unknown): void;
}

/** CSP sources of a document's inline scripts and styles. */
interface Sources {
  scriptSources: string[];
  styleSources: string[];
}

/** A complete document, or a redirect. */
type Rendered = ({ status: number; html: string } & Sources) | { status: number; location: string };

interface WebEntry {
  canonicalAddress(url: string): string;
  render(request: RenderRequest, shell: Shell): Promise<Rendered>;
}

/** The built client's files, for script and style tags. */
interface Shell {
  /** Vite's manifest; undefined in development. */
  manifest?: Record<string, unknown>;
  /** Markup that development needs in the head. */
  devHead?: string;
}

const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Cache-Control of visitors' pages by status. Browsers revalidate each time; shared caches may respond for a minute,
 * and longer while this server is slow or down.
 */
const CACHING: Record<number, string> = {
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
  503: 'no-store',
};

/** Pages repeat their URL in links and state. Our longest has a few hundred characters. */
const MAX_URL_LENGTH = 4096;

const urlTooLong = () => Object.assign(new Error(t('addressTooLong')), { statusCode: 414 });

/** Retry-After of a page whose data could not be loaded. */
const RETRY_SECONDS = '5';

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

/** Renders all paths without another route. Visitors' pages are cached until their data changes. */
export async function servePages(
  app: App,
  services: Services,
  source: WebSource,
  dev: boolean,
): Promise<void> {
  if (!dev) await app.http.register(compress, { global: false, encodings: ['br', 'gzip'] });
  /** Charges the rendering of a page, and returns a function that renders it. */
  const renderer = async (request: FastifyRequest, reply: FastifyReply, entry: WebEntry, url: string) => {
    await limitCall(services, request);
    const identity = await authenticateSession(services, request);
    await chargeRendering(services, request, identity);
    return () => render(request, reply, entry, url, identity);
  };

  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    entry: WebEntry,
    url: string,
    identity: Identity,
  ): Promise<BuiltResponse> => {
    const context = contextOf(services, request, reply, identity);
    // Components compare dates with today.
    noteReads([DAY_TAG]);
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
      reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-store');
      return dev || !page.body ? reply.send(page.body) : reply.compress(page.body);
    }
    const key = `page ${languageOf(request)} ${url}`;
    const stored = services.responses.find(key);
    countResponse(request, stored ? 'hit' : 'miss');
    if (stored) reply.headers(HIT);
    const response =
      stored ?? (await services.responses.build(key, await renderer(request, reply, entry, url)));
    reply.header('cache-control', CACHING[response.status] ?? REVALIDATED).header('vary', 'Accept-Encoding');
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

const isExplorer = (request: FastifyRequest) => request.routeOptions.url === GRAPHQL_PATH;

/**
 * Allows the page's inline scripts and styles by their hashes, so that all visitors get the same page. In the explorer,
 * whose libraries insert style elements, allows them by a nonce. Allows style attributes for values such as a rating's
 * width.
 */
function contentSecurityPolicy(
  { scriptSources, styleSources }: Sources,
  nonce: string | undefined,
  publicUrl: string,
  dev: boolean,
): string {
  // Vite's hot reload injects scripts and styles.
  const scripts = dev ? `'unsafe-inline'` : scriptSources.join(' ');
  const styles = dev ? `'unsafe-inline'` : nonce ? `'nonce-${nonce}'` : styleSources.join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
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
