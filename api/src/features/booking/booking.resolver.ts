import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { typeOfEvent } from '../../core/event-type.labels.js';
import { Payload, payload, UserErrorCode } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { Listing } from '../listing/listing.entity.js';
import { REJECTION_NOTE_MAX, type RejectionReason } from './booking.constants.js';
import { Booking, RejectionReasonEnum } from './booking.entity.js';
import { BookingListArgs, EnquiryInput, InboxArgs } from './booking.inputs.js';
import { coupleName } from './couple-name.js';
import { codeFor, coupleContactFor, lockFor, rejectionNoteFor } from './booking.policy.js';
import { bookingListRules } from './booking.rules.js';
import { countInbox, getBooking, listInbox, listMyBookings, myOpenBooking } from './booking.service.js';
import { approveBooking, rejectBooking, withdrawBooking } from './decide.service.js';
import { sendEnquiry } from './send.service.js';
import { t } from './messages.generated.js';

export const BookingConnection = connectionType('Booking', () => Booking);

@ObjectType({ description: 'Number of enquiries by status.' })
class InboxCounts {
  @Field(() => Int, { description: 'Pending, including expired ones.' })
  pending: number;

  @Field(() => Int, { description: 'Approved.' })
  approved: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected: number;

  @Field(() => Int, { description: 'Withdrawn by the couple.' })
  withdrawn: number;

  @Field(() => Int, { description: 'Approved with a pending reschedule request.' })
  rescheduleRequested: number;

  @Field(() => Int, { description: 'Expired: pending, and their date has passed.' })
  expired: number;
}

@ObjectType({ description: 'Result of a mutation that returns the booking, such as `sendEnquiry`.' })
export class BookingPayload extends Payload {
  @Field(() => Booking, {
    nullable: true,
    description: 'The booking after the change, also after a wrong code; null if it failed otherwise.',
  })
  booking?: Booking;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For `sendEnquiry`: true if the enquiry was created; false if one was open already, which is returned unchanged; null for other mutations.',
  })
  created?: boolean;
}

export const seenDate = {
  nullable: true,
  description:
    'The event date that the business saw, YYYY-MM-DD. The decision fails if the couple has changed it since.',
};

export const seenGuests = {
  nullable: true,
  description:
    'The number of guests that the business saw. The decision fails if the couple has changed it since.',
};

@Resolver(() => Booking)
export class BookingResolver {
  @FieldResolver(() => String, { description: 'Name of the sender.' })
  name(@Root() booking: Booking): string {
    return coupleName(booking);
  }

  @FieldResolver(() => String, {
    description: 'Name of the type of event in the current language, or what the sender typed.',
  })
  typeOfEvent(@Root() booking: Booking): string {
    return typeOfEvent(booking);
  }

  @FieldResolver(() => String, {
    description:
      'Ten-digit phone number of the sender; empty for the business after a withdrawal, and once the couple has deleted their account.',
  })
  contact(@Root() booking: Booking, @Ctx() { viewer }: Context): string {
    return coupleContactFor(viewer, booking).contact;
  }

