import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../core/context.js';
import { Payload, payload } from '../core/payload.js';
import { User } from './user.entity.js';
import { registerUser } from './user.service.js';

@InputType({ description: 'What a couple or visitor signs up with.' })
export class RegisterUserInput {
  @Field({ description: 'Full name.' })
  fullName: string;

  @Field({ description: 'E-mail address.' })
  email: string;

  @Field({ description: 'Ten-digit mobile number.' })
  phone: string;

  @Field({ description: 'At least 8 characters, a digit and one of ! @ # $ % ^ & *' })
  password: string;
}

@ObjectType({ description: 'Outcome of a sign-up.' })
class RegisterUserPayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The new user; null when it was refused.' })
  user?: User;
}

@Resolver()
export class UserResolver {
  @Mutation(() => RegisterUserPayload, { description: 'Signs a user up. It does not log in.' })
  registerUser(
    @Arg('input', () => RegisterUserInput, { description: 'The new account.' }) input: RegisterUserInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await registerUser(ctx, input) }));
  }
}
