import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';

/** A job writes them; see response.service.ts. */
@ObjectType({
  description:
    'How a business answered the enquiries of the last 90 days. Computed every 15 minutes from messages, date offers, visits, quotes and decisions; nothing else changes them.',
})
@Entity('listing_response')
export class ResponseFigures {
  @PrimaryColumn('uuid', { name: 'listing_id' })
  listingId: string;

  @OneToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  @Field(() => Int, {
    description:
      'Number of enquiries. Each counts once it is answered or 72 hours old; those withdrawn before don’t count.',
  })
  @Column('integer')
  enquiries: number;

  @Field(() => Int, { description: 'Share answered within 72 hours, in percent.' })
  @Column('integer', { name: 'answered_percent' })
  answeredPercent: number;

  @Field(() => Int, { description: 'Share approved, in percent.' })
  @Column('integer', { name: 'approved_percent' })
  approvedPercent: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Median time to the first answer, in minutes; null if none was answered.',
  })
  @Column('integer', { name: 'median_minutes', nullable: true })
  medianMinutes: number | null;
}
