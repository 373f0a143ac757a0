import { AuditRow } from '../../core/audit-row.entity.js';
import { allColumnsOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import type { Page, Window } from '../../core/page.js';

export interface AuditFilter {
  action?: string;
  /** Actions of this account only. */
  actorId?: string;
  /** Actions on these targets only. */
  targetIds?: readonly string[];
  /** First day, `YYYY-MM-DD`, in India. */
  from?: string;
  /** Last day, inclusive. */
  to?: string;
}

/** Returns one page of moderation actions, newest first. */
export function selectAudit(tx: Tx, filter: AuditFilter, window: Window): Promise<Page<AuditRow>> {
  const where = new Where();
  const { bind } = where;
  if (filter.action) where.and(`action = ${bind(filter.action)}`);
  if (filter.actorId) where.and(`actor_id = ${bind(filter.actorId)}`);
  if (filter.targetIds) where.and(`target_id = ANY(${bind(filter.targetIds)}::uuid[])`);
  if (filter.from)
    where.and(`created_at >= ${bind(filter.from)}::date::timestamp AT TIME ZONE '${TIME_ZONE}'`);
  if (filter.to)
    where.and(`created_at < (${bind(filter.to)}::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'`);
  return selectPage(tx, {
    name: 'audit',
    columns: allColumnsOf(AuditRow),
    from: 'audit',
    where,
    order: byTime('created_at', 'id'),
    window,
    plan: 'fresh',
  });
}

/** Returns all actions that occur in the log. */
export const selectActions = (tx: Tx): Promise<string[]> => distinct(tx, 'action');

/** Returns the existing accounts with recorded actions. */
export const selectActors = (tx: Tx): Promise<string[]> => distinct(tx, 'actor_id');

/** A loose index scan: reads one row per distinct value. */
async function distinct(tx: Tx, column: 'action' | 'actor_id'): Promise<string[]> {
  const rows = await tx.sql<{ value: string }>(
    `WITH RECURSIVE found AS (
       (SELECT ${column} AS value FROM audit WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
       UNION ALL
       SELECT (SELECT ${column} FROM audit WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
       FROM found WHERE found.value IS NOT NULL)
     SELECT value FROM found WHERE value IS NOT NULL`,
  );
  return rows.map(({ value }) => value);
}
