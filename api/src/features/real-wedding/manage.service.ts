import { audit, difference } from '../../core/audit.js';
import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import { auditExcerpt, cachedHtml } from '../../core/markdown.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { selectIdsByTitle, selectTitles } from '../../core/titles.js';
import { storeUploads } from '../media/media.service.js';
import { saveEdit, storyEditRules } from './edit.js';
import { RealWedding } from './real-wedding.entity.js';
import { selectManaged, selectRealWedding, type RealWeddingWithPictures } from './real-wedding.query.js';
import {
  manageRealWeddingsRules,
  realWeddingIdRules,
  realWeddingPreviewRules,
} from './real-wedding.rules.js';
import { t } from './messages.generated.js';

/** Returns one page of all stories, whatever their status. */
export const manageRealWeddings = operation({
  name: 'realWedding.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageRealWeddingsRules,
  run: ({ tx, input }): Promise<Page<RealWeddingWithPictures>> => selectManaged(tx, input, input),
});

/** Renders the preview of a story that is being written. */
export const previewRealWedding = operation({
  name: 'realWedding.preview',
  kind: 'read',
  allow: only('admin'),
  input: realWeddingPreviewRules,
  run: ({ input }): Promise<string> => cachedHtml(input.content),
});

/** Returns a story's summary for the audit log. */
const auditSummary = (
  { title, content, eventDate }: Pick<RealWedding, 'title' | 'content' | 'eventDate'>,
  pictures: number,
) => ({ title, content: auditExcerpt(content), eventDate, pictures });

/** Edits any story without changing its status. */
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
    if (!before) throw notFound(t('storyNotFound'));
    const after = await saveEdit(scope, before, input, stored);
    await audit(scope, {
      action: 'realWedding.update',
      targetType: 'realWedding',
      targetId: input.id,
      ...difference(auditSummary(before, before.pictures.length), auditSummary(after, after.pictures.length)),
    });
    return after;
  },
});

/** Deletes a story and returns its ID. The nightly cleanup deletes its pictures. */
export const deleteRealWedding = operation({
  name: 'realWedding.delete',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: realWeddingIdRules,
  async run(scope): Promise<string> {
    const { tx, input } = scope;
    const before = await selectRealWedding(tx, input.id, true);
    if (!before) throw notFound(t('storyNotFound'));
    await tx.repository(RealWedding).delete({ id: input.id });
    await audit(scope, {
      action: 'realWedding.delete',
      targetType: 'realWedding',
      targetId: input.id,
      before: { ...auditSummary(before, before.pictures.length), status: before.status },
    });
    return input.id;
  },
});

/** Returns the titles of those stories that exist, by ID; used by the audit log. */
export const realWeddingTitles = (tx: Tx, ids: readonly string[]) => selectTitles(tx, RealWedding, ids);

/** Returns the IDs of stories whose title contains a term; used by the audit log. */
export const realWeddingIdsTitled = (tx: Tx, term: string) => selectIdsByTitle(tx, RealWedding, term);
