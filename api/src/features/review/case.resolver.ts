import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { cursorArgs } from '../../core/page.args.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { ListingKindEnum } from '../listing/listing.entity.js';
import type { ReviewCase, ReviewCounts } from './case.query.js';
import { listCases, reviewCounts } from './moderate.service.js';
import { REVIEW_HOLDS, REVIEW_QUEUES, type ReviewHold, type ReviewQueue } from './review.constants.js';
import { Review } from './review.entity.js';
import { authorName } from './review.service.js';

const ReviewHoldEnum = graphqlEnum(
  'ReviewHold',
  'Why a review waits for an admin.',
  upperKeys(REVIEW_HOLDS),
  (key) =>
    ({
      NEW_ACCOUNT: 'Its author’s account was younger than a day.',
      WORDS: 'It tripped the word filter.',
      REJECTED_BEFORE: 'It was turned down before, and then written anew.',
    })[key] ?? key,
);

const ReviewQueueEnum = graphqlEnum(
  'ReviewQueue',
  'Which reviews an admin looks through.',
  upperKeys(REVIEW_QUEUES),
  (key) =>
    ({
      WAITING: 'Held or flagged: what waits for a decision.',
      HELD: 'Not public until an admin has read it.',
      FLAGGED: 'Its listing’s owner asks for a second look.',
      PUBLISHED: 'Public.',
      REJECTED: 'Turned down.',
    })[key] ?? key,
);

@ObjectType('ReviewCase', {
  description: 'A review with what an admin needs to judge it. Only admins see it.',
})
class ReviewCaseType {
  @Field(() => ID, { description: 'Id of the review.' })
  id: string;

  @Field(() => Review, { description: 'The review.' })
  review: Review;

  @Field({ description: 'Full name of its author; empty when that account is gone.' })
  authorName: string;

  @Field(() => ID, { nullable: true, description: 'Account of its author, while it exists.' })
  authorId: string | null;

  @Field(() => ReviewHoldEnum, { nullable: true, description: 'Why it waits, if it does.' })
  heldFor: ReviewHold | null;

  @Field(() => String, { nullable: true, description: 'What the owner has against it, if they flagged it.' })
  flagReason: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the owner flagged it.' })
  flaggedAt: Date | null;

  @Field(() => ID, { description: 'The venue or vendor that it is about.' })
  listingId: string;

  @Field(() => ListingKindEnum, { description: 'Whether it is about a venue or a vendor.' })
  listingKind: ListingKind;

  @Field({ description: 'Name of the venue or vendor.' })
  listingName: string;
}

const ReviewCaseConnection = connectionType('ReviewCase', () => ReviewCaseType);

@ObjectType('ReviewCounts', { description: 'Number of reviews in each queue.' })
class ReviewCountsType {
  @Field(() => Int, { description: 'Held or flagged.' })
  waiting: number;

  @Field(() => Int, { description: 'Not public until an admin has read them.' })
  held: number;

  @Field(() => Int, { description: 'Their listings’ owners ask for a second look.' })
  flagged: number;

  @Field(() => Int, { description: 'Public.' })
  published: number;

  @Field(() => Int, { description: 'Turned down.' })
  rejected: number;
}

@ArgsType()
class ReviewCaseListArgs extends cursorArgs(20) {
  @Field(() => ReviewQueueEnum, { defaultValue: 'waiting', description: 'Which of them.' })
  queue: ReviewQueue;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the text, or of the name or city of what it is about.',
  })
  search?: string;
}

@Resolver(() => ReviewCaseType)
export class ReviewCaseResolver {
  @Query(() => ReviewCaseConnection, { description: 'Reviews of all listings, newest first. For admins.' })
  async reviewCases(@Args(() => ReviewCaseListArgs) args: ReviewCaseListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listCases(ctx, graphqlWindow(args)));
  }

  @Query(() => ReviewCountsType, {
    description: 'How many reviews each queue holds, each up to 10,000. For admins.',
  })
  reviewCounts(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true, description: 'Of those that `reviewCases` finds by it.' })
    search?: string,
  ): Promise<ReviewCounts> {
    return reviewCounts(ctx, { search });
  }

  @FieldResolver()
  authorName(@Root() { review }: ReviewCase, @Ctx() ctx: Context): Promise<string> | string {
    return review.userId ? authorName(ctx, review.userId) : '';
  }

  @FieldResolver()
  authorId(@Root() { review }: ReviewCase): string | null {
    return review.userId;
  }
}
