import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Float,
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
import { payload } from '../../core/payload.js';
import { Booking } from '../booking/booking.entity.js';
import { BookingPayload } from '../booking/booking.resolver.js';
import { INCLUSIONS_MAX, PACKAGES_MAX } from '../vendor/vendor.constants.js';
import { Paise } from './paise.scalar.js';
import {
  DECLINE_NOTE_MAX,
  GST_RATES,
  INCLUDED_MAX,
  LINES_MAX,
  NOTE_MAX,
  VERSIONS_MAX,
  type QuoteUnit,
} from './quote.constants.js';
import { Quote, QuoteLine, QuoteUnitEnum } from './quote.entity.js';
import type { QuoteDetails } from './quote.query.js';
import {
  acceptQuote,
  bookingQuote,
  bookingQuotes,
  declineQuote,
  quoteLines,
  sendQuote,
} from './quote.service.js';
import { suggestQuoteLines, type SuggestedLine } from './suggest.service.js';

@InputType({ description: 'A line of a new quote.' })
class QuoteLineInput {
  @Field({ description: 'What it is for; up to 120 characters.' })
  label: string;

  @Field(() => Float, { description: 'Quantity, above 0 and up to 100,000, with up to two decimals.' })
  quantity: number;

  @Field(() => QuoteUnitEnum, { description: 'Unit of the quantity.' })
  unit: QuoteUnit;

  @Field(() => Paise, { description: 'Price of one unit in paise, without GST; up to ₹10 crore.' })
  unitPrice: number;

  @Field(() => Int, {
    description: `GST rate in percent: one of ${GST_RATES.slice(0, -1).join(', ')} and ${GST_RATES.at(-1)}.`,
  })
  gstRate: number;
}

@InputType({ description: 'A new version of the quote of a booking. The server computes the totals.' })
class SendQuoteInput {
  @Field(() => ID, { description: 'ID of the booking: a pending enquiry, or an approved booking.' })
  bookingId: string;

  @Field(() => ID, {
    description: 'A UUID that the client generates. A retry with the same UUID changes nothing.',
  })
  clientId: string;

  @Field({ description: 'Date of the event that the sender saw, YYYY-MM-DD. Fails if it was changed since.' })
  date: string;

  @Field(() => Int, { description: 'Guests that the sender saw. Fails if the number was changed since.' })
  guests: number;

  @Field(() => [QuoteLineInput], { description: `Lines in order, 1 to ${LINES_MAX}.` })
  lines: QuoteLineInput[];

  @Field(() => Paise, {
    defaultValue: 0,
    description: 'Discount before GST, up to the subtotal. It is spread over the lines.',
  })
  discount: number;

  @Field({
    description: 'Last day on which it can be accepted, YYYY-MM-DD: within a year, and not after the event.',
  })
  validUntil: string;

  @Field({ defaultValue: '', description: `What is included; up to ${INCLUDED_MAX} characters.` })
  included: string;

  @Field({ defaultValue: '', description: `Note to the couple; up to ${NOTE_MAX} characters.` })
  note: string;
}

@ObjectType('SuggestedQuoteLine', { description: 'A line that a business can start a quote with.' })
class SuggestedQuoteLine implements SuggestedLine {
  @Field({ description: 'The item.' })
  label: string;

  @Field(() => Float, { description: 'Quantity.' })
  quantity: number;

  @Field(() => QuoteUnitEnum, { description: 'Unit of the quantity.' })
  unit: QuoteUnit;

  @Field(() => Paise, { description: 'Price of one unit in paise.' })
  unitPrice: number;

  @Extensions({ rows: INCLUSIONS_MAX })
  @Field(() => [String], { description: 'What the package includes, in order; empty for plates.' })
  inclusions: string[];
}

const quoteId = { description: 'ID of the version.' };

/** Quotes of businesses for bookings. */
@Resolver(() => Booking)
export class BookingQuoteResolver {
  @FieldResolver(() => Quote, {
    nullable: true,
    description: 'The latest version of the quote; null without one. For both parties, not for admins.',
  })
  quote(@Root() booking: Booking, @Ctx() ctx: Context): Promise<QuoteDetails | null> {
    return bookingQuote(ctx, booking.id);
  }

  @Extensions({ rows: VERSIONS_MAX })
  @FieldResolver(() => [Quote], {
    description: `All versions of the quote, newest first; at most ${VERSIONS_MAX}. Empty for admins.`,
  })
  quotes(@Root() booking: Booking, @Ctx() ctx: Context): Promise<QuoteDetails[]> {
    return bookingQuotes(ctx, booking.id);
  }

  @Extensions({ rows: PACKAGES_MAX })
  @Query(() => [SuggestedQuoteLine], {
    description:
      'Suggested lines for a quote: the plate prices of a venue for the guests of the booking, or the packages of a vendor. For its business.',
  })
  suggestedQuoteLines(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Ctx() ctx: Context,
  ): Promise<SuggestedLine[]> {
    return suggestQuoteLines(ctx, { bookingId });
  }

  @Mutation(() => BookingPayload, {
    description: 'Sends a quote to the couple. It supersedes the previous version. For the business.',
  })
  sendQuote(@Arg('input', { description: 'The quote.' }) input: SendQuoteInput, @Ctx() ctx: Context) {
    return payload(async () => ({ booking: await sendQuote(ctx, input) }));
  }

  @Mutation(() => BookingPayload, {
    description:
      'Accepts a version of a quote, which is then final. The business still confirms the booking with the code. For the couple.',
  })
  acceptQuote(@Arg('id', () => ID, quoteId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ booking: await acceptQuote(ctx, { id }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Declines a version of a quote, and may ask for a change. For the couple.',
  })
  declineQuote(
    @Arg('id', () => ID, quoteId) id: string,
    @Ctx() ctx: Context,
    @Arg('note', {
      defaultValue: '',
      description: `What should change; up to ${DECLINE_NOTE_MAX} characters.`,
    })
    note: string,
  ) {
    return payload(async () => ({ booking: await declineQuote(ctx, { id, note }) }));
  }
}

/** The lines of quotes. */
@Resolver(() => Quote)
export class QuoteResolver {
  @Extensions({ rows: LINES_MAX })
  @FieldResolver(() => [QuoteLine], { description: `Lines in order, 1 to ${LINES_MAX}.` })
  lines(@Root() quote: QuoteDetails, @Ctx() ctx: Context): Promise<QuoteLine[]> {
    return quoteLines(ctx, quote.id);
  }
}
