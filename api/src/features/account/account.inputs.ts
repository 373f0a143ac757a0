import { Field, InputType } from 'type-graphql';
import type { Role } from '../../core/viewer.js';
import { upTo } from '../../core/max-length.js';
import { loginRules, loginTargetRules } from './account.rules.js';
import { RoleEnum } from './role.enum.js';

@InputType({ description: 'Login credentials.' })
export class LoginInput {
  @Field({ description: `Email address, ${upTo(loginRules.fields.email)}; case is ignored.` })
  email: string;

  @Field({ description: `Password, ${upTo(loginRules.fields.password)}.` })
  password: string;

  @Field(() => RoleEnum, {
    nullable: true,
    description:
      'Role of the account, because an email address can have one account per role. Required: without it, the mutation returns a user error.',
  })
  role?: Role;
}

@InputType({ description: 'Account to email a login link to.' })
export class LoginLinkInput {
  @Field({ description: `Email address, ${upTo(loginTargetRules.fields.email)}; case is ignored.` })
  email: string;

  @Field(() => RoleEnum, {
    description: 'Role of the account, because an email address can have one account per role.',
  })
  role: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Path to open after the login, such as `/venuelist`. At most 500 characters.',
  })
  next?: string;
}
