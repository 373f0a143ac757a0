import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { AppError } from '../../core/errors.js';
import { Payload, UserErrorCode, payload } from '../../core/payload.js';
import type { Role } from '../../core/viewer.js';
import { INVALID_CREDENTIALS } from './account.constants.js';
import { LoginInput } from './account.inputs.js';
import { logIn, logOut } from './account.service.js';
import { requestReset, resetPassword, verifyReset } from './reset.service.js';
import { RoleEnum } from './role.enum.js';

@ObjectType({ description: 'Outcome of a login.' })
class LoginPayload extends Payload {
  @Field(() => RoleEnum, { nullable: true, description: 'Role of the account that is now logged in.' })
  role?: Role;
}

@ObjectType({ description: 'Outcome of a step of the password reset.' })
class ResetPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'What to tell the person.' })
  message?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Proof of a right code, good for one reset within 10 minutes.',
  })
  ticket?: string;
}

@Resolver()
export class AccountResolver {
  @Runs(logIn)
  @Mutation(() => LoginPayload, { description: 'Logs in and sets the session cookie.' })
  async login(
    @Arg('input', () => LoginInput, { description: 'Credentials.' }) input: LoginInput,
    @Ctx() ctx: Context,
  ): Promise<LoginPayload> {
    try {
      return await payload(async () => ({ role: (await logIn(ctx, input)).role }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
      const wrong = { code: UserErrorCode.WRONG_CREDENTIALS, field: null, message: INVALID_CREDENTIALS };
      return { userErrors: [wrong] };
    }
  }

  @Mutation(() => Boolean, { description: 'Ends the session.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logOut(ctx);
  }

  @Runs(requestReset)
  @Mutation(() => ResetPayload, { description: 'Mails a six-digit code, if the address has an account.' })
  requestPasswordReset(@Arg('email', { description: 'E-mail address.' }) email: string, @Ctx() ctx: Context) {
    return payload(async () => ({ message: await requestReset(ctx, { email }) }));
  }

  @Runs(verifyReset)
  @Mutation(() => ResetPayload, { description: 'Exchanges a right code for a reset ticket.' })
  verifyPasswordReset(
    @Arg('email', { description: 'E-mail address.' }) email: string,
    @Arg('code', { description: 'The six digits from the mail.' }) code: string,
    @Ctx() ctx: Context,
  ) {
    return payload(() => verifyReset(ctx, { email, code }));
  }

  @Runs(resetPassword)
  @Mutation(() => ResetPayload, { description: 'Sets a new password for all accounts of the mailbox.' })
  resetPassword(
    @Arg('ticket', { description: 'From verifyPasswordReset.' }) ticket: string,
    @Arg('password', { description: 'At least 8 characters.' }) password: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ message: await resetPassword(ctx, { ticket, password }) }));
  }
}
