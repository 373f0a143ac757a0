import { Ctx, Extensions, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { getOverview, type Overview } from './overview.service.js';

@ObjectType('PendingWork', { description: 'What waits for an admin.' })
class PendingWorkType {
  @Field(() => Int, { description: 'Venues to approve or reject.' })
  venues: number;

  @Field(() => Int, { description: 'Vendors to approve or reject.' })
  vendors: number;

  @Field(() => Int, { description: 'Reviews that are not public until somebody has read them.' })
  heldReviews: number;

  @Field(() => Int, { description: 'Reviews at which an owner asks for a second look.' })
  flaggedReviews: number;

  @Field(() => Int, { description: 'Stories to publish or reject.' })
  stories: number;

  @Field(() => Int, { description: 'General enquiries and leads that nobody has marked as read.' })
  enquiries: number;
}

@ObjectType('OverviewTotals', { description: 'How much there is of everything.' })
class TotalsType {
  @Field(() => Int, { description: 'Approved venues.' })
  venues: number;

  @Field(() => Int, { description: 'Approved vendors.' })
  vendors: number;

  @Field(() => Int, { description: 'Accounts of couples and guests.' })
  users: number;

  @Field(() => Int, { description: 'Enquiries to venues and vendors, in any state.' })
  bookings: number;
}

@ObjectType('WeekOfEnquiries', { description: 'The enquiries of one week.' })
class WeekType {
  @Field({ description: 'Its Monday in India, YYYY-MM-DD.' })
  monday: string;

  @Field(() => Int, { description: 'Enquiries to venues and vendors.' })
  toListings: number;

  @Field(() => Int, { description: 'Enquiries to Mandap itself, registrations left out.' })
  toMandap: number;
}

@ObjectType('CityCount', { description: 'The approved listings of a city.' })
class CityCountType {
  @Field({ description: 'The city.' })
  name: string;

  @Field(() => Int, { description: 'Its venues.' })
  venues: number;

  @Field(() => Int, { description: 'Its vendors.' })
  vendors: number;
}

@ObjectType('CategoryCount', { description: 'The approved vendors of a category.' })
class CategoryCountType {
  @Field({ description: 'The category.' })
  name: string;

  @Field(() => Int, { description: 'Its vendors.' })
  vendors: number;
}

@ObjectType('Overview', { description: 'How the marketplace stands. Only admins see it.' })
class OverviewType {
  @Field(() => PendingWorkType, { description: 'What waits.' })
  pending: PendingWorkType;

  @Field(() => TotalsType, { description: 'How much there is.' })
  totals: TotalsType;

  @Field(() => [WeekType], { description: 'The last twelve weeks, the oldest first.' })
  weeks: WeekType[];

  @Field(() => [CityCountType], { description: 'The twelve cities with the most listings.' })
  cities: CityCountType[];

  @Field(() => [CategoryCountType], { description: 'Categories with vendors, the largest first.' })
  categories: CategoryCountType[];
}

@Resolver()
export class OverviewResolver {
  @Extensions({ statements: 5 })
  @Query(() => OverviewType, { description: 'How the marketplace stands. For admins.' })
  overview(@Ctx() ctx: Context): Promise<Overview> {
    return getOverview(ctx);
  }
}
