import { Field, ID, ObjectType } from 'type-graphql';
import type { ListingKind } from './listing.constants.js';
import { ListingKindEnum } from './listing.entity.js';

@ObjectType({ description: 'A suspended listing, as everybody but its owner and the admins sees it.' })
export class UnavailableListing {
  @Field(() => ID, { description: 'The listing’s ID.' })
  id: string;

  @Field(() => ListingKindEnum, { description: 'Venue or vendor.' })
  kind: ListingKind;

  @Field({ description: 'Business name.' })
  name: string;

  @Field({ description: 'City.' })
  city: string;
}
