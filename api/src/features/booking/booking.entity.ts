import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { enumOf, graphqlEnum, upperKeys } from '../../core/enums.js';
import { EVENT_TYPES, type EventType } from '../../core/event-type.constants.js';
import { EVENT_TYPE_LABELS } from '../../core/event-type.labels.js';
import { Node } from '../../core/node.js';
import { Account } from '../account/account.entity.js';
import { LISTING_KINDS, type ListingKind } from '../listing/listing.constants.js';
import { Listing, ListingKindEnum } from '../listing/listing.entity.js';
import {
  BOOKING_STATUSES,
  REJECTION_REASONS,
  type BookingStatus,
  type RejectionReason,
} from './booking.constants.js';
import { rejectionReasonInEnglish } from './booking.labels.js';

const EventTypeEnum = graphqlEnum(
  'EventType',
  'Known types of event.',
  enumOf(EVENT_TYPES),
  (key) => EVENT_TYPE_LABELS[key],
);

export const BookingStatusEnum = graphqlEnum(
  'BookingStatus',
  'Status of a booking. Every status except PENDING is final.',
  upperKeys(BOOKING_STATUSES),
  (key) =>
    ({
      PENDING: 'Awaiting a decision. Once its date has passed, it has expired and can’t be approved.',
      APPROVED: 'The business approved the enquiry with the code from the couple.',
      REJECTED: 'The business rejected the enquiry.',
      WITHDRAWN: 'The couple withdrew the enquiry.',
    })[key] ?? key,
);

export const RejectionReasonEnum = graphqlEnum(
  'RejectionReason',
  'Reason for rejecting an enquiry.',
  enumOf(REJECTION_REASONS),
  (key) => `${rejectionReasonInEnglish(key)}.`,
);

@ObjectType({
  implements: Node,
  description: "A couple's enquiry to a venue or vendor, and its status.",
})
@Entity('booking')
export class Booking {
  @Field(() => ID, { description: 'ID of the booking.' })
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'user_id' })
  userAccount?: Relation<Account> | null;

  /** Null once the listing is deleted; its name stays. */
  @Column('uuid', { name: 'listing_id', nullable: true })
  listingId: string | null;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing> | null;

  @Field(() => ListingKindEnum, { description: 'Venue or vendor.' })
  @Column('enum', { name: 'listing_kind', enum: LISTING_KINDS, enumName: 'listing_kind' })
  listingKind: ListingKind;

  @Field({ description: 'Name of the venue or vendor.' })
  @Column('text', { name: 'listing_name' })
  listingName: string;

  @Field({ description: 'City of the venue or vendor.' })
  @Column('text', { name: 'listing_city' })
  listingCity: string;

  /** Null once the account is deleted. */
  @Column('text', { nullable: true })
  name: string | null;

  /** Hidden from the business after a withdrawal; see booking.policy.ts. */
  @Column('text')
  contact: string;

  @Field({ description: 'City or area of the sender.' })
  @Column('text')
  location: string;

  @Field(() => Int, { description: 'Expected guests.' })
  @Column('integer')
  guests: number;

  @Field({ description: 'Date of the event, YYYY-MM-DD, in India.' })
  @Column('date', { name: 'event_date' })
  date: string;

  @Field(() => String, {
    nullable: true,
    description: 'Requested new date, YYYY-MM-DD; null without a pending reschedule request.',
  })
  @Column('date', { name: 'requested_date', nullable: true })
  requestedDate: string | null;

  /** Like `contact`. */
  @Column('text')
  address: string;

  @Field(() => EventTypeEnum, { description: 'Known type of event; OTHER if the sender typed another one.' })
  @Column('text', { name: 'event_type' })
  eventType: EventType;

  /** The type of event as the couple typed it; null for known types. */
  @Column('text', { name: 'event_type_text', nullable: true })
  eventTypeText: string | null;

  @Field({ description: 'Message of the sender.' })
  @Column('text')
  message: string;

  /** Shown to the couple only; see BookingResolver. */
  @Column('text', { select: false })
  code: string;

  @Field(() => BookingStatusEnum, { description: 'Status.' })
  @Column({ type: 'enum', enum: BOOKING_STATUSES, enumName: 'booking_status', default: 'pending' })
  status: BookingStatus;

  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description: 'Why the business rejected the enquiry; null unless it is rejected.',
  })
  @Column('text', { name: 'rejection_reason', nullable: true })
  rejectionReason: RejectionReason | null;

  @Column('text', { name: 'rejection_note', nullable: true })
  rejectionNote: string | null;

  @Column('smallint', { name: 'wrong_codes', default: 0 })
  wrongCodes: number;

  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was decided or withdrawn; null while it is pending.',
  })
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
