import { object } from 'yup';
import type { Sql } from '../core/database.js';
import { badInput } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import { registerMedia, storeUploads, type StoredOriginal } from '../media/media.service.js';
import type { StoredPicture } from '../media/picture.js';
import { picturesRule } from './picture.rules.js';

const MAX_GALLERY = 100;

/**
 * Puts stored pictures at the end of a listing's gallery; one that is there already is not added again.
 * @throws AppError BAD_USER_INPUT when the gallery would hold more than a hundred
 */
export async function appendPictures(
  sql: Sql,
  listingId: string,
  pictures: readonly StoredOriginal[],
): Promise<StoredPicture[]> {
  const [listing] = await sql<{ count: number }>(
    `SELECT jsonb_array_length(gallery) AS count FROM listing WHERE id = $1 FOR UPDATE`,
    [listingId],
  );
  let position = listing?.count ?? 0;
  if (position + pictures.length > MAX_GALLERY)
    throw badInput('files', `A gallery holds at most ${MAX_GALLERY} pictures`);
  for (const picture of pictures) {
    await registerMedia(sql, picture, listingId);
    await sql(
      `INSERT INTO listing_picture (listing_id, media_hash, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [listingId, picture.hash, position++],
    );
  }
  const [after] = await sql<{ gallery: StoredPicture[] }>(`SELECT gallery FROM listing WHERE id = $1`, [
    listingId,
  ]);
  return after?.gallery ?? [];
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
  prepare: ({ ctx, input }) => storeUploads(ctx.services.store, input.files),
  run: ({ sql, viewer }, stored): Promise<StoredPicture[]> => appendPictures(sql, viewer.id, stored),
});
