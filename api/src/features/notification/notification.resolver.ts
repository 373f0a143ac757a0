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
import { bookingOfNotification } from '../booking/booking.service.js';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import type { NotificationTopic } from './notification.constants.js';
import { Notification } from './notification.entity.js';
import { textOf, type NamedNotification } from './notification.query.js';
import { listNotifications, markNotificationRead, unreadCounts } from './notification.service.js';

const NotificationConnection = connectionType('Notification', () => Notification);

@ArgsType()
class NotificationListArgs extends cursorArgs(20) {
  @Field({ defaultValue: false, description: 'Only unread notifications.' })
  unread: boolean;
}

@ObjectType({ description: 'Result of marking a notification as read.' })
class NotificationPayload extends Payload {
  @Field(() => Notification, {
    nullable: true,
    description: 'The notification after the change; null if it failed.',
  })
  notification?: Notification;
}

@ObjectType({ description: 'Number of unread notifications by topic.' })
class UnreadCounts implements Record<NotificationTopic, number> {
  @Field(() => Int, { description: 'About enquiries and bookings.' })
  bookings: number;

  @Field(() => Int, { description: 'About messages: one for each conversation.' })
  messages: number;

  @Field(() => Int, { description: "About the account's listing." })
  listing: number;

  @Field(() => Int, { description: "About the account's reviews." })
  reviews: number;

  @Field(() => Int, { description: "About the account's stories." })
  stories: number;
}

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: "The current user's notifications, newest first." })
  async notifications(@Args(() => NotificationListArgs) args: NotificationListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listNotifications(ctx, graphqlWindow(args)));
  }

  @FieldResolver(() => String, { description: 'Text of the notification, one sentence.' })
  text(@Root() notification: NamedNotification): string {
    return textOf(notification);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The enquiry or booking that it concerns; null if none.',
  })
  booking(@Root() notification: NamedNotification, @Ctx() ctx: Context): Promise<Booking | null> | null {
    return notification.bookingId ? bookingOfNotification(ctx, notification.bookingId) : null;
  }

  @Query(() => UnreadCounts, {
    description: "Number of the current user's unread notifications by topic, among the newest 100.",
  })
  unreadCounts(@Ctx() ctx: Context): Promise<UnreadCounts> {
    return unreadCounts(ctx);
  }

  @Mutation(() => NotificationPayload, {
    description:
      "Marks one of the current user's notifications as read; if it is about messages, these, too.",
  })
  markNotificationRead(
    @Arg('id', () => ID, { description: 'ID of the notification.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ notification: await markNotificationRead(ctx, { id }) }));
  }
}
