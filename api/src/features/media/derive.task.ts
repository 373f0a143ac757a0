import type { Statements } from '../../core/database.js';
import { addJob, MAX_ATTEMPTS } from '../../core/jobs.js';
import type { Store } from '../../core/store.js';
import { makeVariants } from './variants.js';

export const DERIVE = 'derivePicture';

/**
 * Queues a turn for an account's pictures. One job stands for all of them: it makes the variants of one picture and
 * goes to the end of the queue again, so that a gallery of two hundred delays nobody else's picture by more than one.
 */
export const queueTurn = (tx: Statements, account: string | null, keepPlace: boolean): Promise<void> =>
  addJob(tx, DERIVE, { account }, { key: `${DERIVE}:${account ?? ''}`, keepPlace });

/** The job behind every upload. */
export const deriveTask = (store: Store, tx: Statements) => async (payload: unknown) => {
  // Versions before 0.2 queued each picture by its hash.
  const { account, hash } = payload as { account?: string | null; hash?: string };
  const next = hash ?? (await nextPicture(tx, account ?? null));
  if (!next) return;
  await makeVariants(store, tx, next);
  await tx.sql(`UPDATE media SET variants_due_at = NULL, variant_attempts = 0 WHERE hash = $1`, [next]);
  if (!hash) await queueTurn(tx, account ?? null, false);
};

/**
 * An account's picture that waits the longest, or one whose account is gone. Each start is counted first, so that a
 * picture on which the process dies does not stop those behind it, and is given up in the end.
 */
async function nextPicture(tx: Statements, account: string | null): Promise<string | undefined> {
  const [next] = await tx.sql<{ hash: string }>(
    `UPDATE media SET variant_attempts = variant_attempts + 1 WHERE hash = (
       SELECT hash FROM media
       WHERE variants_due_at IS NOT NULL AND variant_attempts < $2 AND (uploaded_by = $1 OR uploaded_by IS NULL)
       ORDER BY uploaded_by IS NULL, variant_attempts, variants_due_at, hash LIMIT 1)
     RETURNING hash`,
    [account, MAX_ATTEMPTS],
  );
  return next?.hash;
}
