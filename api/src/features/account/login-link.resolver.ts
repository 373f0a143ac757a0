import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Runs } from '../../core/operation.decorator.js';
import type { Context } from '../../core/context.js';
import { graphqlEnum } from '../../core/enums.js';
import { Payload, UserErrorCode, payload } from '../../core/payload.js';
import type { Role } from '../../core/viewer.js';
import { LoginLinkInput } from './account.inputs.js';
import {
  LoginLinkError,
  logInWithLink,
  renewLoginLink,
  requestLoginLink,
  type LoginLinkProblem,
} from './login-link.service.js';
import { RoleEnum } from './role.enum.js';

const LoginLinkProblemEnum = graphqlEnum(
  'LoginLinkProblem',
  'Why a login link was rejected.',
  { EXPIRED: 'expired', USED: 'used', OTHER_BROWSER: 'otherBrowser' } satisfies Record<
    string,
    LoginLinkProblem
  >,
  (key) =>
    ({
      EXPIRED: 'It is older than 10 minutes, was replaced by a newer one, or never existed.',
      USED: 'It has been used.',
      OTHER_BROWSER: 'It was requested in another browser.',
    })[key] ?? key,
);

@ObjectType({ description: 'Result of requesting a login link.' })
class RequestLoginLinkPayload extends Payload {}

@ObjectType({ description: 'Result of a login with a link.' })
class LogInWithLinkPayload extends Payload {
  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Role of the account that logged in; null if the login failed.',
  })
  role?: Role;

  @Field(() => String, {
    nullable: true,
    description:
      'Path to open after the login, as requested; null if none was requested or the login failed.',
  })
  next?: string | null;

  @Field(() => LoginLinkProblemEnum, {
    nullable: true,
    description: 'Why the login failed; null if it succeeded.',
  })
  problem?: LoginLinkProblem;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether `renewLoginLink` accepts this link; null after a success.',
  })
  renewable?: boolean;
}

@Resolver()
export class LoginLinkResolver {
  @Runs(requestLoginLink)
  @Mutation(() => RequestLoginLinkPayload, {
    description:
      'Emails a one-time login link, if the account exists. The link is valid for 10 minutes, only in the browser that requested it (identified by a cookie).',
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
      'Emails a new login link for this browser to the address of another link from the last day. Each link can be renewed once.',
  })
  renewLoginLink(
    @Arg('token', { description: 'The part of the other link after `#`.' }) token: string,
    @Ctx() ctx: Context,
  ): Promise<RequestLoginLinkPayload> {
    return sent(() => renewLoginLink(ctx, { token }));
  }

  @Runs(logInWithLink)
  @Mutation(() => LogInWithLinkPayload, {
    description: 'Logs in with an emailed link and sets the session cookie.',
  })
  logInWithLink(
    @Arg('token', { description: 'The part of the link after `#`.' }) token: string,
    @Ctx() ctx: Context,
  ): Promise<LogInWithLinkPayload> {
    return payload<Partial<LogInWithLinkPayload>>(async () => {
      try {
        return await logInWithLink(ctx, { token });
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
