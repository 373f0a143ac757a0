import type { Listing } from './listing.entity.js';

/** Returns the path of a listing's public page. */
export const listingPath = ({ id, kind }: Pick<Listing, 'id' | 'kind'>): string =>
  kind === 'venue' ? `/venuelist/${id}` : `/vendor/AllVendors/${id}`;
