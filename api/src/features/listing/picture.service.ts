import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { badInput } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { registerMedia, storeUploads, type StoredOriginal } from '../media/media.service.js';
import type { StoredPicture } from '../media/picture.js';
import { galleryOf, lockGallery } from './gallery.query.js';
import { GALLERY_MAX } from './listing.constants.js';
import { picturesRule } from './picture.rules.js';

export interface Appended {
  /** The whole gallery as it is now. */
  gallery: StoredPicture[];
  /** Ids of what was not in it before. */
  added: string[];
}

/**
 * Puts stored pictures at the end of a listing's gallery; one that is there already is not added again.
 * @throws AppError BAD_USER_INPUT when the gallery would hold more than a hundred
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
    throw badInput('files', `A gallery holds at most ${GALLERY_MAX} pictures`);
  for (const picture of added.values()) await registerMedia(tx, picture, listingId);
  await tx.sql(
    `INSERT INTO listing_picture (listing_id, media_hash, position)
     SELECT $1, hash, $3 + n - 1 FROM unnest($2::text[]) WITH ORDINALITY AS added (hash, n)`,
    [listingId, [...added.keys()], present.length],
  );
  return { gallery: await galleryOf(tx, listingId), added: [...added.keys()] };
}

/** Adds pictures to the end of the owner's gallery. */
export const addPictures = operation({
  name: 'listing.addPictures',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'write',
  input: object({
    files: picturesRule()
      .min(1, 'Please choose at least one picture')
      .required('Please choose at least one picture'),
  }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.files),
  run: ({ tx, viewer }, stored): Promise<Appended> => appendPictures(tx, viewer.id, stored),
});
