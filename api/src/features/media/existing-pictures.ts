import { badInput } from '../../core/errors.js';
import { pictureUrl, type StoredPicture } from './picture.js';
import type { StoredOriginal } from './media.service.js';

/** A picture in its place, with the caption that it had there. */
export interface Placed {
  hash: string;
  caption: string;
}

/**
 * Addresses of the pictures that stay. Who names none changes the text alone, and all stay; or sends new ones, and they
 * come in their place.
 */
export const keptOf = (
  there: readonly StoredPicture[],
  named: readonly string[] | undefined,
  added: readonly StoredOriginal[],
): readonly string[] => named ?? (added.length ? [] : there.map(({ hash }) => pictureUrl(hash)));

/**
 * The pictures that an edited thing has from now on: those of `kept`, in that order, then the new ones. The same
 * picture is there once.
 * @throws AppError BAD_USER_INPUT when one that shall stay was not there, as when somebody else took it away
 */
export function orderPictures(
  there: readonly StoredPicture[],
  kept: readonly string[],
  added: readonly StoredOriginal[],
): Placed[] {
  const captions = new Map(there.map(({ hash, caption }) => [pictureUrl(hash), { hash, caption }]));
  const staying = kept.map((url) => {
    const picture = captions.get(url);
    if (!picture) throw badInput('keep', 'One of the pictures is not there any more. Please reload.');
    return picture;
  });
  const placed = [...staying, ...added.map(({ hash }) => ({ hash, caption: '' }))];
  return [...new Map(placed.toReversed().map((picture) => [picture.hash, picture])).values()].toReversed();
}
