import {
  Arg,
  Ctx,
  Extensions,
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
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { Listing } from '../listing/listing.entity.js';
import type { NotificationTopic } from '../notification/notification.constants.js';
import { NotificationTopicEnum } from '../notification/notification.entity.js';
import { markAllNotificationsRead } from '../notification/notification.service.js';
import { getVendor } from '../vendor/vendor.service.js';
import { getVenue } from '../venue/venue.service.js';
import { inboxSummary } from './inbox-summary.service.js';
import { getMe, type MeRow } from './me.service.js';
import { Me } from './me.type.js';

@ObjectType({
  description: "Result of a mutation that returns the current user's account, such as `changePassword`.",
})
export class MePayload extends Payload {
  @Field(() => Me, { nullable: true, description: 'The account after the change; null if it failed.' })
  me?: MeRow;
}

@ObjectType({ description: "Unread count and version of an account's inbox, for polling." })
class InboxSummary {
  @Field(() => ID, { description: 'ID of the account.' })
  accountId: string;

  @Field(() => Int, { description: 'Number of unread items, up to 100.' })
  unreadCount: number;

  @Field({ description: 'Opaque; changes whenever the inbox does.' })
  version: string;
}

@Resolver(() => Me)
export class MeResolver {
  @Extensions({ statements: 2 })
  @Query(() => Me, { nullable: true, description: "The current user's account; null for visitors." })
  me(@Ctx() ctx: Context): Promise<MeRow | null> {
    return getMe(ctx);
  }

  @Extensions({ statements: 1 })
  @FieldResolver(() => Int, {
    description: 'Number of unread notifications, or of unread enquiries to Mandap for admins; up to 100.',
  })
  async unreadCount(@Ctx() ctx: Context): Promise<number> {
    return (await inboxSummary(ctx)).unreadCount;
  }

  @Query(() => InboxSummary, {
    description: "Unread count and version of the current user's inbox. Cheap enough for polling.",
  })
  inboxSummary(@Ctx() ctx: Context): Promise<InboxSummary> {
    return inboxSummary(ctx);
  }

  @Extensions({ statements: 1 })
  @FieldResolver(() => Listing, {
    nullable: true,
    description: "The current user's venue or vendor, regardless of status; null if they have none.",
  })
  async listing(@Root() me: MeRow, @Ctx() ctx: Context): Promise<Listing | null> {
    if (me.role === 'venue') return getVenue(ctx, { id: me.id });
    return me.role === 'vendor' ? getVendor(ctx, { id: me.id }) : null;
  }

  @Mutation(() => MePayload, {
    description:
      'Marks all notifications of the current user as read, or those of one topic, and the messages that they are about.',
  })
  markAllNotificationsRead(
    @Ctx() ctx: Context,
    @Arg('topic', () => NotificationTopicEnum, {
      nullable: true,
      description: 'Only notifications of this topic.',
    })
    topic?: NotificationTopic,
  ) {
    return payload(async () => {
      await markAllNotificationsRead(ctx, { topic });
      return { me: (await getMe(ctx)) ?? undefined };
    });
  }
}
