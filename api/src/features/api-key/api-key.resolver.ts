import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import type { KeyScope } from '../../core/viewer.js';
import { KEY_DAYS_MAX, KEY_NAME_MAX } from './api-key.constants.js';
import { ApiKey, ApiKeyScopeEnum } from './api-key.entity.js';
import { listApiKeys, makeApiKey, revokeApiKey } from './api-key.service.js';

const ApiKeyConnection = connectionType('ApiKey', () => ApiKey);

@ArgsType()
class ApiKeyListArgs extends cursorArgs(20) {}

@InputType({ description: 'A key to be made.' })
class MakeApiKeyInput {
  @Field({ description: `What to call it, at most ${KEY_NAME_MAX} characters.` })
  name: string;

  @Field(() => [ApiKeyScopeEnum], {
    nullable: true,
    description: 'What it may do; READ_PUBLIC when left out.',
  })
  scopes?: KeyScope[];

  @Field(() => Int, {
    nullable: true,
    description: `After how many days it ends, 1 to ${KEY_DAYS_MAX}; left out, it does not end by itself.`,
  })
  expiresInDays?: number;
}

@ObjectType({ description: 'Outcome of making a key.' })
class MakeApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true, description: 'The key that was made; null when it was refused.' })
  apiKey?: ApiKey;

  @Field(() => String, {
    nullable: true,
    description: 'What to send as `Authorization: Bearer`. It is never shown again.',
  })
  secret?: string;
}

@ObjectType({ description: 'Outcome of revoking a key.' })
class RevokeApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true, description: 'The key as it is now; null when it was refused.' })
  apiKey?: ApiKey;
}

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => ApiKeyConnection, {
    description: "The asker's own API keys, newest first, with those that ended in the last 30 days.",
  })
  async apiKeys(@Args(() => ApiKeyListArgs) args: ApiKeyListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listApiKeys(ctx, graphqlWindow(args)));
  }

  @Mutation(() => MakeApiKeyPayload, {
    description: 'Makes an API key for the account that asks. Needs a session; no key can make another.',
  })
  makeApiKey(
    @Arg('input', () => MakeApiKeyInput, { description: 'The key.' }) input: MakeApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    return payload(() => makeApiKey(ctx, input));
  }

  @Mutation(() => RevokeApiKeyPayload, { description: 'Ends one of the own API keys for good.' })
  revokeApiKey(@Arg('id', () => ID, { description: 'Id of the key.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ apiKey: await revokeApiKey(ctx, { id }) }));
  }
}
