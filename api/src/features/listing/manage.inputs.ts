import { ArgsType, Field } from 'type-graphql';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { upTo } from '../../core/max-length.js';
import type { ListingStatus } from './listing.constants.js';
import { ListingStatusEnum } from './listing.entity.js';
import { MANAGE_SORTS, type ManageSort } from './manage.constants.js';
import { manageListingsRules } from './manage.rules.js';

const ManagedListingSortEnum = graphqlEnum(
  'ManagedListingSort',
  "Sort order of an admins' table of listings.",
  enumOf(Object.keys(MANAGE_SORTS)),
  (key) => MANAGE_SORTS[key as ManageSort],
);

/** Arguments that the tables of both kinds share. */
@ArgsType()
export abstract class ManagedListArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => ListingStatusEnum, { nullable: true, description: 'Filters by status.' })
  status?: ListingStatus;

  @Field(() => String, {
    nullable: true,
    description: `Part of the name, city, state or phone number, or of the email address if it contains an @ (${upTo(manageListingsRules.fields.search)}).`,
  })
  search?: string;

  @Field(() => String, {
    nullable: true,
    description: `City, ${upTo(manageListingsRules.fields.city)}; case is ignored.`,
  })
  city?: string;

  @Field(() => ManagedListingSortEnum, { defaultValue: 'REGISTERED', description: 'Sort order.' })
  sort: ManageSort;

  @Field({ defaultValue: true, description: 'Sorts in descending order.' })
  descending: boolean;
}
