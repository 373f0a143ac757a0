import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import { deleteEmail, listUndeliverableEmails, retryEmail } from './mail-queue.service.js';
import { UndeliverableEmail } from './mail-queue.type.js';

const UndeliverableEmailConnection = connectionType('UndeliverableEmail', () => UndeliverableEmail);

@ArgsType()
class UndeliverableEmailArgs extends cursorArgs(20) {}

@ObjectType({ description: 'Result of retrying or deleting an undeliverable email.' })
class UndeliverableEmailPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the email, which is no longer in the list; null if it failed.',
  })
  id?: string;
}

@Resolver()
export class MailQueueResolver {
  @Query(() => UndeliverableEmailConnection, {
    description: 'Undeliverable emails, latest failure first. For admins.',
  })
  async undeliverableEmails(
    @Args(() => UndeliverableEmailArgs) args: UndeliverableEmailArgs,
    @Ctx() ctx: Context,
  ) {
    return connectionOf(await listUndeliverableEmails(ctx, graphqlWindow(args)));
  }

  @Mutation(() => UndeliverableEmailPayload, {
    description: 'Queues an undeliverable email again and resets its attempts. For admins.',
  })
  retryEmail(@Arg('id', () => ID, { description: 'ID of the email.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await retryEmail(ctx, { id }) }));
  }

  @Mutation(() => UndeliverableEmailPayload, { description: 'Deletes an undeliverable email. For admins.' })
  deleteEmail(@Arg('id', () => ID, { description: 'ID of the email.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await deleteEmail(ctx, { id }) }));
  }
}
