import type { Tx } from '../../core/database.js';
import { conflict, notFound } from '../../core/errors.js';
import { operation, signedIn } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { storeUploads } from '../media/media.service.js';
import { saveEdit, storyEditRules } from './edit.js';
import { canResubmit } from './real-wedding.policy.js';
import { selectRealWedding, type RealWeddingWithPictures } from './real-wedding.query.js';
import { t } from './messages.generated.js';

/**
 * Edits the author's own rejected story and resubmits it: it is pending again, without the reason. Not audited, because
 * it isn't moderation, and the story stores when it was resubmitted.
 */
export const resubmitRealWedding = operation({
  name: 'realWedding.resubmit',
  kind: 'write',
  allow: signedIn,
  limit: 'story',
  input: storyEditRules,
  async prepare({ ctx, tx, viewer, input }) {
    // Checked before any picture is stored.
    await rejectedStory(tx, viewer, input.id);
    return storeUploads(ctx, input.images);
  },
  async run(scope, stored): Promise<RealWeddingWithPictures> {
    const { tx, viewer, input } = scope;
    const before = await rejectedStory(tx, viewer, input.id, true);
    return saveEdit(scope, before, input, stored, {
      status: 'pending',
      rejectionReason: null,
      resubmittedAt: new Date(),
    });
  },
});

/**
 * Returns the author's own rejected story.
 * @throws AppError NOT_FOUND if it belongs to another account, CONFLICT when it is not rejected
 */
async function rejectedStory(
  tx: Tx,
  viewer: Viewer,
  storyId: string,
  lock = false,
): Promise<RealWeddingWithPictures> {
  const story = await selectRealWedding(tx, storyId, lock);
  if (story?.authorId !== viewer.id) throw notFound(t('storyNotFound'));
  if (!canResubmit(viewer, story))
    throw conflict(story.status === 'pending' ? t('alreadyPending') : t('alreadyPublished'));
  return story;
}
