import type { Statements } from '../../core/database.js';
import type { Store } from '../../core/store.js';
import { hashOfOriginal } from './keys.js';

/**
 * A store that writes every picture's arrival down before its file is there. However an upload ends, its file is then
 * either some picture's or known to be nobody's, and sweep.task.ts takes it away.
 */
export const withUploadLog = (store: Store, tx: Statements): Store => ({
  ...store,
  async put(key, data, mime) {
    const hash = hashOfOriginal(key);
    // Waits while the same picture is being swept.
    if (hash)
      await tx.sql(
        `INSERT INTO media_arrival (hash) VALUES ($1) ON CONFLICT (hash) DO UPDATE SET arrived_at = now()`,
        [hash],
      );
    await store.put(key, data, mime);
  },
});
