import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Booking } from '../booking/booking.entity.js';
import { isUnanswered } from './unanswered.service.js';

/** What responses add to bookings. */
@Resolver(() => Booking)
export class UnansweredResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the business has not answered this pending enquiry within 72 hours. For the couple; false for everybody else.',
  })
  isUnanswered(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return ctx.viewer !== undefined && ctx.viewer.id === booking.userId && isUnanswered(ctx, booking.id);
  }
}
