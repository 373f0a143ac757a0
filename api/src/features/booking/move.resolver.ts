import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { Booking } from './booking.entity.js';
import { BookingPayload } from './booking.resolver.js';
import { acceptDate, declineDate, dropProposal, proposeDate } from './move.service.js';

/** An approved booking may move to another day, when both want it. */
@Resolver(() => Booking)
export class BookingMoveResolver {
  @Mutation(() => BookingPayload, {
    description: 'Asks to move an approved booking to another day; it stays approved. For its couple.',
  })
  proposeDate(
    @Arg('id', () => ID, { description: 'Id of the booking.' }) id: string,
    @Arg('date', { description: 'YYYY-MM-DD; today or later in India.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await proposeDate(ctx, { id, date }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Takes the wish for another day back. For its couple.' })
  dropProposal(@Arg('id', () => ID, { description: 'Id of the booking.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ booking: await dropProposal(ctx, { id }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Moves a booking to the proposed day. For its business.' })
  acceptDate(
    @Arg('id', () => ID, { description: 'Id of the booking.' }) id: string,
    @Arg('date', { description: 'The proposed day, as the business has seen it.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await acceptDate(ctx, { id, date }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Leaves a booking on its day. For its business.' })
  declineDate(
    @Arg('id', () => ID, { description: 'Id of the booking.' }) id: string,
    @Arg('date', { description: 'The proposed day, as the business has seen it.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await declineDate(ctx, { id, date }) }));
  }
}
