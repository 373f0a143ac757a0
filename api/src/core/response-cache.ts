import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Announcements } from './announcements.js';
import { MAX_OUTAGE_MS } from './outage.js';
import { collectReads, UNCERTAIN_TAG } from './reads.js';

/** A response to visitors, before compression. */
export interface BuiltResponse {
  status: number;
  /** Without those that describe the bytes: ETag, Content-Encoding, Content-Length. */
  headers: Readonly<Record<string, string>>;
  /** Text, or its bytes in UTF-8. */
  body: string | Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The bytes of a response in one encoding. */
interface Variant {
  body: Buffer;
  /** Its strong ETag. */
  etag: string;
}

/** A cached response, which every visitor receives with the same bytes. */
export interface StoredResponse {
  readonly key: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the hash of the headers and the content, the same for all encodings. */
  readonly digest: () => string;
  /** Bytes without compression. */
  readonly length: number;
  readonly tags: ReadonlySet<string>;
  /** In milliseconds since 1970. */
  readonly builtAt: number;
  /** Position of the announcements up to which it is known to be fresh. */
  position: number;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
  /** Their lengths, once they are known. */
  readonly lengths: Map<Encoding, number>;
  /** Called when `lengths` has changed. */
  readonly resized: (response: StoredResponse) => void;
}

export interface ResponseCache {
  /**
   * Returns the stored response if it is fresh. If only the members or the order of lists have changed, returns the
   * previous response while a new one is built.
   */
  find(key: string): StoredResponse | undefined;
  /** Builds a response and stores it, once for all concurrent callers. */
  build(key: string, build: Build): Promise<StoredResponse>;
}

/** Builds a response. Those with another status than 200 are sent, but not stored. A failure is that of all callers. */
type Build = () => Promise<BuiltResponse>;

interface Options {
  /** Maximum sum of the responses' bytes in all encodings, with their keys and tags. */
  maxBytes: number;
  /** Lifetime in milliseconds, for changes without a tag. An outage of the database extends it by up to ten minutes. */
  ttl: number;
  /** A build that takes more milliseconds no longer keeps the previous response, and the next request builds anew. */
  maxBuildMs?: number;
}

/** Smaller bodies are sent as they are. */
const COMPRESSED_FROM_BYTES = 1024;
/** Approximate size of an entry without its key, tags and bodies. */
const ENTRY_BYTES = 2048;
/** Approximate size of a tag's place in a set. */
const TAG_BYTES = 32;

const LONGEST_BUILD_MS = 30_000;

const COMPRESSIONS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Caches responses to visitors, compressed, until their sources change. */
export function makeResponseCache(
  announcements: Pick<Announcements, 'position' | 'freshness' | 'isOutage'>,
  { maxBytes, ttl, maxBuildMs = LONGEST_BUILD_MS }: Options,
): ResponseCache {
  const responses = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    ttl: ttl + MAX_OUTAGE_MS,
    sizeCalculation: sizeOf,
  });
  const building = new Map<string, Promise<StoredResponse>>();

  const freshness = (response: StoredResponse) => {
    const state = announcements.freshness(response.position, response.tags);
    // Later checks are quicker when they have fewer changes to consider.
    if (state === 'fresh') response.position = announcements.position() ?? response.position;
    return state;
  };
  const isExpired = ({ builtAt }: StoredResponse) => Date.now() - builtAt >= ttl && !announcements.isOutage();
  const resized = (response: StoredResponse) => {
    const { key } = response;
    if (responses.peek(key) !== response) return;
    const remaining = responses.getRemainingTTL(key);
    // Setting the same value again would keep its size.
    responses.delete(key);
    responses.set(key, response, { ttl: remaining });
  };
  const storeIfFresh = (response: StoredResponse) => {
    const isStorable =
      response.status === 200 && announcements.position() !== undefined && !response.tags.has(UNCERTAIN_TAG);
    if (isStorable && freshness(response) === 'fresh') responses.set(response.key, response);
  };
  const buildOnce = (key: string, build: Build): Promise<StoredResponse> => {
    const known = building.get(key);
    if (known) return known;
    const position = announcements.position() ?? -1;
    const removePending = () => {
      if (building.get(key) === pending) building.delete(key);
    };
    const timer = setTimeout(removePending, maxBuildMs).unref();
    const pending = collectReads(build)
      .then(({ result, tags }) => {
        const response = storedResponse(key, result, tags, position, resized);
        storeIfFresh(response);
        return response;
      })
      .finally(() => {
        clearTimeout(timer);
        removePending();
      });
    building.set(key, pending);
    return pending;
  };

  return {
    find(key) {
      const response = responses.get(key);
      if (!response || isExpired(response)) return undefined;
      const state = freshness(response);
      return state === 'fresh' || (state === 'outdated' && building.has(key)) ? response : undefined;
    },
    async build(key, build) {
      const stored = this.find(key);
      if (stored) return stored;
      const arrived = announcements.position();
      const response = await buildOnce(key, build);
      // A build that began earlier may have read data from before a change that this call already knows of.
      const isCurrent =
        arrived === undefined || response.position >= arrived || freshness(response) === 'fresh';
      return isCurrent ? response : buildOnce(key, build);
    },
  };
}

