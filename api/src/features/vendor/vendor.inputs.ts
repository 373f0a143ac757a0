import { ArgsType, Field, InputType } from 'type-graphql';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { upTo } from '../../core/max-length.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import { ListingStatusEnum } from '../listing/listing.entity.js';
import { VENDOR_PAGE_SIZE, VENDOR_SORTS, type VendorSort } from './vendor.constants.js';
import { vendorListRules } from './vendor.rules.js';

const VendorSortEnum = graphqlEnum(
  'VendorSort',
  'Sort order of the vendor list.',
  enumOf(Object.keys(VENDOR_SORTS)),
  (key) => VENDOR_SORTS[key as VendorSort],
);

@InputType({ description: 'Filters of the vendor list. Fields are AND-ed.' })
export class VendorFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Category as in URLs (`MakeupArtist`) or its title; case is ignored. See `vendorCategories`.',
  })
  category?: string;

  @Field(() => String, {
    nullable: true,
    description: `City, ${upTo(vendorListRules.fields.city)}; case is ignored.`,
  })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: `Part of the name, city or state (${upTo(vendorListRules.fields.search)}); one or two letters match beginnings of words.`,
  })
  search?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only listings that accept bookings on this day, YYYY-MM-DD; today or later in India.',
  })
  availableOn?: string;

  @Field(() => [ListingStatusEnum], {
    nullable: true,
    description: 'Filters by moderation status; for admins, ignored for others.',
  })
  statuses?: ListingStatus[];
}

@ArgsType()
export class VendorListArgs extends pageArgs(VENDOR_PAGE_SIZE) {
  @Field(() => VendorFilterInput, { nullable: true, description: 'Filters.' })
  filter?: VendorFilterInput;

  @Field(() => VendorSortEnum, { defaultValue: 'RANK', description: 'Sort order.' })
  sort: VendorSort;
}
