import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AS_NUMBER } from '../../core/columns.js';
import { enumOf, graphqlEnum, upperKeys } from '../../core/enums.js';
import { Booking } from '../booking/booking.entity.js';
import { Paise } from './paise.scalar.js';
import {
  QUOTE_STATUSES,
  QUOTE_UNITS,
  type QuoteStatus,
  type QuoteUnit,
  type StoredQuoteStatus,
} from './quote.constants.js';
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
  'Unit of a quote line’s quantity.',
  enumOf(QUOTE_UNITS),
  (key) => (key === 'FLAT' ? 'Fixed price.' : `Per ${unitInEnglish(key)}.`),
);

@ObjectType({
  description: 'A version of the quote that a business sent for a booking. Amounts are in paise.',
})
@Entity('quote')
export class Quote {
  @Field(() => ID, { description: 'ID of this version.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  /** The ID that the client generated for it. */
  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Field(() => Int, { description: 'Version, from 1.' })
  @Column('smallint')
  version: number;

  /** The column doesn't distinguish open quotes that are outdated or expired; see quote.query.ts. */
  @Field(() => QuoteStatusEnum, { description: 'Status.' })
  @Column('text', { default: 'open' })
  status: StoredQuoteStatus;

  @Field({ description: 'Date of the event that it is for, YYYY-MM-DD.' })
  @Column('date', { name: 'event_date' })
  date: string;

  @Field(() => Int, { description: 'Number of guests that it is for.' })
  @Column('integer')
  guests: number;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN of the business when it sent the quote; null if it had given none.',
  })
  @Column('text', { nullable: true })
  gstin: string | null;

  @Field({ description: 'Last day on which it can be accepted, YYYY-MM-DD, in India.' })
  @Column('date', { name: 'valid_until' })
  validUntil: string;

  @Field({ description: 'What is included; may be empty.' })
  @Column('text', { default: '' })
  included: string;

  @Field({ description: 'Note of the business; may be empty.' })
  @Column('text', { default: '' })
  note: string;

  @Column('smallint', { name: 'line_count' })
  lineCount: number;

  @Field(() => Paise, { description: 'Sum of the amounts.' })
  @Column('bigint', { transformer: AS_NUMBER })
  subtotal: number;

  @Field(() => Paise, { description: 'Discount before GST.' })
  @Column('bigint', { transformer: AS_NUMBER })
  discount: number;

  @Field(() => Paise, { description: 'Sum of the GST.' })
  @Column('bigint', { transformer: AS_NUMBER })
  gst: number;

  @Field(() => Paise, { description: 'Subtotal less the discount, plus GST.' })
  @Column('bigint', { transformer: AS_NUMBER })
  total: number;

  /** Whether the date or the number of guests of the booking has changed since; set by a trigger. */
  @Column('boolean', { name: 'is_outdated', default: false })
  isOutdated: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The change that the couple asked for when they declined it; null if none.',
  })
  @Column('text', { name: 'decline_note', nullable: true })
  declineNote: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was accepted, declined, superseded or closed; null while it is open.',
  })
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;
}

@ObjectType({ description: 'A line of a quote. Amounts are in paise.' })
@Entity('quote_line')
export class QuoteLine {
  @PrimaryColumn('uuid', { name: 'quote_id' })
  quoteId: string;

  @ManyToOne(() => Quote)
  @JoinColumn({ name: 'quote_id' })
  quote?: Relation<Quote>;

  /** From 0. */
  @PrimaryColumn('smallint')
  position: number;

  @Field({ description: 'The item.' })
  @Column('text')
  label: string;

  @Field(() => Float, { description: 'Quantity, with up to two decimals.' })
  @Column('numeric', { precision: 8, scale: 2 })
  quantity: number;

  @Field(() => QuoteUnitEnum, { description: 'Unit of the quantity.' })
  @Column('text')
  unit: QuoteUnit;

  @Field(() => Paise, { description: 'Price of one unit, without GST.' })
  @Column('bigint', { name: 'unit_price', transformer: AS_NUMBER })
  unitPrice: number;

  @Field(() => Int, { description: 'GST rate in percent.' })
  @Column('smallint', { name: 'gst_rate' })
  gstRate: number;

  @Field(() => Paise, { description: 'Quantity × unit price, half a paisa rounded up.' })
  @Column('bigint', { transformer: AS_NUMBER })
  amount: number;

  @Field(() => Paise, { description: 'Its share of the discount, in proportion to its amount.' })
  @Column('bigint', { transformer: AS_NUMBER })
  discount: number;

  @Field(() => Paise, { description: 'GST on the amount less the discount, half a paisa rounded up.' })
  @Column('bigint', { transformer: AS_NUMBER })
  gst: number;
}
