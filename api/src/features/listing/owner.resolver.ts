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
import { rejectionReason } from './rejection-reason.js';
import { visibleToOwner, resubmitListing, setDailyCapacity } from './owner.service.js';

@ObjectType({
  description: "Result of resubmitting the current user's listing, or of setting its daily capacity.",
})
class OwnListingPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the listing; null if it failed.' })
  id?: string;

  @Field(() => ListingStatusEnum, { nullable: true, description: 'Moderation status; null if it failed.' })
  status?: ListingStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of approved bookings per day; null if it failed.',
  })
  dailyCapacity?: number;
}

/** Fields for the owner and admins, and the owner's mutations. */
@Resolver(() => Listing)
export class OwnListingResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the owner. Visible to the owner and admins; null for others.',
  })
  ownerName(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    return visibleToOwner(viewer, listing)?.ownerName ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Maximum number of approved bookings per day. Visible to the owner and admins; null for others.',
  })
  dailyCapacity(@Root() listing: Listing, @Ctx() { viewer }: Context): number | null {
    return visibleToOwner(viewer, listing)?.dailyCapacity ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'GSTIN, which is printed on its quotes; null without one. Visible to the owner and admins.',
  })
  gstin(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    return visibleToOwner(viewer, listing)?.gstin ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason of the rejection; null unless it is rejected. Visible to the owner and admins.',
  })
  rejectionReason(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    const seen = visibleToOwner(viewer, listing);
    return seen?.status === 'rejected' ? rejectionReason(seen.rejectionReason) : null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it was last resubmitted after a rejection; null if never. Visible to the owner and admins.',
  })
  resubmittedAt(@Root() listing: Listing, @Ctx() { viewer }: Context): Date | null {
    return visibleToOwner(viewer, listing)?.resubmittedAt ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason of the suspension; null unless it is suspended. Visible to the owner and admins.',
  })
  suspensionReason(@Root() listing: Listing, @Ctx() { viewer }: Context): string | null {
    return visibleToOwner(viewer, listing)?.suspensionReason ?? null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was suspended; null unless it is. Visible to the owner and admins.',
  })
  suspendedAt(@Root() listing: Listing, @Ctx() { viewer }: Context): Date | null {
    return visibleToOwner(viewer, listing)?.suspendedAt ?? null;
  }

  @Mutation(() => OwnListingPayload, {
    description: "Resubmits the current user's rejected listing: it is pending again.",
  })
  resubmitListing(@Ctx() ctx: Context) {
    return payload(() => resubmitListing(ctx));
  }

  @Mutation(() => OwnListingPayload, {
    description: "Sets how many bookings of the current user's listing can be approved per day.",
  })
  setDailyCapacity(
    @Arg('dailyCapacity', () => Int, { description: 'From 1 to 50. Existing bookings stay.' })
    dailyCapacity: number,
    @Ctx() ctx: Context,
  ) {
    return payload(() => setDailyCapacity(ctx, { dailyCapacity }));
  }
}
