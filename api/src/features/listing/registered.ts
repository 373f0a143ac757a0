import { Field, ID, ObjectType } from 'type-graphql';
import { Payload } from '../../core/payload.js';

@ObjectType({ description: 'A business that has just registered. It waits for an admin.' })
class RegisteredListing {
  @Field(() => ID, { description: 'Id of the listing, and of the account.' })
  id: string;

  @Field({ description: 'Business name.' })
  name: string;

  @Field({ description: 'City, as it is written from now on.' })
  city: string;
}

@ObjectType({ description: 'Outcome of the registration of a business.' })
export class RegistrationPayload extends Payload {
  @Field(() => RegisteredListing, { nullable: true, description: 'The listing; null when it was refused.' })
  listing?: RegisteredListing;
}
