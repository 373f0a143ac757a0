import type { Scope } from './operation.js';
import { newId } from './ids.js';
import type { Viewer } from './viewer.js';

interface Act {
  /** `feature.verb`, the operation's name. */
  action: string;
  targetType: string;
  targetId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Columns whose values are people's own; the log shows only that they changed. */
const PERSONAL = /e-?mail|phone|contact|address|name|message/i;

/** Masks people's own values, however deep they lie. */
const masked = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      PERSONAL.test(key) && value != null ? '•••' : maskedWithin(value),
    ]),
  );

function maskedWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedWithin);
  const plain = typeof value === 'object' && value !== null && !(value instanceof Date);
  return plain ? masked(value as Record<string, unknown>) : value;
}

/** Writes down a moderation act in its own transaction: who, what, when, before and after. */
export async function audit(
  { sql, viewer }: Pick<Scope<Viewer, unknown>, 'sql' | 'viewer'>,
  act: Act,
): Promise<void> {
  await sql(
    `INSERT INTO audit (id, actor_id, actor_role, action, target_type, target_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      newId(),
      viewer.id,
      viewer.role,
      act.action,
      act.targetType,
      act.targetId,
      act.before ? JSON.stringify(masked(act.before)) : null,
      act.after ? JSON.stringify(masked(act.after)) : null,
    ],
  );
}
