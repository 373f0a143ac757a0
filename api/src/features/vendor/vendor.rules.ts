import { array, boolean, mixed, number, object, string } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { email, id, phoneText, text } from '../../core/text.js';
import { CANCELLATION_POLICIES, LISTING_STATUSES } from '../listing/listing.constants.js';
import { dailyCapacityRule, moderationRules, adminOnlyFields } from '../listing/listing.rules.js';
import { picturesRule } from '../listing/picture.rules.js';
import {
  PACKAGES_MAX,
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
  statuses: choices(LISTING_STATUSES).min(1),
  category: category(),
  city: text(80),
  search: text(80),
  sort: string()
    .oneOf(Object.keys(VENDOR_SORTS) as VendorSort[])
    .default('RANK'),
  first: pageSize(VENDOR_PAGE_SIZE),
  after: string().max(400),
  page: pageNumber(),
});

export const vendorIdRules = object({ id: id().required('No ID provided') });

/** Forms send an empty text for what is not said. */
const unsaid = (value: unknown, original: unknown) => (original === '' ? null : value);

/** Old clients show yes and no, and may send what they show. */
const yesOrNo = (value: unknown, original: unknown) => {
  const said = typeof original === 'string' ? original.trim().toLowerCase() : '';
  return said === 'yes' || said === 'no' ? said === 'yes' : value;
};

const wholeNumber = (max: number, tooMany: string) =>
  number()
    .nullable()
    .transform(unsaid)
    .typeError('Please give a whole number')
    .integer('Please give a whole number')
    .min(0, 'This can’t be less than 0')
    .max(max, tooMany);

/** What a vendor may change of their own listing; what is not given stays as it is. The category is not theirs to change. */
export const updateVendorRules = object({
  name: text(160).min(1, 'Please enter your business name!'),
  ownerName: text(120).min(1, 'Please enter your name!'),
  email: email('Invalid email!').min(1, 'Please enter your email!'),
  phone: phoneText().min(1, 'Please enter your phone number!'),
  city: text(80).min(1, 'Please enter your city!'),
  address: text(300),
  priceNote: text(300),
  summary: text(5000),
  experienceYears: wholeNumber(100, 'At most 100 years'),
  eventsCompleted: wholeNumber(1_000_000, 'At most 10,00,000'),
  willingToTravel: boolean().nullable().transform(unsaid).transform(yesOrNo),
  cancellation: string().oneOf(CANCELLATION_POLICIES),
  dailyCapacity: dailyCapacityRule(),
});

const given = (value: number, original: unknown) => (original === '' ? undefined : value);

const rupees = (what: string) =>
  number()
    .transform(given)
    .typeError(`${what} must be a number`)
    .integer(`${what} must be in whole rupees`)
    .max(100_000_000, `${what} must be at most ₹10,00,00,000`)
    .required(`${what} is required`);

/** A package: what is offered, for how many days, at what price, and what is paid in advance at least. */
export const packageRules = object({
  name: text(120).required('Package name is required'),
  days: number()
    .transform(given)
    .typeError('Days must be a number')
    .min(0.5, 'Days must be at least half a day')
    .max(365, 'Days must be at most 365')
    .test(
      'halves',
      'Days are counted in whole and half days',
      (days) => days === undefined || (days * 2) % 1 === 0,
    )
    .required('Days is required'),
  price: rupees('Price').min(1, 'Price must be at least ₹1'),
  minAdvance: rupees('Minimum advance')
    .min(0, 'Minimum advance can’t be less than ₹0')
    .test('within', 'Minimum advance can’t be more than the price', function within(advance) {
      const { price } = this.parent as { price?: number };
      return advance === undefined || typeof price !== 'number' || Number.isNaN(price) || advance <= price;
    }),
});

/** All packages of a vendor in their order; one that is there already says its id. */
const packageListRule = () =>
  array(packageRules.shape({ id: id() })).max(PACKAGES_MAX, `You can offer at most ${PACKAGES_MAX} packages`);

const anyValue = () => mixed().nullable();

/** One package in part. The whole is checked by `packageRules` once the stored values are known. */
const onePackageRule = () =>
  object({
    id: anyValue(),
    name: anyValue(),
    days: anyValue(),
    price: anyValue(),
    minAdvance: anyValue(),
  }).default(undefined);

/** What the server takes of a vendor's edit: callers may name themselves, and send pictures and packages along. */
export const ownVendorRules = updateVendorRules.shape({
  id: id(),
  category: category(),
  packages: packageListRule(),
  onePackage: onePackageRule(),
  ...adminOnlyFields,
  files: picturesRule().default([]),
});

/** What an admin may send of a vendor; what the vendor wrote can only be what is stored. */
export const moderateVendorRules = ownVendorRules
  .omit(['files', 'ratingAverage', 'ratingCount'])
  .shape({ ...moderationRules, id: id().required('No ID provided') });

export const packageIdRules = object({ id: id().required('No ID provided') });

export const packageOrderRules = object({
  ids: array(id().required()).max(PACKAGES_MAX).required('No ID provided'),
});
