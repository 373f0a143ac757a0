import { object, string } from 'yup';
import { conflict, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { text } from '../../core/text.rules.js';
import type { StoredPicture } from '../media/picture.js';
import { galleryOf, lockGallery, writeOrder } from './gallery.query.js';
import { CAPTION_MAX } from './listing.constants.js';
import { t } from './messages.generated.js';

const owners = only('vendor', 'venue');
const pictureId = () => string().matches(/^[a-f0-9]{32}$/, () => t('pictureIdInvalid'));

/** Returns the viewer's own gallery. */
export const getGallery = operation({
  name: 'listing.gallery',
  kind: 'read',
  allow: owners,
  input: object({}),
  run: ({ tx, viewer }): Promise<StoredPicture[]> => galleryOf(tx, viewer.id),
});

/**
 * Moves a picture before another one or to the end. It only names these two, so that concurrent edits don't undo each
 * other.
 */
export const movePicture = operation({
  name: 'listing.movePicture',
  kind: 'write',
  allow: owners,
  limit: 'write',
  input: object({ id: pictureId().required(() => t('pictureIdMissing')), before: pictureId() }),
  async run({ tx, viewer, input: { id, before } }): Promise<StoredPicture[]> {
    const ids = await lockGallery(tx, viewer.id);
    if (!ids.includes(id)) throw notFound(t('pictureNotFound'));
    if (before === id) return galleryOf(tx, viewer.id);
    const order = ids.filter((each) => each !== id);
    const place = before ? order.indexOf(before) : order.length;
    if (place < 0) throw conflict(t('galleryChanged'), 'before');
    await writeOrder(tx, viewer.id, order.toSpliced(place, 0, id));
    return galleryOf(tx, viewer.id);
  },
});

/** Sets a picture's caption; without one, the listing's name describes it. */
export const updatePictureCaption = operation({
  name: 'listing.updatePictureCaption',
  kind: 'write',
  allow: owners,
  limit: 'write',
  input: object({
    id: pictureId().required(() => t('pictureIdMissing')),
    caption: text(CAPTION_MAX).default(''),
  }),
  async run({ tx, viewer, input: { id, caption } }): Promise<StoredPicture[]> {
    await lockGallery(tx, viewer.id);
    const [written] = await tx.sql(
      `UPDATE listing_picture SET caption = $3 WHERE listing_id = $1 AND media_hash = $2 RETURNING 1`,
      [viewer.id, id, caption],
    );
    if (!written) throw notFound(t('pictureNotFound'));
    return galleryOf(tx, viewer.id);
  },
});

/** Removes a picture from the viewer's gallery. The nightly cleanup deletes its files if nothing else uses it. */
export const removePicture = operation({
  name: 'listing.removePicture',
  kind: 'write',
  allow: owners,
  limit: 'write',
  input: object({ id: pictureId().required(() => t('pictureIdMissing')) }),
  async run({ tx, viewer, input: { id } }): Promise<StoredPicture[]> {
    const ids = await lockGallery(tx, viewer.id);
    if (!ids.includes(id)) throw notFound(t('pictureNotFound'));
    await tx.sql(`DELETE FROM listing_picture WHERE listing_id = $1 AND media_hash = $2`, [viewer.id, id]);
    await writeOrder(
      tx,
      viewer.id,
      ids.filter((each) => each !== id),
    );
    return galleryOf(tx, viewer.id);
  },
});
