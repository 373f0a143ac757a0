import { ArgsType, Field, InputType } from 'type-graphql';
import { graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import { ListingStatusEnum } from '../listing/listing.entity.js';
import { VENDOR_PAGE_SIZE, VENDOR_SORTS, type VendorSort } from './vendor.constants.js';

const VendorSortEnum = graphqlEnum(
  'VendorSort',
  'Order of a list of vendors.',
  Object.fromEntries(Object.keys(VENDOR_SORTS).map((key) => [key, key])),
  (key) => VENDOR_SORTS[key as VendorSort],
);

@InputType({ description: 'Narrows a list of vendors: fields are AND-ed.' })
export class VendorFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Key or title of a category, such as MakeupArtist, in any case; see `vendorCategories`.',
  })
  category?: string;

  @Field(() => String, { nullable: true, description: 'City, in any case.' })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, city or state; one or two letters match beginnings.',
  })
  search?: string;

  @Field(() => [ListingStatusEnum], {
    nullable: true,
    description: 'By moderation state; heard from admins only.',
  })
  statuses?: ListingStatus[];
}

@ArgsType()
export class VendorListArgs extends pageArgs(VENDOR_PAGE_SIZE) {
  @Field(() => VendorFilterInput, { nullable: true, description: 'What to leave out.' })
  filter?: VendorFilterInput;

  @Field(() => VendorSortEnum, { defaultValue: 'RANK', description: 'Order.' })
  sort: VendorSort;
}
