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
import { upTo } from '../../core/max-length.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { ListingKindEnum } from '../listing/listing.entity.js';
import type { ReviewCase, ReviewCounts } from './case.query.js';
import { listCases, reviewCounts } from './moderate.service.js';
import {
  REVIEW_HOLD_REASONS,
  REVIEW_QUEUES,
  type ReviewHoldReason,
  type ReviewQueue,
} from './review.constants.js';
import { Review } from './review.entity.js';
import { reviewCaseListRules } from './review.rules.js';
import { authorName } from './review.service.js';

const ReviewHoldReasonEnum = graphqlEnum(
  'ReviewHoldReason',
  'Why a review is held.',
  upperKeys(REVIEW_HOLD_REASONS),
  (key) =>
    ({
      NEW_ACCOUNT: 'Its author’s account was younger than a day.',
      WORDS: 'The word filter matched.',
      PICTURES: 'It has pictures that no admin has approved yet.',
      REJECTED_BEFORE: 'It was rejected and then resubmitted.',
    })[key] ?? key,
);

const ReviewQueueEnum = graphqlEnum(
  'ReviewQueue',
  'Moderation queue of reviews.',
  upperKeys(REVIEW_QUEUES),
  (key) =>
    ({
      WAITING: 'Held, flagged or disputed.',
      HELD: 'Held until an admin decides.',
      FLAGGED: "Flagged by the listing's owner.",
      DISPUTED: 'Public or held, and the business says that the event did not take place.',
      PUBLISHED: 'Public.',
      REJECTED: 'Rejected.',
    })[key] ?? key,
);

@ObjectType('ReviewCase', {
  description: 'A review with its moderation details. Visible to admins only.',
})
export class ReviewCaseType {
  @Field(() => ID, { description: 'ID of the review.' })
  id: string;

  @Field(() => Review, { description: 'The review.' })
  review: Review;

  @Field({ description: 'Full name of the author; empty once the account is deleted.' })
  authorName: string;

  @Field(() => ID, { nullable: true, description: 'ID of the author; null once the account is deleted.' })
  authorId: string | null;

  @Field(() => ReviewHoldReasonEnum, { nullable: true, description: 'Why it is held; null unless it is.' })
  holdReason: ReviewHoldReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason that the owner flagged it; null unless flagged.',
  })
  flagReason: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the owner flagged it; null unless flagged.',
  })
  flaggedAt: Date | null;

  @Field(() => ID, { description: 'ID of the reviewed venue or vendor.' })
  listingId: string;

  @Field(() => ListingKindEnum, { description: 'Venue or vendor.' })
  listingKind: ListingKind;

  @Field({ description: 'Name of the venue or vendor.' })
  listingName: string;
}

const ReviewCaseConnection = connectionType('ReviewCase', () => ReviewCaseType);

@ObjectType('ReviewCounts', { description: 'Number of reviews in each queue.' })
class ReviewCountsType {
  @Field(() => Int, { description: 'Held, flagged or disputed.' })
  waiting: number;

  @Field(() => Int, { description: 'Held until an admin decides.' })
  held: number;

  @Field(() => Int, { description: "Flagged by the listing's owner." })
  flagged: number;

  @Field(() => Int, { description: 'Disputed by the business.' })
  disputed: number;

  @Field(() => Int, { description: 'Public.' })
  published: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected: number;
}

@ArgsType()
class ReviewCaseListArgs extends cursorArgs(20) {
  @Field(() => ReviewQueueEnum, { defaultValue: 'waiting', description: 'Moderation queue.' })
  queue: ReviewQueue;

  @Field(() => String, {
    nullable: true,
    description: `Part of the text, or of the listing's name or city (${upTo(reviewCaseListRules.fields.search)}).`,
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
    description: 'Number of reviews in each queue, up to 10,000 each. For admins.',
  })
  reviewCounts(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Counts only those that match this search (${upTo(reviewCaseListRules.fields.search)}), as in \`reviewCases\`.`,
    })
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
