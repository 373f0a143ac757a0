import { Ctx, Extensions, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { getOverview, type Overview } from './overview.service.js';

@ObjectType('PendingCounts', { description: 'Number of items in each moderation queue.' })
class PendingCountsType {
  @Field(() => Int, { description: 'Venues to approve or reject.' })
  venues: number;

  @Field(() => Int, { description: 'Vendors to approve or reject.' })
  vendors: number;

  @Field(() => Int, { description: 'Reviews held for moderation.' })
  heldReviews: number;

  @Field(() => Int, { description: "Reviews flagged by the listing's owner." })
  flaggedReviews: number;

  @Field(() => Int, { description: 'Reviews whose business says that the event did not take place.' })
  disputedReviews: number;

  @Field(() => Int, { description: 'Messages held until an admin decides.' })
  heldMessages: number;

  @Field(() => Int, { description: 'Messages reported by their recipients.' })
  reportedMessages: number;

  @Field(() => Int, { description: 'Stories to publish or reject.' })
  stories: number;

  @Field(() => Int, { description: 'Unread general enquiries and leads.' })
  enquiries: number;
}

@ObjectType('OverviewTotals', { description: 'Totals of the whole marketplace.' })
class TotalsType {
  @Field(() => Int, { description: 'Approved venues.' })
  venues: number;

  @Field(() => Int, { description: 'Approved vendors.' })
  vendors: number;

  @Field(() => Int, { description: 'Accounts with the role USER.' })
  users: number;

  @Field(() => Int, { description: 'Enquiries to venues and vendors, regardless of status.' })
  bookings: number;
}

@ObjectType('WeeklyEnquiries', { description: 'The enquiries of one week.' })
class WeekType {
  @Field({ description: 'First day of the week, a Monday, YYYY-MM-DD.' })
  weekStart: string;

  @Field(() => Int, { description: 'Enquiries to venues and vendors.' })
  toListings: number;

  @Field(() => Int, { description: 'Enquiries to Mandap itself, without registrations.' })
  toMandap: number;
}

@ObjectType('CityCount', { description: 'Number of approved listings in a city.' })
class CityCountType {
  @Field({ description: 'Name of the city.' })
  name: string;

  @Field(() => Int, { description: 'Number of venues.' })
  venues: number;

  @Field(() => Int, { description: 'Number of vendors.' })
  vendors: number;
}

@ObjectType('CategoryCount', { description: 'Number of approved vendors in a category.' })
class CategoryCountType {
  @Field({ description: 'Name of the category.' })
  name: string;

  @Field(() => Int, { description: 'Number of vendors.' })
  vendors: number;
}

@ObjectType('Overview', { description: 'Figures of the admin dashboard. Visible to admins only.' })
class OverviewType {
  @Field(() => PendingCountsType, { description: 'Items in the moderation queues.' })
  pending: PendingCountsType;

  @Field(() => TotalsType, { description: 'Totals.' })
  totals: TotalsType;

  @Field(() => [WeekType], { description: 'Enquiries of the last twelve weeks, oldest first.' })
  weeks: WeekType[];

  @Field(() => [CityCountType], { description: 'The twelve cities with the most listings.' })
  cities: CityCountType[];

  @Field(() => [CategoryCountType], { description: 'Categories with vendors, those with the most first.' })
  categories: CategoryCountType[];
}

@Resolver()
export class OverviewResolver {
  @Extensions({ statements: 5 })
  @Query(() => OverviewType, { description: 'Figures of the admin dashboard. For admins.' })
  overview(@Ctx() ctx: Context): Promise<Overview> {
    return getOverview(ctx);
  }
}
