import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { SavedReply } from './saved-reply.entity.js';
import { replyRules } from './saved-reply.rules.js';
import { deleteReply, listSavedReplies, saveReply } from './saved-reply.service.js';

@InputType({ description: 'A reply to save.' })
class SavedReplyInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the reply to update; omit it to create one.',
  })
  id?: string;

  @Field({ description: `Title, ${upTo(replyRules.fields.title)}.` })
  title: string;

  @Field({
    description: `Text, ${upTo(replyRules.fields.body)}, which may contain \`{name}\`, \`{date}\` and \`{guests}\`.`,
  })
  body: string;
}

@ObjectType({ description: 'Result of saving a reply.' })
class SavedReplyPayload extends Payload {
  @Field(() => SavedReply, { nullable: true, description: 'The reply; null if it was not saved.' })
  savedReply?: SavedReply;
}

@ObjectType({ description: 'Result of deleting a saved reply.' })
class DeleteSavedReplyPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the deleted reply; null if it failed.' })
  deletedId?: string;
}

/** Saved replies of businesses. */
@Resolver()
export class SavedReplyResolver {
  @Query(() => [SavedReply], {
    description: 'The saved replies of the current business, by title: at most 20. For vendors and venues.',
  })
  savedReplies(@Ctx() ctx: Context): Promise<SavedReply[]> {
    return listSavedReplies(ctx);
  }

  @Mutation(() => SavedReplyPayload, {
    description: 'Saves a reply for conversations, or changes one. For vendors and venues.',
  })
  saveReply(
    @Arg('input', () => SavedReplyInput, { description: 'The reply.' }) input: SavedReplyInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ savedReply: await saveReply(ctx, input) }));
  }

  @Mutation(() => DeleteSavedReplyPayload, {
    description: 'Deletes a saved reply. Messages that were sent with it stay.',
  })
  deleteSavedReply(
    @Arg('id', () => ID, { description: 'ID of the reply.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ deletedId: await deleteReply(ctx, { id }) }));
  }
}
