import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { ErrorCode } from './errors.constants.js';
import { AppError } from './errors.js';
import { t } from './messages.generated.js';

/** Outcomes of a mutation that a form shows beside its fields. */
export enum UserErrorCode {
  INVALID = 'INVALID',
  CONFLICT = 'CONFLICT',
  WRONG_CREDENTIALS = 'WRONG_CREDENTIALS',
}
registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description: 'Kind of a user error.',
  valuesConfig: {
    INVALID: { description: 'A value is invalid; the message says why.' },
    CONFLICT: { description: 'The values are valid but conflict with existing data.' },
    WRONG_CREDENTIALS: { description: 'Email, password and role do not match an account.' },
  },
});

@ObjectType({ description: 'A problem with the input, with a message for the person who entered it.' })
export class UserError {
  @Field(() => UserErrorCode, { description: 'Kind of problem.' })
  code: UserErrorCode;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the input field; null if it concerns the whole input.',
  })
  field: string | null;

  @Field({ description: 'Message to display.' })
  message: string;
}

/** The part that all mutation payloads share. */
@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], { description: 'Problems with the input; empty if the mutation succeeded.' })
  userErrors: UserError[];
}

const USER_ERROR_CODES: Partial<Record<ErrorCode, UserErrorCode>> = {
  BAD_USER_INPUT: UserErrorCode.INVALID,
  CONFLICT: UserErrorCode.CONFLICT,
};

/**
 * Runs an operation for a mutation. Expected problems become user errors; authorization errors and rate limits stay
 * GraphQL errors. Operations may also return user errors beside their values.
 */
export async function payload<Values extends object>(
  work: () => Promise<Values>,
): Promise<Partial<Values> & { userErrors: UserError[] }> {
  try {
    return { userErrors: [], ...(await work()) };
  } catch (error) {
    const code = error instanceof AppError ? USER_ERROR_CODES[error.code] : undefined;
    if (!code || !(error instanceof AppError)) throw error;
    const { fields, furtherFields, message } = error;
    const problems: Omit<UserError, 'code'>[] = fields.length ? [...fields] : [{ field: null, message }];
    if (furtherFields) problems.push({ field: null, message: t('furtherErrors', { count: furtherFields }) });
    return { userErrors: problems.map((problem) => ({ code, ...problem })) } as Partial<Values> & {
      userErrors: UserError[];
    };
  }
}
