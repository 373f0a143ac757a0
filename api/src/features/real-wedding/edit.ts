import { notFound } from '../../core/errors.js';
import type { ViewerScope } from '../../core/operation.js';
import { orderPictures, picturesToKeep } from '../media/existing-pictures.js';
import { registerMedia, type UploadedFile, type StoredOriginal } from '../media/media.service.js';
import { RealWedding } from './real-wedding.entity.js';
import { replacePictures, selectRealWedding, type RealWeddingWithPictures } from './real-wedding.query.js';
import { editRealWeddingRules, realWeddingImages, storyPictureCountProblem } from './real-wedding.rules.js';
import { t } from './messages.generated.js';

/** The input of an edit. Without `keep`, all pictures stay unless new ones replace them. */
export const storyEditRules = editRealWeddingRules
  .shape({ images: realWeddingImages<UploadedFile | Promise<UploadedFile>>().min(0).optional().default([]) })
  .test('images', ({ keep, images }, { createError }) => {
    const unchanged = !keep && images.length === 0;
    const message = unchanged ? undefined : storyPictureCountProblem((keep?.length ?? 0) + images.length);
    return message ? createError({ path: 'images', message }) : true;
  });

/** The changed fields; omitted ones stay unchanged. */
type StoryEdit = Partial<Pick<RealWedding, 'title' | 'content' | 'eventDate'>> & { keep?: string[] };

/**
 * Saves an edit of a locked story inside the caller's transaction. Pictures that aren't listed in `keep` are removed,
 * and new ones are appended.
 * @param moderation changes to the moderation status
 */
export async function saveEdit(
  { tx, viewer }: Pick<ViewerScope, 'tx' | 'viewer'>,
  before: RealWeddingWithPictures,
  { title, content, eventDate, keep }: StoryEdit,
  stored: readonly StoredOriginal[],
  moderation: Partial<Pick<RealWedding, 'status' | 'rejectionReason' | 'resubmittedAt'>> = {},
): Promise<RealWeddingWithPictures> {
  const pictures = orderPictures(before.pictures, picturesToKeep(before.pictures, keep, stored), stored);
  const written = { title, content, eventDate, ...moderation, updatedAt: new Date() };
  await tx.repository(RealWedding).update({ id: before.id }, written);
  for (const picture of stored) await registerMedia(tx, picture, viewer.id);
  await replacePictures(tx, before.id, pictures);
  const after = await selectRealWedding(tx, before.id);
  if (!after) throw notFound(t('storyNotFound'));
  return after;
}
