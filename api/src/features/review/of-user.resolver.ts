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
import { listMyReviews, listUserReviews, type ReviewByUser } from './of-user.service.js';
import type { ReviewStatus } from './review.constants.js';
import { ReviewStatusEnum } from './review.entity.js';

@ObjectType({ description: 'A review with what it is about, as its author and admins see it.' })
class UserReview implements ReviewByUser {
  @Field(() => ID, { description: 'Id of the review.' })
  id: string;

  @Field(() => ID, { description: 'The venue or vendor.' })
  listingId: string;

  @Field({ description: 'Its name.' })
  listingName: string;

  @Field(() => ListingKindEnum, { description: 'What it is.' })
  listingKind: ListingKind;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating: number;

  @Field({ description: 'The text.' })
  message: string;

  @Field(() => ReviewStatusEnum, { description: 'Where it stands.' })
  status: ReviewStatus;

  @Field(() => String, { nullable: true, description: 'Why it was rejected; null unless it was.' })
  rejectionReason: string | null;

  @Field(() => String, { nullable: true, description: "The owner's answer." })
  answer: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt: Date;
}

const UserReviewConnection = connectionType('UserReview', () => UserReview);

@ArgsType()
class UserReviewArgs extends cursorArgs(20) {
  @Field(() => ID, { description: 'Whose.' })
  userId: string;
}

@ArgsType()
class MyReviewsArgs extends cursorArgs(20) {}

@Resolver(() => UserReview)
export class UserReviewResolver {
  @Query(() => UserReviewConnection, {
    description: 'The reviews that the current user wrote, in any state, newest first. For users.',
  })
  async myReviews(@Args(() => MyReviewsArgs) args: MyReviewsArgs, @Ctx() ctx: Context) {
    return connectionOf(await listMyReviews(ctx, graphqlWindow(args)));
  }

  @Query(() => UserReviewConnection, {
    description: 'The reviews that a user wrote, in any state, newest first. For admins.',
  })
  async userReviews(@Args(() => UserReviewArgs) args: UserReviewArgs, @Ctx() ctx: Context) {
    return connectionOf(await listUserReviews(ctx, graphqlWindow(args)));
  }
}
