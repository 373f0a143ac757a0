import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Runs } from '../../core/runs.js';
import type { Context } from '../../core/context.js';
import { graphqlEnum } from '../../core/enums.js';
import { Payload, UserErrorCode, payload } from '../../core/payload.js';
import type { Role } from '../../core/viewer.js';
import { LoginLinkInput } from './account.inputs.js';
import {
  LoginLinkError,
  logInByLink,
  renewLoginLink,
  requestLoginLink,
  type LoginLinkProblem,
} from './login-link.service.js';
import { RoleEnum } from './role.enum.js';

const LoginLinkProblemEnum = graphqlEnum(
  'LoginLinkProblem',
  'Why a login link does not log in.',
  { EXPIRED: 'expired', USED: 'used', OTHER_BROWSER: 'otherBrowser' } satisfies Record<
    string,
    LoginLinkProblem
  >,
  (key) =>
    ({
      EXPIRED: 'It is older than 10 minutes, was replaced by a newer one, or never existed.',
      USED: 'It has logged in before.',
      OTHER_BROWSER: 'It was requested in another browser.',
    })[key] ?? key,
);

@ObjectType({ description: 'Outcome of requesting a login link.' })
class RequestLoginLinkPayload extends Payload {}

@ObjectType({ description: 'Outcome of a login by a link.' })
class LogInByLinkPayload extends Payload {
  @Field(() => RoleEnum, { nullable: true, description: 'Role of the account that is now logged in.' })
  role?: Role;

  @Field(() => String, { nullable: true, description: 'Path to continue at, as it was requested.' })
  next?: string | null;

  @Field(() => LoginLinkProblemEnum, { nullable: true, description: 'Why the link did not log in.' })
  problem?: LoginLinkProblem;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether `renewLoginLink` sends a new link in place of this one.',
  })
  renewable?: boolean;
}

@Resolver()
export class LoginLinkResolver {
  @Runs(requestLoginLink)
  @Mutation(() => RequestLoginLinkPayload, {
    description:
      'Emails a one-time login link, if there is such an account. It is valid for 10 minutes and works only in the browser that requested it, which is recognised by a cookie.',
  })
  requestLoginLink(
    @Arg('input', () => LoginLinkInput, { description: 'The account.' }) input: LoginLinkInput,
    @Ctx() ctx: Context,
  ): Promise<RequestLoginLinkPayload> {
    return sent(() => requestLoginLink(ctx, input));
  }

  @Runs(renewLoginLink)
  @Mutation(() => RequestLoginLinkPayload, {
    description:
      'Emails a login link for this browser to the address that another link was sent to within the last day. Each link can be renewed once.',
  })
  renewLoginLink(
    @Arg('token', { description: 'The part of the other link after `#`.' }) token: string,
    @Ctx() ctx: Context,
  ): Promise<RequestLoginLinkPayload> {
    return sent(() => renewLoginLink(ctx, { token }));
  }

  @Runs(logInByLink)
  @Mutation(() => LogInByLinkPayload, {
    description: 'Logs in by an emailed link, and sets the session cookie.',
  })
  logInByLink(
    @Arg('token', { description: 'The part of the link after `#`.' }) token: string,
    @Ctx() ctx: Context,
  ): Promise<LogInByLinkPayload> {
    return payload<Partial<LogInByLinkPayload>>(async () => {
      try {
        return await logInByLink(ctx, { token });
      } catch (error) {
        if (!(error instanceof LoginLinkError)) throw error;
        const { problem, renewable, message } = error;
        return { problem, renewable, userErrors: [{ code: UserErrorCode.INVALID, field: null, message }] };
      }
    });
  }
}

const sent = (request: () => Promise<unknown>) =>
  payload(async () => {
    await request();
    return {};
  });
