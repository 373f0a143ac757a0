import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { AppError } from '../../core/errors.js';
import { Payload, UserErrorCode, payload } from '../../core/payload.js';
import type { Role } from '../../core/viewer.js';
import { PASSWORD_MAX } from '../../core/text.rules.js';
import { upTo } from '../../core/max-length.js';
import { invalidCredentials, resetEmailRules } from './account.rules.js';
import { LoginInput } from './account.inputs.js';
import { logIn, logOut } from './account.service.js';
import { requestReset, resetPassword, verifyReset } from './reset.service.js';
import { RoleEnum } from './role.enum.js';

@ObjectType({ description: 'Result of a login.' })
class LoginPayload extends Payload {
  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Role of the account that logged in; null if the login failed.',
  })
  role?: Role;
}

@ObjectType({ description: 'Result of a step of the password reset.' })
class ResetPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Message to display; null if it failed.' })
  message?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Ticket for one password reset within 10 minutes; null except after `verifyPasswordReset`.',
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
      const wrong = { code: UserErrorCode.WRONG_CREDENTIALS, field: null, message: invalidCredentials() };
      return { userErrors: [wrong] };
    }
  }

  @Mutation(() => Boolean, { description: 'Ends the session. Always returns true.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logOut(ctx);
  }

  @Runs(requestReset)
  @Mutation(() => ResetPayload, { description: 'Emails a six-digit code, if the address has an account.' })
  requestPasswordReset(
    @Arg('email', { description: `Email address, ${upTo(resetEmailRules.fields.email)}.` }) email: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ message: await requestReset(ctx, { email }) }));
  }

  @Runs(verifyReset)
  @Mutation(() => ResetPayload, { description: 'Exchanges a correct code for a reset ticket.' })
  verifyPasswordReset(
    @Arg('email', { description: `Email address, ${upTo(resetEmailRules.fields.email)}.` }) email: string,
    @Arg('code', { description: 'The six-digit code from the email.' }) code: string,
    @Ctx() ctx: Context,
  ) {
    return payload(() => verifyReset(ctx, { email, code }));
  }

  @Runs(resetPassword)
  @Mutation(() => ResetPayload, {
    description: 'Sets a new password for all accounts with this email address.',
  })
  resetPassword(
    @Arg('ticket', { description: 'Ticket from `verifyPasswordReset`.' }) ticket: string,
    @Arg('password', { description: `8 to ${PASSWORD_MAX} characters.` }) password: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ message: await resetPassword(ctx, { ticket, password }) }));
  }
}
