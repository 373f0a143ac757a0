import type { ListingKind, VendorCategory } from '../gql/types';

/** The listing that receives the enquiry. */
export interface EnquiryListing {
  id: string;
  kind: ListingKind;
  name: string;
  city: string;
  /** Maximum number of guests, for venues that specify one. */
  maxGuests?: number | null;
  /** Of vendors. */
  category?: VendorCategory;
}
