import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { decideListings } from './bulk.service.js';
import type { ListingKind } from './listing.constants.js';
import { Listing, ListingKindEnum } from './listing.entity.js';
import { bulkDecisionRules, suspensionRules } from './listing.rules.js';
import { listingCountRules } from './manage.rules.js';
import { listingCounts } from './manage.service.js';
import { reinstateListings, suspendListings } from './suspend.service.js';

@ObjectType({ description: 'Number of listings by status.' })
class ListingCounts {
  @Field(() => Int, { description: 'Pending listings.' })
  pending: number;

  @Field(() => Int, { description: 'Public.' })
  approved: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected: number;

  @Field(() => Int, { description: 'Approved, but hidden until reinstated.' })
  suspended: number;
}

@ObjectType({ description: 'A listing that a bulk action could not change.' })
class SkippedListing {
  @Field(() => ID, { description: 'ID of the listing.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name; null if there is no such listing.' })
  name: string | null;

  @Field({ description: 'Reason.' })
  message: string;
}

@ObjectType({ description: 'Result of deciding, suspending or reinstating several listings.' })
class BulkModerationPayload extends Payload {
  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the changed listings; null if the action failed.',
  })
  changed?: string[];

  @Field(() => [SkippedListing], {
    nullable: true,
    description: 'Listings that could not be changed, with the reason; null if the action failed.',
  })
  skipped?: SkippedListing[];
}

@Resolver(() => Listing)
export class ListingManagementResolver {
  @FieldResolver(() => GraphQLISODateTime, { description: 'When the business registered.' })
  registeredAt(@Root() listing: Listing): Date {
    return listing.createdAt;
  }

  @Query(() => ListingCounts, { description: 'Number of listings by status. For admins.' })
  listingCounts(
    @Arg('kind', () => ListingKindEnum, { description: 'Venues or vendors.' }) kind: ListingKind,
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Counts only listings that match this search (${upTo(listingCountRules.fields.search)}), up to 10,000 per status.`,
    })
    search?: string,
  ): Promise<ListingCounts> {
    return listingCounts(ctx, { kind, search });
  }

  @Mutation(() => BulkModerationPayload, {
    description: 'Approves up to 50 pending listings, or rejects them with the same reason. For admins.',
  })
  decideListings(
    @Arg('ids', () => [ID], { description: 'IDs of the venues and vendors.' }) ids: string[],
    @Arg('approve', { description: 'True to approve, false to reject.' }) approve: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Required to reject; ${upTo(bulkDecisionRules.fields.reason)}. Sent to the owners.`,
    })
    reason?: string,
  ) {
    return payload(() => decideListings(ctx, { ids, decision: approve ? 'approved' : 'rejected', reason }));
  }

  @Mutation(() => BulkModerationPayload, {
    description:
      'Suspends up to 50 approved listings: they are hidden from visitors, and open bookings continue. For admins.',
  })
  suspendListings(
    @Arg('ids', () => [ID], { description: 'IDs of the venues and vendors.' }) ids: string[],
    @Arg('reason', { description: `Reason sent to the owners, ${upTo(suspensionRules.fields.reason)}.` })
    reason: string,
    @Ctx() ctx: Context,
  ) {
    return payload(() => suspendListings(ctx, { ids, reason }));
  }

  @Mutation(() => BulkModerationPayload, {
    description: 'Makes up to 50 suspended listings public again. For admins.',
  })
  reinstateListings(
    @Arg('ids', () => [ID], { description: 'IDs of the venues and vendors.' }) ids: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(() => reinstateListings(ctx, { ids }));
  }
}
