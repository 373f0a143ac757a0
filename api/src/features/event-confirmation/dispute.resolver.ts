import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import type { ReviewCase } from '../review/case.query.js';
import { ReviewCaseType } from '../review/case.resolver.js';
import type { ReviewStatus } from '../review/review.constants.js';
import { ReviewStatusEnum } from '../review/review.entity.js';
import { UserReview } from '../review/user-reviews.resolver.js';
import { ReviewPayload } from '../review/review.resolver.js';
import { decidedDisputes, decideDispute, isRemovedReview, reviewDisputes } from './dispute.service.js';
import type { DisputeDecision } from './event-confirmation.constants.js';
import { DisputeDecisionEnum } from './event-confirmation.resolver.js';
import type { ReviewDispute } from './event-confirmation.query.js';
import { disputeDecisionRules } from './event-confirmation.rules.js';

@ObjectType('ReviewDispute', {
  description: 'An event behind a review that, according to the business, did not take place.',
})
class ReviewDisputeType implements Omit<ReviewDispute, 'reviewId'> {
  @Field(() => ID, { description: 'ID of the booking.' })
  bookingId: string;

  @Field({ description: 'Date of the event, YYYY-MM-DD.' })
  date: string;

  @Field({ description: 'What the business says.' })
  businessStatement: string;

  @Field(() => String, { nullable: true, description: 'What the couple says; null if nothing yet.' })
  coupleStatement: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the business answered.' })
  answeredAt: Date;

  @Field(() => DisputeDecisionEnum, { nullable: true, description: 'Decision; null while it is open.' })
  decision: DisputeDecision | null;

  @Field(() => String, { nullable: true, description: 'Reason of the decision; null while it is open.' })
  decisionReason: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin decided; null while it is open.',
  })
  decidedAt: Date | null;
}

/** Disputes in the moderation queue. */
@Resolver(() => ReviewCaseType)
export class DisputeResolver {
  @FieldResolver(() => [ReviewDisputeType], {
    description: 'Open disputes about the review: events that the business denies.',
  })
  disputes(@Root() { review }: ReviewCase, @Ctx() ctx: Context): Promise<ReviewDispute[]> {
    return reviewDisputes(ctx, review.id);
  }

  @FieldResolver(() => [ReviewDisputeType], {
    description: 'Decided disputes about reviews of the author and the listing, the last decision first.',
  })
  decidedDisputes(@Root() { review }: ReviewCase, @Ctx() ctx: Context): Promise<ReviewDispute[]> {
    return decidedDisputes(ctx, review.id);
  }

  @Mutation(() => ReviewPayload, {
    description:
      'Decides a dispute about a review: it stays, and is published if it was held, or is removed. Notifies its author and the business. For admins.',
  })
  decideDispute(
    @Arg('reviewId', () => ID, { description: 'ID of the review.' }) reviewId: string,
    @Arg('uphold', { description: 'True if the review stays, false to remove it.' }) uphold: boolean,
    @Arg('reason', { description: `Reason sent to both sides, ${upTo(disputeDecisionRules.fields.reason)}.` })
    reason: string,
    @Ctx() ctx: Context,
    @Arg('status', () => ReviewStatusEnum, {
      nullable: true,
      description:
        'The review’s status as you read it. If it has changed, for example because of new pictures, nothing is decided (`CONFLICT`).',
    })
    status?: ReviewStatus,
  ) {
    return payload(async () => ({ review: await decideDispute(ctx, { reviewId, uphold, reason, status }) }));
  }
}

/** Removals of a user's reviews, for their author and admins. */
@Resolver(() => UserReview)
export class RemovedReviewResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether an admin removed it after a dispute. False again once it is resubmitted.',
  })
  isRemoved(@Root() { id }: UserReview, @Ctx() ctx: Context): Promise<boolean> {
    return isRemovedReview(ctx, id);
  }
}
