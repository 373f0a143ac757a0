import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { Booking } from './booking.entity.js';
import { BookingPayload } from './booking.resolver.js';
import {
  acceptReschedule,
  declineReschedule,
  cancelReschedule,
  requestReschedule,
} from './reschedule.service.js';

/** Reschedule requests for approved bookings. */
@Resolver(() => Booking)
export class RescheduleResolver {
  @Mutation(() => BookingPayload, {
    description:
      'Requests another date for an approved booking, which keeps its date until the business accepts. For its couple.',
  })
  requestReschedule(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Arg('date', { description: 'YYYY-MM-DD; today or later in India.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await requestReschedule(ctx, { id, date }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Cancels the reschedule request. For its couple.' })
  cancelReschedule(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await cancelReschedule(ctx, { id }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Accepts a reschedule request: the booking moves to the requested date. For its business.',
  })
  acceptReschedule(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Arg('date', { description: 'The requested date that the business saw, YYYY-MM-DD.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await acceptReschedule(ctx, { id, date }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Declines a reschedule request; the booking keeps its date. For its business.',
  })
  declineReschedule(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Arg('date', { description: 'The requested date that the business saw, YYYY-MM-DD.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await declineReschedule(ctx, { id, date }) }));
  }
}
