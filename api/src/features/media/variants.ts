import { buffer } from 'node:stream/consumers';
import { columnsOf, selectOne } from '../../core/columns.js';
import type { Statements } from '../../core/database.js';
import type { Store } from '../../core/store.js';
import { encodeVariant, fileOf, mimeOf, UnencodableError, type Variant } from './image.js';
import { variantKey, originalKey } from './keys.js';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './media.constants.js';
import { Media } from './media.entity.js';

/** WebP first: it is fast, and pages show it until AVIF exists. */
const VARIANTS: readonly Variant[] = [
  ...PICTURE_FORMATS.toReversed().flatMap((format) => PICTURE_WIDTHS.map((width) => ({ width, format }))),
  'share',
];

/** Creates the variants of a picture that are missing and not known to fail. */
export async function makeVariants(tx: Statements, store: Store, hash: string): Promise<void> {
  const original = await store.get(originalKey(hash));
  if (!original) return;
  const data = await buffer(original.stream);
  const failed = await failedVariants(tx, hash);
  for (const variant of VARIANTS) {
    if (failed.has(fileOf(variant))) continue;
    const present = await store.get(variantKey(hash, fileOf(variant)));
    present?.stream.destroy();
    if (present) continue;
    const made = await makeVariant(tx, hash, data, variant);
    if (made) await store.put(variantKey(hash, fileOf(variant)), made, mimeOf(variant));
  }
}

/** Creates a variant. Returns undefined if that is impossible, and records it so that nobody tries again. */
export async function makeVariant(
  tx: Statements,
  hash: string,
  original: Buffer,
  variant: Variant,
): Promise<Buffer | undefined> {
  try {
    return await encodeVariant(original, variant);
  } catch (error) {
    if (!(error instanceof UnencodableError)) throw error;
    await tx.sql(
      `UPDATE media SET failed_variants = array_append(failed_variants, $2)
       WHERE hash = $1 AND NOT $2 = ANY(failed_variants)`,
      [hash, fileOf(variant)],
    );
    return undefined;
  }
}

async function failedVariants(tx: Statements, hash: string): Promise<Set<string>> {
  const media = await selectOne(tx, columnsOf(Media, ['failedVariants']), `FROM media WHERE hash = $1`, [
    hash,
  ]);
  return new Set(media?.failedVariants);
}
