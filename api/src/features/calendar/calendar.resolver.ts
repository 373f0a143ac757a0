import { Arg, Ctx, Extensions, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { listingCalendar, type CalendarDay } from './calendar.service.js';

@ObjectType('CalendarDay', { description: 'A day with enquiries, bookings or visits, or a blocked one.' })
class CalendarDayType implements CalendarDay {
  @Field({ description: 'The day, YYYY-MM-DD.' })
  date: string;

  @Field(() => Int, { description: 'Approved bookings.' })
  approved: number;

  @Field(() => Int, { description: 'Pending enquiries.' })
  pending: number;

  @Field(() => Int, {
    description: 'Approved bookings on other days with a reschedule request for this one.',
  })
  rescheduleRequested: number;

  @Field(() => Int, { description: 'Offline bookings.' })
  offline: number;

  @Field({ description: 'Whether the owner blocked the day.' })
  blocked: boolean;

  @Field(() => Int, { description: 'Confirmed visits, including past ones.' })
  visits: number;
}

const MAX_DAYS_PER_MONTH = 31;

@Resolver()
export class CalendarResolver {
  @Extensions({ rows: MAX_DAYS_PER_MONTH })
  @Query(() => [CalendarDayType], {
    description:
      'Days of a month with enquiries, bookings or visits, and the blocked ones, in order. For owners and admins.',
  })
  calendar(
    @Arg('month', { description: 'YYYY-MM.' }) month: string,
    @Ctx() ctx: Context,
    @Arg('listingId', () => ID, { nullable: true, description: 'ID of the listing; required for admins.' })
    listingId?: string,
  ): Promise<CalendarDay[]> {
    return listingCalendar(ctx, { month, listingId });
  }
}
