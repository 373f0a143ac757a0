import { beforeAll, expect, test } from '@jest/globals';
import { getOperationAST, isInterfaceType, parse, type GraphQLSchema } from 'graphql';
import { getSchema } from './schema.js';
import { fieldsToCompile } from './size.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await getSchema();
});

const sizeOf = (query: string) => {
  const document = parse(query);
  const operation = getOperationAST(document);
  return operation ? fieldsToCompile(schema, document, operation) : 0;
};

test('fields count as often as their fragment is spread', () => {
  expect(sizeOf('{ cities { name } }')).toBe(2);
  expect(sizeOf('{ a: cities { ...C ... { name } } b: cities { ...C } } fragment C on City { name }')).toBe(
    5,
  );
});

test('and once for every type that may stand where an interface is asked', () => {
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node).length : 0;
  expect(types).toBeGreaterThan(3);
  expect(sizeOf('{ nodes(ids: []) { id __typename } }')).toBe(1 + 2 * types);
  // A fragment on one type is that type's, and one on an interface the type's that it is spread in.
  expect(sizeOf('{ nodes(ids: []) { ... on Venue { id name } } }')).toBe(3);
  expect(sizeOf('{ venues { nodes { ...L } } } fragment L on Listing { id name }')).toBe(4);
});
