import { object } from 'yup';
import { anyone, operation } from '../../core/operation.js';
import { id } from '../../core/text.js';
import { listingBrief } from './listing.service.js';
import type { UnavailableListing } from './unavailable.js';

/** The name of a suspended listing, so that its page can say that it is currently not available; otherwise null. */
export const getUnavailableListing = operation({
  name: 'listing.unavailable',
  kind: 'read',
  allow: anyone,
  input: object({ id: id().required('No ID provided') }),
  async run({ tx, input }): Promise<UnavailableListing | null> {
    const listing = await listingBrief(tx, input.id);
    if (listing?.status !== 'suspended') return null;
    const { kind, name, city } = listing;
    return { id: listing.id, kind, name, city };
  },
});
