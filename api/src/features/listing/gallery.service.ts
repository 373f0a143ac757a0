import { object, string } from 'yup';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { text } from '../../core/text.js';
import type { StoredPicture } from '../media/picture.js';
import { galleryOf, lockGallery, writeOrder } from './gallery.query.js';
import { CAPTION_MAX } from './listing.constants.js';

const owners = only('vendor', 'venue');
const pictureId = () => string().matches(/^[a-f0-9]{32}$/, 'This is not the id of a picture');

/** The owner's own gallery, as it is now. */
export const getGallery = operation({
  name: 'listing.gallery',
  kind: 'read',
  allow: owners,
  input: object({}),
  run: ({ tx, viewer }): Promise<StoredPicture[]> => galleryOf(tx, viewer.id),
});

/**
 * Puts a picture of the owner's gallery before another one, or at the end. A move says nothing about the other
 * pictures, so that two people, or two tabs, who order a gallery at once lose none of it.
 */
export const movePicture = operation({
  name: 'listing.movePicture',
  kind: 'write',
  allow: owners,
  limit: 'write',
  input: object({ id: pictureId().required('No ID provided'), before: pictureId() }),
  async run({ tx, viewer, input: { id, before } }): Promise<StoredPicture[]> {
    const ids = await lockGallery(tx, viewer.id);
    if (!ids.includes(id)) throw notFound('Picture');
    if (before === id) return galleryOf(tx, viewer.id);
    const order = ids.filter((each) => each !== id);
    const place = before ? order.indexOf(before) : order.length;
    if (place < 0)
      throw conflict('The gallery has changed in the meantime. Please look at it again.', 'before');
    await writeOrder(tx, viewer.id, order.toSpliced(place, 0, id));
    return galleryOf(tx, viewer.id);
  },
});

/** Says what a picture shows; an empty caption leaves it described by the listing's name. */
export const captionPicture = operation({
  name: 'listing.captionPicture',
  kind: 'write',
  allow: owners,
  limit: 'write',
  input: object({ id: pictureId().required('No ID provided'), caption: text(CAPTION_MAX).default('') }),
  async run({ tx, viewer, input: { id, caption } }): Promise<StoredPicture[]> {
    await lockGallery(tx, viewer.id);
    const [written] = await tx.sql(
      `UPDATE listing_picture SET caption = $3 WHERE listing_id = $1 AND media_hash = $2 RETURNING 1`,
      [viewer.id, id, caption],
    );
    if (!written) throw notFound('Picture');
    return galleryOf(tx, viewer.id);
  },
});

/** Takes a picture out of the owner's gallery; its files go with the sweep, if nothing else shows it. */
export const removePicture = operation({
  name: 'listing.removePicture',
  kind: 'write',
  allow: owners,
  limit: 'write',
  input: object({ id: pictureId().required('No ID provided') }),
  async run({ tx, viewer, input: { id } }): Promise<StoredPicture[]> {
    const ids = await lockGallery(tx, viewer.id);
    if (!ids.includes(id)) throw notFound('Picture');
    await tx.sql(`DELETE FROM listing_picture WHERE listing_id = $1 AND media_hash = $2`, [viewer.id, id]);
    await writeOrder(
      tx,
      viewer.id,
      ids.filter((each) => each !== id),
    );
    return galleryOf(tx, viewer.id);
  },
});
