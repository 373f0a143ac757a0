import { loader } from '../../core/loader.js';
import type { Viewer } from '../../core/viewer.js';
import type { Contact } from '../listing/listing.entity.js';
import { listingBriefs, type ListingBrief } from '../listing/listing.service.js';
import type { Booking } from './booking.entity.js';

/** Returns a booking's listing, whatever its status; batched over a list. */
export const bookedListing = loader<string, ListingBrief | null>(
  (ctx, ids) => listingBriefs(ctx.services.database.tx, ids),
  null,
);

/** Returns the business's contact details to the couple of an approved booking, even while the listing is suspended. */
export const contactFor = (
  viewer: Viewer | undefined,
  booking: Booking,
  listing: ListingBrief | null,
): Contact | null =>
  listing && viewer?.role === 'user' && viewer.id === booking.userId && booking.status === 'approved'
    ? { phone: listing.phone, email: listing.email }
    : null;
