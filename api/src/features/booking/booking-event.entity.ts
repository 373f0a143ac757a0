import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { TimelineEntry } from '../../core/timeline-entry.js';
import { Account } from '../account/account.entity.js';
import { BOOKING_EVENT_KINDS, type BookingEventKind } from './booking-event.js';
import { Booking } from './booking.entity.js';

const MEANINGS: Record<string, string> = {
  SENT: 'The couple sent their enquiry.',
  WRONG_CODE: 'The business entered a wrong code.',
  APPROVED: 'The business approved the enquiry with the code.',
  REJECTED: 'The business rejected the enquiry.',
  WITHDRAWN: 'The couple withdrew the enquiry.',
  RESCHEDULE_REQUESTED: 'The couple requested another date.',
  RESCHEDULE_ACCEPTED: 'The business accepted the reschedule request.',
  RESCHEDULE_DECLINED: 'The business declined the reschedule request.',
  DATE_CHANGED: 'The couple changed the date of their pending enquiry.',
  GUESTS_CHANGED: 'The couple changed the number of guests of their pending enquiry.',
  DATES_OFFERED: 'The business offered other dates.',
  OFFER_ACCEPTED: 'The couple accepted an offered date.',
  OFFER_DECLINED: 'The couple declined the offered dates.',
  EVENT_CONFIRMED: 'The business confirmed that the event took place.',
  EVENT_DENIED: 'The business said that the event did not take place.',
  REVIEW_UPHELD: 'An admin upheld the disputed review.',
  REVIEW_REMOVED: 'An admin removed the disputed review.',
  RESCHEDULE_CANCELLED: 'The couple cancelled the reschedule request.',
  VISIT_REQUESTED: 'The couple requested a visit.',
  VISIT_OFFERED: 'The business offered other times for a visit.',
  VISIT_CONFIRMED: 'A visit was confirmed.',
  VISIT_MOVED: 'A visit was moved.',
  VISIT_CANCELLED: 'A visit, or the request for one, was cancelled.',
  QUOTE_SENT: 'The business sent a quote. From version 2 on, it supersedes the previous one.',
  QUOTE_ACCEPTED: 'The couple accepted a quote.',
  QUOTE_DECLINED: 'The couple declined a quote.',
};

const BookingEventKindEnum = graphqlEnum(
  'BookingEventKind',
  'Kind of a booking event.',
  upperKeys(BOOKING_EVENT_KINDS),
  (key) => MEANINGS[key] ?? key,
);

const BookingPartyEnum = graphqlEnum(
  'BookingParty',
  'A party of a booking.',
  upperKeys(['couple', 'business']),
  (key) => (key === 'COUPLE' ? 'The couple.' : 'The venue or vendor.'),
);

@ObjectType({ implements: TimelineEntry, description: 'An event in the history of a booking.' })
@Entity('booking_event')
export class BookingEvent extends TimelineEntry {
  @PrimaryColumn('uuid')
  override id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  /** Null if nobody's act caused it, or their account is deleted. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'actor_id' })
  actorAccount?: Relation<Account> | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  override createdAt: Date;

  @Field(() => BookingEventKindEnum, { description: 'Kind of event.' })
  @Column('enum', { enum: BOOKING_EVENT_KINDS, enumName: 'booking_event_kind' })
  kind: BookingEventKind;

  @Field(() => String, { nullable: true, description: 'Date that it concerns, YYYY-MM-DD; null if none.' })
  @Column('date', { name: 'event_date', nullable: true })
  date: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Previous date, YYYY-MM-DD, after a change; null for other events.',
  })
  @Column('date', { name: 'previous_date', nullable: true })
  previousDate: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of guests, after a change; null for other events.',
  })
  @Column('integer', { nullable: true })
  guests: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Previous number of guests, after a change; null for other events.',
  })
  @Column('integer', { name: 'previous_guests', nullable: true })
  previousGuests: number | null;

  @Field(() => [String], { nullable: true, description: 'Offered dates, YYYY-MM-DD; null without an offer.' })
  @Column('date', { name: 'offered_dates', array: true, nullable: true })
  offeredDates: string[] | null;

  @Field(() => [GraphQLISODateTime], {
    nullable: true,
    description:
      'Proposed times of a visit, or its time once it is confirmed, moved or cancelled; null for other events.',
  })
  @Column('timestamptz', { name: 'visit_times', array: true, nullable: true })
  visitTimes: Date[] | null;

  @Field(() => Int, { nullable: true, description: 'Version of the quote; null for other events.' })
  @Column('smallint', { name: 'quote_version', nullable: true })
  quoteVersion: number | null;

  @Field(() => BookingPartyEnum, {
    nullable: true,
    description: 'Which party did it; null if neither did, or their account is deleted.',
  })
  actor?: 'couple' | 'business' | null;
}
