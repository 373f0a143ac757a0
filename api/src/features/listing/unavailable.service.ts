import { object } from 'yup';
import { anyone, operation } from '../../core/operation.js';
import { requiredId } from '../../core/text.rules.js';
import { listingBrief } from './listing.service.js';
import type { UnavailableListing } from './unavailable.js';

/** Returns the name of a suspended listing, for the page that says it is unavailable; otherwise null. */
export const getUnavailableListing = operation({
  name: 'listing.unavailable',
  kind: 'read',
  allow: anyone,
  input: object({ id: requiredId() }),
  async run({ tx, input }): Promise<UnavailableListing | null> {
    const listing = await listingBrief(tx, input.id);
    if (listing?.status !== 'suspended') return null;
    const { kind, name, city } = listing;
    return { id: listing.id, kind, name, city };
  },
});
