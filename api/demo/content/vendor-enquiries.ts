import { enquiriesAt, type Bookable } from './enquiries.js';
import type { DemoEnquiry } from './enquiry-types.js';
import type { DemoPerson } from './people.js';
import type { DemoVendor } from './vendor-types.js';
import { RANG_MEHENDI_STUDIO } from './vendors-fixed.js';
import { WORKS } from './vendor-works.js';

/** The maximum number of guests in enquiries to vendors, which have no capacity in guests. */
const MAX_GUESTS = 450;

const bookableVendor = (vendor: DemoVendor): Bookable => ({
  ...vendor,
  kind: 'vendor',
  maxGuests: MAX_GUESTS,
  messages: WORKS[vendor.category].messages.map((text) => ({ text })),
});

/** The approved vendors, which can be booked; first Rang Mehendi Studio, whose inbox the demo shows. */
export function bookableVendors(vendors: readonly DemoVendor[]): Bookable[] {
  const isFirst = ({ key }: DemoVendor) => key === RANG_MEHENDI_STUDIO.key;
  return [...vendors]
    .filter(({ status }) => status === 'approved')
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map(bookableVendor);
}

/** About 90 enquiries at vendors, in every status. */
export const demoVendorEnquiries = (
  vendors: readonly DemoVendor[],
  users: readonly DemoPerson[],
): DemoEnquiry[] => enquiriesAt(bookableVendors(vendors), users, { seed: 'enquiries of vendors', total: 90 });
