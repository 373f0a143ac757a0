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
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { cursorArgs } from '../../core/page.args.js';
import { payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { BookingConnection, BookingPayload } from '../booking/booking.resolver.js';
import { setAnswerNeeded } from './answer-needed.service.js';
import {
  INBOX_FILTER_NAMES,
  INBOX_FILTERS,
  INBOX_ORDERS,
  LABELS_PER_ENQUIRY_MAX,
  NOTE_MAX,
  type InboxFilter,
  type InboxOrder,
} from './inbox.constants.js';
import { inboxSearchRules } from './inbox.rules.js';
import { countEnquiries, enquiryState, listEnquiries } from './inbox.service.js';
import { bookingLabels, bookingNote } from './label.service.js';
import { EnquiryLabel } from './label.entity.js';

const InboxFilterEnum = graphqlEnum(
  'EnquiryInboxFilter',
  'Filter of the enquiries of a business.',
  enumOf(INBOX_FILTER_NAMES),
  (key) => INBOX_FILTERS[key],
);

const InboxOrderEnum = graphqlEnum(
  'EnquiryInboxOrder',
  'Sort order of the enquiries of a business.',
  enumOf(Object.keys(INBOX_ORDERS)),
  (key) => INBOX_ORDERS[key as InboxOrder],
);

const labelIdField = { nullable: true, description: 'Only those with this label.' };
const searchField = {
  nullable: true,
  description: `Part of the couple’s name, of the message or of the type of event (${upTo(inboxSearchRules.fields.search)}).`,
};

@ArgsType()
class EnquiryInboxArgs extends cursorArgs(20) {
  @Field(() => InboxFilterEnum, { defaultValue: 'ALL', description: 'Filter.' })
  filter: InboxFilter;

  @Field(() => InboxOrderEnum, { defaultValue: 'UNREAD_FIRST', description: 'Sort order.' })
  order: InboxOrder;

  @Field(() => ID, labelIdField)
  labelId?: string;

  @Field(() => String, searchField)
  search?: string;
}

@ObjectType({ description: 'Number of enquiries with a filter.' })
class EnquiryInboxCount {
  @Field(() => InboxFilterEnum, { description: 'The filter.' })
  filter: InboxFilter;

  @Field(() => Int, { description: 'Number of enquiries.' })
  count: number;
}

/** The enquiries of a business, and what it adds to them. */
@Resolver(() => Booking)
export class InboxResolver {
  @Query(() => BookingConnection, {
    description: 'Enquiries and bookings of the current user’s business. For owners.',
  })
  async enquiryInbox(@Args(() => EnquiryInboxArgs) args: EnquiryInboxArgs, @Ctx() ctx: Context) {
    return connectionOf(await listEnquiries(ctx, graphqlWindow(args)));
  }

  @Query(() => [EnquiryInboxCount], {
    description: 'Number of enquiries of the current user’s business by filter. For owners.',
  })
  async enquiryInboxCounts(
    @Ctx() ctx: Context,
    @Arg('labelId', () => ID, labelIdField) labelId?: string,
    @Arg('search', () => String, searchField) search?: string,
  ): Promise<EnquiryInboxCount[]> {
    const counts = await countEnquiries(ctx, { labelId, search });
    return INBOX_FILTER_NAMES.map((filter) => ({ filter, count: counts[filter] }));
  }

  @Mutation(() => BookingPayload, {
    description:
      'Marks an enquiry as needing no answer, or undoes the last mark. A new message or request from the couple cancels the mark. It doesn’t count as an answer, and only the business sees it. For the business.',
  })
  setAnswerNeeded(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Arg('needed', { description: 'False to mark it, true to undo the last mark.' }) needed: boolean,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await setAnswerNeeded(ctx, { bookingId, needed }) }));
  }

  @Extensions({ rows: LABELS_PER_ENQUIRY_MAX })
  @FieldResolver(() => [EnquiryLabel], {
    description: 'Labels that the business gave it; empty for everybody else.',
  })
  async labels(@Root() booking: Booking, @Ctx() ctx: Context): Promise<EnquiryLabel[]> {
    return isBusiness(ctx, booking) ? bookingLabels(ctx, booking.id) : [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Private note of the business, up to ${NOTE_MAX} characters; null without one, and for everybody else.`,
  })
  async privateNote(@Root() booking: Booking, @Ctx() ctx: Context): Promise<string | null> {
    return isBusiness(ctx, booking) ? bookingNote(ctx, booking.id) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether there are notifications about it that the business has not seen; false for everybody else.',
  })
  async isUnread(@Root() booking: Booking, @Ctx() ctx: Context): Promise<boolean> {
    return isBusiness(ctx, booking) && (await enquiryState(ctx, booking.id)).unread;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the couple began to wait for an answer of the business, such as to the enquiry, a message or a requested visit. Null if they don’t wait or the business marked that no answer is needed, and for everybody but the business.',
  })
  async waitingSince(@Root() booking: Booking, @Ctx() ctx: Context): Promise<Date | null> {
    return isBusiness(ctx, booking) ? (await enquiryState(ctx, booking.id)).waitingSince : null;
  }
}

const isBusiness = ({ viewer }: Context, booking: Booking): boolean => sideOf(viewer, booking) === 'business';
