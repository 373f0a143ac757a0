import type { ReadKind } from '../src/core/read-limits.js';
import { app } from './app.js';

/** Uses up a limit of reads to the given remainder, in a window with some seconds left. */
export async function leaveReads(left: number, kind: ReadKind, who: string): Promise<void> {
  const { reads } = app().services.limits;
  for (;;) {
    const { limit, used, resetsAt } = reads.status(kind, who);
    if (resetsAt - Date.now() > 5000) return void (await reads.count(kind, who, limit - used - left));
    await reads.count(kind, who, 1);
  }
}
