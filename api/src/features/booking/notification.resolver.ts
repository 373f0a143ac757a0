import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Notification } from '../notification/notification.entity.js';
import { Booking } from './booking.entity.js';
import { bookingOfNotice } from './booking.service.js';

/** What bookings add to notifications; they know nothing of it. */
@Resolver(() => Notification)
export class NotificationBookingResolver {
  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The enquiry that it is about, if it is about one.',
  })
  booking(@Root() notification: Notification, @Ctx() ctx: Context): Promise<Booking | null> | null {
    return notification.bookingId ? bookingOfNotice(ctx, notification.bookingId) : null;
  }
}
