import type { Tx } from '../../core/database.js';
import { AppError } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { bulkDecisionRules } from './listing.rules.js';
import { decide, listingBrief } from './listing.service.js';

/** A listing that was left as it was. */
interface Left {
  id: string;
  /** Null where there is no such listing. */
  name: string | null;
  message: string;
}

export interface BulkOutcome {
  decided: string[];
  left: Left[];
}

/**
 * Does the same to each of many listings, each as if alone: one that refuses it is reported and doesn't stop the others.
 * @param ids in any order, with duplicates
 */
export async function eachListing(
  tx: Tx,
  ids: readonly string[],
  act: (listingId: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  // Always in one order, so that two admins wait for each other and do not block one another for good.
  const ordered = [...new Set(ids.map((each) => each.toLowerCase()))].sort();
  const outcome: BulkOutcome = { decided: [], left: [] };
  for (const listingId of ordered) {
    try {
      await act(listingId);
      outcome.decided.push(listingId);
    } catch (error) {
      // Nothing was written for it, and the transaction goes on.
      if (!(error instanceof AppError)) throw error;
      const name = (await listingBrief(tx, listingId))?.name ?? null;
      outcome.left.push({ id: listingId, name, message: error.message });
    }
  }
  return outcome;
}

/**
 * Approves or rejects many pending listings, each as if alone. One that somebody else has decided meanwhile, or that
 * is gone, is named and keeps none of the others up.
 */
export const decideListings = operation({
  name: 'listing.decideMany',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: bulkDecisionRules,
  run: (scope): Promise<BulkOutcome> =>
    eachListing(scope.tx, scope.input.ids, (id) =>
      decide(scope, { id, decision: scope.input.decision, reason: scope.input.reason }),
    ),
});
