import type { AuditAction, AuditField, AuditTarget } from './audit.constants.js';
import type { ViewerScope } from './operation.js';
import { newId } from './ids.js';

interface AuditEntry {
  action: AuditAction;
  targetType: AuditTarget;
  targetId: string;
  before?: Partial<Record<AuditField, unknown>>;
  after?: Partial<Record<AuditField, unknown>>;
}

/** Matches keys with personal data, of which the log shows only that they changed. */
const PERSONAL = /e-?mail|phone|contact|address|name|message/i;

/** Masks personal data at any depth. */
const maskPersonalData = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      PERSONAL.test(key) && value != null ? '•••' : maskNested(value),
    ]),
  );

function maskNested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskNested);
  const plain = typeof value === 'object' && value !== null && !(value instanceof Date);
  return plain ? maskPersonalData(value as Record<string, unknown>) : value;
}

/** Returns the differences between two states. */
export function difference<State extends Record<string, unknown>>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } {
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (state: State) =>
    Object.fromEntries(changed.map((key) => [key, state[key]])) as Partial<State>;
  return { before: only(before), after: only(after) };
}

/** Records a moderation action in its transaction: actor, API key, target, time, and state before and after. */
export const audit = (scope: ViewerScope, entry: AuditEntry): Promise<void> => auditAll(scope, [entry]);

/** Records the same action of one actor on many targets, one row each. */
export async function auditAll(
  { ctx: { key }, tx, viewer }: ViewerScope,
  entries: readonly AuditEntry[],
): Promise<void> {
  const toJson = (values: AuditEntry['before']) => (values ? JSON.stringify(maskPersonalData(values)) : null);
  await tx.sql(
    `INSERT INTO audit (id, actor_id, actor_role, key_id, key_name, action, target_type, target_id, before, after)
     SELECT id, $1::uuid, $2::account_role, $3::uuid, $4, action, target_type, target_id, before, after
     FROM unnest($5::uuid[], $6::text[], $7::text[], $8::uuid[], $9::jsonb[], $10::jsonb[])
       AS entry (id, action, target_type, target_id, before, after)`,
    [
      viewer.id,
      viewer.role,
      key?.id ?? null,
      key?.name ?? null,
      entries.map(() => newId()),
      entries.map(({ action }) => action),
      entries.map(({ targetType }) => targetType),
      entries.map(({ targetId }) => targetId),
      entries.map(({ before }) => toJson(before)),
      entries.map(({ after }) => toJson(after)),
    ],
  );
}
