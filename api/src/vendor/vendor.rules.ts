import { array, object, string } from 'yup';
import { pageNumber, pageSize } from '../core/page.rules.js';
import { id, text } from '../core/text.js';
import { LISTING_STATUSES } from '../listing/listing.constants.js';
import {
  VENDOR_CATEGORIES,
  VENDOR_PAGE_SIZE,
  VENDOR_SORTS,
  vendorCategoryOf,
  type VendorCategory,
  type VendorSort,
} from './vendor.constants.js';

/** A category by its key or its title, in any case. */
export const category = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? (vendorCategoryOf(value) ?? value) : value))
    .oneOf(Object.keys(VENDOR_CATEGORIES) as VendorCategory[], 'There is no such category');

/** What a list of vendors may be asked for. */
export const vendorListRules = object({
  statuses: array(string().oneOf(LISTING_STATUSES).required()).min(1),
  category: category(),
  city: text(80),
  search: text(80),
  sort: string()
    .oneOf(Object.keys(VENDOR_SORTS) as VendorSort[])
    .default('RANK'),
  first: pageSize(VENDOR_PAGE_SIZE),
  after: string().max(400),
  page: pageNumber(),
  detailed: string()
    .oneOf(['card', 'whole'] as const)
    .default('card'),
});

export const vendorIdRules = object({ id: id().required('No ID provided') });
