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
  /** Stable slug, unique; also the vendor's name in addresses of e-mail. */
  key: string;
  category: VendorCategory;
  businessName: string;
  ownerName: string;
  email: string;
  /** Ten digits, never a number in use. */
  phone: string;
  address: string;
  city: string;
  state: string;
  summary: string;
  experienceYears: number;
  eventsCompleted: number;
  /** Null where it was not said. */
  willingToTravel: boolean | null;
  /** Two to four, cheapest first. */
  packages: DemoPackage[];
  rank: number;
  status: VenueStatus;
  /** Only on rejected vendors: what the admin told the owner. */
  rejectionReason?: string;
  cancellation: Cancellation;
  /** Approved events on one day. */
  dailyCapacity: number;
  createdDaysAgo: number;
}
