import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { Booking } from '../booking/booking.entity.js';
import { VISIT_STATUSES, type VisitStatus } from './visit.constants.js';

const MEANINGS: Record<string, string> = {
  REQUESTED: 'The couple has proposed times. The business confirms one or offers others.',
  OFFERED: 'The business has offered other times. The couple confirms one or proposes others.',
  CONFIRMED: 'Both sides have agreed on a time.',
};

const VisitStatusEnum = graphqlEnum(
  'VisitStatus',
  'Status of a visit.',
  upperKeys(VISIT_STATUSES),
  (key) => MEANINGS[key] ?? key,
);

@ObjectType({
  description: 'A visit of the couple to the business before they book. For both parties and admins.',
})
@Entity('visit')
export class Visit {
  @Field(() => ID, { description: 'ID of the visit.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  @Field(() => VisitStatusEnum, { description: 'Status.' })
  @Column('text')
  status: VisitStatus;

  @Field(() => [GraphQLISODateTime], {
    description: 'The proposed times, in order. They stay after one of them is confirmed.',
  })
  @Column('timestamptz', { array: true })
  slots: Date[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it starts; null until it is confirmed.',
  })
  @Column('timestamptz', { name: 'starts_at', nullable: true })
  startsAt: Date | null;

  /** Raised by every change that a calendar has to know. */
  @Column('integer', { default: 0 })
  sequence: number;

  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** Whether the parties know that it is closed; a trigger closes it with its booking. */
  @Column('boolean', { name: 'closure_announced', default: false })
  closureAnnounced: boolean;
}
