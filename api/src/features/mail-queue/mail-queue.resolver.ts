import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import { discardMail, listDeadMails, retryMail } from './mail-queue.service.js';
import { DeadMail } from './mail-queue.type.js';

const DeadMailConnection = connectionType('DeadMail', () => DeadMail);

@ArgsType()
class DeadMailArgs extends cursorArgs(20) {}

@ObjectType({ description: 'Outcome of an act on a mail that could not be sent.' })
class DeadMailPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The mail, no longer in the list; null when refused.' })
  id?: string;
}

@Resolver()
export class MailQueueResolver {
  @Query(() => DeadMailConnection, {
    description: 'Mails that were tried as often as they may be, the latest failure first. For admins.',
  })
  async deadMails(@Args(() => DeadMailArgs) args: DeadMailArgs, @Ctx() ctx: Context) {
    return connectionOf(await listDeadMails(ctx, graphqlWindow(args)));
  }

  @Mutation(() => DeadMailPayload, { description: 'Tries a mail again, from its first attempt. For admins.' })
  retryMail(@Arg('id', () => ID, { description: 'Id of the mail.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await retryMail(ctx, { id }) }));
  }

  @Mutation(() => DeadMailPayload, { description: 'Gives a mail up. For admins.' })
  discardMail(@Arg('id', () => ID, { description: 'Id of the mail.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ id: await discardMail(ctx, { id }) }));
  }
}
