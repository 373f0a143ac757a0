import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import type { NotificationKind, NotificationParams } from '../../core/notification.rules.js';
import { Account } from '../account/account.entity.js';
import { Booking } from '../booking/booking.entity.js';
import { Listing } from '../listing/listing.entity.js';
import { RealWedding } from '../real-wedding/real-wedding.entity.js';
import { Review } from '../review/review.entity.js';
import { NOTIFICATION_TOPICS, STORED_KINDS, type StoredKind } from './notification.constants.js';

/** A sentence from an earlier version, split at its couple's name; `after` is null without one. */
export interface LegacyParams {
  before: string;
  after: string | null;
}

const MEANINGS: Record<Uppercase<StoredKind>, string> = {
  ENQUIRY_SENT: 'The recipient sent an enquiry; for couples.',
  ENQUIRY_RECEIVED: 'A couple sent an enquiry.',
  ENQUIRY_WITHDRAWN: 'A couple withdrew their enquiry.',
  ENQUIRY_UNANSWERED: 'The business has not answered an enquiry for 72 hours; for its couple.',
  BOOKING_APPROVED: 'An enquiry was approved.',
  BOOKING_REJECTED: 'An enquiry was rejected.',
  RESCHEDULE_REQUESTED: 'A couple requested another date.',
  RESCHEDULE_ACCEPTED: 'A reschedule request was accepted.',
  RESCHEDULE_DECLINED: 'A reschedule request was declined.',
  RESCHEDULE_CANCELLED: 'A couple cancelled their reschedule request.',
  MESSAGE_RECEIVED: 'The other party of a booking sent messages.',
  MESSAGE_REPORT_DECIDED: 'An admin decided about a message that the recipient reported.',
  MESSAGE_MODERATED: 'An admin removed a message of the recipient, or warned them because of it.',
  CITY_INTEREST: "Somebody is looking for a venue in the venue's city.",
  LISTING_APPROVED: "The account's listing was approved.",
  LISTING_REJECTED: "The account's listing was rejected; the text gives the reason.",
  LISTING_DELETED: 'A venue or vendor with an enquiry or booking of the couple was deleted.',
  COUPLE_DELETED: 'A couple deleted their account.',
  PRICES_PARSED: "Plate prices were parsed from the venue's text and await confirmation.",
  DATE_CHANGED: 'A couple changed the date of their enquiry.',
  GUESTS_CHANGED: 'A couple changed the number of guests of their enquiry.',
  DATES_OFFERED: 'A business offered other dates for an enquiry.',
  OFFER_ACCEPTED: 'A couple accepted an offered date.',
  OFFER_DECLINED: 'A couple declined the offered dates.',
  REVIEW_REQUESTED: 'The event of a booking is over; asks its couple for a review.',
  CONFIRMATION_REQUESTED: 'The event of a booking is over; asks its business whether it took place.',
  EVENT_DENIED: 'The business said that the event did not take place.',
  DISPUTE_DECIDED: 'An admin decided about the disputed review of an event; the text gives the reason.',
  VISIT_REQUESTED: 'A couple requested a visit.',
  VISIT_OFFERED: 'A business offered other times for a visit.',
  VISIT_CONFIRMED: 'The other side confirmed a visit.',
  VISIT_MOVED: 'The other side moved a visit.',
  VISIT_REMINDER: 'A confirmed visit is a day away.',
  VISIT_CANCELLED: 'A visit was cancelled, or its booking was closed.',
  QUOTE_SENT: 'A business sent a quote.',
  QUOTE_ACCEPTED: 'A couple accepted a quote.',
  QUOTE_DECLINED: 'A couple declined a quote; the text gives the change that they ask for, if any.',
  LISTING_SUSPENDED: "The account's listing was suspended; the text gives the reason.",
  LISTING_REINSTATED: "The account's listing is public again after a suspension.",
  STORY_PUBLISHED: 'A real wedding was published; for its author.',
  STORY_REJECTED: 'A real wedding was rejected; the text gives the reason. For its author.',
  REVIEW_PUBLISHED: 'A held review was published; for its author.',
  REVIEW_REJECTED: 'A review was rejected; the text gives the reason. For its author.',
  FLAG_DECIDED: 'An admin has checked a flagged review; for the business that flagged it.',
  LEGACY: 'A notification from an earlier version, which has only a text.',
};

const NotificationKindEnum = graphqlEnum(
  'NotificationKind',
  'Kind of notification.',
  upperKeys(STORED_KINDS),
  (key) => MEANINGS[key as keyof typeof MEANINGS],
);

export const NotificationTopicEnum = graphqlEnum(
  'NotificationTopic',
  'Dashboard section of a notification.',
  upperKeys(NOTIFICATION_TOPICS),
  (key) =>
    ({
      BOOKINGS: 'Enquiries and bookings, sent or received.',
      MESSAGES: 'Messages about enquiries and bookings.',
      LISTING: "The account's listing, and couples looking for one like it.",
      REVIEWS: "The account's reviews.",
      STORIES: "The account's stories.",
    })[key] ?? key,
);

@ObjectType({ description: 'A notification.' })
@Entity('notification')
export class Notification {
  @Field(() => ID, { description: 'ID of the notification.' })
  @PrimaryColumn('uuid')
  id: string;

  /** The recipient. */
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  @Field(() => NotificationKindEnum, { description: 'Kind of notification.' })
  @Column('enum', { enum: STORED_KINDS, enumName: 'notification_kind' })
  kind: StoredKind;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking> | null;

  /** The business it is about, if not through a booking. Null once it is deleted, like the review and the story. */
  @Column('uuid', { name: 'listing_id', nullable: true })
  listingId: string | null;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing> | null;

  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @ManyToOne(() => Review)
  @JoinColumn({ name: 'review_id' })
  review?: Relation<Review> | null;

  @Column('uuid', { name: 'story_id', nullable: true })
  storyId: string | null;

  @ManyToOne(() => RealWedding)
  @JoinColumn({ name: 'story_id' })
  story?: Relation<RealWedding> | null;

  /** Parameters of the sentence; each kind has its own. */
  @Column('jsonb')
  params: NotificationParams[NotificationKind] | LegacyParams;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was read; null while it is unread.',
  })
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
