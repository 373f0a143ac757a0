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
import { decideListings } from './bulk.service.js';
import type { ListingKind } from './listing.constants.js';
import { Listing, ListingKindEnum } from './listing.entity.js';
import { listingCounts } from './manage.service.js';
import { reinstateListings, suspendListings } from './suspend.service.js';

@ObjectType({ description: 'Number of listings in each state.' })
class ListingCounts {
  @Field(() => Int, { description: 'Wait for an admin.' })
  pending: number;

  @Field(() => Int, { description: 'Public.' })
  approved: number;

  @Field(() => Int, { description: 'Turned down.' })
  rejected: number;

  @Field(() => Int, { description: 'Approved, and hidden until they are reinstated.' })
  suspended: number;
}

@ObjectType({ description: 'A listing that an act on many left as it was.' })
class UndecidedListing {
  @Field(() => ID, { description: 'The listing.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Its name; null where there is no such listing.' })
  name: string | null;

  @Field({ description: 'Why.' })
  message: string;
}

@ObjectType({ description: 'Outcome of an act on many listings.' })
class BulkModerationPayload extends Payload {
  @Field(() => [ID], {
    nullable: true,
    description: 'Those that were changed; null when the act was refused.',
  })
  decided?: string[];

  @Field(() => [UndecidedListing], {
    nullable: true,
    description: 'Those that were left as they were, with the reason.',
  })
  left?: UndecidedListing[];
}

@Resolver(() => Listing)
export class ListingManagementResolver {
  @FieldResolver(() => GraphQLISODateTime, { description: 'When the business registered.' })
  registeredAt(@Root() listing: Listing): Date {
    return listing.createdAt;
  }

  @Query(() => ListingCounts, { description: 'How many listings there are in each state. For admins.' })
  listingCounts(
    @Arg('kind', () => ListingKindEnum, { description: 'Venues or vendors.' }) kind: ListingKind,
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only those that the table finds by it, in each state up to 10,000.',
    })
    search?: string,
  ): Promise<ListingCounts> {
    return listingCounts(ctx, { kind, search });
  }

  @Mutation(() => BulkModerationPayload, {
    description: 'Approves up to 50 pending listings, or rejects them with one reason. For admins.',
  })
  decideListings(
    @Arg('ids', () => [ID], { description: 'The venues and vendors.' }) ids: string[],
    @Arg('approve', { description: 'True approves, false rejects.' }) approve: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'What the owners are told; needed to reject.',
    })
    reason?: string,
  ) {
    return payload(() => decideListings(ctx, { ids, decision: approve ? 'approved' : 'rejected', reason }));
  }

  @Mutation(() => BulkModerationPayload, {
    description:
      'Suspends up to 50 approved listings: visitors no longer find them, and open bookings continue. For admins.',
  })
  suspendListings(
    @Arg('ids', () => [ID], { description: 'The venues and vendors.' }) ids: string[],
    @Arg('reason', { description: 'The reason that the owners receive.' }) reason: string,
    @Ctx() ctx: Context,
  ) {
    return payload(() => suspendListings(ctx, { ids, reason }));
  }

  @Mutation(() => BulkModerationPayload, {
    description: 'Makes up to 50 suspended listings public again. For admins.',
  })
  reinstateListings(
    @Arg('ids', () => [ID], { description: 'The venues and vendors.' }) ids: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(() => reinstateListings(ctx, { ids }));
  }
}
