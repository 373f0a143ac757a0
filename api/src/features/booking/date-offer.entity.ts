import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { OFFERED_DATES_MAX } from './booking.constants.js';
import { Booking } from './booking.entity.js';

@ObjectType({ description: 'Other dates that a business offers for a pending enquiry.' })
@Entity('date_offer')
export class DateOffer {
  @Field(() => ID, { description: 'ID of the offer.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  @Field(() => [String], { description: `The dates in order, YYYY-MM-DD; at most ${OFFERED_DATES_MAX}.` })
  @Column('date', { array: true })
  dates: string[];

  /** Closed: replaced by another offer, or its enquiry was changed or decided. */
  @Column('text', { default: 'open' })
  status: 'open' | 'accepted' | 'declined' | 'closed';

  @Column('date', { name: 'accepted_date', nullable: true })
  acceptedDate: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;
}
