import { notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { loader } from '../../core/loader.js';
import { anyone, only, operation } from '../../core/operation.js';
import { registerMedia } from '../media/media.service.js';
import { storePrivatePicture } from '../media/private-file.service.js';
import { pictureById, picturesOfReviews, type ReviewPictureRow } from './picture.query.js';
import { pictureIdRules, uploadPictureRules } from './review.rules.js';
import { StoredReviewPicture } from './stored-picture.entity.js';
import { t } from './messages.generated.js';

/** Returns the photos of a review that the viewer can see; batched over a list. */
export const reviewPictures = loader<string, ReviewPictureRow[]>(
  (ctx, reviewIds) => picturesOfReviews(ctx.services.database.tx, reviewIds),
  [],
);

/**
 * Uploads a photo for a review that the viewer is writing. Unless it is sent with a review, it is deleted after two
 * days.
 * @throws AppError PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA
 */
export const uploadReviewPicture = operation({
  name: 'review.uploadPicture',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: uploadPictureRules,
  prepare: ({ ctx, input }) => storePrivatePicture(ctx, input.file),
  async run({ tx, viewer }, picture): Promise<ReviewPictureRow> {
    await registerMedia(tx, picture, viewer.id);
    const id = newId();
    await tx.repository(StoredReviewPicture).insert({ id, authorId: viewer.id, mediaHash: picture.hash });
    return { ...picture, id, authorId: viewer.id, reviewId: null };
  },
});

/**
 * Returns a photo: of a published review for everyone, otherwise for its author and admins.
 * @throws AppError NOT_FOUND
 */
export const getReviewPicture = operation({
  name: 'review.picture',
  kind: 'read',
  allow: anyone,
  input: pictureIdRules,
  async run({ tx, viewer, input }): Promise<{ hash: string; isPublic: boolean }> {
    const picture = await pictureById(tx, input.id);
    const isPublic = picture?.status === 'published';
    const isAdmins = viewer?.role === 'admin' && picture?.reviewId;
    if (!picture || !(isPublic || isAdmins || picture.authorId === viewer?.id))
      throw notFound(t('pictureNotFound'));
    return { hash: picture.hash, isPublic };
  },
});
