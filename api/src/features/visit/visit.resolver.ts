import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { Booking } from '../booking/booking.entity.js';
import { BookingPayload } from '../booking/booking.resolver.js';
import { SLOTS_MAX, VISIT_DAYS_AHEAD, VISIT_HOURS } from './visit.constants.js';
import { Visit } from './visit.entity.js';
import {
  cancelVisit,
  confirmVisit,
  listVisits,
  moveVisit,
  offerVisitTimes,
  openVisit,
  requestVisit,
  type CalendarVisit,
} from './visit.service.js';

@ObjectType('CalendarVisit', { description: 'A visit in the calendar of a business.' })
class CalendarVisitType extends Visit implements CalendarVisit {
  @Field(() => ID, { description: 'ID of the booking.' })
  declare bookingId: string;

  @Field({ description: 'Name of the couple.' })
  coupleName: string;
}

const TIME = `ISO 8601 with a time zone, such as 2027-02-14T11:00+05:30; from ${VISIT_HOURS.first}:00 to ${VISIT_HOURS.last}:00 in India, within ${VISIT_DAYS_AHEAD} days and not after the event`;

const slotsArg = { description: `One to ${SLOTS_MAX} different times: ${TIME}.` };
const visitId = { description: 'ID of the visit.' };

/** Visits of couples to businesses. */
@Resolver(() => Booking)
export class VisitResolver {
  @FieldResolver(() => Visit, {
    nullable: true,
    description:
      'The visit that is being arranged or confirmed; null without one. For both parties and admins.',
  })
  visit(@Root() booking: Booking, @Ctx() ctx: Context): Promise<Visit | null> {
    return openVisit(ctx, booking.id);
  }

  @Extensions({ rows: 10 })
  @Query(() => [CalendarVisitType], { description: 'Visits of a day, by time. For owners and admins.' })
  visits(
    @Arg('date', { description: 'The day in India, YYYY-MM-DD.' }) date: string,
    @Ctx() ctx: Context,
    @Arg('listingId', () => ID, { nullable: true, description: 'ID of the listing; required for admins.' })
    listingId?: string,
  ): Promise<CalendarVisit[]> {
    return listVisits(ctx, { date, listingId });
  }

  @Mutation(() => BookingPayload, {
    description:
      'Requests a visit to the business. Replaces the times of a visit that is not confirmed yet. For the couple.',
  })
  requestVisit(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Arg('slots', () => [String], slotsArg) slots: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await requestVisit(ctx, { bookingId, slots }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Offers other times for a visit that the couple requested. For the business.',
  })
  offerVisitTimes(
    @Arg('id', () => ID, visitId) id: string,
    @Arg('slots', () => [String], slotsArg) slots: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await offerVisitTimes(ctx, { id, slots }) }));
  }

  @Mutation(() => BookingPayload, {
    description:
      'Confirms one of the times that the other side proposed. Both sides get an email with a calendar file.',
  })
  confirmVisit(
    @Arg('id', () => ID, visitId) id: string,
    @Arg('startsAt', { description: 'One of the proposed times, ISO 8601.' }) startsAt: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await confirmVisit(ctx, { id, startsAt }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Moves a confirmed visit. For both parties.' })
  moveVisit(
    @Arg('id', () => ID, visitId) id: string,
    @Arg('startsAt', { description: 'The time that the sender saw. The change fails if it was moved since.' })
    startsAt: string,
    @Arg('newStart', { description: `The new time: ${TIME}.` }) newStart: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await moveVisit(ctx, { id, startsAt, newStart }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Cancels a visit, also one that is not confirmed yet. For both parties.',
  })
  cancelVisit(@Arg('id', () => ID, visitId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ booking: await cancelVisit(ctx, { id }) }));
  }
}
