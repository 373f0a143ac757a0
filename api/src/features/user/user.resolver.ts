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
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { PASSWORD_MAX } from '../../core/text.rules.js';
import { upTo } from '../../core/max-length.js';
import type { UploadedFile } from '../media/media.service.js';
import { Picture, pictureOf } from '../media/picture.js';
import { Upload } from '../media/upload.scalar.js';
import { setAvatar, updateUser } from './profile.service.js';
import { User } from './user.entity.js';
import { registerUserRules, updateUserRules } from './user.rules.js';
import { registerUser } from './user.service.js';

@InputType({ description: 'A new user.' })
export class RegisterUserInput {
  @Field({ description: `Full name, ${upTo(registerUserRules.fields.fullName)}.` })
  fullName: string;

  @Field({ description: `Email address, ${upTo(registerUserRules.fields.email)}.` })
  email: string;

  @Field({ description: 'Ten-digit mobile number.' })
  phone: string;

  @Field({ description: `8 to ${PASSWORD_MAX} characters, with a digit and one of ! @ # $ % ^ & *` })
  password: string;
}

@InputType({ description: "Changes to the user's own profile. Omitted fields stay unchanged." })
export class UpdateUserInput {
  @Field(() => String, {
    nullable: true,
    description: `Full name, ${upTo(updateUserRules.fields.fullName)}.`,
  })
  fullName?: string;

  @Field(() => String, { nullable: true, description: 'Ten-digit mobile number.' })
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description: `City of residence, ${upTo(updateUserRules.fields.city)}; case is ignored. Empty to remove it.`,
  })
  city?: string;

  @Field(() => String, {
    nullable: true,
    description: `Postal address, ${upTo(updateUserRules.fields.address)}; empty to remove it.`,
  })
  address?: string;
}

@ObjectType({ description: 'Result of a sign-up.' })
class RegisterUserPayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The new user; null if it failed.' })
  user?: User;
}

@ObjectType({ description: "Result of updating the current user's profile." })
class UserPayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The user after the change; null if it failed.' })
  user?: User;
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Picture, { nullable: true, description: 'Profile picture; null without one.' })
  avatar(@Root() user: User): Picture | null {
    return user.avatar && pictureOf(user.avatar, user.fullName);
  }

  @Runs(registerUser)
  @Mutation(() => RegisterUserPayload, { description: 'Signs up a user and sets the session cookie.' })
  registerUser(
    @Arg('input', () => RegisterUserInput, { description: 'The new account.' }) input: RegisterUserInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await registerUser(ctx, input) }));
  }

  @Mutation(() => UserPayload, { description: "Updates the current user's profile. For users." })
  updateUser(
    @Arg('input', () => UpdateUserInput, { description: 'The changes.' }) input: UpdateUserInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await updateUser(ctx, { ...input, id: ctx.viewer?.id }) }));
  }

  @Mutation(() => UserPayload, {
    description: "Sets or removes the current user's profile picture. For users.",
  })
  setAvatar(
    @Arg('file', () => Upload, {
      nullable: true,
      description: 'JPEG, PNG, WebP or AVIF of at most 10 MB; null removes the picture.',
    })
    file: Promise<UploadedFile> | null,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ user: await setAvatar(ctx, { file }) }));
  }
}
