import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { changePassword } from '../account/change-password.service.js';
import { confirmEmail, requestEmailConfirmation } from '../account/confirm-email.service.js';
import { confirmEmailChange, requestEmailChange } from '../account/email-change.service.js';
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import { MePayload } from './me.resolver.js';
import { whoAmI } from './me.service.js';

/** What everybody with an account can change about their login. Each answers the account as it is then. */
@Resolver()
export class AccountSettingsResolver {
  @Runs(changePassword)
  @Mutation(() => MePayload, {
    description: 'Sets the own password. The session that asks goes on, all others of the account end.',
  })
  changePassword(
    @Arg('current', { description: 'The password it has now.' }) current: string,
    @Arg('password', {
      description:
        'The new one: users as at sign-up, vendors and venues 6 characters or more, admins 8 or more.',
    })
    password: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => changePassword(ctx, { current, password }));
  }

  @Runs(requestEmailChange)
  @Mutation(() => MePayload, {
    description: 'Mails a six-digit code to the address that the account shall have.',
  })
  requestEmailChange(
    @Arg('password', { description: 'The password it has now.' }) password: string,
    @Arg('email', { description: 'The new address.' }) email: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => requestEmailChange(ctx, { password, email }));
  }

  @Runs(confirmEmailChange)
  @Mutation(() => MePayload, {
    description: 'Gives the account the address that the code was mailed to. All its other sessions end.',
  })
  confirmEmailChange(
    @Arg('code', { description: 'The six digits from the mail.' }) code: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => confirmEmailChange(ctx, { code }));
  }
  @Mutation(() => MePayload, {
    description:
      'Emails another code to the address of the account, to confirm it. At most five emails a day.',
  })
  requestEmailConfirmation(@Ctx() ctx: Context) {
    return changed(ctx, () => requestEmailConfirmation(ctx));
  }

  @Mutation(() => MePayload, {
    description: 'Confirms the address of the account by the code emailed to it.',
  })
  confirmEmail(
    @Arg('code', { description: 'The six digits from the email.' }) code: string,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, () => confirmEmail(ctx, { code }));
  }
}

const changed = (ctx: Context, act: () => Promise<unknown>) =>
  payload(async () => {
    await act();
    return { me: (await whoAmI(ctx)) ?? undefined };
  });
