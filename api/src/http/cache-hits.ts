import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../core/context.js';
import { variantOf, type Encoding, type StoredResponse } from '../core/response-cache.js';
import { makeMeter, RATE_LIMIT_HEADER, rateLimitHeaders } from './meter.js';
import { countResponse, HIT } from './stored-response.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The stored response that was sent. */
    sent: Sent | undefined;
  }
}

interface Sent {
  response: StoredResponse;
  encoding: Encoding;
}

/** The response to a visitor's request, except for the body. */
interface Repeat extends Pick<StoredResponse, 'key'> {
  digest: string;
  encoding: Encoding;
  status: number;
  headers: OutgoingHttpHeaders;
}

/** Request headers on which a response to a visitor may depend. */
const RELEVANT = ['accept', 'accept-encoding', 'if-none-match', 'origin'] as const;
/** Requests with one of these headers are handled by the other hooks and routes. */
const UNUSUAL = [
  ...['authorization', 'content-length', 'transfer-encoding', 'content-encoding', 'range'],
  'access-control-request-method',
] as const;
/** Part of the names of all our cookies; see request-context.ts. */
const OWN_COOKIE = 'mandap';

const MAX_REPEATS = 20_000;
const MAX_KEY = 2000;

/**
 * Shortens repeated cache hits: responds to a visitor's GET request immediately if an earlier one with the same headers was
 * a cache hit, without parsing cookies, resolving the page's route or running other hooks. Register it before all other
 * hooks.
 */
export function answerCacheHits(http: FastifyInstance, services: Services): void {
  const repeats = new LRUCache<string, Repeat>({ max: MAX_REPEATS });
  http.decorateRequest('sent', undefined);

  http.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    const repeat = key === undefined ? undefined : repeats.get(key);
    if (!repeat) return done();
    const response = services.responses.find(repeat.key);
    if (response?.digest() !== repeat.digest) return done();
    variantOf(response, repeat.encoding)
      .then(({ body }) => send(services, request, reply, repeat, body))
      .catch(done);
  });

  http.addHook('onResponse', (request, reply, done) => {
    const { sent } = request;
    const key = sent?.response.status === 200 ? keyOf(request) : undefined;
    if (sent && key !== undefined) repeats.set(key, repeatOf(sent, reply));
    done();
  });
}

/** Whether a visitor reads something without any header that needs the other hooks. */
export const isPlainVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !UNUSUAL.some((name) => headers[name] !== undefined) &&
  !headers.cookie?.includes(OWN_COOKIE);

/** Returns what the response depends on besides the database; undefined if it may depend on more. */
function keyOf(request: FastifyRequest): string | undefined {
  if (!isPlainVisit(request)) return undefined;
  const { url, headers } = request;
  const key = [url, ...RELEVANT.map((name) => headers[name] ?? '')].join('\n');
  return key.length > MAX_KEY ? undefined : key;
}

const repeatOf = ({ response: { key, digest }, encoding }: Sent, reply: FastifyReply): Repeat => ({
  key,
  digest: digest(),
  encoding,
  status: reply.statusCode,
  headers: { ...(reply.getHeaders() as OutgoingHttpHeaders), ...HIT },
});

function send(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers }: Repeat,
  body: Buffer,
): void {
  countResponse(request, 'hit');
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(
    status,
    RATE_LIMIT_HEADER in headers
      ? { ...headers, ...rateLimitHeaders(makeMeter(services, request, { viewer: undefined }).status()) }
      : headers,
  );
  raw.end(status === 304 ? undefined : body);
}
