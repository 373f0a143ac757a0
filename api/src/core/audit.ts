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

function masked(values: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (!values) return null;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, PERSONAL.test(key) && value != null ? '•••' : value]),
  );
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
      JSON.stringify(masked(act.before)),
      JSON.stringify(masked(act.after)),
    ],
  );
}
