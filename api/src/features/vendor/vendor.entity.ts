import { Extensions, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ChildEntity, Column } from 'typeorm';
import { graphqlEnum } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { Listing } from '../listing/listing.entity.js';
import {
  PACKAGES_MAX,
  VENDOR_CATEGORIES,
  VENDOR_CATEGORY_KEYS,
  type VendorCategory,
} from './vendor.constants.js';

export const VendorCategoryEnum = graphqlEnum(
  'VendorCategory',
  'Kinds of wedding services.',
  { ...VENDOR_CATEGORY_KEYS },
  (_, key) => VENDOR_CATEGORIES[key as VendorCategory],
);

@ObjectType({ description: 'What a vendor offers at a price.' })
export class VendorPackage {
  @Field(() => ID, { description: 'UUID of the package.' })
  id: string;

  @Field({ description: 'What it is called.' })
  name: string;

  @Field(() => Float, { description: 'How many days it covers; half a day is 0.5.' })
  days: number;

  @Field(() => Int, { description: 'Rupees for all of it.' })
  price: number;

  @Field(() => Int, { description: 'Rupees to be paid at booking, at least.' })
  minAdvance: number;
}

@ObjectType({
  implements: [Listing, Node],
  simpleResolvers: true,
  description: 'Someone who provides a wedding service.',
})
@ChildEntity('vendor')
export class Vendor extends Listing {
  @Field(() => VendorCategoryEnum, { description: 'What they do.' })
  @Column('text')
  category: VendorCategory;

  @Field({ description: 'What the vendor says about prices beside the packages; may be empty.' })
  @Column('text', { name: 'price_note', default: '' })
  priceNote: string;

  @Field(() => Int, { nullable: true, description: 'Years in the business.' })
  @Column('smallint', { name: 'experience_years', nullable: true })
  experienceYears: number | null;

  @Field(() => Int, { nullable: true, description: 'Events they have done.' })
  @Column('integer', { name: 'events_completed', nullable: true })
  eventsCompleted: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they come to other cities; null when not said.',
  })
  @Column('boolean', { name: 'willing_to_travel', nullable: true })
  willingToTravel: boolean | null;

  @Extensions({ rows: PACKAGES_MAX })
  @Field(() => [VendorPackage], { description: 'What they offer, in their order.' })
  @Column({ type: 'jsonb', insert: false, update: false })
  packages: VendorPackage[];

  @Field(() => Int, { nullable: true, description: 'Rupees of the cheapest package.' })
  @Column({ type: 'integer', name: 'package_price', nullable: true, insert: false, update: false })
  packagePrice: number | null;
}
