import type { ReadKind } from '../src/core/read-limits.js';
import { app } from './app.js';

/** Spends a limit of reads until `remaining` points are left. The window then lasts at least five more seconds. */
export async function spendReadsTo(remaining: number, kind: ReadKind, who: string): Promise<void> {
  const { reads } = app().services.limits;
  for (;;) {
    const { limit, used, resetsAt } = reads.status(kind, who);
    if (resetsAt - Date.now() > 5000) return void (await reads.count(kind, who, limit - used - remaining));
    await reads.count(kind, who, 1);
  }
}
