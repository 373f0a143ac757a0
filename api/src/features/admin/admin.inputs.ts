import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new admin.' })
export class RegisterAdminInput {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Email address to log in with.' })
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

@InputType({ description: "Changes to the admin's own profile. Omitted fields stay unchanged." })
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

  @Field(() => String, { nullable: true, description: 'Current password; required to set a new one.' })
  current?: string;
}
