import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { RegistrationPayload } from '../listing/registered.js';
import { registerVenue } from './register.service.js';

@InputType({ description: 'What a venue registers with.' })
class RegisterVenueInput {
  @Field({ description: 'Business name.' })
  businessName: string;

  @Field({ description: 'City, in any case.' })
  city: string;

  @Field({ description: "The owner's name." })
  yourName: string;

  @Field({ description: 'Phone number, in any form.' })
  phone: string;

  @Field({ description: 'E-mail address.' })
  email: string;

  @Field({ description: 'At least 6 characters.' })
  password: string;

  @Field(() => String, { nullable: true, description: 'Whatever we should know.' })
  comments?: string;
}

@Resolver()
export class RegisterVenueResolver {
  @Runs(registerVenue)
  @Mutation(() => RegistrationPayload, {
    description: 'Registers a venue, whose listing then waits for an admin. It does not log in.',
  })
  registerVenue(
    @Arg('input', () => RegisterVenueInput, { description: 'The new venue.' }) input: RegisterVenueInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ listing: await registerVenue(ctx, input) }));
  }
}
