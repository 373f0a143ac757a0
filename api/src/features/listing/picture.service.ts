import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { badInput } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { registerMedia, storeUploads, type StoredOriginal } from '../media/media.service.js';
import type { StoredPicture } from '../media/picture.js';
import { galleryOf, lockGallery } from './gallery.query.js';
import { GALLERY_MAX } from './listing.constants.js';
import { picturesRule } from './picture.rules.js';
import { t } from './messages.generated.js';

export interface Appended {
  /** The whole gallery after the change. */
  gallery: StoredPicture[];
  /** Hashes of the pictures that weren't in it before. */
  added: string[];
}

/**
 * Appends stored pictures to a listing's gallery, skipping those it already has.
 * @throws AppError BAD_USER_INPUT when the gallery would exceed a hundred
 */
export async function appendPictures(
  tx: Tx,
  listingId: string,
  pictures: readonly StoredOriginal[],
): Promise<Appended> {
  const present = await lockGallery(tx, listingId);
  const added = new Map(pictures.map((picture) => [picture.hash, picture]));
  for (const hash of present) added.delete(hash);
  if (present.length + added.size > GALLERY_MAX)
    throw badInput('files', t('galleryFull', { max: GALLERY_MAX }));
  for (const picture of added.values()) await registerMedia(tx, picture, listingId);
  await tx.sql(
    `INSERT INTO listing_picture (listing_id, media_hash, position)
     SELECT $1, hash, $3 + n - 1 FROM unnest($2::text[]) WITH ORDINALITY AS added (hash, n)`,
    [listingId, [...added.keys()], present.length],
  );
  return { gallery: await galleryOf(tx, listingId), added: [...added.keys()] };
}

/** Appends pictures to the viewer's gallery. */
export const addPictures = operation({
  name: 'listing.addPictures',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'write',
  input: object({
    files: picturesRule()
      .min(1, () => t('picturesMissing'))
      .required(() => t('picturesMissing')),
  }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.files),
  run: ({ tx, viewer }, stored): Promise<Appended> => appendPictures(tx, viewer.id, stored),
});
