import { array, boolean, mixed, number, object, string } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { optionalEventDayRule } from '../../core/event.rules.js';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { pageRules } from '../../core/page.rules.js';
import { email, requiredId, id, phoneText, text } from '../../core/text.rules.js';
import { BUSINESS_NAME_MAX, CANCELLATION_POLICIES, LISTING_STATUSES } from '../listing/listing.constants.js';
import { dailyCapacityRule, gstinRule, moderationRules, adminOnlyFields } from '../listing/listing.rules.js';
import { picturesRule } from '../listing/picture.rules.js';
import {
  INCLUSIONS_MAX,
  INCLUSION_MAX,
  PACKAGES_MAX,
  PACKAGE_UNITS,
  VENDOR_CATEGORIES,
  VENDOR_PAGE_SIZE,
  VENDOR_SORTS,
  vendorCategoryOf,
  type PackageUnit,
  type VendorSort,
} from './vendor.constants.js';
import { t } from './rules.messages.generated.js';

/** A category by key or title, ignoring case. */
export const category = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? (vendorCategoryOf(value) ?? value) : value))
    .oneOf(VENDOR_CATEGORIES, () => t('categoryUnknown'));

/** Filters, order and page of the vendor list. */
export const vendorListRules = object({
  statuses: choices(LISTING_STATUSES).min(1),
  category: category(),
  city: text(80),
  search: text(MAX_SEARCH),
  availableOn: optionalEventDayRule(),
  sort: string()
    .oneOf(Object.keys(VENDOR_SORTS) as VendorSort[])
    .default('RANK'),
  ...pageRules(VENDOR_PAGE_SIZE),
});

export const vendorIdRules = object({ id: requiredId() });

/** Forms send an empty string for missing values. */
const emptyToNull = (value: unknown, original: unknown) => (original === '' ? null : value);

/** Old clients display "Yes" and "No", and may send these. */
const yesOrNo = (value: unknown, original: unknown) => {
  const answer = typeof original === 'string' ? original.trim().toLowerCase() : '';
  return answer === 'yes' || answer === 'no' ? answer === 'yes' : value;
};

const wholeNumber = (max: number, tooMany: () => string) =>
  number()
    .nullable()
    .transform(emptyToNull)
    .typeError(() => t('wholeNumber'))
    .integer(() => t('wholeNumber'))
    .min(0, () => t('notNegative'))
    .max(max, tooMany);

/** A vendor's changes to their own listing; omitted fields stay unchanged. The category is fixed. */
export const updateVendorRules = object({
  name: text(BUSINESS_NAME_MAX).min(1, () => t('businessNameMissing')),
  ownerName: text(120).min(1, () => t('nameMissing')),
  email: email(() => t('emailInvalid')).min(1, () => t('emailMissing')),
  phone: phoneText().min(1, () => t('phoneMissing')),
  city: text(80).min(1, () => t('cityMissing')),
  address: text(300),
  priceNote: text(300),
  summary: text(5000),
  experienceYears: wholeNumber(100, () => t('yearsMax')),
  eventsCompleted: wholeNumber(1_000_000, () => t('countMax')),
  willingToTravel: boolean().nullable().transform(emptyToNull).transform(yesOrNo),
  cancellation: string().oneOf(CANCELLATION_POLICIES),
  dailyCapacity: dailyCapacityRule(),
  gstin: gstinRule(),
});

const emptyToUndefined = (value: number, original: unknown) => (original === '' ? undefined : value);

const rupees = (what: 'price' | 'advance') =>
  number()
    .transform(emptyToUndefined)
    .typeError(() => t(`${what}.number`))
    .integer(() => t(`${what}.whole`))
    .max(100_000_000, () => t(`${what}.max`))
    .required(() => t(`${what}.missing`));

/** A package: name, duration in days, price and what it is for, minimum advance payment, and what is included. */
export const packageRules = object({
  name: text(120).required(() => t('packageNameMissing')),
  days: number()
    .transform(emptyToUndefined)
    .typeError(() => t('daysNumber'))
    .min(0.5, () => t('daysMin'))
    .max(365, () => t('daysMax'))
    .test(
      'halves',
      () => t('daysHalves'),
      (days) => days === undefined || (days * 2) % 1 === 0,
    )
    .required(() => t('daysMissing')),
  price: rupees('price').min(1, () => t('priceMin')),
  minAdvance: rupees('advance')
    .min(0, () => t('advanceMin'))
    .test(
      'within',
      () => t('advanceMax'),
      function within(advance) {
        const { price } = this.parent as { price?: number };
        return advance === undefined || typeof price !== 'number' || Number.isNaN(price) || advance <= price;
      },
    ),
  unit: string<PackageUnit>()
    .nullable()
    .transform((unit: PackageUnit | null) => unit ?? null)
    .oneOf([...PACKAGE_UNITS, null], () => t('unitMissing')),
  inclusions: array(text(INCLUSION_MAX).required(() => t('inclusionMissing')))
    .max(INCLUSIONS_MAX, () => t('inclusionsMax', { max: INCLUSIONS_MAX }))
    .nullable()
    .optional(),
});

/** Splits what is included into one text per line. */
export const inclusionsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Input of the form for a package; inclusions are one text, one per line. */
export const packageFormRules = packageRules.shape({
  unit: string<PackageUnit>()
    .oneOf(PACKAGE_UNITS, () => t('unitMissing'))
    .required(() => t('unitMissing')),
  inclusions: text(INCLUSIONS_MAX * (INCLUSION_MAX + 1))
    .test(
      'lines',
      () => t('inclusionsMax', { max: INCLUSIONS_MAX }),
      (lines) => inclusionsOf(lines ?? '').length <= INCLUSIONS_MAX,
    )
    .test(
      'length',
      () => t('inclusionTooLong', { max: INCLUSION_MAX }),
      (lines) => inclusionsOf(lines ?? '').every((line) => line.length <= INCLUSION_MAX),
    ),
});

/** All packages of a vendor, in order; existing ones have an ID. */
const packageListRule = () =>
  array(packageRules.shape({ id: id() })).max(PACKAGES_MAX, () => t('packagesMax', { max: PACKAGES_MAX }));

const anyValue = () => mixed().nullable();

/** Some fields of one package; `packageRules` validates the result once they are merged with the stored ones. */
const onePackageRule = () =>
  object({
    id: anyValue(),
    name: anyValue(),
    days: anyValue(),
    price: anyValue(),
    minAdvance: anyValue(),
  }).default(undefined);

/** A vendor's update on the server: clients may send the vendor's ID, pictures and packages too. */
export const ownVendorRules = updateVendorRules.shape({
  id: id(),
  category: category(),
  packages: packageListRule(),
  onePackage: onePackageRule(),
  ...adminOnlyFields,
  files: picturesRule().default([]),
});

/** An admin's update: the vendor's own fields may only be sent unchanged. */
export const moderateVendorRules = ownVendorRules
  .omit(['files', 'ratingAverage', 'ratingCount'])
  .shape({ ...moderationRules, id: requiredId() });

export const packageIdRules = object({ id: requiredId() });

export const packageOrderRules = object({
  ids: array(id().required())
    .max(PACKAGES_MAX)
    .required(() => t('idsMissing')),
});
