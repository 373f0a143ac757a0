import type { Tx } from './database.js';
import { countRows, decodeCursor, pageOf, type Page, type Window } from './page.js';
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

/** One page of what was done, the newest first. */
export async function selectAudit(tx: Tx, filter: AuditFilter, window: Window): Promise<Page<AuditRow>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (filter.action) conditions.push(`action = ${bind(filter.action)}`);
  if (filter.actorId) conditions.push(`actor_id = ${bind(filter.actorId)}`);
  if (filter.targetIds) conditions.push(`target_id = ANY(${bind(filter.targetIds)}::uuid[])`);
  if (filter.from)
    conditions.push(`created_at >= ${bind(filter.from)}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  if (filter.to)
    conditions.push(`created_at < (${bind(filter.to)}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  const counted = { where: conditions.join(' AND '), values: [...values] };
  if (window.after) {
    const [at, id] = decodeCursor('audit', window.after, 2);
    conditions.push(`(created_at, id) < (${bind(at)}::timestamptz, ${bind(id)}::uuid)`);
  }
  const rows = await tx.sql<AuditRow & { at: string }>(
    `SELECT id, actor_id AS "actorId", actor_role AS "actorRole", key_id AS "apiKeyId", key_name AS "apiKeyName",
       action, target_type AS "targetType",
       target_id AS "targetId", before, after, created_at AS "createdAt", created_at::text AS at
     FROM audit WHERE ${conditions.join(' AND ')}
     ORDER BY created_at DESC, id DESC LIMIT ${bind(window.first + 1)}`,
    values,
    'fresh',
  );
  return pageOf(
    'audit',
    rows,
    window,
    (row) => [row.at, row.id],
    () => countRows(tx, `audit WHERE ${counted.where}`, counted.values, 'fresh'),
  );
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
