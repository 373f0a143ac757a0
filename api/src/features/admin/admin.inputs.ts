import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new admin.' })
export class RegisterAdminInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'E-mail address to log in with.' })
  email: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: 'At least 8 characters.' })
  password: string;

  @Field({ description: 'City.' })
  city: string;

  @Field({ description: 'Postal address.' })
  address: string;
}

@InputType({ description: "An admin's own profile. What is left out stays as it is." })
export class UpdateAdminInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Ten-digit phone number.' })
  contact?: string;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address?: string;

  @Field(() => String, { nullable: true, description: 'A new password, at least 8 characters.' })
  password?: string;

  @Field(() => String, { nullable: true, description: 'The password it has now; needed for a new one.' })
  current?: string;
}
