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
import { registerMedia, storeUploads, type Incoming } from '../media/media.service.js';
import { findUser } from '../user/user.service.js';
import type { RealWeddingStatus } from './real-wedding.constants.js';
import { RealWedding } from './real-wedding.entity.js';
import { canSee } from './real-wedding.policy.js';
import { notifyAuthor } from './real-wedding.notices.js';
import {
  placePictures,
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

const PUBLISHED: readonly RealWeddingStatus[] = ['published'];

/**
 * Returns published stories; with `mine`, the viewer's own in any state. Admins filter by any states; others who name
 * some get their own stories in these states beside the published ones.
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
    if (!found || !canSee(viewer, found)) throw notFound('Real Wedding post');
    return found;
  },
});

/** The name that a story is signed with: a person's own, or the business's. */
async function authorName(tx: Tx, { id: accountId, role }: Viewer): Promise<string> {
  if (role === 'user') return (await findUser(tx, accountId)).fullName;
  if (role === 'admin') return (await findAdmin(tx, accountId)).name;
  return (await listingBrief(tx, accountId))?.name ?? '';
}

/** A new story with its pictures. An admin's appears at once, another's waits for an admin. */
export const createRealWedding = operation({
  name: 'realWedding.create',
  kind: 'write',
  allow: signedIn,
  limit: 'story',
  input: realWeddingRules.shape({ images: realWeddingImages<Incoming | Promise<Incoming>>() }),
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
    await placePictures(tx, wedding.id, orderPictures([], [], stored));
    const made = await selectRealWedding(tx, wedding.id);
    if (!made) throw notFound('Real Wedding post');
    return made;
  },
});

/** Publishes or rejects a pending story, and notifies its author. Made once: a second try is a conflict. */
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
    if (!decided) throw notFound('Real Wedding post');
    if (!affected) throw conflict(`This story is already ${decided.status}.`);
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
