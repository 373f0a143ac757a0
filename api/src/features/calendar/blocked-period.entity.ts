import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';

@ObjectType({ description: 'Days on which a listing accepts no bookings. For its owner and admins.' })
@Entity('blocked_period')
export class BlockedPeriod {
  @Field(() => ID, { description: 'ID of the blocked period.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  @Field({ description: 'First blocked day, YYYY-MM-DD.' })
  @Column('date', { name: 'first_day' })
  firstDay: string;

  @Field({ description: 'Last blocked day, YYYY-MM-DD.' })
  @Column('date', { name: 'last_day' })
  lastDay: string;

  @Field({ description: "The owner's note; may be empty. Couples never see it." })
  @Column('text')
  note: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
