import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { enumOf, graphqlEnum, upperKeys } from '../../core/enums.js';
import { Paise } from './paise.scalar.js';
import { QUOTE_STATUSES, QUOTE_UNITS, type QuoteStatus, type QuoteUnit } from './quote.constants.js';
import { unitInEnglish } from './quote.labels.js';

const MEANINGS: Record<Uppercase<QuoteStatus>, string> = {
  OPEN: 'The couple can accept or decline it.',
  OUTDATED: 'The date or the number of guests has changed since. It can’t be accepted.',
  EXPIRED: 'Its last valid day has passed. It can’t be accepted.',
  ACCEPTED: 'The couple accepted it, so it is final.',
  DECLINED: 'The couple declined it, and may have asked for a change.',
  SUPERSEDED: 'The business sent a newer version.',
  CLOSED: 'Its enquiry was rejected or withdrawn, or a party deleted their account.',
};

const QuoteStatusEnum = graphqlEnum(
  'QuoteStatus',
  'Status of a version of a quote.',
  upperKeys(QUOTE_STATUSES),
  (key) => MEANINGS[key as keyof typeof MEANINGS],
);

export const QuoteUnitEnum = graphqlEnum(
  'QuoteUnit',
  'What the quantity of a line counts.',
  enumOf(QUOTE_UNITS),
  (key) => (key === 'FLAT' ? 'Fixed price.' : `Per ${unitInEnglish(key)}.`),
);

@ObjectType({ description: 'A line of a quote. Amounts are in paise.' })
export class QuoteLine {
  @Field({ description: 'What it is for.' })
  label: string;

  @Field(() => Float, { description: 'Quantity, with up to two decimals.' })
  quantity: number;

  @Field(() => QuoteUnitEnum, { description: 'What the quantity counts.' })
  unit: QuoteUnit;

  @Field(() => Paise, { description: 'Price of one unit, without GST.' })
  unitPrice: number;

  @Field(() => Int, { description: 'GST rate in percent.' })
  gstRate: number;

  @Field(() => Paise, { description: 'Quantity × unit price, half a paisa rounded up.' })
  amount: number;

  @Field(() => Paise, { description: 'Its share of the discount, in proportion to its amount.' })
  discount: number;

  @Field(() => Paise, { description: 'GST on the amount less the discount, half a paisa rounded up.' })
  gst: number;
}

@ObjectType({
  description: 'A version of the quote that a business sent for a booking. Amounts are in paise.',
})
export class Quote {
  @Field(() => ID, { description: 'ID of this version.' })
  id: string;

  bookingId: string;

  @Field(() => Int, { description: 'Version, from 1.' })
  version: number;

  @Field(() => QuoteStatusEnum, { description: 'Status.' })
  status: QuoteStatus;

  @Field({ description: 'Date of the event that it is for, YYYY-MM-DD.' })
  date: string;

  @Field(() => Int, { description: 'Number of guests that it is for.' })
  guests: number;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN of the business when it sent the quote; null if it had given none.',
  })
  gstin: string | null;

  @Field({ description: 'Last day on which it can be accepted, YYYY-MM-DD, in India.' })
  validUntil: string;

  @Field({ description: 'What is included; may be empty.' })
  included: string;

  @Field({ description: 'Note of the business; may be empty.' })
  note: string;

  @Field(() => Paise, { description: 'Sum of the amounts.' })
  subtotal: number;

  @Field(() => Paise, { description: 'Discount before GST.' })
  discount: number;

  @Field(() => Paise, { description: 'Sum of the GST.' })
  gst: number;

  @Field(() => Paise, { description: 'Subtotal less the discount, plus GST.' })
  total: number;

  @Field(() => String, {
    nullable: true,
    description: 'The change that the couple asked for when they declined it; null if none.',
  })
  declineNote: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was accepted, declined, superseded or closed; null while it is open.',
  })
  closedAt: Date | null;
}
