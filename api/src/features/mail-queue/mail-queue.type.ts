import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';

/** Excludes the email's text, which may contain a code. */
@ObjectType({ description: 'An undeliverable email, after all its attempts. Visible to admins only.' })
export class UndeliverableEmail {
  @Field(() => ID, { description: 'ID of the email.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Masked address of the recipient; null for emails with a code.',
  })
  recipient: string | null;

  @Field({ description: 'Subject.' })
  subject: string;

  @Field({ description: "Mail server's reply to the last attempt, masked." })
  error: string;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was queued.' })
  queuedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the last attempt failed.' })
  failedAt: Date;
}
