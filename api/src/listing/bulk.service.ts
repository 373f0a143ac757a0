import { AppError } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import { bulkDecisionRules } from './listing.rules.js';
import { decide, listingBrief } from './listing.service.js';

/** A listing that was left as it was. */
interface Left {
  id: string;
  /** Null where there is no such listing. */
  name: string | null;
  message: string;
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
  async run(scope): Promise<{ decided: string[]; left: Left[] }> {
    const { sql, input } = scope;
    // Always in one order, so that two admins wait for each other and do not block one another for good.
    const ids = [...new Set(input.ids.map((each) => each.toLowerCase()))].sort();
    const decided: string[] = [];
    const left: Left[] = [];
    for (const listingId of ids) {
      try {
        await decide(scope, { id: listingId, decision: input.decision, reason: input.reason });
        decided.push(listingId);
      } catch (error) {
        // Nothing was written for it, and the transaction goes on.
        if (!(error instanceof AppError)) throw error;
        const name = (await listingBrief(sql, listingId))?.name ?? null;
        left.push({ id: listingId, name, message: error.message });
      }
    }
    return { decided, left };
  },
});
