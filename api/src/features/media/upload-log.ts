import type { Statements } from '../../core/database.js';
import type { Store } from '../../core/store.js';
import { hashOfOriginal } from './keys.js';

/** Records each upload before its file is stored, so that sweep.task.ts finds the files of interrupted uploads. */
export const withUploadLog = (tx: Statements, store: Store): Store => ({
  ...store,
  async put(key, data, mime) {
    const hash = hashOfOriginal(key);
    // Waits while the same picture is being deleted.
    if (hash)
      await tx.sql(
        `INSERT INTO media_arrival (hash) VALUES ($1) ON CONFLICT (hash) DO UPDATE SET arrived_at = now()`,
        [hash],
      );
    await store.put(key, data, mime);
  },
});
