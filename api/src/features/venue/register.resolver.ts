import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { PASSWORD_MAX } from '../../core/text.rules.js';
import { upTo } from '../../core/max-length.js';
import { RegistrationPayload } from '../listing/registered.js';
import { registerVenueRules } from './register.rules.js';
import { registerVenue } from './register.service.js';

@InputType({ description: 'A new venue.' })
class RegisterVenueInput {
  @Field({ description: `Business name, ${upTo(registerVenueRules.fields.businessName)}.` })
  businessName: string;

  @Field({ description: `City, ${upTo(registerVenueRules.fields.city)}; case is ignored.` })
  city: string;

  @Field({ description: `The owner's name, ${upTo(registerVenueRules.fields.yourName)}.` })
  yourName: string;

  @Field({ description: `Phone number in any format, ${upTo(registerVenueRules.fields.phone)}.` })
  phone: string;

  @Field({ description: `Email address, ${upTo(registerVenueRules.fields.email)}.` })
  email: string;

  @Field({ description: `6 to ${PASSWORD_MAX} characters.` })
  password: string;

  @Field(() => String, {
    nullable: true,
    description: `Comments for the admins, ${upTo(registerVenueRules.fields.comments)}.`,
  })
  comments?: string;
}

@Resolver()
export class RegisterVenueResolver {
  @Runs(registerVenue)
  @Mutation(() => RegistrationPayload, {
    description: 'Registers a venue with a pending listing. Does not log in.',
  })
  registerVenue(
    @Arg('input', () => RegisterVenueInput, { description: 'The new venue.' }) input: RegisterVenueInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ listing: await registerVenue(ctx, input) }));
  }
}
