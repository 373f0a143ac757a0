import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { changePassword } from '../account/change-password.service.js';
import { confirmEmail, requestEmailConfirmation } from '../account/confirm-email.service.js';
import { confirmEmailChange, requestEmailChange } from '../account/email-change.service.js';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { PASSWORD_MAX } from '../../core/text.rules.js';
import { upTo } from '../../core/max-length.js';
import { emailChangeRules, ownPasswordRules } from '../account/account.rules.js';
import { MePayload } from './me.resolver.js';
import { getMe } from './me.service.js';

/** Account settings for all roles. Each mutation returns the updated account. */
@Resolver()
export class AccountSettingsResolver {
  @Runs(changePassword)
  @Mutation(() => MePayload, {
    description: "Changes the current user's password. Ends all their other sessions.",
  })
  changePassword(
    @Arg('current', { description: `Current password, ${upTo(ownPasswordRules.fields.password)}.` })
    current: string,
    @Arg('password', {
      description: `New password: for users as at sign-up, for vendors and venues at least 6 characters, for admins at least 8; at most ${PASSWORD_MAX} characters.`,
    })
    password: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => changePassword(ctx, { current, password }));
  }

  @Runs(requestEmailChange)
  @Mutation(() => MePayload, {
    description: "Emails a six-digit code to the current user's new email address.",
  })
  requestEmailChange(
    @Arg('password', { description: `Current password, ${upTo(ownPasswordRules.fields.password)}.` })
    password: string,
    @Arg('email', { description: `New email address, ${upTo(emailChangeRules.fields.email)}.` })
    email: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => requestEmailChange(ctx, { password, email }));
  }

  @Runs(confirmEmailChange)
  @Mutation(() => MePayload, {
    description:
      "Changes the current user's email address to the one that received the code. Ends all their other sessions.",
  })
  confirmEmailChange(
    @Arg('code', { description: 'The six-digit code from the email.' }) code: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => confirmEmailChange(ctx, { code }));
  }
  @Mutation(() => MePayload, {
    description:
      'Emails the current user a new code to confirm their email address, at most five times a day.',
  })
  requestEmailConfirmation(@Ctx() ctx: Context) {
    return changed(ctx, () => requestEmailConfirmation(ctx));
  }

  @Runs(confirmEmail)
  @Mutation(() => MePayload, {
    description: "Confirms the current user's email address with the emailed code.",
  })
  confirmEmail(
    @Arg('code', { description: 'The six-digit code from the email.' }) code: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => confirmEmail(ctx, { code }));
  }
}

const changed = (ctx: Context, run: () => Promise<unknown>) =>
  payload(async () => {
    await run();
    return { me: (await getMe(ctx)) ?? undefined };
  });
