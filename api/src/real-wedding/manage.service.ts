import { audit, difference } from '../core/audit.js';
import { notFound } from '../core/errors.js';
import { cachedHtml, teaser, toPlainText } from '../core/markdown.js';
import { only, operation } from '../core/operation.js';
import type { Page } from '../core/page.js';
import { arranged, keptOf } from '../media/kept.js';
import { registerMedia, storeUploads, type Incoming } from '../media/media.service.js';
import { RealWedding } from './real-wedding.entity.js';
import {
  placePictures,
  selectIdsTitled,
  selectManaged,
  selectRealWedding,
  selectTitles,
} from './real-wedding.query.js';
import {
  editRealWeddingRules,
  manageRealWeddingsRules,
  realWeddingImages,
  storyPictureCountProblem,
  realWeddingIdRules,
  realWeddingPreviewRules,
} from './real-wedding.rules.js';

/** All stories, in any state. */
export const manageRealWeddings = operation({
  name: 'realWedding.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageRealWeddingsRules,
  run: ({ sql, input }): Promise<Page<RealWedding>> => selectManaged(sql, input),
});

/** What a text will look like as a story, while it is being written. */
export const previewRealWedding = operation({
  name: 'realWedding.preview',
  kind: 'read',
  allow: only('admin'),
  input: realWeddingPreviewRules,
  run: ({ input }): Promise<string> => cachedHtml(input.content),
});

/** Characters of a text that the audit log keeps, so that one sees what it was about. */
const REMEMBERED = 200;

/** A story as the audit log keeps it. */
const remembered = (
  { title, content, eventDate }: Pick<RealWedding, 'title' | 'content' | 'eventDate'>,
  pictures: number,
) => ({ title, content: teaser(toPlainText(content), REMEMBERED), eventDate, pictures });

/**
 * Changes a story. Pictures that are not named to stay go; new ones come behind them. Where none is named, all stay,
 * unless new ones come in their place.
 */
export const updateRealWedding = operation({
  name: 'realWedding.update',
  kind: 'write',
  allow: only('admin'),
  limit: 'write',
  input: editRealWeddingRules
    .shape({
      images: realWeddingImages<Incoming | Promise<Incoming>>().min(0).optional().default([]),
    })
    .test('images', ({ keep, images }, { createError }) => {
      const unchanged = !keep && images.length === 0;
      const message = unchanged ? undefined : storyPictureCountProblem((keep?.length ?? 0) + images.length);
      return message ? createError({ path: 'images', message }) : true;
    }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run(scope, stored): Promise<RealWedding> {
    const { db, sql, viewer, input } = scope;
    const { id, keep, images: _, ...written } = input;
    const before = await selectRealWedding(sql, id, true);
    if (!before) throw notFound('Real Wedding post');
    const pictures = arranged(before.pictures, keptOf(before.pictures, keep, stored), stored);
    await db.getRepository(RealWedding).update({ id }, { ...written, updatedAt: new Date() });
    for (const picture of stored) await registerMedia(sql, picture, viewer.id);
    await placePictures(sql, id, pictures);
    const after = await selectRealWedding(sql, id);
    if (!after) throw notFound('Real Wedding post');
    await audit(scope, {
      action: 'realWedding.update',
      targetType: 'realWedding',
      targetId: id,
      ...difference(remembered(before, before.pictures.length), remembered(after, pictures.length)),
    });
    return after;
  },
});

/** Deletes a story; its pictures go with the next sweep. Answers its id. */
export const deleteRealWedding = operation({
  name: 'realWedding.delete',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: realWeddingIdRules,
  async run(scope): Promise<string> {
    const { db, sql, input } = scope;
    const before = await selectRealWedding(sql, input.id, true);
    if (!before) throw notFound('Real Wedding post');
    await db.getRepository(RealWedding).delete({ id: input.id });
    await audit(scope, {
      action: 'realWedding.delete',
      targetType: 'realWedding',
      targetId: input.id,
      before: { ...remembered(before, before.pictures.length), status: before.status },
    });
    return input.id;
  },
});

/** For whoever tells what was done to stories: their titles by their ids, and back. */
export { selectTitles as realWeddingTitles, selectIdsTitled as realWeddingIdsTitled };
