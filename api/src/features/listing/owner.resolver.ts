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
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { ListingStatus } from './listing.constants.js';
import { Listing, ListingStatusEnum } from './listing.entity.js';
import { backstage, resubmitListing, setDailyCapacity } from './owner.service.js';

@ObjectType({ description: 'Outcome of what an owner does with their listing as such.' })
class OwnListingPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The listing; null when the act was refused.' })
  id?: string;

  @Field(() => ListingStatusEnum, { nullable: true, description: 'Its moderation state.' })
  status?: ListingStatus;

  @Field(() => Int, { nullable: true, description: 'Bookings that fit on one day.' })
  dailyCapacity?: number;
}

/** What a listing is to its owner and the admins, and what its owner does with it. */
@Resolver(() => Listing)
export class OwnListingResolver {
  @FieldResolver(() => String, { nullable: true, description: "The owner's name; for owner and admins." })
  ownerName(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    return backstage(viewer, listing)?.ownerName ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Bookings that fit on one day; for owner and admins.',
  })
  dailyCapacity(@Root() listing: Listing, @Ctx() { viewer }: Context): number | null {
    return backstage(viewer, listing)?.dailyCapacity ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it was turned down, if it was; for owner and admins.',
  })
  rejectionReason(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    return backstage(viewer, listing)?.rejectionReason ?? null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was handed in again after a rejection, if it was; for owner and admins.',
  })
  resubmittedAt(@Root() listing: Listing, @Ctx() { viewer }: Context): Date | null {
    return backstage(viewer, listing)?.resubmittedAt ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it is suspended, if it is; for owner and admins.',
  })
  suspensionReason(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    return backstage(viewer, listing)?.suspensionReason ?? null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was suspended, if it is; for owner and admins.',
  })
  suspendedAt(@Root() listing: Listing, @Ctx() { viewer }: Context): Date | null {
    return backstage(viewer, listing)?.suspendedAt ?? null;
  }

  @Mutation(() => OwnListingPayload, {
    description: "Hands the asker's own rejected listing in again: it waits for an admin once more.",
  })
  resubmitListing(@Ctx() ctx: Context) {
    return payload(() => resubmitListing(ctx));
  }

  @Mutation(() => OwnListingPayload, {
    description: "Says how many bookings fit on one day of the asker's own listing.",
  })
  setDailyCapacity(
    @Arg('dailyCapacity', () => Int, { description: 'From 1 to 50. Dates that hold more keep them.' })
    dailyCapacity: number,
    @Ctx() ctx: Context,
  ) {
    return payload(() => setDailyCapacity(ctx, { dailyCapacity }));
  }
}
