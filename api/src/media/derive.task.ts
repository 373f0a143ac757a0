import { buffer } from 'node:stream/consumers';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './media.constants.js';
import { derive, fileOf, mimeOf, type Variant } from './image.js';
import type { Store } from '../core/store.js';
import { derivedKey, originalKey } from './keys.js';

export const DERIVE = 'derivePicture';

/** WebP first: it is quick, and pages show it until the smaller AVIF is there. */
const VARIANTS: readonly Variant[] = [
  ...PICTURE_FORMATS.toReversed().flatMap((format) => PICTURE_WIDTHS.map((width) => ({ width, format }))),
  'share',
];

/** The job behind every upload: makes what is missing of a picture's sizes. */
export const deriveTask = (store: Store) => async (payload: unknown) => {
  const { hash } = payload as { hash: string };
  const original = await store.get(originalKey(hash));
  if (!original) return;
  const data = await buffer(original.stream);
  for (const variant of VARIANTS) {
    const key = derivedKey(hash, fileOf(variant));
    const present = await store.get(key);
    present?.stream.destroy();
    if (!present) await store.put(key, await derive(data, variant), mimeOf(variant));
  }
};
