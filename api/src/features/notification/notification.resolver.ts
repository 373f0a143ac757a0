import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Booking } from '../booking/booking.entity.js';
import { bookingOfNotice } from '../booking/booking.service.js';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import type { NotificationTopic } from './notification.constants.js';
import { Notification } from './notification.entity.js';
import { textOf, type NamedNotification } from './notification.query.js';
import { listNotifications, readNotification, unreadCounts } from './notification.service.js';

const NotificationConnection = connectionType('Notification', () => Notification);

@ArgsType()
class NotificationListArgs extends cursorArgs(20) {
  @Field({ defaultValue: false, description: 'Only what was not read yet.' })
  unread: boolean;
}

@ObjectType({ description: 'Outcome of a mutation on a notification.' })
class NotificationPayload extends Payload {
  @Field(() => Notification, {
    nullable: true,
    description: 'The notification as it is now; null when it was refused.',
  })
  notification?: Notification;
}

@ObjectType({ description: 'Number of unread notifications of each topic.' })
class UnreadCounts implements Record<NotificationTopic, number> {
  @Field(() => Int, { description: 'About enquiries and bookings.' })
  bookings: number;

  @Field(() => Int, { description: 'About the own listing.' })
  listing: number;

  @Field(() => Int, { description: 'About reviews that the account wrote.' })
  reviews: number;

  @Field(() => Int, { description: 'About real weddings that the account wrote.' })
  stories: number;
}

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: 'What the asker was told, newest first.' })
  async notifications(@Args(() => NotificationListArgs) args: NotificationListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listNotifications(ctx, graphqlWindow(args)));
  }

  @FieldResolver(() => String, { description: 'One sentence; never a code.' })
  text(@Root() notification: NamedNotification): string {
    return textOf(notification);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The enquiry that it is about, if it is about one.',
  })
  booking(@Root() notification: NamedNotification, @Ctx() ctx: Context): Promise<Booking | null> | null {
    return notification.bookingId ? bookingOfNotice(ctx, notification.bookingId) : null;
  }

  @Query(() => UnreadCounts, {
    description: 'Unread notifications of the current user by topic, of the newest 100.',
  })
  unreadCounts(@Ctx() ctx: Context): Promise<UnreadCounts> {
    return unreadCounts(ctx);
  }

  @Mutation(() => NotificationPayload, { description: 'Marks one of the own notifications as read.' })
  readNotification(
    @Arg('id', () => ID, { description: 'Id of the notification.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ notification: await readNotification(ctx, { id }) }));
  }
}
