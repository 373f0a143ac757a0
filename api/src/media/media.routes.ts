import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../core/errors.js';
import { decoding, derive, fileOf, mimeOf, type Variant } from './image.js';
import { PICTURE_WIDTHS } from './media.constants.js';
import type { Store } from '../core/store.js';
import { derivedKey, originalKey } from './keys.js';

const FILE = /^(?:([1-9]\d*)\.(avif|webp)|share\.jpg)$/;
const HASH = /^[a-f0-9]{32}$/;

/** As many pictures as a page may have wait to be made; who comes later is asked to come again. */
const QUEUE_LENGTH = 60;

/** GET /media/{hash}/{file}: serves a size of a picture, making it first if the worker has not yet. */
export function mediaRoutes(http: FastifyInstance, store: Store): void {
  http.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const wanted = variantOf(file);
    if (!HASH.test(hash) || !wanted) return missing(reply);
    const stored = await store.get(derivedKey(hash, file));
    if (stored) return send(reply, stored, mimeOf(wanted), 'public, max-age=31536000, immutable');
    // AVIF takes a good part of a second, so until the worker has made it WebP answers in its place;
    // what arrives says what it is, and is asked for again soon.
    const quick =
      wanted !== 'share' && wanted.format === 'avif' ? { ...wanted, format: 'webp' as const } : wanted;
    const made = await makeNow(store, hash, quick);
    if (!made) return missing(reply);
    return send(
      reply,
      made,
      mimeOf(quick),
      quick === wanted ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    );
  });
}

function variantOf(file: string): Variant | undefined {
  const match = FILE.exec(file);
  if (!match) return undefined;
  if (file === 'share.jpg') return 'share';
  const width = PICTURE_WIDTHS.find((each) => each === Number(match[1]));
  return width ? { width, format: match[2] as 'avif' | 'webp' } : undefined;
}

async function makeNow(store: Store, hash: string, variant: Variant) {
  const key = derivedKey(hash, fileOf(variant));
  const present = await store.get(key);
  if (present) return present;
  if (decoding.pendingCount >= QUEUE_LENGTH)
    throw new AppError('UNAVAILABLE', 'We are busy just now. Please try again in a moment.', [], 2);
  return decoding(async () => {
    const original = await store.get(originalKey(hash));
    if (!original) return undefined;
    const data = await derive(await buffer(original.stream), variant);
    await store.put(key, data, mimeOf(variant));
    return store.get(key);
  });
}

function send(
  reply: FastifyReply,
  { stream, length }: NonNullable<Awaited<ReturnType<Store['get']>>>,
  mime: string,
  caching: string,
) {
  return reply
    .headers({
      'content-type': mime,
      'content-length': length,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(stream);
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');
