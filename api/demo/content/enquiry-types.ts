import type { ListingKind } from '../../src/features/listing/listing.constants.js';

export type EnquiryState = 'pending' | 'approved' | 'rejected' | 'withdrawn';

export interface DemoEnquiry {
  kind: ListingKind;
  listingKey: string;
  userIndex: number;
  name: string;
  /** Ten digits. */
  contact: string;
  location: string;
  guests: number;
  /** The event's day from today; negative when it is over. */
  daysFromNow: number;
  /** On an approved booking: another day that the couple has proposed, still to be answered. */
  proposedDaysFromNow?: number;
  address: string;
  typeOfEvent: string;
  message: string;
  state: EnquiryState;
  /** When it was sent. */
  createdDaysAgo: number;
}
