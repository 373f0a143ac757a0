import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { OFFERED_DATES_MAX } from './booking.constants.js';
import { Booking } from './booking.entity.js';
import { BookingPayload, seenDate, seenGuests } from './booking.resolver.js';
import { DateOffer } from './date-offer.entity.js';
import { acceptDateOffer, declineDateOffer, offerDates, openDateOffer } from './date-offer.service.js';

/** Offers of other dates for pending enquiries. */
@Resolver(() => Booking)
export class DateOfferResolver {
  @FieldResolver(() => DateOffer, {
    nullable: true,
    description: 'The dates that the business offers instead; null without an open offer.',
  })
  dateOffer(@Root() booking: Booking, @Ctx() ctx: Context): Promise<DateOffer | null> {
    return openDateOffer(ctx, booking.id);
  }

  @Mutation(() => BookingPayload, {
    description:
      'Offers other dates for a pending enquiry, which keeps its date until the couple accepts one. Replaces an earlier offer. For its business.',
  })
  offerDates(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Arg('dates', () => [String], {
      description: `One to ${OFFERED_DATES_MAX} different days that are free, YYYY-MM-DD; today or later in India.`,
    })
    dates: string[],
    @Ctx() ctx: Context,
    @Arg('date', () => String, seenDate) date?: string,
    @Arg('guests', () => Int, seenGuests) guests?: number,
  ) {
    return payload(async () => ({ booking: await offerDates(ctx, { id, dates, date, guests }) }));
  }

  @Mutation(() => BookingPayload, {
    description:
      'Accepts one of the offered dates: the enquiry moves to it and stays pending until the business approves it. For its couple.',
  })
  acceptDateOffer(
    @Arg('id', () => ID, { description: 'ID of the offer.' }) id: string,
    @Arg('date', { description: 'One of its dates, YYYY-MM-DD.' }) date: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await acceptDateOffer(ctx, { id, date }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Declines an offer of other dates; the enquiry stays pending for its date. For its couple.',
  })
  declineDateOffer(
    @Arg('id', () => ID, { description: 'ID of the offer.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await declineDateOffer(ctx, { id }) }));
  }
}
