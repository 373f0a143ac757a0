import type { Statements } from '../../core/database.js';
import { addJob, MAX_ATTEMPTS } from '../../core/jobs.js';
import type { Store } from '../../core/store.js';
import { makeVariants } from './variants.js';

/** Name of the task in the queue. It stays, because jobs may be waiting during an upgrade. */
export const CREATE_VARIANTS = 'derivePicture';

/**
 * Queues the next picture of an account. One job per account creates the variants of one picture and queues itself
 * again, so that accounts take turns.
 * @param keepPosition whether a job that is queued already keeps its place in the queue
 */
export const queueNextPicture = (
  tx: Statements,
  account: string | null,
  keepPosition: boolean,
): Promise<void> =>
  addJob(tx, CREATE_VARIANTS, { account }, { key: `${CREATE_VARIANTS}:${account ?? ''}`, keepPosition });

/** Returns the job handler that creates the variants of one picture, and queues the account's next one. */
export const createVariantsTask = (tx: Statements, store: Store) => async (payload: unknown) => {
  // Earlier versions queued each picture by its hash.
  const { account, hash } = payload as { account?: string | null; hash?: string };
  const next = hash ?? (await claimNextPicture(tx, account ?? null));
  if (!next) return;
  await makeVariants(tx, store, next);
  await tx.sql(`UPDATE media SET variants_due_at = NULL, variant_attempts = 0 WHERE hash = $1`, [next]);
  if (!hash) await queueNextPicture(tx, account ?? null, false);
};

/**
 * Claims the account's next picture: fewest attempts first, then the one that has waited longest; after these, pictures
 * of deleted accounts. Counts the attempt first, so that a picture that crashes the process is given up eventually and
 * doesn't block others.
 */
async function claimNextPicture(tx: Statements, account: string | null): Promise<string | undefined> {
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
