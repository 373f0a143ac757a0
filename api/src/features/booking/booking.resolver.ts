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
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { Payload, payload, UserErrorCode } from '../../core/payload.js';
import { Listing } from '../listing/listing.entity.js';
import { WRONG_CODE } from './booking.constants.js';
import { Booking } from './booking.entity.js';
import { BookingListArgs, EnquiryInput, InboxArgs } from './booking.inputs.js';
import { codeFor, lockFor } from './booking.policy.js';
import { countInbox, getBooking, listInbox, listMyBookings, myOpenBooking } from './booking.service.js';
import { approveBooking, rejectBooking, withdrawBooking } from './decide.service.js';
import { sendEnquiry } from './send.service.js';

export const BookingConnection = connectionType('Booking', () => Booking);

@ObjectType({ description: 'Number of enquiries in each state.' })
class InboxCounts {
  @Field(() => Int, { description: 'Not decided, those whose day has passed too.' })
  pending: number;

  @Field(() => Int, { description: 'Approved.' })
  approved: number;

  @Field(() => Int, { description: 'Rejected.' })
  rejected: number;

  @Field(() => Int, { description: 'Withdrawn by the couple.' })
  withdrawn: number;

  @Field(() => Int, { description: 'Approved, and the couple asks for another day.' })
  proposed: number;

  @Field(() => Int, { description: 'Pending, and their day has passed: they are over.' })
  lapsed: number;
}

@ObjectType({ description: 'Outcome of a mutation on a booking.' })
export class BookingPayload extends Payload {
  @Field(() => Booking, {
    nullable: true,
    description: 'The booking as it is now, also after a wrong code; null when it was refused otherwise.',
  })
  booking?: Booking;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of sendEnquiry: true when the enquiry was made, false when one was open already, which is answered as it is.',
  })
  created?: boolean;
}

const seenDate = {
  nullable: true,
  description:
    'The event date that the business has seen, YYYY-MM-DD; the decision is refused if the couple has changed it since.',
};

@Resolver(() => Booking)
export class BookingResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The one-time code that the couple gives the business. Only its enquirer sees it.',
  })
  code(@Root() booking: Booking, @Ctx() { viewer }: Context): string | null {
    return codeFor(viewer, booking);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when no code can be tried after too many wrong ones; null unless the asker is the business.',
  })
  lockedUntil(@Root() booking: Booking, @Ctx() { viewer }: Context): Date | null {
    return lockFor(viewer, booking);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the couple has deleted its account; its name and contact are then placeholders.',
  })
  coupleLeft(@Root() booking: Booking): boolean {
    return booking.userId === null;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Id of the venue or vendor, while it exists.' })
  listingId(@Root() booking: Booking): string | null {
    return booking.listingId;
  }

  @Query(() => BookingConnection, { description: "The asker's own bookings, newest first. For users." })
  async myBookings(@Args(() => BookingListArgs) args: BookingListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listMyBookings(ctx, graphqlWindow(args)));
  }

  @Query(() => BookingConnection, {
    description: 'Enquiries that a listing received. For owners and admins.',
  })
  async inbox(@Args(() => InboxArgs) args: InboxArgs, @Ctx() ctx: Context) {
    return connectionOf(await listInbox(ctx, graphqlWindow(args)));
  }

  @Query(() => InboxCounts, { description: 'How many enquiries the inbox holds.' })
  inboxCounts(
    @Ctx() ctx: Context,
    @Arg('listingId', () => ID, { nullable: true, description: 'Whose inbox; for admins.' })
    listingId?: string,
    @Arg('search', () => String, { nullable: true, description: 'Of those that `inbox` finds by it.' })
    search?: string,
  ): Promise<InboxCounts> {
    return countInbox(ctx, { listingId, search });
  }

  @Query(() => Booking, { nullable: true, description: 'One booking that the asker is a party to.' })
  booking(@Arg('id', () => ID, { description: 'Id of the booking.' }) id: string, @Ctx() ctx: Context) {
    return getBooking(ctx, { id }).catch(nullIfNotFound);
  }

  @Mutation(() => BookingPayload, {
    description:
      'Sends an enquiry; sending again while one is open changes nothing and answers that one: see `created`.',
  })
  sendEnquiry(
    @Arg('input', () => EnquiryInput, { description: 'The enquiry.' }) input: EnquiryInput,
    @Ctx() ctx: Context,
  ) {
    return payload(() => sendEnquiry(ctx, input));
  }

  @Runs(approveBooking)
  @Mutation(() => BookingPayload, { description: 'Approves an enquiry with the code that the couple gave.' })
  approveBooking(
    @Arg('id', () => ID, { description: 'Id of the booking.' }) id: string,
    @Arg('code', { description: 'Six digits.' }) code: string,
    @Ctx() ctx: Context,
    @Arg('date', () => String, seenDate) date?: string,
  ) {
    return payload(async () => {
      const { outcome, booking } = await approveBooking(ctx, { id, code, date });
      if (outcome === 'approved') return { booking };
      return { booking, userErrors: [{ code: UserErrorCode.INVALID, field: 'code', message: WRONG_CODE }] };
    });
  }

  @Mutation(() => BookingPayload, { description: 'Turns an enquiry down.' })
  rejectBooking(
    @Arg('id', () => ID, { description: 'Id of the booking.' }) id: string,
    @Ctx() ctx: Context,
    @Arg('date', () => String, seenDate) date?: string,
  ) {
    return payload(async () => ({ booking: await rejectBooking(ctx, { id, date }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Takes back a pending enquiry.' })
  withdrawBooking(
    @Arg('id', () => ID, { description: 'Id of the booking.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await withdrawBooking(ctx, { id }) }));
  }
}

/** What bookings add to listings; they know nothing of it. */
@Resolver(() => Listing)
export class ListingBookingResolver {
  @FieldResolver(() => Booking, {
    nullable: true,
    description: "The asker's open enquiry here, if they are a user with one.",
  })
  myBooking(@Root() listing: Listing, @Ctx() ctx: Context): Promise<Booking | null> {
    return myOpenBooking(ctx, listing.id);
  }
}
