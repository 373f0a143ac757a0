import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
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

const labelsByKey = (bands: readonly Band[]) =>
  Object.fromEntries(bands.map(({ key, label }) => [key, label]));

const GuestBandEnum = graphqlEnum('GuestBand', 'Capacity of a venue in guests.', labelsByKey(GUEST_BANDS));
const PriceBandEnum = graphqlEnum(
  'PriceBand',
  'The lower of the two plate prices, in rupees.',
  labelsByKey(PRICE_BANDS),
);
const RatingBandEnum = graphqlEnum('RatingBand', 'Mean of published reviews.', labelsByKey(RATING_BANDS));
const VenueSortEnum = graphqlEnum(
  'VenueSort',
  'Order of a list of venues.',
  Object.fromEntries(Object.keys(VENUE_SORTS).map((key) => [key, key])),
  (key) => VENUE_SORTS[key as VenueSort],
);

@InputType({ description: 'Narrows a list of venues: options of one field are OR-ed, fields are AND-ed.' })
export class VenueFilterInput {
  @Field(() => String, { nullable: true, description: 'City, in any case.' })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, city or state; one or two letters match beginnings.',
  })
  search?: string;

  @Field(() => [GuestBandEnum], { nullable: true, description: 'By capacity.' })
  guests?: string[];

  @Field(() => [PriceBandEnum], { nullable: true, description: 'By price per plate.' })
  prices?: string[];

  @Field(() => [RatingBandEnum], { nullable: true, description: 'By rating.' })
  ratings?: string[];

  @Field(() => [VenueTypeEnum], { nullable: true, description: 'By kind of venue.' })
  types?: VenueType[];

  @Field(() => [ListingStatusEnum], {
    nullable: true,
    description: 'By moderation state; heard from admins only.',
  })
  statuses?: ListingStatus[];
}

@ArgsType()
export class VenueListArgs extends pageArgs(VENUE_PAGE_SIZE) {
  @Field(() => VenueFilterInput, { nullable: true, description: 'What to leave out.' })
  filter?: VenueFilterInput;

  @Field(() => VenueSortEnum, { defaultValue: 'RANK', description: 'Order.' })
  sort: VenueSort;
}

@InputType({ description: "An owner's edit; what is not given stays as it is." })
export class UpdateVenueInput {
  @Field(() => String, { nullable: true, description: 'Business name.' })
  name?: string;

  @Field(() => String, { nullable: true, description: "The owner's name." })
  ownerName?: string;

  @Field(() => String, { nullable: true, description: 'Contact e-mail address.' })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Contact phone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'City; the state follows from it.' })
  city?: string;

  @Field(() => String, { nullable: true, description: 'Street address.' })
  address?: string;

  @Field(() => String, { nullable: true, description: 'Summary.' })
  summary?: string;

  @Field(() => String, { nullable: true, description: 'Capacity; its number is read out of it.' })
  guestCapacity?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Description of the food packages. Without `vegPrice` and `nonVegPrice`, prices that it newly names are stored for the owner to confirm.',
  })
  foodPackages?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Price of a vegetarian plate in rupees, 1 to 1,000,000; null for none. Both prices together confirm them.',
  })
  vegPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a non-vegetarian plate in rupees, 1 to 1,000,000; null for none.',
  })
  nonVegPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'What is special about the place.' })
  features?: string;

  @Field(() => String, { nullable: true, description: 'How to get there.' })
  howToReach?: string;

  @Field(() => String, { nullable: true, description: "The venue's own rules." })
  policies?: string;

  @Field(() => [VenueTypeEnum], { nullable: true, description: 'What kind of venue it is.' })
  types?: VenueType[];

  @Field(() => [FacilityEnum], { nullable: true, description: 'What it offers.' })
  facilities?: Facility[];

  @Field(() => CancellationPolicyEnum, { nullable: true, description: 'What happens when a couple cancels.' })
  cancellation?: CancellationPolicy;

  @Field(() => Int, { nullable: true, description: 'Bookings that fit on one day, 1 to 50.' })
  dailyCapacity?: number;
}
