import { Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { connectionOf, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Booking } from './booking.entity.js';
import { BookingConnection } from './booking.resolver.js';
import { listUserBookings } from './user-bookings.service.js';

@ArgsType()
class UserBookingArgs extends cursorArgs(20) {
  @Field(() => ID, { description: 'ID of the user.' })
  userId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for bookings that are pending or approved, for today or later; false for all others.',
  })
  open?: boolean;
}

@Resolver(() => Booking)
export class UserBookingResolver {
  @Query(() => BookingConnection, { description: "A user's bookings, newest first. For admins." })
  async userBookings(@Args(() => UserBookingArgs) args: UserBookingArgs, @Ctx() ctx: Context) {
    return connectionOf(await listUserBookings(ctx, graphqlWindow(args)));
  }
}
