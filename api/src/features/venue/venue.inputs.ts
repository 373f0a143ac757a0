import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { formatNumber } from '../../core/intl.js';
import { pageArgs } from '../../core/page.args.js';
import { upTo } from '../../core/max-length.js';
import type { CancellationPolicy, ListingStatus } from '../listing/listing.constants.js';
import { CancellationPolicyEnum, ListingStatusEnum } from '../listing/listing.entity.js';
import {
  GUEST_BANDS,
  PRICE_BANDS,
  RATING_BANDS,
  VENUE_PAGE_SIZE,
  VENUE_SORTS,
  type Band,
  type Facility,
  type VenueSort,
  type VenueType,
} from './venue.constants.js';
import { FacilityEnum, VenueTypeEnum } from './venue.entity.js';
import { updateVenueRules, venueListRules } from './venue.rules.js';

const bandEnum = <One extends Band>(
  name: string,
  description: string,
  bands: readonly One[],
  describe: (band: One) => string,
) => {
  const descriptions = new Map<string, string>(bands.map((band) => [band.key, describe(band)]));
  return graphqlEnum(
    name,
    description,
    enumOf([...descriptions.keys()]),
    (key) => descriptions.get(key) ?? key,
  );
};

function guestRange({ from, to }: Band): string {
  if (from === 0) return `Fewer than ${formatNumber(to)} guests.`;
  if (to === Infinity) return `More than ${formatNumber(from - 1)} guests.`;
  return `${formatNumber(from)} to ${formatNumber(to - 1)} guests.`;
}

function priceRange({ from, to }: Band): string {
  if (from === 0) return `Less than ₹${formatNumber(to)}.`;
  if (to === Infinity) return `₹${formatNumber(from)} or more.`;
  return `₹${formatNumber(from)} up to, but not including, ₹${formatNumber(to)}.`;
}

function ratingRange({ from, to }: Band): string {
  if (to !== Infinity) return `Below ${to}.`;
  return from === -Infinity ? 'All ratings; no filter.' : `${from} or higher.`;
}

const GuestBandEnum = bandEnum('GuestBand', 'Capacity of a venue in guests.', GUEST_BANDS, guestRange);
const PriceBandEnum = bandEnum(
  'PriceBand',
  'The lower of the two plate prices, in rupees.',
  PRICE_BANDS,
  priceRange,
);
const RatingBandEnum = bandEnum('RatingBand', 'Mean of published reviews.', RATING_BANDS, ratingRange);
const VenueSortEnum = graphqlEnum(
  'VenueSort',
  'Sort order of the venue list.',
  enumOf(Object.keys(VENUE_SORTS)),
  (key) => VENUE_SORTS[key as VenueSort],
);

@InputType({ description: 'Filters of the venue list. Options of one field are OR-ed, fields are AND-ed.' })
export class VenueFilterInput {
  @Field(() => String, {
    nullable: true,
    description: `City, ${upTo(venueListRules.fields.city)}; case is ignored.`,
  })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: `Part of the name, city or state (${upTo(venueListRules.fields.search)}); one or two letters match beginnings of words.`,
  })
  search?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only listings that accept bookings on this day, YYYY-MM-DD; today or later in India.',
  })
  availableOn?: string;

  @Field(() => [GuestBandEnum], { nullable: true, description: 'Filters by capacity.' })
  guests?: string[];

  @Field(() => [PriceBandEnum], { nullable: true, description: 'Filters by price per plate.' })
  prices?: string[];

  @Field(() => [RatingBandEnum], { nullable: true, description: 'Filters by rating.' })
  ratings?: string[];

  @Field(() => [VenueTypeEnum], { nullable: true, description: 'Filters by type of venue.' })
  types?: VenueType[];

  @Field(() => [ListingStatusEnum], {
    nullable: true,
    description: 'Filters by moderation status; for admins, ignored for others.',
  })
  statuses?: ListingStatus[];
}

@ArgsType()
export class VenueListArgs extends pageArgs(VENUE_PAGE_SIZE) {
  @Field(() => VenueFilterInput, { nullable: true, description: 'Filters.' })
  filter?: VenueFilterInput;

  @Field(() => VenueSortEnum, { defaultValue: 'RANK', description: 'Sort order.' })
  sort: VenueSort;
}

@InputType({ description: "Changes to the owner's venue. Omitted fields stay unchanged." })
export class UpdateVenueInput {
  @Field(() => String, {
    nullable: true,
    description: `Business name, ${upTo(updateVenueRules.fields.name)}.`,
  })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: `The owner's name, ${upTo(updateVenueRules.fields.ownerName)}.`,
  })
  ownerName?: string;

  @Field(() => String, {
    nullable: true,
    description: `Contact email address, ${upTo(updateVenueRules.fields.email)}.`,
  })
  email?: string;

  @Field(() => String, {
    nullable: true,
    description: `Contact phone number in any format, ${upTo(updateVenueRules.fields.phone)}.`,
  })
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description: `City, ${upTo(updateVenueRules.fields.city)}; determines the state.`,
  })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: `Street address, ${upTo(updateVenueRules.fields.address)}.`,
  })
  address?: string;

  @Field(() => String, { nullable: true, description: `Summary, ${upTo(updateVenueRules.fields.summary)}.` })
  summary?: string;

  @Field(() => String, {
    nullable: true,
    description: `Capacity, ${upTo(updateVenueRules.fields.guestCapacity)}; the number of guests is parsed from it.`,
  })
  guestCapacity?: string;

  @Field(() => String, {
    nullable: true,
    description: `Description of the food packages, ${upTo(updateVenueRules.fields.foodPackages)}. Without \`vegPrice\` and \`nonVegPrice\`, new prices in it are shown at once, and the owner is asked to confirm them.`,
  })
  foodPackages?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Price per vegetarian plate in rupees, 1 to 1,000,000; null for none. Sending both prices confirms them.',
  })
  vegPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price per non-vegetarian plate in rupees, 1 to 1,000,000; null for none.',
  })
  nonVegPrice?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Special features of the venue, ${upTo(updateVenueRules.fields.features)}.`,
  })
  features?: string;

  @Field(() => String, {
    nullable: true,
    description: `Directions, ${upTo(updateVenueRules.fields.howToReach)}.`,
  })
  howToReach?: string;

  @Field(() => String, {
    nullable: true,
    description: `Policies of the venue, ${upTo(updateVenueRules.fields.policies)}.`,
  })
  policies?: string;

  @Field(() => [VenueTypeEnum], { nullable: true, description: 'Types of venue.' })
  types?: VenueType[];

  @Field(() => [FacilityEnum], { nullable: true, description: 'Facilities.' })
  facilities?: Facility[];

  @Field(() => CancellationPolicyEnum, { nullable: true, description: 'Cancellation policy.' })
  cancellation?: CancellationPolicy;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN: 15 characters with a valid check character; printed on quotes. Null for none.',
  })
  gstin?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of approved bookings per day, 1 to 50.' })
  dailyCapacity?: number;
}
