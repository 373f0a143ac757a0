import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expressions, selectOne } from '../../core/columns.js';
import type { Services } from '../../core/context.js';
import { busy, isDiskFull } from '../../core/errors.js';
import type { Store } from '../../core/store.js';
import { makeFairQueue } from './fair-queue.js';
import { decodeQueue, fileOf, mimeOf, type Variant } from './image.js';
import { variantKey, originalKey } from './keys.js';
import { PICTURE_WIDTHS } from './media.constants.js';
import { pictureColumns } from './picture.query.js';
import { placeholderOf } from './placeholder.js';
import { makeVariant } from './variants.js';

const FILE = /^(?:([1-9]\d*)\.(avif|webp)|share\.jpg)$/;

/** Limits the originals in memory. Not `decodeQueue`, in which uploads would wait for a store that doesn't answer. */
const creationQueue = makeFairQueue(4);

/** Variants that may wait to be created, per account and in total; requests beyond that are asked to retry. */
const MAX_WAITING = 60;
const MAX_WAITING_TOTAL = 600;

type Content = NonNullable<Awaited<ReturnType<Store['get']>>>;

interface VariantFile extends Content {
  mime: string;
  /** `stand-in`: WebP until the worker has made AVIF; `placeholder`: the variant can't be encoded. */
  source: 'variant' | 'stand-in' | 'placeholder';
}

/**
 * Returns a variant of a picture by its file name, and creates it if the worker hasn't yet. Undefined for other names,
 * and if there is no such picture.
 */
export async function findVariant(
  services: Services,
  hash: string,
  file: string,
): Promise<VariantFile | undefined> {
  const requested = variantOf(file);
  if (!requested) return undefined;
  const stored = await services.store.get(variantKey(hash, file));
  if (stored) return { ...stored, mime: mimeOf(requested), source: 'variant' };
  // Encoding AVIF takes most of a second; until the worker has done that, this serves WebP.
  const fast =
    requested !== 'share' && requested.format === 'avif'
      ? { ...requested, format: 'webp' as const }
      : requested;
  const made = await createNow(services, hash, fast);
  if (!made) return undefined;
  const source = made.placeholder ? 'placeholder' : fast === requested ? 'variant' : 'stand-in';
  return { ...made.content, mime: mimeOf(fast), source };
}

function variantOf(file: string): Variant | undefined {
  const match = FILE.exec(file);
  if (!match) return undefined;
  if (file === 'share.jpg') return 'share';
  const width = PICTURE_WIDTHS.find((each) => each === Number(match[1]));
  return width ? { width, format: match[2] as 'avif' | 'webp' } : undefined;
}

/** Columns needed to create a variant; `$2` is its file name. */
const PICTURE = pictureColumns().and(
  expressions<{ account: string; failed: boolean }>({
    account: `COALESCE(uploaded_by::text, '')`,
    failed: '$2 = ANY(failed_variants)',
  }),
);

interface CreatedVariant {
  content: Content;
  placeholder: boolean;
}

/** Creates a variant, or a placeholder if that is impossible; undefined if there is no such picture. */
async function createNow(
  services: Services,
  hash: string,
  variant: Variant,
): Promise<CreatedVariant | undefined> {
  const { store, database } = services;
  const key = variantKey(hash, fileOf(variant));
  const find = async (): Promise<CreatedVariant | undefined> => {
    const content = await store.get(key);
    return content && { content, placeholder: false };
  };
  const present = await find();
  if (present) return present;
  const tx = database.tx;
  const picture = await selectOne(tx, PICTURE, `FROM media WHERE hash = $1`, [hash, fileOf(variant)]);
  // Uploads store the file before their transaction inserts the row.
  if (!picture) return undefined;
  const { account, failed } = picture;
  const isFull =
    creationQueue.waiting(account) >= MAX_WAITING || creationQueue.waiting() >= MAX_WAITING_TOTAL;
  if (!failed && isFull) throw busy();
  return creationQueue.run(account, async () => {
    if (!failed) {
      // A request that waited before this one may have created it.
      const made = await find();
      if (made) return made;
      const original = await store.get(originalKey(hash));
      if (!original) return undefined;
      const content = await buffer(original.stream);
      const data = await decodeQueue.run(account, () => makeVariant(tx, hash, content, variant));
      if (data) {
        // A full disk shouldn't stop the response.
        await store.put(key, data, mimeOf(variant)).catch((error: unknown) => {
          if (!isDiskFull(error)) throw error;
        });
        return { content: contentOf(data), placeholder: false };
      }
      services.log.warn({ hash, variant: fileOf(variant) }, 'a picture cannot be encoded');
    }
    const data = await placeholderOf(picture, variant);
    return { content: contentOf(data), placeholder: true };
  });
}

const contentOf = (data: Buffer) => ({ stream: Readable.from([data]), length: data.length });
