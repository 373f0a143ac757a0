import { only, operation } from '../../core/operation.js';
import { countFound, countListings } from './manage.query.js';
import { listingCountRules } from './manage.rules.js';

/**
 * How many listings of a kind there are in each state. Counted again when any listing has changed, and not for every
 * page that an admin turns. Of those that a search finds, each time.
 */
export const listingCounts = operation({
  name: 'listing.counts',
  kind: 'read',
  allow: only('admin'),
  input: listingCountRules,
  run: ({ ctx, tx, input }) =>
    input.search
      ? countFound(tx, input.kind, input.search)
      : ctx.services.facts.getOrLoad(`counts of ${input.kind}s`, () => countListings(tx, input.kind)),
});