function storedResponse(
  key: string,
  { status, headers, body }: BuiltResponse,
  tags: ReadonlySet<string>,
  position: number,
  resized: StoredResponse['resized'],
): StoredResponse {
  const uncompressed = withoutSlack(typeof body === 'string' ? Buffer.from(body) : body);
  return {
    key,
    status,
    headers,
    digest: digestOf(headers, uncompressed),
    length: uncompressed.length,
    tags,
    builtAt: Date.now(),
    position,
    bodies: new Map([['identity', Promise.resolve(uncompressed)]]),
    lengths: new Map([['identity', uncompressed.length]]),
    resized,
  };
}

function sizeOf({ key, tags, lengths }: StoredResponse): number {
  let size = ENTRY_BYTES + key.length;
  for (const tag of tags) size += TAG_BYTES + tag.length;
  for (const length of lengths.values()) size += length;
  return size;
}

/** Copies bytes that are part of a much larger buffer, such as Node's pool or a chunk of zlib, which they would retain. */
function withoutSlack(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength <= 2 * bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Hashes on the first call, because most searches are requested only once, and then drops the body. */
function digestOf({ 'content-type': type = '', ...others }: BuiltResponse['headers'], body: Buffer) {
  let digest: Buffer | string = body;
  return () => {
    if (typeof digest === 'string') return digest;
    // As in setCacheHeaders of graphql/http-caching.ts: the first response has the same ETag.
    const hash = createHash('sha1').update(type).update(digest);
    if (Object.keys(others).length) hash.update(JSON.stringify(others));
    return (digest = hash.digest('base64url'));
  };
}

const makeEtag = (digest: string, encoding: Encoding) =>
  `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;

/** Returns the encoding to use for a client that accepts `accepted`. */
export const encodingFor = ({ length }: StoredResponse, accepted: Encoding): Encoding =>
  length < COMPRESSED_FROM_BYTES ? 'identity' : accepted;

/** Returns the response's bytes in an encoding, and their ETag. */
export async function variantOf(response: StoredResponse, encoding: Encoding): Promise<Variant> {
  // Before the body is dropped.
  const etag = makeEtag(response.digest(), encoding);
  return { etag, body: await bodyOf(response, encoding) };
}

/**
 * Compresses on the first request, because most searches are requested only once, and then drops the uncompressed bytes.
 * Once a client wants them, keeps them, too.
 */
function bodyOf(response: StoredResponse, encoding: Encoding): Promise<Buffer> {
  const { bodies, lengths, resized } = response;
  const known = bodies.get(encoding);
  if (known) return known;
  const body = convert(bodies, encoding).then(withoutSlack);
  bodies.set(encoding, body);
  void body.then(
    ({ length }) => {
      lengths.set(encoding, length);
      if (encoding !== 'identity' && lengths.delete('identity')) bodies.delete('identity');
      resized(response);
    },
    () => bodies.delete(encoding),
  );
  return body;
}

async function convert(bodies: StoredResponse['bodies'], encoding: Encoding): Promise<Buffer> {
  const uncompressed = await uncompressedBytes(bodies);
  return encoding === 'identity' ? uncompressed : COMPRESSIONS[encoding](uncompressed);
}

async function uncompressedBytes(bodies: StoredResponse['bodies']): Promise<Buffer> {
  const [identity, brotli, gzipped] = [bodies.get('identity'), bodies.get('br'), bodies.get('gzip')];
  if (identity) return identity;
  if (brotli) return promisify(brotliDecompress)(await brotli);
  if (gzipped) return promisify(gunzip)(await gzipped);
  throw new Error('A stored response has no bytes');
}
