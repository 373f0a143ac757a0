import { array, boolean, number, object, string } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { notOneOf } from '../../core/yup-locale.js';
import { optionalEventDayRule } from '../../core/event.rules.js';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { pageRules } from '../../core/page.rules.js';
import { email, requiredId, phoneText, text } from '../../core/text.rules.js';
import { BUSINESS_NAME_MAX, CANCELLATION_POLICIES, LISTING_STATUSES } from '../listing/listing.constants.js';
import { dailyCapacityRule, gstinRule, moderationRules, adminOnlyFields } from '../listing/listing.rules.js';
import { picturesRule } from '../listing/picture.rules.js';
import {
  FACILITIES,
  GUEST_BANDS,
  PLATE_PRICE_MAX,
  PRICE_BANDS,
  RATING_BANDS,
  VENUE_PAGE_SIZE,
  VENUE_SORTS,
  VENUE_TYPES,
  type Band,
  type VenueSort,
} from './venue.constants.js';
import { FACILITY_LABELS, VENUE_TYPE_LABELS } from './venue.labels.js';
import { t } from './rules.messages.generated.js';

const keysOf = (bands: readonly Band[]) =>
  array(
    string()
      .oneOf(bands.map(({ key }) => key))
      .required(),
  )
    .max(bands.length)
    .default([]);

/** Filters, order and page of the venue list. Options are given by key. */
export const venueListRules = object({
  statuses: choices(LISTING_STATUSES).min(1),
  city: text(80),
  search: text(MAX_SEARCH),
  availableOn: optionalEventDayRule(),
  guests: keysOf(GUEST_BANDS),
  prices: keysOf(PRICE_BANDS),
  ratings: keysOf(RATING_BANDS),
  types: choices(VENUE_TYPES).default([]),
  ranked: boolean().default(false),
  sort: string()
    .oneOf(Object.keys(VENUE_SORTS) as VenueSort[])
    .default('RANK'),
  ...pageRules(VENUE_PAGE_SIZE),
});

export const venueIdRules = object({ id: requiredId() });

/** More than any list of options. The rest needn't be split, because the list is rejected anyway. */
const PARTS_MAX = 200;

function split(joined: string): string[] {
  const parts = joined.split(',', PARTS_MAX + 1);
  return parts.length > PARTS_MAX ? parts : parts.map((each) => each.trim()).filter(Boolean);
}

/** Some keys of a vocabulary. Old clients send its English labels, as a list or joined by commas. */
function options<Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) {
  const keyOf = new Map<unknown, Key>(keys.map((key) => [labels[key], key]));
  const named = keys.map((key) => labels[key]).join(', ');
  return array(
    string()
      .oneOf(keys, ({ path }: { path: string }) => notOneOf({ path, values: named }))
      .required(),
  )
    .transform((value: unknown, original: unknown) => {
      const given: unknown = typeof original === 'string' ? split(original) : value;
      return Array.isArray(given) ? given.map((each: unknown) => keyOf.get(each) ?? each) : given;
    })
    .max(keys.length);
}

/** A number as people type it, such as `₹1,450`. An empty string means no price. */
const typedRupees = (value: unknown, original: unknown) => {
  if (typeof original !== 'string') return value;
  const digits = original.replace(/[₹,\s]/g, '');
  return digits === '' ? null : Number(digits);
};

const platePrice = () =>
  number()
    .nullable()
    .transform(typedRupees)
    .typeError(() => t('wholeRupees'))
    .integer(() => t('wholeRupees'))
    .min(1, () => t('priceMin'))
    .max(PLATE_PRICE_MAX, () => t('priceMax', { max: PLATE_PRICE_MAX }));

/** An owner's changes; omitted fields stay unchanged. */
export const updateVenueRules = object({
  id: requiredId(),
  name: text(BUSINESS_NAME_MAX).min(1, () => t('businessNameMissing')),
  ownerName: text(120).min(1, () => t('yourNameMissing')),
  email: email(() => t('emailInvalid')).min(1, () => t('emailMissing')),
  phone: phoneText(),
  city: text(80).min(1, () => t('cityMissing')),
  address: text(300),
  summary: text(5000),
  guestCapacity: text(80),
  foodPackages: text(2000),
  vegPrice: platePrice(),
  nonVegPrice: platePrice(),
  features: text(3000),
  howToReach: text(2000),
  policies: text(3000),
  types: options(VENUE_TYPES, VENUE_TYPE_LABELS),
  facilities: options(FACILITIES, FACILITY_LABELS),
  cancellation: string().oneOf(CANCELLATION_POLICIES),
  dailyCapacity: dailyCapacityRule(),
  gstin: gstinRule(),
  ...adminOnlyFields,
  files: picturesRule().default([]),
});

/** An admin's update: the owner's fields may only be sent unchanged. */
export const moderateVenueRules = updateVenueRules
  .omit(['files', 'ratingAverage', 'ratingCount'])
  .shape(moderationRules);
