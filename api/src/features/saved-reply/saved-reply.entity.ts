import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';

@Entity('saved_reply')
@ObjectType({ description: 'A reply that a business has saved for its conversations.' })
export class SavedReply {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'ID of the reply.' })
  id: string;

  @Column('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  @Column('text')
  @Field({ description: 'Title, shown in the menu.' })
  title: string;

  @Column('text')
  @Field({
    description:
      'Text. Before sending it, clients replace `{name}`, `{date}` and `{guests}` with the values of the booking.',
  })
  body: string;
}
