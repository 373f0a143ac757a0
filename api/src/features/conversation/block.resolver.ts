import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { Booking } from '../booking/booking.entity.js';
import { BookingPayload } from '../booking/booking.resolver.js';
import { blockConversation, conversationBlock, unblockConversation } from './block.service.js';

/** Blocking the other party of a booking. */
@Resolver(() => Booking)
export class ConversationBlockResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the current user has blocked the other party, so that neither can send messages to the other.',
  })
  async blockedByMe(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> {
    return (await conversationBlock(ctx, booking.id))?.byMe ?? false;
  }

  @Mutation(() => BookingPayload, {
    description: 'Blocks the other party of a booking: neither can send messages to the other.',
  })
  blockConversation(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await blockConversation(ctx, { bookingId }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Unblocks the other party of a booking. A block by the other party stays.',
  })
  unblockConversation(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await unblockConversation(ctx, { bookingId }) }));
  }
}
