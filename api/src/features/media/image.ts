import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../core/errors.js';
import { makeFairQueue } from './fair-queue.js';
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_RATIO, UPLOAD_MAX_SIDE, UPLOAD_TYPES } from './media.constants.js';
import { t } from './messages.generated.js';

/** Properties that are read from a picture's content. */
export interface PictureInfo {
  hash: string;
  mime: string;
  width: number;
  height: number;
  thumbhash: string;
}

// Pictures are rarely processed twice, so a cache would waste memory; more threads per picture would slow down
// requests.
sharp.cache(false);
sharp.concurrency(1);

/** Limits the pictures that are decoded at a time: each may take the memory of 40 megapixels. */
export const decodeQueue = makeFairQueue(2);

/** A picture that libvips can never decode or encode. */
export class UnencodableError extends Error {
  override readonly name = 'UnencodableError';
}

const uploadError = (code: 'UNSUPPORTED_MEDIA' | 'PAYLOAD_TOO_LARGE', message: string) =>
  new AppError(code, message, [{ field: 'file', message }]);
const unsupported = () => uploadError('UNSUPPORTED_MEDIA', t('typeNotSupported'));

/** @throws AppError when the picture's size or aspect ratio exceeds what its variants can have */
function checkDimensions(width: number, height: number): void {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (width * height > UPLOAD_MAX_PIXELS) throw new AppError('PAYLOAD_TOO_LARGE', t('tooManyPixels'));
  if (longer > UPLOAD_MAX_SIDE) throw uploadError('PAYLOAD_TOO_LARGE', t('sideTooLong'));
  if (longer > shorter * UPLOAD_MAX_RATIO) throw uploadError('UNSUPPORTED_MEDIA', t('tooNarrow'));
}

/**
 * Validates a picture by its content, not its name, and checks its dimensions before it is decoded.
 * @throws AppError UNSUPPORTED_MEDIA, or PAYLOAD_TOO_LARGE above 40 megapixels or 16,383 pixels a side
 */
export async function inspect(data: Buffer): Promise<PictureInfo> {
  const type = await fileTypeFromBuffer(data);
  if (!type || !UPLOAD_TYPES.some((allowed) => allowed === type.mime)) throw unsupported();
  // Reads the header only, so any size is safe.
  const head = sharp(data, { limitInputPixels: false });
  const {
    width,
    height,
    orientation = 1,
  } = await head.metadata().catch(() => {
    throw unsupported();
  });
  checkDimensions(width, height);
  const small = await sharp(data, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unsupported();
    });
  // Orientations 5 to 8 are rotated by 90 degrees.
  const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
  return {
    hash: await hashOf(data),
    mime: type.mime,
    width: shownWidth,
    height: shownHeight,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString(
      'base64',
    ),
  };
}

const HASH_CHUNK_BYTES = 1024 * 1024;

/** Hashes in chunks, because ten megabytes at once would block the event loop. */
async function hashOf(data: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < data.length; from += HASH_CHUNK_BYTES) {
    hash.update(data.subarray(from, from + HASH_CHUNK_BYTES));
    await new Promise(setImmediate);
  }
  return hash.digest('hex').slice(0, 32);
}

/** One size and format of a picture, upright and without metadata. `share` is 1200×630 for link previews. */
export type Variant = { width: number; format: 'avif' | 'webp' } | 'share';

export const fileOf = (variant: Variant): string =>
  variant === 'share' ? 'share.jpg' : `${variant.width}.${variant.format}`;

export function mimeOf(variant: Variant): string {
  return variant === 'share' ? 'image/jpeg' : `image/${variant.format}`;
}

/**
 * Encodes a variant of an original.
 * @throws UnencodableError when it will never succeed; other errors may be temporary
 */
export async function encodeVariant(original: Buffer, variant: Variant): Promise<Buffer> {
  try {
    return await encode(original, variant);
  } catch (error) {
    if (error instanceof Error && !/out of memory|unable to allocate/i.test(error.message))
      throw new UnencodableError(error.message);
    throw error;
  }
}

/** AVIF's default effort would take seconds to save a few per cent. */
function encode(original: Buffer, variant: Variant): Promise<Buffer> {
  const upright = sharp(original, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' }).rotate();
  if (variant === 'share')
    return upright
      .resize(1200, 630, { fit: 'cover' })
      .flatten({ background: '#fcf8f1' })
      .jpeg({ quality: 80 })
      .toBuffer();
  const sized = upright.resize(variant.width, undefined, { withoutEnlargement: true });
  return variant.format === 'avif'
    ? sized.avif({ quality: 50, effort: 2 }).toBuffer()
    : sized.webp({ quality: 74, effort: 3 }).toBuffer();
}
