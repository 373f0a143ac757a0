import { object } from 'yup';
import { adminIdsLike, adminNames } from '../admin/admin.service.js';
import { blogIdsTitled, blogTitles } from '../blog/blog.service.js';
import { selectActions, selectAudit, type AuditRow } from '../core/audit-log.js';
import type { Context } from '../core/context.js';
import { pooledSql, type Sql } from '../core/database.js';
import { loader } from '../core/loader.js';
import { only, operation } from '../core/operation.js';
import type { Page } from '../core/page.js';
import { id } from '../core/text.js';
import { listingIdsNamed, listingNames } from '../listing/listing.service.js';
import { realWeddingIdsTitled, realWeddingTitles } from '../real-wedding/manage.service.js';
import { auditListRules } from './audit.rules.js';

/** What was done, the newest first. */
export const listAudit = operation({
  name: 'audit.list',
  kind: 'read',
  allow: only('admin'),
  input: auditListRules,
  async run({ sql, input: { actor, target, action, from, to, ...window } }): Promise<Page<AuditRow>> {
    const [actorIds, targetIds] = await Promise.all([
      actor ? adminIdsLike(sql, actor) : undefined,
      target ? targetIdsOf(sql, target) : undefined,
    ]);
    return selectAudit(sql, { action, actorIds, targetIds, from, to }, window);
  },
});

/** The kinds of acts there are, to choose one from. */
export const listActions = operation({
  name: 'audit.actions',
  kind: 'read',
  allow: only('admin'),
  input: object({}),
  run: ({ sql }): Promise<string[]> => selectActions(sql),
});

/** The thing itself, or all that are called so. */
async function targetIdsOf(sql: Sql, target: string): Promise<string[]> {
  if (id().isValidSync(target)) return [target];
  const named = [listingIdsNamed, blogIdsTitled, realWeddingIdsTitled];
  return (await Promise.all(named.map((find) => find(sql, target)))).flat();
}

/** Names of admins, batched over a page. */
export const actorName = loader<string, string | null>(
  (ctx, ids) => adminNames(pooledSql(ctx.services.database.pool), ids),
  null,
);

const NAMES: Record<string, (sql: Sql, ids: readonly string[]) => Promise<Map<string, string>>> = {
  listing: listingNames,
  blog: blogTitles,
  realWedding: realWeddingTitles,
};

const namesOf = Object.fromEntries(
  Object.entries(NAMES).map(([type, find]) => [
    type,
    loader<string, string | null>((ctx, ids) => find(pooledSql(ctx.services.database.pool), ids), null),
  ]),
);

/** What a thing is called now; null when it has no name, or is gone. */
export const targetName = async (
  ctx: Context,
  { targetType, targetId }: Pick<AuditRow, 'targetType' | 'targetId'>,
): Promise<string | null> => (await namesOf[targetType]?.(ctx, targetId)) ?? null;
