import { expressions } from './columns.js';
import type { Tx } from './database.js';
import { byTime, selectPage, Where } from './list.js';
import { TIME_ZONE } from './locale.constants.js';
import type { Page, Window } from './page.js';
import type { Role } from './viewer.js';

/** One act as it was written down; see audit.ts. */
export interface AuditRow {
  id: string;
  /** Null once the account is deleted. */
  actorId: string | null;
  actorRole: Role;
  /** Of the API key that it was done with; the key itself may be gone by now. */
  apiKeyId: string | null;
  apiKeyName: string | null;
  action: string;
  targetType: string;
  targetId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: Date;
}

export interface AuditFilter {
  action?: string;
  /** Acts of this account only. */
  actorId?: string;
  /** Acts on one of these things only. */
  targetIds?: readonly string[];
  /** From this day on, `YYYY-MM-DD`, in India. */
  from?: string;
  /** Up to this day, with all of it. */
  to?: string;
}

const COLUMNS = expressions<AuditRow>({
  id: 'id',
  actorId: 'actor_id',
  actorRole: 'actor_role',
  apiKeyId: 'key_id',
  apiKeyName: 'key_name',
  action: 'action',
  targetType: 'target_type',
  targetId: 'target_id',
  before: 'before',
  after: 'after',
  createdAt: 'created_at',
});

/** One page of the moderation actions, newest first. */
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
    list: 'audit',
    columns: COLUMNS,
    from: 'audit',
    where,
    order: byTime('created_at', 'id'),
    window,
    plan: 'fresh',
  });
}

/** The kinds of acts that were ever written down. */
export const selectActions = (tx: Tx): Promise<string[]> => distinct(tx, 'action');

/** Accounts that ever acted, and are still there. */
export const selectActors = (tx: Tx): Promise<string[]> => distinct(tx, 'actor_id');

/** Jumps from one value to the next along the column's index, however many rows each of them has. */
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
