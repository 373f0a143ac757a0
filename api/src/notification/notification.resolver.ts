import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { cursorArgs } from '../core/page.args.js';
import { Payload, payload } from '../core/payload.js';
import { Notification } from './notification.entity.js';
import { listNotifications, readNotification } from './notification.service.js';

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

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: 'What the asker was told, newest first.' })
  async notifications(@Args(() => NotificationListArgs) args: NotificationListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listNotifications(ctx, graphqlWindow(args)));
  }

  @Mutation(() => NotificationPayload, { description: 'Marks one of the own notifications as read.' })
  readNotification(
    @Arg('id', () => ID, { description: 'Id of the notification.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ notification: await readNotification(ctx, { id }) }));
  }
}
