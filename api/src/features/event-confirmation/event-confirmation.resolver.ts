import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { BookingPayload } from '../booking/booking.resolver.js';
import { Review } from '../review/review.entity.js';
import type { ReviewDetails } from '../review/review.query.js';
import { myReviewOfListing } from '../review/review.service.js';
import {
  canReviewEvent,
  confirmEvent,
  eventConfirmation,
  isEventOver,
  submitEventStatement,
} from './answer.service.js';
import { DISPUTE_DECISIONS, type DisputeDecision } from './event-confirmation.constants.js';
import type { EventConfirmation } from './event-confirmation.entity.js';
import { coupleStatementRules, eventAnswerRules } from './event-confirmation.rules.js';

export const DisputeDecisionEnum = graphqlEnum(
  'DisputeDecision',
  'Decision of an admin on a disputed review.',
  upperKeys(DISPUTE_DECISIONS),
  (key) =>
    ({
      UPHELD: 'The review stays, and stays verified.',
      REMOVED: 'The review was removed, and the booking no longer verifies reviews of the couple.',
    })[key] ?? key,
);

@ObjectType('EventConfirmation', {
  description: 'Whether the event of a booking took place, as its business says.',
})
class EventConfirmationType implements Pick<
  EventConfirmation,
  'tookPlace' | 'answeredAt' | 'decision' | 'decisionReason'
> {
  @Field(() => Boolean, { description: 'The answer of the business.' })
  tookPlace: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When the business answered.' })
  answeredAt: Date;

  @Field(() => DisputeDecisionEnum, {
    nullable: true,
    description:
      'What an admin decided about the review of the event; null if nothing yet. The answer is then final.',
  })
  decision: DisputeDecision | null;

  @Field(() => String, { nullable: true, description: 'Reason of that decision; null while undecided.' })
  decisionReason: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The current user’s own statement about the event: the business’s denial, or the couple’s reply; null if none. Only admins see the other side’s, in `ReviewCase.disputes`.',
  })
  myStatement: string | null;
}

@InputType({ description: 'Whether an event took place.' })
class EventAnswerInput {
  @Field(() => ID, { description: 'ID of the booking.' })
  bookingId: string;

  @Field(() => Boolean, { description: 'Whether it took place.' })
  tookPlace: boolean;

  @Field(() => String, {
    nullable: true,
    description: `What happened instead, ${upTo(eventAnswerRules.fields.statement)}; required if it did not take place. Visible to admins only.`,
  })
  statement?: string;
}

/** What both parties are asked after an event. */
@Resolver(() => Booking)
export class EventConfirmationResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the current user can review the venue or vendor after this event, and has not written or updated a review since. For the couple.',
  })
  canReview(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> {
    return canReviewEvent(ctx, booking.id);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description:
      "The current user's review of the venue or vendor, also if it is from before the event; null if there is none. For the couple.",
  })
  async myReview(@Root() booking: Booking, @Ctx() ctx: Context): Promise<ReviewDetails | null> {
    return booking.listingId ? myReviewOfListing(ctx, booking.listingId) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the current user can say whether the event took place. For the business.',
  })
  async canConfirmEvent(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> {
    if (sideOf(ctx.viewer, booking) !== 'business' || !isEventOver(booking)) return false;
    return !(await eventConfirmation(ctx, booking.id))?.decision;
  }

  @FieldResolver(() => EventConfirmationType, {
    nullable: true,
    description: 'What the business says about the event; null if it has not answered.',
  })
  async eventConfirmation(
    @Root() booking: Booking,
    @Ctx() ctx: Context,
  ): Promise<EventConfirmationType | null> {
    const answer = await eventConfirmation(ctx, booking.id);
    if (!answer) return null;
    const { businessStatement, coupleStatement, ...rest } = answer;
    const side = sideOf(ctx.viewer, booking);
    const myStatement = side && { business: businessStatement, couple: coupleStatement }[side];
    return { ...rest, myStatement: myStatement ?? null };
  }

  @Mutation(() => BookingPayload, {
    description:
      'Records whether the event of an approved booking took place, after its date. The answer can be changed until an admin has decided about the review. For its business.',
  })
  confirmEvent(
    @Arg('input', () => EventAnswerInput, { description: 'The answer.' }) input: EventAnswerInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await confirmEvent(ctx, input) }));
  }

  @Mutation(() => BookingPayload, {
    description:
      'Submits the couple’s statement about an event that, according to the business, did not take place. Replaces an earlier statement. For its couple.',
  })
  submitEventStatement(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Arg('statement', {
      description: `What happened, ${upTo(coupleStatementRules.fields.statement)}. Visible to admins only.`,
    })
    statement: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await submitEventStatement(ctx, { bookingId, statement }) }));
  }
}
