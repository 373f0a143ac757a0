import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import {
  createCalendarFeed,
  getCalendarFeed,
  revokeCalendarFeed,
  type CalendarFeed,
} from './feed.service.js';

@ObjectType('CalendarFeed', { description: 'A private feed of a calendar, for calendar programs.' })
class CalendarFeedType implements CalendarFeed {
  @Field({ description: 'When its current URL was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'Result of creating a feed.' })
class CreateCalendarFeedPayload extends Payload {
  @Field(() => CalendarFeedType, { nullable: true, description: 'The feed; null if the mutation failed.' })
  feed?: CalendarFeed;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the feed; null if the mutation failed. Whoever knows it can read the calendar. Only this response contains it: Mandap stores its hash.',
  })
  url?: string;
}

@ObjectType({ description: 'Result of revoking a feed.' })
class RevokeCalendarFeedPayload extends Payload {}

@Resolver()
export class CalendarFeedResolver {
  @Query(() => CalendarFeedType, {
    nullable: true,
    description: "The private feed of the current user's calendar; null if there is none. For owners.",
  })
  calendarFeed(@Ctx() ctx: Context): Promise<CalendarFeed | null> {
    return getCalendarFeed(ctx);
  }

  @Mutation(() => CreateCalendarFeedPayload, {
    description:
      "Creates a private feed of the current user's calendar. If there is one, creates a new URL, and the previous one stops working. The feed names no couple or customer, and has no contact details or notes. For owners.",
  })
  createCalendarFeed(@Ctx() ctx: Context) {
    return payload(() => createCalendarFeed(ctx));
  }

  @Mutation(() => RevokeCalendarFeedPayload, {
    description: "Revokes the feed of the current user's calendar: its URL stops working. For owners.",
  })
  revokeCalendarFeed(@Ctx() ctx: Context) {
    return payload(async () => {
      await revokeCalendarFeed(ctx);
      return {};
    });
  }
}
