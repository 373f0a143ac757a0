import type { VendorCategory } from '../../src/features/vendor/vendor.constants.js';
import type { Cancellation, VenueStatus } from './venue-types.js';

export interface DemoPackage {
  name: string;
  /** Half a day is 0.5. */
  days: number;
  /** Rupees. */
  price: number;
  minAdvance: number;
}

export interface DemoVendor {
  /** Stable unique slug; also used in email addresses. */
  key: string;
  category: VendorCategory;
  businessName: string;
  ownerName: string;
  email: string;
  /** Ten digits, never an assigned number. */
  phone: string;
  address: string;
  city: string;
  state: string;
  summary: string;
  experienceYears: number;
  eventsCompleted: number;
  /** Null if not given. */
  willingToTravel: boolean | null;
  /** Two to four, cheapest first. */
  packages: DemoPackage[];
  rank: number;
  status: VenueStatus;
  /** The reason that the admin gave; only on rejected vendors. */
  rejectionReason?: string;
  cancellation: Cancellation;
  /** Daily capacity. */
  dailyCapacity: number;
  createdDaysAgo: number;
}
