import {
  Args,
  ArgsType,
  Ctx,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { ListingKindEnum } from '../listing/listing.entity.js';
import { listMyReviews, listUserReviews, type ReviewByUser } from './user-reviews.service.js';
import type { ReviewStatus } from './review.constants.js';
import { ReviewStatusEnum } from './review.entity.js';

@ObjectType({ description: 'A review with its listing, as its author and admins see it.' })
export class UserReview implements ReviewByUser {
  @Field(() => ID, { description: 'ID of the review.' })
  id: string;

  @Field(() => ID, { description: 'The venue or vendor.' })
  listingId: string;

  @Field({ description: 'Name of the listing.' })
  listingName: string;

  @Field(() => ListingKindEnum, { description: 'Kind of listing.' })
  listingKind: ListingKind;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating: number;

  @Field({ description: 'The text.' })
  message: string;

  @Field(() => ReviewStatusEnum, { description: 'Status.' })
  status: ReviewStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the rejection; null unless it is rejected.',
  })
  rejectionReason: string | null;

  @Field(() => String, { nullable: true, description: "Reply of the listing's owner; null without a reply." })
  answer: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;
}

const UserReviewConnection = connectionType('UserReview', () => UserReview);

@ArgsType()
class UserReviewArgs extends cursorArgs(20) {
  @Field(() => ID, { description: 'ID of the user.' })
  userId: string;
}

@ArgsType()
class MyReviewsArgs extends cursorArgs(20) {}

@Resolver(() => UserReview)
export class UserReviewResolver {
  @Query(() => UserReviewConnection, {
    description: "The current user's reviews, regardless of status, newest first. For users.",
  })
  async myReviews(@Args(() => MyReviewsArgs) args: MyReviewsArgs, @Ctx() ctx: Context) {
    return connectionOf(await listMyReviews(ctx, graphqlWindow(args)));
  }

  @Query(() => UserReviewConnection, {
    description: "A user's reviews, regardless of status, newest first. For admins.",
  })
  async userReviews(@Args(() => UserReviewArgs) args: UserReviewArgs, @Ctx() ctx: Context) {
    return connectionOf(await listUserReviews(ctx, graphqlWindow(args)));
  }
}
