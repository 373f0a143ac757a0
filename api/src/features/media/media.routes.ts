import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { expressions, selectOne } from '../../core/columns.js';
import type { Services } from '../../core/context.js';
import { AppError, isDiskFull } from '../../core/errors.js';
import type { Store } from '../../core/store.js';
import { decoding, fileOf, mimeOf, type Variant } from './image.js';
import { variantKey, originalKey } from './keys.js';
import { PICTURE_WIDTHS } from './media.constants.js';
import { placeholderOf } from './placeholder.js';
import { makeVariant } from './variants.js';

const FILE = /^(?:([1-9]\d*)\.(avif|webp)|share\.jpg)$/;
const HASH = /^[a-f0-9]{32}$/;

/** Variants of one account's pictures that may wait to be made, and of all; later requests are asked to come again. */
const MAX_WAITING = 60;
const MAX_WAITING_IN_ALL = 600;

const FOREVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
const A_DAY = 'public, max-age=86400';

/** GET /media/{hash}/{file}: serves a variant of a picture, making it first if the worker has not yet. */
export function mediaRoutes(http: FastifyInstance, services: Services): void {
  const { store } = services;
  http.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const wanted = variantOf(file);
    if (!HASH.test(hash) || !wanted) return missing(reply);
    const stored = await store.get(variantKey(hash, file));
    if (stored) return send(reply, stored, mimeOf(wanted), FOREVER);
    // AVIF takes a good part of a second, so until the worker has made it WebP answers in its place;
    // what arrives says what it is, and is asked for again soon.
    const quick =
      wanted !== 'share' && wanted.format === 'avif' ? { ...wanted, format: 'webp' as const } : wanted;
    const made = await makeNow(services, hash, quick);
    if (!made) return missing(reply);
    const { content, placeholder } = made;
    return send(reply, content, mimeOf(quick), placeholder ? A_DAY : quick === wanted ? FOREVER : A_MINUTE);
  });
}

function variantOf(file: string): Variant | undefined {
  const match = FILE.exec(file);
  if (!match) return undefined;
  if (file === 'share.jpg') return 'share';
  const width = PICTURE_WIDTHS.find((each) => each === Number(match[1]));
  return width ? { width, format: match[2] as 'avif' | 'webp' } : undefined;
}

/** What making a variant needs; the file name of the variant is $2. */
const PICTURE = expressions<{
  width: number;
  height: number;
  thumbhash: string;
  account: string;
  failed: boolean;
}>({
  width: 'width',
  height: 'height',
  thumbhash: 'thumbhash',
  account: `COALESCE(uploaded_by::text, '')`,
  failed: '$2 = ANY(failed_variants)',
});

interface Made {
  content: NonNullable<Awaited<ReturnType<Store['get']>>>;
  placeholder: boolean;
}

/** Makes a variant, or its placeholder when that can't be done; undefined when there is no such picture. */
async function makeNow(services: Services, hash: string, variant: Variant): Promise<Made | undefined> {
  const { store, database } = services;
  const key = variantKey(hash, fileOf(variant));
  const find = async (): Promise<Made | undefined> => {
    const content = await store.get(key);
    return content && { content, placeholder: false };
  };
  const present = await find();
  if (present) return present;
  const tx = database.tx;
  const picture = await selectOne(tx, PICTURE, `FROM media WHERE hash = $1`, [hash, fileOf(variant)]);
  // An upload stores the file before its transaction writes the picture down.
  if (!picture) return undefined;
  const { account, failed } = picture;
  if (!failed && (decoding.waiting(account) >= MAX_WAITING || decoding.waiting() >= MAX_WAITING_IN_ALL))
    throw new AppError('UNAVAILABLE', 'We are busy just now. Please try again in a moment.', [], 2);
  return decoding.run(account, async () => {
    if (!failed) {
      // Whoever waited in front of us may have asked for the same.
      const made = await find();
      if (made) return made;
      const original = await store.get(originalKey(hash));
      if (!original) return undefined;
      const data = await makeVariant(tx, hash, await buffer(original.stream), variant);
      if (data) {
        // People see the picture also when there is no room to keep it.
        await store.put(key, data, mimeOf(variant)).catch((error: unknown) => {
          if (!isDiskFull(error)) throw error;
        });
        return { content: contentOf(data), placeholder: false };
      }
      services.log.warn({ hash, variant: fileOf(variant) }, 'a picture can not be encoded');
    }
    const data = await placeholderOf(picture, variant);
    return { content: contentOf(data), placeholder: true };
  });
}

const contentOf = (data: Buffer) => ({ stream: Readable.from([data]), length: data.length });

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
