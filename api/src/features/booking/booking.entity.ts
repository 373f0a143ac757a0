import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Node } from '../../core/node.js';
import { LISTING_KINDS, type ListingKind } from '../listing/listing.constants.js';
import { ListingKindEnum } from '../listing/listing.entity.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking.constants.js';

export const BookingStatusEnum = graphqlEnum(
  'BookingStatus',
  'Where a booking stands. Every state but PENDING is final.',
  upperKeys(BOOKING_STATUSES),
  (key) =>
    ({
      PENDING: 'Sent, not decided. Once its day has passed it is over, and can’t be approved.',
      APPROVED: 'The couple gave their code and the business approved.',
      REJECTED: 'The business turned it down.',
      WITHDRAWN: 'The couple took it back.',
    })[key] ?? key,
);

@ObjectType({
  implements: Node,
  description: 'An enquiry of a couple to a venue or vendor, and what became of it.',
})
@Entity('booking')
export class Booking {
  @Field(() => ID, { description: 'Id of the booking.' })
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Null once the listing is deleted; its name stays. */
  @Column('uuid', { name: 'listing_id', nullable: true })
  listingId: string | null;

  @Field(() => ListingKindEnum, { description: 'Whether a venue or a vendor was asked.' })
  @Column('enum', { name: 'listing_kind', enum: LISTING_KINDS, enumName: 'listing_kind' })
  listingKind: ListingKind;

  @Field({ description: 'Name of the venue or vendor.' })
  @Column('text', { name: 'listing_name' })
  listingName: string;

  @Field({ description: 'City of the venue or vendor.' })
  @Column('text', { name: 'listing_city' })
  listingCity: string;

  @Field({ description: 'Who asks.' })
  @Column('text')
  name: string;

  @Field({ description: 'Their ten-digit phone number.' })
  @Column('text')
  contact: string;

  @Field({ description: 'Where they are.' })
  @Column('text')
  location: string;

  @Field(() => Int, { description: 'Expected guests.' })
  @Column('integer')
  guests: number;

  @Field({ description: 'Day of the event, YYYY-MM-DD, in India.' })
  @Column('date', { name: 'event_date' })
  date: string;

  @Field(() => String, { nullable: true, description: 'Another day that the couple has proposed.' })
  @Column('date', { name: 'proposed_date', nullable: true })
  proposedDate: string | null;

  @Field({ description: 'Their address.' })
  @Column('text')
  address: string;

  @Field({ description: 'Wedding, reception and so on.' })
  @Column('text', { name: 'event_type' })
  typeOfEvent: string;

  @Field({ description: 'What they wrote.' })
  @Column('text')
  message: string;

  /** Only the enquirer ever sees it; see BookingResolver. */
  @Column('text', { select: false })
  code: string;

  @Field(() => BookingStatusEnum, { description: 'Where it stands.' })
  @Column({ type: 'enum', enum: BOOKING_STATUSES, enumName: 'booking_status', default: 'pending' })
  status: BookingStatus;

  @Column('smallint', { name: 'wrong_codes', default: 0 })
  wrongCodes: number;

  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was decided or withdrawn.' })
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
