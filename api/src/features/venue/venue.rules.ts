import { array, boolean, number, object, string } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { formatNumber } from '../../core/intl.js';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { email, id, phoneText, text } from '../../core/text.js';
import { CANCELLATION_POLICIES, LISTING_STATUSES } from '../listing/listing.constants.js';
import { dailyCapacityRule, moderationRules, adminOnlyFields } from '../listing/listing.rules.js';
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
  type Facility,
  type VenueSort,
  type VenueType,
} from './venue.constants.js';

const labels = (bands: readonly Band[]) =>
  array(
    string()
      .oneOf(bands.map((band) => band.label))
      .required(),
  )
    .max(bands.length)
    .default([]);

/** What a list of venues may be asked for. Options are given by their labels. */
export const venueListRules = object({
  statuses: choices(LISTING_STATUSES).min(1),
  city: text(80),
  search: text(80),
  guests: labels(GUEST_BANDS),
  prices: labels(PRICE_BANDS),
  ratings: labels(RATING_BANDS),
  types: choices(Object.values<VenueType>(VENUE_TYPES)).default([]),
  ranked: boolean().default(false),
  sort: string()
    .oneOf(Object.keys(VENUE_SORTS) as VenueSort[])
    .default('RANK'),
  first: pageSize(VENUE_PAGE_SIZE),
  after: string().max(400),
  page: pageNumber(),
});

export const venueIdRules = object({ id: id().required('No ID provided') });

/** More than any list of options; what follows is not looked at, because the list is refused. */
const PARTS_MAX = 200;

function split(joined: string): string[] {
  const parts = joined.split(',', PARTS_MAX + 1);
  return parts.length > PARTS_MAX ? parts : parts.map((each) => each.trim()).filter(Boolean);
}

const options = <Value extends string>(values: readonly Value[]) =>
  array(string().oneOf(values).required())
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' ? split(original) : value,
    )
    .max(values.length);

/** A number as people type it: `₹1,450`. An empty text is no price. */
const typedRupees = (value: unknown, original: unknown) => {
  if (typeof original !== 'string') return value;
  const digits = original.replace(/[₹,\s]/g, '');
  return digits === '' ? null : Number(digits);
};

const platePrice = () =>
  number()
    .nullable()
    .transform(typedRupees)
    .typeError('Enter a whole number of rupees')
    .integer('Enter a whole number of rupees')
    .min(1, 'Enter at least ₹1, or leave it empty')
    .max(PLATE_PRICE_MAX, `Enter at most ₹${formatNumber(PLATE_PRICE_MAX)}`);

/** What an owner may change; what is not given stays as it is. Lists may come comma-joined from old clients. */
export const updateVenueRules = object({
  id: id().required('No ID provided'),
  name: text(120).min(1, 'Business name is required'),
  ownerName: text(120).min(1, 'Your name is required'),
  email: email('Invalid email').min(1, 'Email is required'),
  phone: phoneText(),
  city: text(80).min(1, 'City name is required'),
  address: text(300),
  summary: text(5000),
  guestCapacity: text(80),
  foodPackages: text(2000),
  vegPrice: platePrice(),
  nonVegPrice: platePrice(),
  features: text(3000),
  howToReach: text(2000),
  policies: text(3000),
  types: options(Object.values<VenueType>(VENUE_TYPES)),
  facilities: options(Object.values<Facility>(FACILITIES)),
  cancellation: string().oneOf(CANCELLATION_POLICIES),
  dailyCapacity: dailyCapacityRule(),
  ...adminOnlyFields,
  files: picturesRule().default([]),
});

/** What an admin may send of a venue; what its owner wrote can only be what is stored. */
export const moderateVenueRules = updateVenueRules
  .omit(['files', 'ratingAverage', 'ratingCount'])
  .shape(moderationRules);
