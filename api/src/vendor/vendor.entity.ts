import { Field, ObjectType } from 'type-graphql';
import { ChildEntity, Column } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';

@ObjectType({ implements: Listing, description: 'Someone who provides a wedding service.' })
@ChildEntity('vendor')
export class Vendor extends Listing {
  @Field({ description: 'One of the 23 categories, its title without spaces.' })
  @Column('text')
  category: string;
}
