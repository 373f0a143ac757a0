import { Field, ID, ObjectType } from 'type-graphql';
import { Payload } from '../../core/payload.js';

@ObjectType({ description: 'A newly registered business. Its listing is pending.' })
class RegisteredListing {
  @Field(() => ID, { description: 'ID of the listing and of its account.' })
  id: string;

  @Field({ description: 'Business name.' })
  name: string;

  @Field({ description: 'City in its usual spelling.' })
  city: string;
}

@ObjectType({ description: 'Result of a business registration.' })
export class RegistrationPayload extends Payload {
  @Field(() => RegisteredListing, { nullable: true, description: 'The new listing; null if it failed.' })
  listing?: RegisteredListing;
}
