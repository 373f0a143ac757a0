import 'reflect-metadata';
import { isInterfaceType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { buildSchema, type ClassType, type PubSub } from 'type-graphql';
import { features } from '../features/index.js';

let cachedSchema: Promise<GraphQLSchema> | undefined;

/** Returns the GraphQL schema, built once per process; its text is committed as schema.graphql. */
export const getSchema = (): Promise<GraphQLSchema> => (cachedSchema ??= build());

async function build(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: features.flatMap(({ resolvers }) => resolvers ?? []) as [ClassType, ...ClassType[]],
    orphanedTypes: features.flatMap(({ types }) => types ?? []),
    // Operations validate their input with the features' rules.
    validate: false,
    pubSub: noTopics,
    // graphql-js validates the schema on the first request. This would do it a second time.
    skipCheck: true,
  });
  addDescription(
    schema.getQueryType(),
    'Root of all queries. Queries can be sent by GET without special headers.',
  );
  addDescription(
    schema.getMutationType(),
    'Root of all mutations. Mutations in one document run one after another, each in its own transaction.',
  );
  addDescription(
    schema.getSubscriptionType(),
    'Root of all subscriptions, over a WebSocket at /subscriptions with the protocol graphql-transport-ws.',
  );
  addDescription(
    schema.getType('DateTimeISO'),
    'A date and time in UTC, ISO 8601, such as 2027-02-14T05:30:00.000Z.',
  );
  // type-graphql wraps this in a promise, which compiled queries don't await.
  for (const [name, typeOf] of features.flatMap(({ interfaces = {} }) => Object.entries(interfaces))) {
    const type = schema.getType(name);
    if (isInterfaceType(type)) type.resolveType = typeOf as (value: unknown) => string;
  }
  return schema;
}

/** type-graphql requires it. Our subscriptions stream what the database announces, instead of topics. */
const noTopics: PubSub = {
  publish() {
    throw new Error('There are no topics');
  },
  subscribe() {
    throw new Error('There are no topics');
  },
};

/** For types that type-graphql can't describe: the root types and its own scalars. */
function addDescription(type: GraphQLNamedType | null | undefined, description: string): void {
  if (type) type.description = description;
}
