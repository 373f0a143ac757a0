import {
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '../core/context.js';
import { Payload, payload } from '../core/payload.js';
import { countUnread, readAll } from '../notification/notification.service.js';
import { whoAmI, type MeRow } from './me.service.js';
import { Me } from './me.type.js';

@ObjectType({ description: 'Outcome of a mutation on the own account.' })
export class MePayload extends Payload {
  @Field(() => Me, { nullable: true, description: 'The account as it is now; null when it was refused.' })
  me?: MeRow;
}

@Resolver(() => Me)
export class MeResolver {
  @Extensions({ statements: 2 })
  @Query(() => Me, { nullable: true, description: 'The account that asks, or null for a visitor.' })
  me(@Ctx() ctx: Context): Promise<MeRow | null> {
    return whoAmI(ctx);
  }

  @Extensions({ statements: 1 })
  @FieldResolver(() => Int, { description: 'Unread notifications; the number at the bell.' })
  unreadCount(@Ctx() ctx: Context): Promise<number> {
    return countUnread(ctx);
  }

  @Mutation(() => MePayload, {
    description: 'Marks all of the own notifications as read, as opening the inbox does.',
  })
  readNotifications(@Ctx() ctx: Context) {
    return payload(async () => {
      await readAll(ctx);
      return { me: (await whoAmI(ctx)) ?? undefined };
    });
  }
}
