import type { RejectionReason } from '../../src/features/booking/booking.constants.js';
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
  /** The event's date in days from today; negative if it has passed. */
  daysFromNow: number;
  /** Of an approved booking: the requested new date, still pending. */
  requestedDaysFromNow?: number;
  address: string;
  typeOfEvent: string;
  message: string;
  state: EnquiryState;
  rejection?: { reason: RejectionReason; note: string };
  /** Of a pending enquiry: other dates that the business offers, from the first. */
  offeredDaysFromNow?: readonly number[];
  /** When it was sent. */
  createdDaysAgo: number;
}
