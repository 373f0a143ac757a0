import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { bulkDecisionRules } from './listing.rules.js';
import { decide, listingBrief } from './listing.service.js';

/** A listing that the operation could not change. */
interface SkippedListing {
  id: string;
  /** Null if there is no such listing. */
  name: string | null;
  message: string;
}

export interface BulkOutcome {
  changed: string[];
  skipped: SkippedListing[];
}

/**
 * Makes the same change to several listings. Failures are reported and don't stop the others.
 * @param ids in any order, with duplicates
 */
export async function forEachListing(
  tx: Tx,
  ids: readonly string[],
  change: (listingId: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  // Locks in one order, so that concurrent operations can't deadlock.
  const ordered = [...new Set(ids.map((each) => each.toLowerCase()))].sort();
  const outcome: BulkOutcome = { changed: [], skipped: [] };
  for (const listingId of ordered) {
    try {
      await change(listingId);
      outcome.changed.push(listingId);
    } catch (error) {
      // AppErrors are thrown before anything is written, so the transaction can continue.
      if (!(error instanceof AppError)) throw error;
      const name = (await listingBrief(tx, listingId))?.name ?? null;
      outcome.skipped.push({ id: listingId, name, message: error.message });
    }
  }
  return outcome;
}

/**
 * Approves or rejects several pending listings independently. Reports those that were decided or deleted in the
 * meantime.
 */
export const decideListings = operation({
  name: 'listing.decideMany',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: bulkDecisionRules,
  run: (scope): Promise<BulkOutcome> =>
    forEachListing(scope.tx, scope.input.ids, (id) =>
      decide(scope, { id, decision: scope.input.decision, reason: scope.input.reason }),
    ),
});
