import { Field, InputType } from 'type-graphql';
import { PASSWORD_MAX } from '../../core/text.rules.js';
import { upTo } from '../../core/max-length.js';
import { registerAdminRules, updateAdminRules } from './admin.rules.js';

@InputType({ description: 'A new admin.' })
export class RegisterAdminInput {
  @Field({ description: `Name, ${upTo(registerAdminRules.fields.name)}.` })
  name: string;

  @Field({ description: `Email address to log in with, ${upTo(registerAdminRules.fields.email)}.` })
  email: string;

  @Field({ description: 'Ten-digit phone number.' })
  contact: string;

  @Field({ description: `8 to ${PASSWORD_MAX} characters.` })
  password: string;

  @Field({ description: `City, ${upTo(registerAdminRules.fields.city)}.` })
  city: string;

  @Field({ description: `Postal address, ${upTo(registerAdminRules.fields.address)}.` })
  address: string;
}

@InputType({ description: "Changes to the admin's own profile. Omitted fields stay unchanged." })
export class UpdateAdminInput {
  @Field({ description: `Name, ${upTo(updateAdminRules.fields.name)}.` })
  name: string;

  @Field(() => String, { nullable: true, description: 'Ten-digit phone number.' })
  contact?: string;

  @Field(() => String, { nullable: true, description: `City, ${upTo(updateAdminRules.fields.city)}.` })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: `Postal address, ${upTo(updateAdminRules.fields.address)}.`,
  })
  address?: string;

  @Field(() => String, { nullable: true, description: `A new password, 8 to ${PASSWORD_MAX} characters.` })
  password?: string;

  @Field(() => String, {
    nullable: true,
    description: `Current password, ${upTo(updateAdminRules.fields.current)}; required to set a new one.`,
  })
  current?: string;
}
