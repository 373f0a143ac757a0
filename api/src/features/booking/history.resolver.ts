import {
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { BOOKING_EVENT_KINDS, type BookingEventKind } from './booking-event.js';
import { Booking } from './booking.entity.js';
import { bookingHistory, MAX_STEPS, type BookingStep } from './history.service.js';

const MEANINGS: Record<string, string> = {
  SENT: 'The couple sent their enquiry.',
  WRONG_CODE: 'The business entered a wrong code.',
  APPROVED: 'The business approved it with the code.',
  REJECTED: 'The business turned it down.',
  WITHDRAWN: 'The couple took it back.',
  DATE_PROPOSED: 'The couple asked for another day.',
  DATE_ACCEPTED: 'The business moved it to that day.',
  DATE_DECLINED: 'The business left it on its day.',
  DATE_CHANGED: 'The couple changed the date of their pending enquiry.',
  PROPOSAL_DROPPED: 'The couple took their wish for another day back.',
};

const BookingEventKindEnum = graphqlEnum(
  'BookingEventKind',
  'What can happen to a booking.',
  upperKeys(BOOKING_EVENT_KINDS),
  (key) => MEANINGS[key] ?? key,
);

@ObjectType({ description: 'A line of the history of a booking.' })
class BookingEvent implements BookingStep {
  @Field(() => BookingEventKindEnum, { description: 'What happened.' })
  kind: BookingEventKind;

  @Field(() => String, { nullable: true, description: 'The day that it is about, YYYY-MM-DD.' })
  date: string | null;

  @Field(() => String, { nullable: true, description: 'The day before it was changed, YYYY-MM-DD.' })
  previousDate: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  createdAt: Date;
}

@Resolver(() => Booking)
export class BookingHistoryResolver {
  @Extensions({ rows: MAX_STEPS })
  @FieldResolver(() => [BookingEvent], {
    description: `What has happened to it, oldest first; at most ${MAX_STEPS}.`,
  })
  history(@Root() booking: Booking, @Ctx() ctx: Context): Promise<BookingStep[]> {
    return bookingHistory(ctx, booking.id);
  }
}