  @FieldResolver(() => String, {
    description:
      'Postal address of the sender; empty for the business after a withdrawal, and once the couple has deleted their account.',
  })
  address(@Root() booking: Booking, @Ctx() { viewer }: Context): string {
    return coupleContactFor(viewer, booking).address;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The one-time code that the couple gives the business. Visible to the couple only; null for others.',
  })
  code(@Root() booking: Booking, @Ctx() { viewer }: Context): string | null {
    return codeFor(viewer, booking);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the business added to the reason; null if nothing. Visible to both parties only.',
  })
  rejectionNote(@Root() booking: Booking, @Ctx() { viewer }: Context): string | null {
    return rejectionNoteFor(viewer, booking);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the business can try another code, after too many wrong ones; null if it can now. Visible to the business only.',
  })
  lockedUntil(@Root() booking: Booking, @Ctx() { viewer }: Context): Date | null {
    return lockFor(viewer, booking);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the couple has deleted their account; the name is then a placeholder, and contact details are empty.',
  })
  coupleDeleted(@Root() booking: Booking): boolean {
    return booking.userId === null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'ID of the venue or vendor; null once it is deleted.',
  })
  listingId(@Root() booking: Booking): string | null {
    return booking.listingId;
  }

  @Query(() => BookingConnection, { description: "The current user's bookings, newest first. For users." })
  async myBookings(@Args(() => BookingListArgs) args: BookingListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listMyBookings(ctx, graphqlWindow(args)));
  }

  @Query(() => BookingConnection, {
    description:
      'Bookings of a listing by date and status, for the calendar, admins and API clients. For an owner’s inbox, use `enquiryInbox`. For owners and admins.',
  })
  async inbox(@Args(() => InboxArgs) args: InboxArgs, @Ctx() ctx: Context) {
    return connectionOf(await listInbox(ctx, graphqlWindow(args)));
  }

  @Query(() => InboxCounts, { description: 'Number of enquiries in the inbox by status.' })
  inboxCounts(
    @Ctx() ctx: Context,
    @Arg('listingId', () => ID, { nullable: true, description: 'ID of the listing; required for admins.' })
    listingId?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: `Counts only those that match this search, as in \`inbox\` (${upTo(bookingListRules.fields.search)}).`,
    })
    search?: string,
  ): Promise<InboxCounts> {
    return countInbox(ctx, { listingId, search });
  }

  @Query(() => Booking, {
    nullable: true,
    description:
      'Returns a booking of the current user or their listing, or any booking for admins; null if there is none that the current user can see.',
  })
  booking(@Arg('id', () => ID, { description: 'ID of the booking.' }) id: string, @Ctx() ctx: Context) {
    return getBooking(ctx, { id }).catch(nullIfNotFound);
  }

  @Mutation(() => BookingPayload, {
    description: 'Sends an enquiry. While one is open, it is returned unchanged instead; see `created`.',
  })
  sendEnquiry(
    @Arg('input', () => EnquiryInput, { description: 'The enquiry.' }) input: EnquiryInput,
    @Ctx() ctx: Context,
  ) {
    return payload(() => sendEnquiry(ctx, input));
  }

  @Runs(approveBooking)
  @Mutation(() => BookingPayload, { description: 'Approves an enquiry with the code from the couple.' })
  approveBooking(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Arg('code', { description: 'Six digits.' }) code: string,
    @Ctx() ctx: Context,
    @Arg('date', () => String, seenDate) date?: string,
    @Arg('guests', () => Int, seenGuests) guests?: number,
  ) {
    return payload(async () => {
      const { outcome, booking } = await approveBooking(ctx, { id, code, date, guests });
      if (outcome === 'approved') return { booking };
      return {
        booking,
        userErrors: [{ code: UserErrorCode.INVALID, field: 'code', message: t('wrongOtp') }],
      };
    });
  }

  @Mutation(() => BookingPayload, { description: 'Rejects an enquiry for a reason.' })
  rejectBooking(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Ctx() ctx: Context,
    @Arg('date', () => String, seenDate) date?: string,
    @Arg('guests', () => Int, seenGuests) guests?: number,
    @Arg('reason', () => RejectionReasonEnum, {
      nullable: true,
      description: 'Why, which the couple sees; OTHER by default.',
    })
    reason?: RejectionReason,
    @Arg('note', () => String, {
      nullable: true,
      description: `A line for the couple, up to ${REJECTION_NOTE_MAX} characters.`,
    })
    note?: string,
  ) {
    return payload(async () => ({ booking: await rejectBooking(ctx, { id, date, guests, reason, note }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Withdraws a pending enquiry.' })
  withdrawBooking(
    @Arg('id', () => ID, { description: 'ID of the booking.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await withdrawBooking(ctx, { id }) }));
  }
}

/** Fields that bookings add to listings. */
@Resolver(() => Listing)
export class ListingBookingResolver {
  @FieldResolver(() => Booking, {
    nullable: true,
    description:
      'The current user’s open booking at this listing: pending or approved, for today or later; null if there is none.',
  })
  myBooking(@Root() listing: Listing, @Ctx() ctx: Context): Promise<Booking | null> {
    return myOpenBooking(ctx, listing.id);
  }
}
