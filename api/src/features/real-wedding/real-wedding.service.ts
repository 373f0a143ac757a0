import { findAdmin } from '../admin/admin.service.js';
import { audit } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound, unauthenticated } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { anyone, only, operation, signedIn } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import { listingBrief } from '../listing/listing.service.js';
import { orderPictures } from '../media/existing-pictures.js';
import { registerMedia, storeUploads, type UploadedFile } from '../media/media.service.js';
import { findUser } from '../user/user.service.js';
import type { RealWeddingStatus } from './real-wedding.constants.js';
import { RealWedding } from './real-wedding.entity.js';
import { canSee } from './real-wedding.policy.js';
import { notifyAuthor } from './real-wedding.notifications.js';
import {
  replacePictures,
  selectRealWedding,
  selectRealWeddings,
  type RealWeddingWithPictures,
} from './real-wedding.query.js';
import {
  realWeddingDecisionRules,
  realWeddingIdRules,
  realWeddingImages,
  realWeddingListRules,
  realWeddingRules,
} from './real-wedding.rules.js';
import { t } from './messages.generated.js';

const PUBLISHED: readonly RealWeddingStatus[] = ['published'];

/**
 * Returns published stories; with `mine`, the viewer's own whatever their status. Admins can filter by any status;
 * others who name some get their own stories with these statuses and published ones.
 */
export const listRealWeddings = operation({
  name: 'realWedding.list',
  kind: 'read',
  allow: anyone,
  input: realWeddingListRules,
  async run({
    tx,
    viewer,
    input: { mine, statuses, except, ...window },
  }): Promise<Page<RealWeddingWithPictures>> {
    if (mine && !viewer) throw unauthenticated();
    if (mine) return selectRealWeddings(tx, { except, statuses, authorId: viewer?.id }, window);
    if (viewer?.role === 'admin')
      return selectRealWeddings(tx, { except, statuses: statuses ?? PUBLISHED }, window);
    const own = viewer && statuses && { authorId: viewer.id, statuses };
    return selectRealWeddings(tx, { except, statuses: PUBLISHED, own }, window);
  },
});

export const getRealWedding = operation({
  name: 'realWedding.get',
  kind: 'read',
  allow: anyone,
  input: realWeddingIdRules,
  async run({ tx, viewer, input }): Promise<RealWeddingWithPictures> {
    const found = await selectRealWedding(tx, input.id);
    if (!found || !canSee(viewer, found)) throw notFound(t('storyNotFound'));
    return found;
  },
});

/** Returns the name shown as a story's author: a person's or the business's. */
async function authorName(tx: Tx, { id: accountId, role }: Viewer): Promise<string> {
  if (role === 'user') return (await findUser(tx, accountId)).fullName;
  if (role === 'admin') return (await findAdmin(tx, accountId)).name;
  return (await listingBrief(tx, accountId))?.name ?? '';
}

/** Creates a story with its pictures. An admin's is published at once, others are pending. */
export const createRealWedding = operation({
  name: 'realWedding.create',
  kind: 'write',
  allow: signedIn,
  limit: 'story',
  input: realWeddingRules.shape({ images: realWeddingImages<UploadedFile | Promise<UploadedFile>>() }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run({ tx, viewer, input }, stored): Promise<RealWeddingWithPictures> {
    const wedding = {
      id: newId(),
      title: input.title,
      content: input.content,
      eventDate: input.eventDate ?? null,
      authorId: viewer.id,
      author: await authorName(tx, viewer),
      ...(viewer.role === 'admin'
        ? ({ status: 'published', publishedAt: new Date() } as const)
        : ({ status: 'pending' } as const)),
    };
    await tx.repository(RealWedding).insert(wedding);
    for (const picture of stored) await registerMedia(tx, picture, viewer.id);
    await replacePictures(tx, wedding.id, orderPictures([], [], stored));
    const made = await selectRealWedding(tx, wedding.id);
    if (!made) throw notFound(t('storyNotFound'));
    return made;
  },
});

/**
 * Publishes or rejects a pending story and notifies its author.
 * @throws AppError CONFLICT when it is already decided
 */
export const decideRealWedding = operation({
  name: 'realWedding.decide',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: realWeddingDecisionRules,
  async run(scope): Promise<RealWeddingWithPictures> {
    const { tx, input } = scope;
    const after = input.publish
      ? ({ status: 'published', publishedAt: new Date() } as const)
      : ({ status: 'rejected', rejectionReason: input.reason } as const);
    const { affected } = await tx
      .repository(RealWedding)
      .update({ id: input.id, status: 'pending' }, { ...after, updatedAt: new Date() });
    const decided = await selectRealWedding(tx, input.id);
    if (!decided) throw notFound(t('storyNotFound'));
    if (!affected) throw conflict(t('alreadyDecided', { status: decided.status }));
    await audit(scope, {
      action: 'realWedding.decide',
      targetType: 'realWedding',
      targetId: input.id,
      before: { status: 'pending' },
      after: { status: decided.status, reason: decided.rejectionReason },
    });
    await notifyAuthor(tx, decided);
    return decided;
  },
});
