import { Arg, Ctx, Extensions, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { listingCalendar, type CalendarDay } from './calendar.service.js';

@ObjectType('CalendarDay', { description: 'A day that enquiries or approved bookings fall on.' })
class CalendarDayType implements CalendarDay {
  @Field({ description: 'The day, YYYY-MM-DD.' })
  date: string;

  @Field(() => Int, { description: 'Approved bookings.' })
  approved: number;

  @Field(() => Int, { description: 'Enquiries that are not decided yet.' })
  pending: number;

  @Field(() => Int, { description: 'Approved bookings of other days whose couple would move to this one.' })
  proposed: number;
}

/** At most. */
const DAYS_OF_A_MONTH = 31;

@Resolver()
export class CalendarResolver {
  @Extensions({ rows: DAYS_OF_A_MONTH })
  @Query(() => [CalendarDayType], {
    description: 'The days of a month that something happens on, in their order. For owners and admins.',
  })
  calendar(
    @Arg('month', { description: 'YYYY-MM.' }) month: string,
    @Ctx() ctx: Context,
    @Arg('listingId', () => ID, { nullable: true, description: 'Whose calendar; for admins.' })
    listingId?: string,
  ): Promise<CalendarDay[]> {
    return listingCalendar(ctx, { month, listingId });
  }
}
