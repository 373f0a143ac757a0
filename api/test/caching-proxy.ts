import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A caching proxy that follows the rule of docs/caching.md, as a CDN would. */
export interface CachingProxy {
  readonly url: string;
  /** Takes purges; see docs/caching.md. */
  readonly purgeUrl: string;
  /** The server behind it. */
  origin: string;
  /** Lets this much time pass for stored responses. */
  advance(seconds: number): void;
  /** Resolves once a matching purge has arrived, also an earlier one. */
  purged(fits: (purge: Purge) => boolean): Promise<void>;
  /** Makes `purged` wait for new ones. */
  forgetPurges(): void;
  /** Resolves once stale responses have been loaded again. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface Purge {
  tags?: string[];
  everything?: true;
}

interface Stored {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  tags: readonly string[];
  /** In seconds. */
  storedAt: number;
  freshFor: number;
  staleFor: number;
}

/** Requests with a session or a key bypass the cache. */
const isPersonal = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /(?:^|;)\s*(?:__Host-)?mandap\s*=/.test(headers.cookie ?? '');

/** @param secret of purges */
export async function makeCachingProxy(secret: string): Promise<CachingProxy> {
  const stored = new Map<string, Stored>();
  /** Headers that distinguish the responses of a URL. */
  const varying = new Map<string, readonly string[]>();
  const purges: Purge[] = [];
  let arrived: () => void = () => undefined;
  let advanced = 0;
  const reloads = new Set<Promise<unknown>>();
  const now = () => Date.now() / 1000 + advanced;

  const server = http.createServer((request, response) => {
    const work =
      request.url === '/purge' && request.method === 'POST'
        ? takePurge(request, response)
        : answer(request, response);
    work.catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy: CachingProxy = {
    url,
    purgeUrl: `${url}/purge`,
    origin: '',
    advance: (seconds) => void (advanced += seconds),
    async purged(fits) {
      while (!purges.some(fits)) await new Promise<void>((resolve) => (arrived = resolve));
    },
    forgetPurges: () => void purges.splice(0),
    async settled() {
      await Promise.all(reloads);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;

  async function takePurge(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAllowed = request.headers.authorization === `Bearer ${secret}`;
    if (isAllowed) {
      const purge = (await json(request)) as Purge;
      for (const [key, { tags }] of stored)
        if (purge.everything || tags.some((tag) => purge.tags?.includes(tag))) stored.delete(key);
      purges.push(purge);
      arrived();
    }
    response.writeHead(isAllowed ? 204 : 403).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isPersonal(request) || request.method !== 'GET') return send(response, await load(request), 'bypass');
    const found = stored.get(keyOf(request));
    const age = found ? now() - found.storedAt : 0;
    if (found && age < found.freshFor) return send(response, found, 'hit');
    if (found && age < found.freshFor + found.staleFor) {
      // Like a CDN, in the background.
      const reload = loadAndStore(request).catch(() => undefined);
      reloads.add(reload);
      void reload.then(() => reloads.delete(reload));
      return send(response, found, 'stale');
    }
    const etag = found?.headers.etag;
    const loaded = await loadAndStore(request, etag);
    if (found && loaded.status === 304) return send(response, found, 'revalidated');
    return send(response, loaded, 'miss');
  }

  function keyOf({ url: path = '', headers }: IncomingMessage): string {
    const names = varying.get(path) ?? [];
    return JSON.stringify([path, ...names.map((name) => headers[name] ?? '')]);
  }

  async function loadAndStore(request: IncomingMessage, etag?: string): Promise<Stored> {
    const loaded = await load(request, etag);
    const { status, headers } = loaded;
    const isPublic = /\bpublic\b|\bno-cache\b/.test(headers['cache-control'] ?? '');
    const isPrivate = /\bprivate\b|\bno-store\b/.test(headers['cache-control'] ?? '');
    if (status !== 200 || !isPublic || isPrivate || headers['set-cookie']) return loaded;
    // By the rule, cookies and Authorization don't distinguish what may be stored.
    const names = (headers.vary ?? '').toLowerCase().split(/\s*,\s*/);
    varying.set(
      request.url ?? '',
      names.filter((name) => name && name !== 'cookie' && name !== 'authorization'),
    );
    stored.set(keyOf(request), loaded);
    return loaded;
  }

  async function load(request: IncomingMessage, etag?: string): Promise<Stored> {
    const { hostname, port } = new URL(proxy.origin);
    const { method, url: path } = request;
    // The client's own validators would yield a 304 that can't be stored.
    const { 'if-none-match': own, ...headers } = request.headers;
    const validator = etag ?? (isPersonal(request) ? own : undefined);
    const sent = http.request({
      ...{ hostname, port, method, path },
      headers: { ...headers, ...(validator && { 'if-none-match': validator }) },
    });
    request.pipe(sent);
    const [answered] = (await once(sent, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answered.toArray());
    const control = answered.headers['cache-control'] ?? '';
    const seconds = (name: string) =>
      Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? NaN);
    const lifetime = seconds('s-maxage');
    return {
      ...{ status: answered.statusCode ?? 502, headers: answered.headers, body },
      tags: [answered.headers['cache-tag'] ?? []].flat().join().split(','),
      storedAt: now(),
      freshFor: Number.isNaN(lifetime) ? seconds('max-age') || 0 : lifetime,
      staleFor: seconds('stale-while-revalidate') || 0,
    };
  }
}

function send(response: ServerResponse, { status, headers, body }: Stored, result: string): void {
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length, 'x-cache': result }).end(body);
}
