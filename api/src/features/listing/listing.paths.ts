import type { Listing } from './listing.entity.js';

interface LinkedListing extends Pick<Listing, 'id' | 'kind'> {
  /** Of vendors. Without it, the page redirects to the vendor's own category. */
  category?: string | null;
}

/** Returns the path of a listing's public page. */
export const listingPath = ({ id, kind, category }: LinkedListing): string =>
  kind === 'venue' ? `/venuelist/${id}` : `/vendor/${category ?? 'AllVendors'}/${id}`;
