import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { BookingEvent } from './booking-event.entity.js';
import { Booking } from './booking.entity.js';
import { bookingHistory, MAX_HISTORY_LENGTH, type HistoryEntry } from './history.service.js';

@Resolver(() => Booking)
export class BookingHistoryResolver {
  @Extensions({ rows: MAX_HISTORY_LENGTH })
  @FieldResolver(() => [BookingEvent], {
    description: `History of the booking, oldest event first; at most ${MAX_HISTORY_LENGTH}.`,
  })
  history(@Root() booking: Booking, @Ctx() ctx: Context): Promise<HistoryEntry[]> {
    return bookingHistory(ctx, booking.id);
  }
}
