import { Field, Int, ObjectType } from 'type-graphql';
import { ChildEntity, Column } from 'typeorm';
import { graphqlEnum } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { Listing } from '../listing/listing.entity.js';
import { FACILITIES, VENUE_TYPES, type Facility, type VenueType } from './venue.constants.js';

export const VenueTypeEnum = graphqlEnum('VenueType', 'Kinds of venue; one venue may be several.', {
  ...VENUE_TYPES,
});
export const FacilityEnum = graphqlEnum('Facility', 'What a venue offers.', { ...FACILITIES });

// Simple: read inline by compiled queries, for a list has hundreds of fields that are no more than columns.
@ObjectType({
  implements: [Listing, Node],
  simpleResolvers: true,
  description: 'A place to hold a wedding.',
})
@ChildEntity('venue')
export class Venue extends Listing {
  @Field(() => String, { description: 'Capacity in the words of the owner.' })
  @Column('text', { name: 'guest_capacity' })
  guestCapacity: string;

  @Field(() => Int, { nullable: true, description: 'Most guests, read out of `guestCapacity`.' })
  @Column('integer', { name: 'max_guests', nullable: true })
  maxGuests: number | null;

  @Field({ description: 'Food packages in the words of the owner.' })
  @Column('text', { name: 'food_packages' })
  foodPackages: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a vegetarian plate in rupees; null when there is none.',
  })
  @Column('integer', { name: 'veg_price', nullable: true })
  vegPrice: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a non-vegetarian plate in rupees; null when there is none.',
  })
  @Column('integer', { name: 'nonveg_price', nullable: true })
  nonVegPrice: number | null;

  /** Whether the owner typed or confirmed the prices; false while they are what was read from the text. */
  @Column('boolean', { name: 'prices_confirmed', default: true })
  pricesConfirmed: boolean;

  @Field({ description: 'What is special about the place.' })
  @Column('text')
  features: string;

  @Field({ description: 'How to get there.' })
  @Column('text', { name: 'how_to_reach' })
  howToReach: string;

  @Field({ description: "The venue's own rules." })
  @Column('text')
  policies: string;

  @Field(() => [VenueTypeEnum], { description: 'What kind of venue it is.' })
  @Column('text', { name: 'venue_types', array: true })
  types: VenueType[];

  @Field(() => [FacilityEnum], { description: 'What it offers.' })
  @Column('text', { array: true })
  facilities: Facility[];
}
