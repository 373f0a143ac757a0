import { object } from 'yup';
import { adminNames } from '../admin/admin.service.js';
import { blogIdsTitled, blogTitles } from '../blog/blog.service.js';
import { selectActions, selectActors, selectAudit } from './audit-log.js';
import type { AuditRow } from '../../core/audit-row.entity.js';
import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { id } from '../../core/text.rules.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { listingIdsByName, listingKinds, listingNames } from '../listing/listing.service.js';
import { messageNames } from '../conversation/moderation.service.js';
import { reviewNames } from '../review/moderate.service.js';
import { realWeddingIdsTitled, realWeddingTitles } from '../real-wedding/manage.service.js';
import { auditListRules } from './audit.rules.js';

/** Returns one page of the audit log, newest first. */
export const listAudit = operation({
  name: 'audit.list',
  kind: 'read',
  allow: only('admin'),
  input: auditListRules,
  async run({ tx, input: { target, actorId, action, from, to, ...window } }): Promise<Page<AuditRow>> {
    const targetIds = target ? await targetIdsOf(tx, target) : undefined;
    return selectAudit(tx, { action, actorId, targetIds, from, to }, window);
  },
});

export interface AuditFilterOptions {
  actions: string[];
  actors: { id: string; name: string }[];
}

/** Returns the admins and actions that occur in the log, for its filters. */
export const auditFilterOptions = operation({
  name: 'audit.filterOptions',
  kind: 'read',
  allow: only('admin'),
  input: object({}),
  async run({ tx }): Promise<AuditFilterOptions> {
    const names = await adminNames(tx, await selectActors(tx));
    const actors = [...names].map(([actorId, name]) => ({ id: actorId, name }));
    return {
      actions: await selectActions(tx),
      actors: actors.sort((a, b) => a.name.localeCompare(b.name)),
    };
  },
});

/** Returns the ID itself, or the IDs of everything with a matching name. */
async function targetIdsOf(tx: Tx, target: string): Promise<string[]> {
  if (id().isValidSync(target)) return [target];
  const named = [listingIdsByName, blogIdsTitled, realWeddingIdsTitled];
  return (await Promise.all(named.map((find) => find(tx, target)))).flat();
}

/** Returns the names of admins; batched over a page. */
export const actorName = loader<string, string | null>(
  (ctx, ids) => adminNames(ctx.services.database.tx, ids),
  null,
);

const NAMES: Record<string, (tx: Tx, ids: readonly string[]) => Promise<Map<string, string>>> = {
  listing: listingNames,
  blog: blogTitles,
  realWedding: realWeddingTitles,
  message: messageNames,
  review: reviewNames,
};

const namesOf = Object.fromEntries(
  Object.entries(NAMES).map(([type, find]) => [
    type,
    loader<string, string | null>((ctx, ids) => find(ctx.services.database.tx, ids), null),
  ]),
);

/** Returns a target's present name; null if it has none or is deleted. */
export const targetName = async (
  ctx: Context,
  { targetType, targetId }: Pick<AuditRow, 'targetType' | 'targetId'>,
): Promise<string | null> => (await namesOf[targetType]?.(ctx, targetId)) ?? null;

const kindOf = loader<string, ListingKind | null>(
  (ctx, ids) => listingKinds(ctx.services.database.tx, ids),
  null,
);

/** Returns the kind of a listing; null for other targets and deleted ones. */
export const targetKind = async (
  ctx: Context,
  { targetType, targetId }: Pick<AuditRow, 'targetType' | 'targetId'>,
): Promise<ListingKind | null> => (targetType === 'listing' ? kindOf(ctx, targetId) : null);
