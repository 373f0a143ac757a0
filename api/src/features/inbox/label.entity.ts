import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';

@ObjectType({ description: 'A label that a business uses for its enquiries. Only the business sees it.' })
@Entity('enquiry_label')
export class EnquiryLabel {
  @Field(() => ID, { description: 'ID of the label.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  @Field({ description: 'Name, unique among the labels of the business.' })
  @Column('text')
  name: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
