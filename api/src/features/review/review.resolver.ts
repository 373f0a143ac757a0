import {
  Arg,
  Args,
  Ctx,
  Extensions,
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
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { Listing } from '../listing/listing.entity.js';
import { answerReview, decideReview, flagReview } from './moderate.service.js';
import { Review } from './review.entity.js';
import { ReviewInput, ReviewListArgs } from './review.inputs.js';
import type { RatingSummary, ReviewDetails } from './review.query.js';
import {
  authorName,
  canSeeReason,
  flagOf,
  listReviews,
  myReview,
  myReviewOfListing,
  ratingSummary,
  shortName,
} from './review.service.js';
import { reviewableAfter, writeReview } from './write.service.js';

@ObjectType('RatingSummary', { description: 'How the published reviews of a listing are spread.' })
class RatingSummaryType implements RatingSummary {
  @Field(() => [Int], { description: 'Reviews with one, two, three, four and five stars.' })
  counts: number[];

  @Field(() => Int, { description: 'Reviews by people whose booked event there was over when they wrote.' })
  verified: number;
}

const ReviewConnection = connectionType('Review', () => Review);

@ObjectType({ description: 'Outcome of a mutation on a review.' })
class ReviewPayload extends Payload {
  @Field(() => Review, { nullable: true, description: 'The review as it is now; null when it was refused.' })
  review?: Review;
}

const idArg = { description: 'Id of the review.' };

@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => String, { description: 'First name and initial, as in "Ananya S."' })
  async author(@Root() review: Review, @Ctx() ctx: Context): Promise<string> {
    return shortName(review.userId ? await authorName(ctx, review.userId) : '');
  }

  @FieldResolver(() => Boolean, {
    description: 'True if the author’s event there was over when they wrote; see `eventMonth`.',
  })
  verified(@Root() review: ReviewDetails): boolean {
    return review.eventMonth !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Month of the event that verifies the review, YYYY-MM: its author had an approved booking there, whose day in India was over when they wrote. Null for other reviews.',
  })
  eventMonth(@Root() review: ReviewDetails): string | null {
    return review.eventMonth;
  }

  @FieldResolver(() => Boolean, {
    description: 'True when the author has rewritten the review since the owner answered.',
  })
  answersEarlierText(@Root() review: ReviewDetails): boolean {
    return review.answersEarlierText;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why it was rejected. For its author and admins; null for others, and unless it is rejected.',
  })
  rejectionReason(@Root() review: Review, @Ctx() ctx: Context): string | null {
    return canSeeReason(ctx.viewer, review) ? review.rejectionReason : null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its owner asked for a second look, until an admin has decided; for owner and admins.',
  })
  flaggedAt(@Root() review: Review, @Ctx() ctx: Context): Date | null {
    return flagOf(ctx.viewer, review)?.flaggedAt ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the owner has against it; for owner and admins.',
  })
  flagReason(@Root() review: Review, @Ctx() ctx: Context): string | null {
    return flagOf(ctx.viewer, review)?.flagReason ?? null;
  }

  @Query(() => Review, { nullable: true, description: "The asker's own review of a listing. For users." })
  myReview(
    @Arg('listingId', () => ID, { description: 'The venue or vendor.' }) listingId: string,
    @Ctx() ctx: Context,
  ): Promise<ReviewDetails | null> {
    return myReview(ctx, { listingId });
  }

  @Query(() => String, {
    nullable: true,
    description:
      'Day of the current user’s event at a listing, YYYY-MM-DD, while their first review has to wait until it is over. Null if they may review now. For users.',
  })
  reviewableAfter(
    @Arg('listingId', () => ID, { description: 'The venue or vendor.' }) listingId: string,
    @Ctx() ctx: Context,
  ): Promise<string | null> {
    return reviewableAfter(ctx, { listingId });
  }

  @Mutation(() => ReviewPayload, {
    description:
      'Writes the current user’s review of an approved listing, or changes it; a rejected one is resubmitted. The first one waits until an event that they booked there is over. For users.',
  })
  writeReview(
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ review: await writeReview(ctx, input) }));
  }

  @Mutation(() => ReviewPayload, { description: "Answers a review of the asker's own listing, once." })
  answerReview(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('answer', { description: 'Shown under the review.' }) answer: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ review: await answerReview(ctx, { id, answer }) }));
  }

  @Mutation(() => ReviewPayload, {
    description: "Asks an admin to look at a review of the asker's own listing.",
  })
  flagReview(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('reason', { description: 'What is wrong with it.' }) reason: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ review: await flagReview(ctx, { id, reason }) }));
  }

  @Mutation(() => ReviewPayload, {
    description: 'Publishes or rejects a review that is held or flagged. Its author is notified. For admins.',
  })
  decideReview(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('publish', { description: 'True publishes, false rejects.' }) publish: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'What the author is told; required to reject.',
    })
    reason?: string,
  ) {
    return payload(async () => ({ review: await decideReview(ctx, { id, publish, reason }) }));
  }
}

/** What reviews add to listings. */
@Resolver(() => Listing)
export class ListingReviewResolver {
  @Extensions({ statements: 2 })
  @FieldResolver(() => ReviewConnection, { description: 'Published reviews.' })
  async reviews(
    @Root() listing: Listing,
    @Args(() => ReviewListArgs) args: ReviewListArgs,
    @Ctx() ctx: Context,
  ) {
    return connectionOf(await listReviews(ctx, { ...graphqlWindow(args), listingId: listing.id }));
  }

  @FieldResolver(() => RatingSummaryType, { description: 'How its reviews are spread.' })
  ratingSummary(@Root() listing: Listing, @Ctx() ctx: Context): Promise<RatingSummary> {
    return ratingSummary(ctx, listing.id);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "The asker's own review, also one that waits for an admin, if they are a user with one.",
  })
  myReview(@Root() listing: Listing, @Ctx() ctx: Context): Promise<ReviewDetails | null> {
    return myReviewOfListing(ctx, listing.id);
  }
}
