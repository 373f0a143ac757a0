import { Extensions, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ChildEntity, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { Listing } from '../listing/listing.entity.js';
import {
  INCLUSIONS_MAX,
  PACKAGE_UNITS,
  PACKAGES_MAX,
  VENDOR_CATEGORY_KEYS,
  type PackageUnit,
  type VendorCategory,
} from './vendor.constants.js';
import { VENDOR_CATEGORY_TITLES } from './vendor.labels.js';

export const VendorCategoryEnum = graphqlEnum(
  'VendorCategory',
  'Category of vendors.',
  { ...VENDOR_CATEGORY_KEYS },
  (name, key) =>
    name === 'MESSKOT'
      ? 'Mascot performers; the website spells it “Messkot”.'
      : VENDOR_CATEGORY_TITLES[key as VendorCategory],
);

export const PackageUnitEnum = graphqlEnum(
  'PackageUnit',
  'Unit of a package’s price.',
  enumOf(PACKAGE_UNITS),
  (key) => `Per ${key.toLowerCase()}.`,
);

@ObjectType({ description: "A vendor's package." })
export class VendorPackage {
  @Field(() => ID, { description: 'ID of the package.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Name.' })
  @Column('text')
  name: string;

  @Field(() => Float, { description: 'Duration in days; half a day is 0.5.' })
  @Column('numeric', { precision: 4, scale: 1 })
  days: number;

  @Field(() => Int, { description: 'Price in rupees: in total, or per unit.' })
  @Column('integer')
  price: number;

  @Field(() => Int, { description: 'Minimum advance payment in rupees.' })
  @Column('integer', { name: 'min_advance' })
  minAdvance: number;

  @Field(() => PackageUnitEnum, { nullable: true, description: 'Unit of the price; null if unknown.' })
  @Column('text', { nullable: true })
  unit: PackageUnit | null;

  @Extensions({ rows: INCLUSIONS_MAX })
  @Field(() => [String], { description: 'What is included, in order.' })
  @Column('text', { array: true, default: () => "'{}'" })
  inclusions: string[];
}

@ObjectType({
  implements: [Listing, Node],
  simpleResolvers: true,
  description: 'A provider of a wedding service.',
})
@ChildEntity('vendor')
export class Vendor extends Listing {
  @Field(() => VendorCategoryEnum, { description: 'Category.' })
  @Column('text')
  category: VendorCategory;

  @Field({ description: 'Text about prices, shown with the packages; may be empty.' })
  @Column('text', { name: 'price_note', default: '' })
  priceNote: string;

  @Field(() => Int, { nullable: true, description: 'Years in business; null if unknown.' })
  @Column('smallint', { name: 'experience_years', nullable: true })
  experienceYears: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of completed events; null if unknown.' })
  @Column('integer', { name: 'events_completed', nullable: true })
  eventsCompleted: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they travel to other cities; null if unknown.',
  })
  @Column('boolean', { name: 'willing_to_travel', nullable: true })
  willingToTravel: boolean | null;

  @Extensions({ rows: PACKAGES_MAX })
  @Field(() => [VendorPackage], { description: "Packages, in the vendor's order." })
  @Column({ type: 'jsonb', insert: false, update: false })
  packages: VendorPackage[];

  @Field(() => Int, {
    nullable: true,
    description: 'Price of the cheapest package in rupees; null without packages.',
  })
  @Column({ type: 'integer', name: 'package_price', nullable: true, insert: false, update: false })
  packagePrice: number | null;
}

/** A package with its vendor and position. `Vendor.packages` has the packages in order, maintained by a trigger. */
@Entity('vendor_package')
export class StoredPackage extends VendorPackage {
  @Column('uuid', { name: 'vendor_id' })
  vendorId: string;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Relation<Vendor>;

  @Column('smallint')
  position: number;
}
