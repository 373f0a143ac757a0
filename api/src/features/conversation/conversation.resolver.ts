import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import { TimelineEntry } from '../../core/timeline-entry.js';
import { Booking } from '../booking/booking.entity.js';
import { BookingPayload } from '../booking/booking.resolver.js';
import { sideOf } from '../booking/booking.policy.js';
import { conversationBlock } from './block.service.js';
import {
  conversationClosesAt,
  markConversationRead,
  sendMessage,
  unreadMessages,
} from './conversation.service.js';
import { Message } from './message.entity.js';
import { getTimeline } from './timeline.service.js';

const TimelineConnection = connectionType(
  'Timeline',
  () => TimelineEntry as new () => TimelineEntry,
  'TimelineEntry',
);

@ArgsType()
class TimelineArgs extends cursorArgs(20) {}

@InputType({ description: 'A message to the other party of a booking.' })
class SendMessageInput {
  @Field(() => ID, { description: 'ID of the booking.' })
  bookingId: string;

  @Field(() => ID, {
    description:
      'A UUID that the client generates for this message. A retry with the same UUID and content returns the same message.',
  })
  clientId: string;

  @Field({ description: 'Text of up to 2,000 characters. Can be empty if the message has attachments.' })
  body: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of up to 5 attachments that `uploadAttachment` returned, in the order to show them.',
  })
  attachmentIds?: string[];
}

@ObjectType({ description: 'Result of sending or reporting a message.' })
export class MessagePayload extends Payload {
  @Field(() => Message, { nullable: true, description: 'The sent or reported message; null if it failed.' })
  message?: Message;
}

/** The conversation between the two parties of a booking. */
@Resolver(() => Booking)
export class ConversationResolver {
  @Extensions({ statements: 5 })
  @FieldResolver(() => TimelineConnection, {
    description:
      'Messages and events of the booking, newest first. For admins, only its events: messages are visible to the couple and the business.',
  })
  async timeline(
    @Root() booking: Booking,
    @Args(() => TimelineArgs) args: TimelineArgs,
    @Ctx() ctx: Context,
  ) {
    return connectionOf(await getTimeline(ctx, { bookingId: booking.id, ...graphqlWindow(args) }));
  }

  @FieldResolver(() => Int, { description: 'Number of messages that the current user has not read.' })
  unreadMessages(@Root() booking: Booking, @Ctx() ctx: Context): Promise<number> {
    return unreadMessages(ctx, booking.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the current user can send a message.' })
  async canSendMessages(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> {
    if (!sideOf(ctx.viewer, booking) || !booking.userId || !booking.listingId) return false;
    const [closesAt, block] = await Promise.all([
      conversationClosesAt(ctx, booking.id),
      conversationBlock(ctx, booking.id),
    ]);
    return !block && (!closesAt || closesAt.getTime() > Date.now());
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the conversation closes for new messages: two years after the event of an approved booking, 30 days after a rejection, withdrawal or expiry; null for open enquiries.',
  })
  messagesCloseAt(@Root() booking: Booking, @Ctx() ctx: Context): Promise<Date | null> {
    return conversationClosesAt(ctx, booking.id);
  }

  @Mutation(() => MessagePayload, { description: 'Sends a message to the other party of a booking.' })
  sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ message: await sendMessage(ctx, input) }));
  }

  @Mutation(() => BookingPayload, {
    description:
      'Records that the current user has the conversation open, and has read it up to a message if one is given. Marks their notifications about the booking as read. The notification about new messages is marked once all messages are read.',
  })
  markConversationRead(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Ctx() ctx: Context,
    @Arg('messageId', () => ID, { nullable: true, description: 'ID of the last message that was read.' })
    messageId?: string,
  ) {
    return payload(async () => ({ booking: await markConversationRead(ctx, { bookingId, messageId }) }));
  }
}
