import { Arg, Ctx, Extensions, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { PublicData } from '../../core/public-data.js';
import {
  AVAILABILITY_STATUSES,
  listingAvailability,
  type AvailabilityStatus,
  type DayAvailability,
} from './availability.service.js';
import { AVAILABILITY_DAYS_MAX } from './calendar.constants.js';

const AvailabilityStatusEnum = graphqlEnum(
  'AvailabilityStatus',
  'Availability of a listing on one day.',
  upperKeys(AVAILABILITY_STATUSES),
  (key) =>
    ({
      FREE: 'Accepts further bookings.',
      LAST_PLACE: 'Accepts one further booking; only for listings that accept several a day.',
      FULL: 'Fully booked, or blocked by the owner.',
      PAST: 'The day has passed in India.',
    })[key] ?? key,
);

@ObjectType('DayAvailability', { description: 'Availability of a listing on one day.' })
class DayAvailabilityType implements DayAvailability {
  @Field({ description: 'The day, YYYY-MM-DD.' })
  date: string;

  @Field(() => AvailabilityStatusEnum, { description: 'Availability on that day.' })
  status: AvailabilityStatus;
}

@Resolver()
export class AvailabilityResolver {
  @PublicData()
  @Extensions({ rows: AVAILABILITY_DAYS_MAX, statements: 3 })
  @Query(() => [DayAvailabilityType], {
    description: `Availability of a listing on each day of a range of at most ${AVAILABILITY_DAYS_MAX} days.`,
  })
  availability(
    @Arg('listingId', () => ID, { description: 'The venue or vendor.' }) listingId: string,
    @Arg('from', { description: 'First day, YYYY-MM-DD.' }) from: string,
    @Arg('to', { description: 'Last day, YYYY-MM-DD.' }) to: string,
    @Ctx() ctx: Context,
  ): Promise<DayAvailability[]> {
    return listingAvailability(ctx, { listingId, from, to });
  }
}
