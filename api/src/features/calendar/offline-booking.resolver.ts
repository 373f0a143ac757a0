import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { offlineBookingRules } from './calendar.rules.js';
import { OfflineBooking } from './offline-booking.entity.js';
import {
  addOfflineBooking,
  deleteOfflineBooking,
  listOfflineBookings,
  updateOfflineBooking,
} from './offline-booking.service.js';

@InputType({ description: 'A booking that was made outside of Mandap.' })
class OfflineBookingInput {
  @Field({ description: 'Date of the event, YYYY-MM-DD; today or later in India.' })
  date: string;

  @Field({ description: `Name of the customer, ${upTo(offlineBookingRules.fields.name)}.` })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: `Type of event: a value of \`EventType\`, its English name, or any other text; ${upTo(offlineBookingRules.fields.typeOfEvent)}.`,
  })
  typeOfEvent?: string;

  @Field(() => Int, { nullable: true, description: 'Expected guests.' })
  guests?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Private note, ${upTo(offlineBookingRules.fields.note)}.`,
  })
  note?: string;
}

@ObjectType({ description: 'Result of adding, changing or deleting an offline booking.' })
class OfflineBookingPayload extends Payload {
  @Field(() => OfflineBooking, {
    nullable: true,
    description:
      'The booking after the change, or as it was before it was deleted; null if the mutation failed.',
  })
  offlineBooking?: OfflineBooking;
}

const bookingId = { description: 'ID of the offline booking.' };

@Resolver(() => OfflineBooking)
export class OfflineBookingResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Type of event; null if unknown.' })
  typeOfEvent(@Root() { eventType, eventTypeText }: OfflineBooking): string | null {
    return eventType && typeOfEvent({ eventType, eventTypeText });
  }

  @FieldResolver(() => Boolean, { description: 'Whether it comes from an imported calendar file.' })
  imported(@Root() { importedUid }: OfflineBooking): boolean {
    return importedUid !== null;
  }

  @Extensions({ rows: 10 })
  @Query(() => [OfflineBooking], {
    description: "Offline bookings of a day in the current user's calendar. For owners.",
  })
  offlineBookings(
    @Arg('date', { description: 'The day, YYYY-MM-DD.' }) date: string,
    @Ctx() ctx: Context,
  ): Promise<OfflineBooking[]> {
    return listOfflineBookings(ctx, { date });
  }

  @Mutation(() => OfflineBookingPayload, {
    description:
      "Adds a booking that was made outside of Mandap to the current user's calendar. Refused on a day that is full or blocked. For owners.",
  })
  addOfflineBooking(
    @Arg('input', () => OfflineBookingInput, { description: 'The booking.' }) input: OfflineBookingInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ offlineBooking: await addOfflineBooking(ctx, input) }));
  }

  @Mutation(() => OfflineBookingPayload, { description: 'Changes an offline booking. For its owner.' })
  updateOfflineBooking(
    @Arg('id', () => ID, bookingId) id: string,
    @Arg('input', () => OfflineBookingInput, { description: 'The booking with its new values.' })
    input: OfflineBookingInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ offlineBooking: await updateOfflineBooking(ctx, { ...input, id }) }));
  }

  @Mutation(() => OfflineBookingPayload, { description: 'Deletes an offline booking. For its owner.' })
  deleteOfflineBooking(@Arg('id', () => ID, bookingId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ offlineBooking: await deleteOfflineBooking(ctx, { id }) }));
  }
}
