import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { ErrorCode } from './errors.constants.js';
import { AppError } from './errors.js';

/** Outcomes of a mutation that a form shows beside its fields. */
export enum UserErrorCode {
  INVALID = 'INVALID',
  CONFLICT = 'CONFLICT',
  WRONG_CREDENTIALS = 'WRONG_CREDENTIALS',
}
registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description: 'What kind of problem a user error is.',
  valuesConfig: {
    INVALID: { description: 'A value breaks a rule; the message says which.' },
    CONFLICT: { description: 'The values are fine, but something that exists already is in the way.' },
    WRONG_CREDENTIALS: { description: 'E-mail, password and role do not belong together.' },
  },
});

@ObjectType({ description: 'A problem with what was sent, in words for the person who sent it.' })
export class UserError {
  @Field(() => UserErrorCode, { description: 'The kind of problem.' })
  code: UserErrorCode;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the input field, or null when it is about the whole.',
  })
  field: string | null;

  @Field({ description: 'What to tell the person.' })
  message: string;
}

/** The part that all mutation payloads share. */
@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], { description: 'Empty when the mutation did what it was asked to.' })
  userErrors: UserError[];
}

const CODE_OF: Partial<Record<ErrorCode, UserErrorCode>> = {
  BAD_USER_INPUT: UserErrorCode.INVALID,
  CONFLICT: UserErrorCode.CONFLICT,
};

/**
 * Runs an operation for a mutation: expected problems become user errors, refusals stay GraphQL errors. What is an
 * outcome and not an exception brings its user errors itself, beside the values.
 */
export async function payload<Values extends object>(
  work: () => Promise<Values>,
): Promise<Partial<Values> & { userErrors: UserError[] }> {
  try {
    return { userErrors: [], ...(await work()) };
  } catch (error) {
    const code = error instanceof AppError ? CODE_OF[error.code] : undefined;
    if (!code || !(error instanceof AppError)) throw error;
    const { fields, furtherFields, message } = error;
    const problems: Omit<UserError, 'code'>[] = fields.length ? [...fields] : [{ field: null, message }];
    if (furtherFields) problems.push({ field: null, message: `${furtherFields} more values are not valid.` });
    return { userErrors: problems.map((one) => ({ code, ...one })) } as Partial<Values> & {
      userErrors: UserError[];
    };
  }
}
