import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { EventType } from '../../core/event-type.constants.js';
import { Listing } from '../listing/listing.entity.js';

@ObjectType({
  description:
    'A booking that was made outside of Mandap. Counts towards the daily capacity. For the owner and admins.',
})
@Entity('offline_booking')
export class OfflineBooking {
  @Field(() => ID, { description: 'ID of the offline booking.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  @Field({ description: 'Date of the event, YYYY-MM-DD.' })
  @Column('date', { name: 'event_date' })
  date: string;

  @Field({ description: 'Name of the customer.' })
  @Column('text')
  name: string;

  @Field({ description: "The owner's note; may be empty." })
  @Column('text')
  note: string;

  /** Null if unknown. */
  @Column('text', { name: 'event_type', nullable: true })
  eventType: EventType | null;

  /** The type of event as the owner typed it; null for known types. */
  @Column('text', { name: 'event_type_text', nullable: true })
  eventTypeText: string | null;

  @Field(() => Int, { nullable: true, description: 'Expected guests; null if unknown.' })
  @Column('integer', { nullable: true })
  guests: number | null;

  /** UID of the event in an imported calendar file; null for bookings that the owner added. */
  @Column('text', { name: 'imported_uid', nullable: true })
  importedUid: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
