import { only, operation } from '../../core/operation.js';
import { countMatches, countListings } from './manage.query.js';
import { listingCountRules } from './manage.rules.js';

/** Counts the listings of a kind by status. Cached until a listing changes, except for searches. */
export const listingCounts = operation({
  name: 'listing.counts',
  kind: 'read',
  allow: only('admin'),
  input: listingCountRules,
  run: ({ ctx, tx, input }) =>
    input.search
      ? countMatches(tx, input.kind, input.search)
      : ctx.services.facts.getOrLoad(`counts of ${input.kind}s`, () => countListings(tx, input.kind)),
});
