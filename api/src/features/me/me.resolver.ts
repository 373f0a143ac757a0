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
import { readAll } from '../notification/notification.service.js';
import { getVendor } from '../vendor/vendor.service.js';
import { getVenue } from '../venue/venue.service.js';
import { pulse } from './pulse.service.js';
import { whoAmI, type MeRow } from './me.service.js';
import { Me } from './me.type.js';

@ObjectType({ description: 'Outcome of a mutation on the own account.' })
export class MePayload extends Payload {
  @Field(() => Me, { nullable: true, description: 'The account as it is now; null when it was refused.' })
  me?: MeRow;
}

@ObjectType({ description: 'Whether there is news for an account.' })
class Pulse {
  @Field(() => ID, { description: 'Whose news it is.' })
  accountId: string;

  @Field(() => Int, { description: 'What is unread, counted up to 100.' })
  unread: number;

  @Field({ description: 'Another one as soon as the account has more, or less, to see in its inbox.' })
  version: string;
}

@Resolver(() => Me)
export class MeResolver {
  @Extensions({ statements: 2 })
  @Query(() => Me, { nullable: true, description: 'The account that asks, or null for a visitor.' })
  me(@Ctx() ctx: Context): Promise<MeRow | null> {
    return whoAmI(ctx);
  }

  @Extensions({ statements: 1 })
  @FieldResolver(() => Int, {
    description:
      'The number at the bell, counted up to 100: unread notifications, or for an admin what was written to us.',
  })
  async unreadCount(@Ctx() ctx: Context): Promise<number> {
    return (await pulse(ctx)).unread;
  }

  @Query(() => Pulse, {
    description:
      'Whether there is news for the account that asks: a small question, to be asked again and again.',
  })
  pulse(@Ctx() ctx: Context): Promise<Pulse> {
    return pulse(ctx);
  }

  @Extensions({ statements: 1 })
  @FieldResolver(() => Listing, {
    nullable: true,
    description: 'The own venue or vendor, whatever its state; null for people who are neither.',
  })
  async listing(@Root() me: MeRow, @Ctx() ctx: Context): Promise<Listing | null> {
    if (me.role === 'venue') return getVenue(ctx, { id: me.id });
    return me.role === 'vendor' ? getVendor(ctx, { id: me.id }) : null;
  }

  @Mutation(() => MePayload, {
    description: 'Marks all notifications of the current user as read, or those of one topic.',
  })
  readNotifications(
    @Ctx() ctx: Context,
    @Arg('topic', () => NotificationTopicEnum, { nullable: true, description: 'Only these.' })
    topic?: NotificationTopic,
  ) {
    return payload(async () => {
      await readAll(ctx, { topic });
      return { me: (await whoAmI(ctx)) ?? undefined };
    });
  }
}
