import { Field, InputType } from 'type-graphql';
import type { Role } from '../../core/viewer.js';
import { RoleEnum } from './role.enum.js';

@InputType({ description: 'What someone logs in with.' })
export class LoginInput {
  @Field({ description: 'E-mail address, in any case.' })
  email: string;

  @Field({ description: 'Password.' })
  password: string;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Which of the accounts of this e-mail address. Required: without it, a user error says so.',
  })
  role?: Role;
}

@InputType({ description: 'Which account to email a login link for.' })
export class LoginLinkInput {
  @Field({ description: 'Email address, in any case.' })
  email: string;

  @Field(() => RoleEnum, { description: 'Which of the accounts of this email address.' })
  role: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Path to continue at after the login, such as `/venuelist`. At most 500 characters.',
  })
  next?: string;
}
