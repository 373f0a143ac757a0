import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { Payload, payload } from '../core/payload.js';
import { Notification } from './notification.entity.js';
import { listNotifications, readNotification } from './notification.service.js';

const NotificationConnection = connectionType('Notification', () => Notification);

@ArgsType()
class NotificationListArgs {
  @Field({ defaultValue: false, description: 'Only what was not read yet.' })
  unread: boolean;

  @Field(() => Int, { defaultValue: 20, description: 'Page size, 1 to 50.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string;
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
