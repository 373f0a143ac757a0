import { Field, ID, ObjectType } from 'type-graphql';
import type { ListingKind } from './listing.constants.js';
import { ListingKindEnum } from './listing.entity.js';

@ObjectType({ description: 'A suspended listing as everybody except its owner and admins sees it.' })
export class UnavailableListing {
  @Field(() => ID, { description: 'ID of the listing.' })
  id: string;

  @Field(() => ListingKindEnum, { description: 'Venue or vendor.' })
  kind: ListingKind;

  @Field({ description: 'Business name.' })
  name: string;

  @Field({ description: 'City.' })
  city: string;
}
