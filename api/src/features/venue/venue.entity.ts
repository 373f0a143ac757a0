import { Field, Int, ObjectType } from 'type-graphql';
import { ChildEntity, Column } from 'typeorm';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { Listing } from '../listing/listing.entity.js';
import { FACILITIES, VENUE_TYPES, type Facility, type VenueType } from './venue.constants.js';
import { FACILITY_LABELS, VENUE_TYPE_LABELS } from './venue.labels.js';

const EXPLAINED_TYPES: Partial<Record<VenueType, string>> = {
  BANQUET_HALL: 'Banquet Hall. Owners can choose it; the website’s filter offers BANQUET_HALLS only.',
  BANQUET_HALLS: 'Banquet Halls. An option of the website’s filter; owners can choose it, too.',
};

export const VenueTypeEnum = graphqlEnum(
  'VenueType',
  'Type of venue; a venue can have several.',
  enumOf(VENUE_TYPES),
  (type) => EXPLAINED_TYPES[type] ?? VENUE_TYPE_LABELS[type],
);
export const FacilityEnum = graphqlEnum(
  'Facility',
  'Facility of a venue.',
  enumOf(FACILITIES),
  (facility) => FACILITY_LABELS[facility],
);

// `simple`: compiled queries read plain columns inline, because a list has hundreds of them.
@ObjectType({
  implements: [Listing, Node],
  simpleResolvers: true,
  description: 'A wedding venue.',
})
@ChildEntity('venue')
export class Venue extends Listing {
  @Field(() => String, { description: 'Capacity as described by the owner.' })
  @Column('text', { name: 'guest_capacity' })
  guestCapacity: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of guests, parsed from `guestCapacity`; null if it can’t be parsed.',
  })
  @Column('integer', { name: 'max_guests', nullable: true })
  maxGuests: number | null;

  @Field({ description: 'Food packages as described by the owner.' })
  @Column('text', { name: 'food_packages' })
  foodPackages: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Price per vegetarian plate in rupees; null if unknown.',
  })
  @Column('integer', { name: 'veg_price', nullable: true })
  vegPrice: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price per non-vegetarian plate in rupees; null if unknown.',
  })
  @Column('integer', { name: 'nonveg_price', nullable: true })
  nonVegPrice: number | null;

  /** False while the prices are those parsed from the text. */
  @Column('boolean', { name: 'prices_confirmed', default: true })
  pricesConfirmed: boolean;

  @Field({ description: 'Special features of the venue.' })
  @Column('text')
  features: string;

  @Field({ description: 'Directions.' })
  @Column('text', { name: 'how_to_reach' })
  howToReach: string;

  @Field({ description: 'Policies of the venue.' })
  @Column('text')
  policies: string;

  @Field(() => [VenueTypeEnum], { description: 'Types of venue.' })
  @Column('text', { name: 'venue_types', array: true })
  types: VenueType[];

  @Field(() => [FacilityEnum], { description: 'Facilities.' })
  @Column('text', { array: true })
  facilities: Facility[];
}
