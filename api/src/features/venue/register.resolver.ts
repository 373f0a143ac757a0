import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { RegistrationPayload } from '../listing/registered.js';
import { registerVenue } from './register.service.js';

@InputType({ description: 'A new venue.' })
class RegisterVenueInput {
  @Field({ description: 'Business name.' })
  businessName: string;

  @Field({ description: 'City; case is ignored.' })
  city: string;

  @Field({ description: "The owner's name." })
  yourName: string;

  @Field({ description: 'Phone number, in any format.' })
  phone: string;

  @Field({ description: 'Email address.' })
  email: string;

  @Field({ description: 'At least 6 characters.' })
  password: string;

  @Field(() => String, { nullable: true, description: 'Comments for the admins.' })
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
