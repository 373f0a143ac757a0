import type { Viewer } from '../../core/viewer.js';
import type { RealWedding } from './real-wedding.entity.js';

/** Unpublished stories are visible to their author and admins. */
export const canSeeUnpublished = (
  viewer: Viewer | undefined,
  { authorId }: Pick<RealWedding, 'authorId'>,
): boolean => viewer !== undefined && (viewer.role === 'admin' || viewer.id === authorId);

/** Authors can edit and resubmit their rejected stories. */
export const canResubmit = (
  viewer: Viewer | undefined,
  { authorId, status }: Pick<RealWedding, 'authorId' | 'status'>,
): boolean => viewer !== undefined && viewer.id === authorId && status === 'rejected';

export const canSee = (viewer: Viewer | undefined, wedding: Pick<RealWedding, 'authorId' | 'status'>) =>
  wedding.status === 'published' || canSeeUnpublished(viewer, wedding);
