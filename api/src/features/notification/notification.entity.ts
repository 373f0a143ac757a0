import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import type { NotificationKind, NotificationParams } from '../../core/notification.rules.js';
import { NOTIFICATION_TOPICS, STORED_KINDS, type StoredKind } from './notification.constants.js';

/** The sentence of an earlier version, before and after the name of its couple; `after` is null if it names none. */
export interface LegacyParams {
  before: string;
  after: string | null;
}

const MEANINGS: Record<Uppercase<StoredKind>, string> = {
  ENQUIRY_SENT: 'An enquiry was sent; for the couple that sent it.',
  ENQUIRY_RECEIVED: 'A couple sent an enquiry.',
  ENQUIRY_WITHDRAWN: 'A couple took their enquiry back.',
  BOOKING_APPROVED: 'An enquiry was approved.',
  BOOKING_REJECTED: 'An enquiry was turned down.',
  DATE_PROPOSED: 'A couple asks to move their booking to another day.',
  DATE_ACCEPTED: 'A booking was moved to the day that was asked for.',
  DATE_DECLINED: 'A booking stays on its day.',
  CITY_INTEREST: 'Somebody looks for a venue in the city.',
  LISTING_APPROVED: 'The own listing was approved.',
  LISTING_REJECTED: 'The own listing was turned down; the text says why.',
  LISTING_REMOVED: 'A venue or vendor that the couple wrote to is gone.',
  COUPLE_LEFT: 'A couple deleted their account.',
  PRICES_READ: 'Plate prices were read from the own venue’s text and wait for confirmation.',
  DATE_CHANGED: 'A couple changed the date of their enquiry.',
  LISTING_SUSPENDED: 'An admin suspended the own listing; the text says why.',
  LISTING_REINSTATED: 'An admin made the own listing public again.',
  STORY_PUBLISHED: 'A real wedding was published; for its author.',
  STORY_REJECTED: 'A real wedding was rejected; the text gives the reason. For its author.',
  REVIEW_PUBLISHED: 'A held review was published; for its author.',
  REVIEW_REJECTED: 'A review was rejected; the text gives the reason. For its author.',
  LEGACY: 'A notification of an earlier version; only its text says what it is about.',
};

const NotificationKindEnum = graphqlEnum(
  'NotificationKind',
  'What a notification is about.',
  upperKeys(STORED_KINDS),
  (key) => MEANINGS[key as keyof typeof MEANINGS],
);

export const NotificationTopicEnum = graphqlEnum(
  'NotificationTopic',
  'Where in a dashboard a notification belongs.',
  upperKeys(NOTIFICATION_TOPICS),
  (key) =>
    ({
      BOOKINGS: 'Enquiries and bookings, sent or received.',
      LISTING: 'The own listing, and couples who look for one like it.',
      REVIEWS: 'Reviews that the account wrote.',
      STORIES: 'Real weddings that the account wrote.',
    })[key] ?? key,
);

@ObjectType({ description: 'Something that an account was told.' })
@Entity('notification')
export class Notification {
  @Field(() => ID, { description: 'Id of the notification.' })
  @PrimaryColumn('uuid')
  id: string;

  /** The account that received it. */
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Field(() => NotificationKindEnum, { description: 'What it is about.' })
  @Column('enum', { enum: STORED_KINDS, enumName: 'notification_kind' })
  kind: StoredKind;

  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  /** The business that it is about, where that isn't a booking's. Null once it is deleted, like the next two. */
  @Column('uuid', { name: 'listing_id', nullable: true })
  listingId: string | null;

  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @Column('uuid', { name: 'story_id', nullable: true })
  storyId: string | null;

  /** The data of its sentence, by its kind. */
  @Column('jsonb')
  params: NotificationParams[NotificationKind] | LegacyParams;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was read; null before.' })
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
