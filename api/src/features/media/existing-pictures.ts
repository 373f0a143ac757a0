import { badInput } from '../../core/errors.js';
import { pictureUrl, type StoredPicture } from './picture.js';
import type { StoredOriginal } from './media.service.js';
import { t } from './messages.generated.js';

/** A picture with its caption, at its position in a list. */
export interface PlacedPicture {
  hash: string;
  caption: string;
}

/**
 * Returns the URLs of the pictures to keep. By default, new pictures replace the old ones, and edits without pictures
 * keep them.
 */
export const picturesToKeep = (
  existing: readonly StoredPicture[],
  named: readonly string[] | undefined,
  added: readonly StoredOriginal[],
): readonly string[] => named ?? (added.length ? [] : existing.map(({ hash }) => pictureUrl(hash)));

/**
 * Returns the pictures after an edit, without duplicates: those of `kept`, in that order, then the new ones.
 * @throws AppError BAD_USER_INPUT when one of `kept` is missing, for example after a concurrent edit
 */
export function orderPictures(
  existing: readonly StoredPicture[],
  kept: readonly string[],
  added: readonly StoredOriginal[],
): PlacedPicture[] {
  const captions = new Map(existing.map(({ hash, caption }) => [pictureUrl(hash), { hash, caption }]));
  const existingPictures = kept.map((url) => {
    const picture = captions.get(url);
    if (!picture) throw badInput('keep', t('pictureGone'));
    return picture;
  });
  const placed = [...existingPictures, ...added.map(({ hash }) => ({ hash, caption: '' }))];
  return [...new Map(placed.toReversed().map((picture) => [picture.hash, picture])).values()].toReversed();
}
