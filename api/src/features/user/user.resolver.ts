import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { Incoming } from '../media/media.service.js';
import { Picture, pictureOf } from '../media/picture.js';
import { Upload } from '../media/upload.scalar.js';
import { setAvatar, updateUser } from './profile.service.js';
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

@InputType({ description: "A user's edit of their profile; what is not given stays as it is." })
export class UpdateUserInput {
  @Field(() => String, { nullable: true, description: 'Full name.' })
  fullName?: string;

  @Field(() => String, { nullable: true, description: 'Ten-digit mobile number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'City of residence, in any case; empty for none.' })
  city?: string;

  @Field(() => String, { nullable: true, description: 'Postal address; empty for none.' })
  address?: string;
}

@ObjectType({ description: 'Outcome of a sign-up.' })
class RegisterUserPayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The new user; null when it was refused.' })
  user?: User;
}

@ObjectType({ description: 'Outcome of an edit of the own profile.' })
class UserPayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The user as they are now; null when it was refused.' })
  user?: User;
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Picture, { nullable: true, description: 'Their picture; null without one.' })
  avatar(@Root() user: User): Picture | null {
    return user.avatar && pictureOf(user.avatar, user.fullName);
  }

  @Runs(registerUser)
  @Mutation(() => RegisterUserPayload, { description: 'Signs a user up and sets the session cookie.' })
  registerUser(
    @Arg('input', () => RegisterUserInput, { description: 'The new account.' }) input: RegisterUserInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await registerUser(ctx, input) }));
  }

  @Mutation(() => UserPayload, { description: "Changes the asker's own profile. For users." })
  updateUser(
    @Arg('input', () => UpdateUserInput, { description: 'What to change.' }) input: UpdateUserInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await updateUser(ctx, { ...input, id: ctx.viewer?.id }) }));
  }

  @Mutation(() => UserPayload, { description: "Sets or removes the asker's own picture. For users." })
  setAvatar(
    @Arg('file', () => Upload, {
      nullable: true,
      description: 'JPEG, PNG, WebP or AVIF of at most 10 MB; null removes the picture.',
    })
    file: Promise<Incoming> | null,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await setAvatar(ctx, { file }) }));
  }
}
