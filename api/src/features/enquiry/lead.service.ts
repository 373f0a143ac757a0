import { loader } from '../../core/loader.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';

/** Returns the listing of a lead, whatever its status; batched over a list. Only admins read enquiries. */
export const leadListing = loader<string, ListingBrief | null>(
  (ctx, ids) => listingBriefs(ctx.services.database.tx, ids),
  null,
);
