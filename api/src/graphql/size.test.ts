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

test('fields count once per spread of their fragment', () => {
  expect(sizeOf('{ cities { name } }')).toBe(2);
  expect(sizeOf('{ a: cities { ...C ... { name } } b: cities { ...C } } fragment C on City { name }')).toBe(
    5,
  );
});

test('and once per possible type of an interface', () => {
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node).length : 0;
  expect(types).toBeGreaterThan(3);
  expect(sizeOf('{ nodes(ids: []) { id __typename } }')).toBe(1 + 2 * types);
  // A fragment on an object type counts for that type; one on an interface, for the type it is spread in.
  expect(sizeOf('{ nodes(ids: []) { ... on Venue { id name } } }')).toBe(3);
  expect(sizeOf('{ venues { nodes { ...L } } } fragment L on Listing { id name }')).toBe(4);
});
