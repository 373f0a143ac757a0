import { audit, difference } from '../../core/audit.js';
import { notFound } from '../../core/errors.js';
import { cachedHtml, teaser, toPlainText } from '../../core/markdown.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { storeUploads } from '../media/media.service.js';
import { saveEdit, storyEditRules } from './edit.js';
import { RealWedding } from './real-wedding.entity.js';
import {
  selectIdsTitled,
  selectManaged,
  selectRealWedding,
  selectTitles,
  type RealWeddingWithPictures,
} from './real-wedding.query.js';
import {
  manageRealWeddingsRules,
  realWeddingIdRules,
  realWeddingPreviewRules,
} from './real-wedding.rules.js';

/** All stories, in any state. */
export const manageRealWeddings = operation({
  name: 'realWedding.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageRealWeddingsRules,
  run: ({ tx, input }): Promise<Page<RealWeddingWithPictures>> => selectManaged(tx, input, input),
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

/** Edits any story; its status stays as it is. */
export const updateRealWedding = operation({
  name: 'realWedding.update',
  kind: 'write',
  allow: only('admin'),
  limit: 'write',
  input: storyEditRules,
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run(scope, stored): Promise<RealWeddingWithPictures> {
    const { tx, input } = scope;
    const before = await selectRealWedding(tx, input.id, true);
    if (!before) throw notFound('Real Wedding post');
    const after = await saveEdit(scope, before, input, stored);
    await audit(scope, {
      action: 'realWedding.update',
      targetType: 'realWedding',
      targetId: input.id,
      ...difference(remembered(before, before.pictures.length), remembered(after, after.pictures.length)),
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
    const { tx, input } = scope;
    const before = await selectRealWedding(tx, input.id, true);
    if (!before) throw notFound('Real Wedding post');
    await tx.repository(RealWedding).delete({ id: input.id });
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
