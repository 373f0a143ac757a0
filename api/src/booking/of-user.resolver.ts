import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import { connectionOf, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { Booking } from './booking.entity.js';
import { BookingConnection } from './booking.resolver.js';
import { listUserBookings } from './of-user.service.js';

@ArgsType()
class UserBookingArgs {
  @Field(() => ID, { description: 'Whose.' })
  userId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for what is pending, or approved for today or later; false for all others.',
  })
  open?: boolean;

  @Field(() => Int, { defaultValue: 20, description: 'Page size, 1 to 50.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string;
}

@Resolver(() => Booking)
export class UserBookingResolver {
  @Query(() => BookingConnection, { description: 'The bookings of a user, newest first. For admins.' })
  async userBookings(@Args(() => UserBookingArgs) args: UserBookingArgs, @Ctx() ctx: Context) {
    return connectionOf(await listUserBookings(ctx, graphqlWindow(args)));
  }
}
