import { notFound } from '../../core/errors.js';
import type { Scope } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { orderPictures, keptOf } from '../media/existing-pictures.js';
import { registerMedia, type Incoming, type StoredOriginal } from '../media/media.service.js';
import { RealWedding } from './real-wedding.entity.js';
import { placePictures, selectRealWedding, type RealWeddingWithPictures } from './real-wedding.query.js';
import { editRealWeddingRules, realWeddingImages, storyPictureCountProblem } from './real-wedding.rules.js';

/** The input of an edit with its new pictures. Where none is named to stay, all stay, or make room for new ones. */
export const storyEditRules = editRealWeddingRules
  .shape({ images: realWeddingImages<Incoming | Promise<Incoming>>().min(0).optional().default([]) })
  .test('images', ({ keep, images }, { createError }) => {
    const unchanged = !keep && images.length === 0;
    const message = unchanged ? undefined : storyPictureCountProblem((keep?.length ?? 0) + images.length);
    return message ? createError({ path: 'images', message }) : true;
  });

/** What an edit changes; what is left out stays as it is. */
type StoryEdit = Partial<Pick<RealWedding, 'title' | 'content' | 'eventDate'>> & { keep?: string[] };

/**
 * Saves an edit of a locked story, inside the caller's transaction. Pictures that are not named to stay are removed;
 * new ones come behind them.
 *
 * @param moderation what becomes of its moderation status, if anything
 */
export async function saveEdit(
  { tx, viewer }: Pick<Scope<Viewer, unknown>, 'tx' | 'viewer'>,
  before: RealWeddingWithPictures,
  { title, content, eventDate, keep }: StoryEdit,
  stored: readonly StoredOriginal[],
  moderation: Partial<Pick<RealWedding, 'status' | 'rejectionReason' | 'resubmittedAt'>> = {},
): Promise<RealWeddingWithPictures> {
  const pictures = orderPictures(before.pictures, keptOf(before.pictures, keep, stored), stored);
  const written = { title, content, eventDate, ...moderation, updatedAt: new Date() };
  await tx.repository(RealWedding).update({ id: before.id }, written);
  for (const picture of stored) await registerMedia(tx, picture, viewer.id);
  await placePictures(tx, before.id, pictures);
  const after = await selectRealWedding(tx, before.id);
  if (!after) throw notFound('Real Wedding post');
  return after;
}
