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
import { upTo } from '../../core/max-length.js';
import type { UploadedFile } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { Listing } from '../listing/listing.entity.js';
import { answerReview, decideReview, flagReview } from './moderate.service.js';
import { presentPicture, ReviewPicture } from './picture.js';
import { reviewPictures, uploadReviewPicture } from './picture.service.js';
import { Review } from './review.entity.js';
import { ReviewInput, ReviewListArgs } from './review.inputs.js';
import type { RatingSummary, ReviewDetails } from './review.query.js';
import { answerRules, decideReviewRules, flagRules } from './review.rules.js';
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

@ObjectType('RatingSummary', { description: "Statistics of a listing's published reviews." })
class RatingSummaryType implements RatingSummary {
  @Field(() => [Int], { description: 'Number of reviews with one, two, three, four and five stars.' })
  counts: number[];

  @Field(() => Int, { description: 'Number of verified reviews.' })
  verified: number;
}

const ReviewConnection = connectionType('Review', () => Review);

@ObjectType({ description: 'Result of writing, answering, flagging or deciding a review.' })
export class ReviewPayload extends Payload {
  @Field(() => Review, { nullable: true, description: 'The review after the change; null if it failed.' })
  review?: Review;
}

@ObjectType({ description: 'Result of uploading a picture for a review.' })
class ReviewPicturePayload extends Payload {
  @Field(() => ReviewPicture, { nullable: true, description: 'The picture; null if it was not accepted.' })
  picture?: ReviewPicture;
}

const idArg = { description: 'ID of the review.' };

@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => String, { description: 'First name and initial of the author, such as "Ananya S."' })
  async author(@Root() review: Review, @Ctx() ctx: Context): Promise<string> {
    return shortName(review.userId ? await authorName(ctx, review.userId) : '');
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the author's event there was over when they last edited the review; see `eventMonth`.",
  })
  verified(@Root() review: ReviewDetails): boolean {
    return review.eventMonth !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Month (YYYY-MM) of the event that verifies the review; null if none does. An event is an approved booking of the author at this listing. It verifies the review if its date had passed in India when the author last edited the review.',
  })
  eventMonth(@Root() review: ReviewDetails): string | null {
    return review.eventMonth;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the author has edited the review since the owner replied.',
  })
  editedSinceAnswer(@Root() review: ReviewDetails): boolean {
    return review.editedSinceAnswer;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason of the rejection; null unless it is rejected. Visible to its author and admins.',
  })
  rejectionReason(@Root() review: Review, @Ctx() ctx: Context): string | null {
    return canSeeReason(ctx.viewer, review) ? review.rejectionReason : null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the owner flagged it; null once an admin has decided. Visible to the owner and admins.',
  })
  flaggedAt(@Root() review: Review, @Ctx() ctx: Context): Date | null {
    return flagOf(ctx.viewer, review)?.flaggedAt ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason that the owner flagged it; null unless flagged. Visible to the owner and admins.',
  })
  flagReason(@Root() review: Review, @Ctx() ctx: Context): string | null {
    return flagOf(ctx.viewer, review)?.flagReason ?? null;
  }

  @FieldResolver(() => [ReviewPicture], { description: 'Pictures, in the order of the author.' })
  async pictures(@Root() review: Review, @Ctx() ctx: Context): Promise<ReviewPicture[]> {
    const pictures = await reviewPictures(ctx, review.id);
    if (!pictures.length) return [];
    const author = shortName(review.userId ? await authorName(ctx, review.userId) : '');
    return pictures.map((picture, index) => presentPicture(picture, author, index));
  }

  @Query(() => Review, {
    nullable: true,
    description: "The current user's review of a listing; null if they have none. For users.",
  })
  myReview(
    @Arg('listingId', () => ID, { description: 'The venue or vendor.' }) listingId: string,
    @Ctx() ctx: Context,
  ): Promise<ReviewDetails | null> {
    return myReview(ctx, { listingId });
  }

  @Query(() => String, {
    nullable: true,
    description:
      "Date of the current user's event at a listing, YYYY-MM-DD, if their first review has to wait until it is over. Null if they can review it now. For users.",
  })
  reviewableAfter(
    @Arg('listingId', () => ID, { description: 'The venue or vendor.' }) listingId: string,
    @Ctx() ctx: Context,
  ): Promise<string | null> {
    return reviewableAfter(ctx, { listingId });
  }

  @Mutation(() => ReviewPayload, {
    description:
      "Creates or updates the current user's review of an approved listing; updating a rejected one resubmits it. A first review has to wait until an event that they booked there is over. For users.",
  })
  writeReview(
    @Arg('input', () => ReviewInput, { description: 'The review.' }) input: ReviewInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ review: await writeReview(ctx, input) }));
  }

  @Mutation(() => ReviewPicturePayload, {
    description:
      'Uploads a picture for a review that the current user is writing. Unless it is sent with `writeReview`, it is deleted after two days. For users.',
  })
  uploadReviewPicture(
    @Arg('file', () => Upload, { description: 'JPEG, PNG, WebP or AVIF, at most 10 MB.' })
    file: Promise<UploadedFile>,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({
      picture: presentPicture(await uploadReviewPicture(ctx, { file }), '', 0),
    }));
  }

  @Mutation(() => ReviewPayload, { description: "Replies to a review of the current user's listing, once." })
  answerReview(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('answer', { description: `Shown under the review, ${upTo(answerRules.fields.answer)}.` })
    answer: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ review: await answerReview(ctx, { id, answer }) }));
  }

  @Mutation(() => ReviewPayload, {
    description: "Asks an admin to check a review of the current user's listing.",
  })
  flagReview(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('reason', { description: `What is wrong with it, ${upTo(flagRules.fields.reason)}.` })
    reason: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ review: await flagReview(ctx, { id, reason }) }));
  }

  @Mutation(() => ReviewPayload, {
    description: 'Publishes or rejects a held or flagged review and notifies its author. For admins.',
  })
  decideReview(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('publish', { description: 'True to publish, false to reject.' }) publish: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Required to reject; ${upTo(decideReviewRules.fields.reason)}. Sent to the author.`,
    })
    reason?: string,
  ) {
    return payload(async () => ({ review: await decideReview(ctx, { id, publish, reason }) }));
  }
}

/** Fields that reviews add to listings. */
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

  @FieldResolver(() => RatingSummaryType, { description: 'Statistics of its published reviews.' })
  ratingSummary(@Root() listing: Listing, @Ctx() ctx: Context): Promise<RatingSummary> {
    return ratingSummary(ctx, listing.id);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "The current user's review, regardless of status; null if there is none.",
  })
  myReview(@Root() listing: Listing, @Ctx() ctx: Context): Promise<ReviewDetails | null> {
    return myReviewOfListing(ctx, listing.id);
  }
}
