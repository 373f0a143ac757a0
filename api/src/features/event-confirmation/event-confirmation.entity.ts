import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Booking } from '../booking/booking.entity.js';
import type { DisputeDecision } from './event-confirmation.constants.js';

/** Whether an event took place, as its business says, and what became of it. */
@Entity('event_confirmation')
export class EventConfirmation {
  @PrimaryColumn('uuid', { name: 'booking_id' })
  bookingId: string;

  @OneToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  @Column('boolean', { name: 'took_place' })
  tookPlace: boolean;

  /** Null if it took place. */
  @Column('text', { name: 'business_statement', nullable: true })
  businessStatement: string | null;

  @Column('text', { name: 'couple_statement', nullable: true })
  coupleStatement: string | null;

  @Column('timestamptz', { name: 'answered_at', default: () => 'now()' })
  answeredAt: Date;

  /** Null unless the couple's review was disputed and an admin has decided, like the next two. */
  @Column('text', { nullable: true })
  decision: DisputeDecision | null;

  @Column('text', { name: 'decision_reason', nullable: true })
  decisionReason: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
