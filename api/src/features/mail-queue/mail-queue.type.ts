import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';

/** What admins see of a mail that could not be sent: never its text, and never a code. */
@ObjectType({ description: 'A mail that was tried as often as it may be. Only admins see it.' })
export class DeadMail {
  @Field(() => ID, { description: 'Id of the mail.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'To whom, all but the first letter and the domain hidden; null for mails with a code.',
  })
  recipient: string | null;

  @Field({ description: 'Its subject.' })
  subject: string;

  @Field({ description: 'What the mail server said to the last attempt.' })
  error: string;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was to be sent.' })
  queuedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was tried last.' })
  failedAt: Date;
}
