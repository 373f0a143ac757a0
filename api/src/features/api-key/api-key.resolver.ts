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
import { listApiKeys, createApiKey, revokeApiKey } from './api-key.service.js';

const ApiKeyConnection = connectionType('ApiKey', () => ApiKey);

@ArgsType()
class ApiKeyListArgs extends cursorArgs(20) {}

@InputType({ description: 'A new API key.' })
class CreateApiKeyInput {
  @Field({ description: `Name of the key, at most ${KEY_NAME_MAX} characters.` })
  name: string;

  @Field(() => [ApiKeyScopeEnum], {
    nullable: true,
    description: 'Scopes of the key; `READ_PUBLIC` by default.',
  })
  scopes?: KeyScope[];

  @Field(() => Int, {
    nullable: true,
    description: `Days until the key expires, 1 to ${KEY_DAYS_MAX}. Omit it for a key that does not expire.`,
  })
  expiresInDays?: number;
}

@ObjectType({ description: 'Result of creating an API key.' })
class CreateApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true, description: 'The new key; null if it failed.' })
  apiKey?: ApiKey;

  @Field(() => String, {
    nullable: true,
    description:
      'The key itself, for `Authorization: Bearer`; null if it failed. It is never returned again.',
  })
  secret?: string;
}

@ObjectType({ description: 'Result of revoking an API key.' })
class RevokeApiKeyPayload extends Payload {
  @Field(() => ApiKey, { nullable: true, description: 'The revoked key; null if it failed.' })
  apiKey?: ApiKey;
}

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => ApiKeyConnection, {
    description:
      "The current user's API keys, newest first, including those that expired or were revoked in the last 30 days.",
  })
  async apiKeys(@Args(() => ApiKeyListArgs) args: ApiKeyListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listApiKeys(ctx, graphqlWindow(args)));
  }

  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Creates an API key for the current user. Requires a session: API keys cannot create others.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The new key.' }) input: CreateApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    return payload(() => createApiKey(ctx, input));
  }

  @Mutation(() => RevokeApiKeyPayload, { description: "Revokes one of the current user's API keys." })
  revokeApiKey(@Arg('id', () => ID, { description: 'ID of the key.' }) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ apiKey: await revokeApiKey(ctx, { id }) }));
  }
}
