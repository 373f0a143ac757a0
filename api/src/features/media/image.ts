import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../../core/errors.js';
import { makeFairQueue } from './fair-queue.js';
import { UPLOAD_MAX_PIXELS, UPLOAD_MAX_RATIO, UPLOAD_MAX_SIDE, UPLOAD_TYPES } from './media.constants.js';

/** What is known of a picture once its bytes have been looked at. */
export interface Inspected {
  hash: string;
  mime: string;
  width: number;
  height: number;
  thumbhash: string;
}

// No picture comes twice, so that what libvips keeps of them is memory for nothing; and more threads for one of them
// are taken from whoever waits for a page.
sharp.cache(false);
sharp.concurrency(1);

/** Pictures that this process decodes at a time; each may have 40 megapixels, so more would be memory. */
export const decoding = makeFairQueue(2);

/** A picture that libvips can't decode or encode, however often it is tried. */
export class UnencodableError extends Error {
  override readonly name = 'UnencodableError';
}

const refused = (code: 'UNSUPPORTED_MEDIA' | 'PAYLOAD_TOO_LARGE', message: string) =>
  new AppError(code, message, [{ field: 'file', message }]);
const unsupported = () => refused('UNSUPPORTED_MEDIA', 'Please choose a JPEG, PNG, WebP or AVIF picture.');

/** @throws AppError when a picture has more pixels, or another shape, than its variants can have */
function checkDimensions(width: number, height: number): void {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (width * height > UPLOAD_MAX_PIXELS)
    throw new AppError('PAYLOAD_TOO_LARGE', 'This picture has more than 40 megapixels.');
  if (longer > UPLOAD_MAX_SIDE)
    throw refused('PAYLOAD_TOO_LARGE', 'This picture has a side of more than 16,383 pixels.');
  if (longer > shorter * UPLOAD_MAX_RATIO)
    throw refused('UNSUPPORTED_MEDIA', 'This picture is more than 20 times as long as it is wide.');
}

/**
 * Looks at the content, not the name: its type, its size in pixels before anything is decoded, its colours.
 * @throws AppError UNSUPPORTED_MEDIA, or PAYLOAD_TOO_LARGE past 40 megapixels or 16,383 pixels a side
 */
export async function inspect(data: Buffer): Promise<Inspected> {
  const type = await fileTypeFromBuffer(data);
  if (!type || !UPLOAD_TYPES.some((allowed) => allowed === type.mime)) throw unsupported();
  // The head alone is read for this, so any size can be told from it.
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
  // Orientations 5 to 8 lie on their side.
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

const HASHED_AT_ONCE = 1024 * 1024;

/** The name of a content. Ten megabytes at once would hold every other request up. */
async function hashOf(data: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < data.length; from += HASHED_AT_ONCE) {
    hash.update(data.subarray(from, from + HASHED_AT_ONCE));
    await new Promise(setImmediate);
  }
  return hash.digest('hex').slice(0, 32);
}

/** One size of a picture, upright, without metadata. `share` is 1200×630 for link previews. */
export type Variant = { width: number; format: 'avif' | 'webp' } | 'share';

/** `640.webp` or `share.jpg`. */
export const fileOf = (variant: Variant): string =>
  variant === 'share' ? 'share.jpg' : `${variant.width}.${variant.format}`;

export function mimeOf(variant: Variant): string {
  return variant === 'share' ? 'image/jpeg' : `image/${variant.format}`;
}

/**
 * Re-encodes an original.
 * @throws UnencodableError when that can't be done; anything else may succeed at another time
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

/** AVIF's default effort would cost seconds for a few per cent of size. */
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
