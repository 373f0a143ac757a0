import { array, mixed, object } from 'yup';
import { badInput } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import { UPLOAD_MAX_FILES } from '../media/media.constants.js';
import { registerMedia, storeUploads, type Incoming } from '../media/media.service.js';
import type { StoredPicture } from '../media/picture.js';

const MAX_GALLERY = 100;

/** Adds pictures to the end of the owner's gallery. One that is there already is not added again. */
export const addPictures = operation({
  name: 'listing.addPictures',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'upload',
  input: object({
    files: array(mixed<Promise<Incoming>>().required())
      .min(1, 'Please choose at least one picture')
      .max(UPLOAD_MAX_FILES, `At most ${UPLOAD_MAX_FILES} pictures at once`)
      .required('Please choose at least one picture'),
  }),
  prepare: ({ ctx, input }) => storeUploads(ctx.services.store, input.files),
  async run({ sql, viewer }, stored): Promise<StoredPicture[]> {
    const [listing] = await sql<{ count: number }>(
      `SELECT jsonb_array_length(gallery) AS count FROM listing WHERE id = $1 FOR UPDATE`,
      [viewer.id],
    );
    let position = listing?.count ?? 0;
    if (position + stored.length > MAX_GALLERY)
      throw badInput('files', `A gallery holds at most ${MAX_GALLERY} pictures`);
    for (const picture of stored) {
      await registerMedia(sql, picture, viewer.id);
      await sql(
        `INSERT INTO listing_picture (listing_id, media_hash, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        [viewer.id, picture.hash, position++],
      );
    }
    const [after] = await sql<{ gallery: StoredPicture[] }>(`SELECT gallery FROM listing WHERE id = $1`, [
      viewer.id,
    ]);
    return after?.gallery ?? [];
  },
});
