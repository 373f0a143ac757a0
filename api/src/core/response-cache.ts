import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Announcements } from './announcements.js';
import { collectReads } from './reads.js';

/** A response to visitors, before compression. */
export interface BuiltResponse {
  status: number;
  /** Without those that describe the bytes: ETag, Content-Encoding, Content-Length. */
  headers: Readonly<Record<string, string>>;
  body: string;
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
  /** Hash of the headers and the content, the same for all encodings. */
  readonly digest: string;
  /** Bytes without compression. */
  readonly length: number;
  readonly tags: ReadonlySet<string>;
  /** Position of the announcements up to which it is known to be fresh. */
  position: number;
  readonly variants: Map<Encoding, Promise<Variant>>;
}

export interface ResponseCache {
  /**
   * Returns the stored response if it is fresh. If only the members or the order of lists have changed, returns the
   * previous response while a new one is built.
   */
  find(key: string): StoredResponse | undefined;
  /** Builds a response and stores it, once for all concurrent callers. */
  build(key: string, build: Build): Promise<StoredResponse>;
  /** Stores a response that was built elsewhere, unless its tags have changed since `position`. */
  store(key: string, built: BuiltResponse, tags: ReadonlySet<string>, position: number): void;
}

/** Builds a response. Those with another status than 200 are sent, but not stored. */
type Build = () => Promise<BuiltResponse>;

interface Options {
  /** Maximum sum of the responses' compressed bytes, approximately. */
  maxBytes: number;
  /** Lifetime in milliseconds, for changes without a tag. */
  ttl: number;
}

/** Smaller bodies are sent as they are. */
const COMPRESSED_FROM_BYTES = 1024;
/**
 * Approximate size of an entry without its body, and size of the stored body relative to the original: two compressed
 * variants.
 */
const ENTRY_BYTES = 2048;
const STORED_SHARE = 0.4;

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
  announcements: Pick<Announcements, 'position' | 'freshness'>,
  { maxBytes, ttl }: Options,
): ResponseCache {
  const responses = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    ttl,
    sizeCalculation: ({ length }) => ENTRY_BYTES + Math.ceil(length * STORED_SHARE),
  });
  const building = new Map<string, Promise<StoredResponse>>();

  const freshness = (response: StoredResponse) => {
    const state = announcements.freshness(response.position, response.tags);
    // Later checks are quicker when they have fewer changes to consider.
    if (state === 'fresh') response.position = announcements.position() ?? response.position;
    return state;
  };
  const storeIfFresh = (response: StoredResponse) => {
    if (response.status === 200 && freshness(response) === 'fresh') responses.set(response.key, response);
  };
  const buildOnce = (key: string, build: Build): Promise<StoredResponse> => {
    let pending = building.get(key);
    if (!pending) {
      const position = announcements.position() ?? -1;
      pending = collectReads(build)
        .then(({ result, tags }) => {
          const response = storedResponse(key, result, tags, position);
          storeIfFresh(response);
          return response;
        })
        .finally(() => building.delete(key));
      building.set(key, pending);
    }
    return pending;
  };

  return {
    find(key) {
      const response = responses.get(key);
      const state = response && freshness(response);
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
    store(key, built, tags, position) {
      storeIfFresh(storedResponse(key, built, tags, position));
    },
  };
}

function storedResponse(
  key: string,
  { status, headers, body }: BuiltResponse,
  tags: ReadonlySet<string>,
  position: number,
): StoredResponse {
  const uncompressed = Buffer.from(body);
  // As in setCacheHeaders of graphql/http-caching.ts: the first response has the same ETag.
  const { 'content-type': type = '', ...others } = headers;
  const hash = createHash('sha1').update(type).update(uncompressed);
  if (Object.keys(others).length) hash.update(JSON.stringify(others));
  const digest = hash.digest('base64url');
  const variants = new Map<Encoding, Promise<Variant>>([
    ['identity', Promise.resolve({ body: uncompressed, etag: makeEtag(digest, 'identity') })],
  ]);
  return {
    key,
    status,
    headers,
    digest,
    length: uncompressed.length,
    tags,
    position,
    variants,
  };
}

const makeEtag = (digest: string, encoding: Encoding) =>
  `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;

/** Returns the encoding to use for a client that accepts `accepted`. */
export const encodingFor = ({ length }: StoredResponse, accepted: Encoding): Encoding =>
  length < COMPRESSED_FROM_BYTES ? 'identity' : accepted;

/**
 * Returns the response's bytes in an encoding. Compresses them on the first request, because most searches are
 * requested only once, and then drops the uncompressed bytes.
 */
export function variantOf({ digest, variants }: StoredResponse, encoding: Encoding): Promise<Variant> {
  const known = variants.get(encoding);
  if (known) return known;
  const variant = encoded(variants, encoding).then((body) => ({ body, etag: makeEtag(digest, encoding) }));
  if (encoding === 'identity') return variant;
  variants.set(encoding, variant);
  void variant.then(
    () => variants.delete('identity'),
    () => variants.delete(encoding),
  );
  return variant;
}

async function encoded(variants: StoredResponse['variants'], encoding: Encoding): Promise<Buffer> {
  const uncompressed = await uncompressedBytes(variants);
  return encoding === 'identity' ? uncompressed : COMPRESSIONS[encoding](uncompressed);
}

async function uncompressedBytes(variants: StoredResponse['variants']): Promise<Buffer> {
  const [identity, brotli, gzipped] = [variants.get('identity'), variants.get('br'), variants.get('gzip')];
  if (identity) return (await identity).body;
  if (brotli) return promisify(brotliDecompress)((await brotli).body);
  if (gzipped) return promisify(gunzip)((await gzipped).body);
  throw new Error('A stored response has no bytes');
}
