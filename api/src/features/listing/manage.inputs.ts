import { ArgsType, Field } from 'type-graphql';
import { graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import type { ListingStatus } from './listing.constants.js';
import { ListingStatusEnum } from './listing.entity.js';
import { MANAGE_SORTS, type ManageSort } from './manage.constants.js';

const ManagedListingSortEnum = graphqlEnum(
  'ManagedListingSort',
  "Order of an admins' table of listings.",
  Object.fromEntries(Object.keys(MANAGE_SORTS).map((key) => [key, key])),
  (key) => MANAGE_SORTS[key as ManageSort],
);

/** What the tables of both kinds take. */
@ArgsType()
export abstract class ManagedListArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => ListingStatusEnum, { nullable: true, description: 'Only those in this state.' })
  status?: ListingStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, city or state; a phone, or what holds an @, also of the contacts.',
  })
  search?: string;

  @Field(() => String, { nullable: true, description: 'City, in any case.' })
  city?: string;

  @Field(() => ManagedListingSortEnum, { defaultValue: 'REGISTERED', description: 'Order.' })
  sort: ManageSort;

  @Field({ defaultValue: true, description: 'The last first.' })
  descending: boolean;
}
