import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import type { Variant } from './image.js';
import { UPLOAD_MAX_RATIO } from './media.constants.js';

/** Enough for a blurred picture, which the page scales. */
const WIDTH = 64;

interface Shape {
  width: number;
  height: number;
  thumbhash: string;
}

/** Returns a blurred picture with the right proportions, in place of a variant that can't be created. */
export async function placeholderOf({ width, height, thumbhash }: Shape, variant: Variant): Promise<Buffer> {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
  const colours = sharp(rgba, { raw: { width: w, height: h, channels: 4 } });
  if (variant === 'share')
    return colours.resize(1200, 630, { fit: 'fill' }).flatten({ background: '#fcf8f1' }).jpeg().toBuffer();
  const ratio = Math.min(UPLOAD_MAX_RATIO, Math.max(1 / UPLOAD_MAX_RATIO, height / width));
  const size = { width: WIDTH, height: Math.round(WIDTH * ratio), fit: 'fill' } as const;
  return colours.resize(size).toFormat(variant.format).toBuffer();
}
