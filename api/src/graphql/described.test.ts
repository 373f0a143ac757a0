import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { projectRoot } from '../core/env.js';
import { MEANING_OF_CODE } from '../core/errors.constants.js';
import { getSchema } from './schema.js';

/** An element of the schema with its path: `Venue.name`, `Query.venues(first)`. */
interface Part {
  place: string;
  kind: 'type' | 'input' | 'enum' | 'field' | 'argument' | 'value';
  name: string;
  description: string | null | undefined;
  type?: GraphQLType;
  deprecationReason?: string | null;
}

function partsOf(schema: GraphQLSchema): Part[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type): Part[] => {
    const { name, description } = type;
    if (isEnumType(type)) {
      const values = type
        .getValues()
        .map((value) => ({ ...value, place: `${name}.${value.name}`, kind: 'value' as const }));
      return [{ place: name, kind: 'enum', name, description }, ...values];
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).map((field) => ({
        ...field,
        place: `${name}.${field.name}`,
        kind: 'argument' as const,
      }));
      return [{ place: name, kind: 'input', name, description }, ...fields];
    }
    if (!isObjectType(type) && !isInterfaceType(type))
      return [{ place: name, kind: 'type', name, description }];
    const fields = Object.values(type.getFields()).flatMap((field): Part[] => [
      { ...field, place: `${name}.${field.name}`, kind: 'field' },
      ...field.args.map((arg) => ({
        ...arg,
        place: `${name}.${field.name}(${arg.name})`,
        kind: 'argument' as const,
      })),
    ]);
    return [{ place: name, kind: 'type', name, description }, ...fields];
  });
}

const NAMES: Record<Part['kind'], RegExp> = {
  type: /^[A-Z][A-Za-z]*$/,
  input: /^[A-Z][A-Za-z]*Input$/,
  enum: /^[A-Z][A-Za-z]*$/,
  field: /^[a-z][A-Za-z]*$/,
  argument: /^[a-z][A-Za-z]*$/,
  value: /^[A-Z][A-Z0-9_]*$/,
};
/** Names that clients already use. */
const EXCEPTIONS = ['Mutation.logout'];

/** What tells clients how long a text may be. */
const LIMIT = /\b(to|at most) [\d,]+ characters|15 characters|digit|YYYY-MM|ISO 8601/i;
/** Arguments whose values clients copy from responses and emails. */
const COPIED = ['after', 'category', 'fingerprint', 'keep', 'keys', 'startsAt', 'ticket', 'token'];

/** Returns what is wrong with a schema, one line per element. */
function problemsOf(schema: GraphQLSchema): string[] {
  const parts = partsOf(schema);
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...parts
      .filter(({ description }) => !description?.trim())
      .map(({ place }) => `${place} is not described`),
    ...parts
      .filter(({ description }) => /\bphotos?\b(?! gallery)/i.test(description ?? ''))
      .map(({ place }) => `${place} says photo, not picture as the type`),
    ...parts
      .filter(
        ({ kind, type, description }) =>
          kind === 'field' && !isNonNullType(type) && !/\bnull\b/i.test(description ?? ''),
      )
      .map(({ place }) => `${place} doesn’t say when it is null`),
    ...parts
      .filter(
        ({ kind, name, type, description }) =>
          kind === 'argument' &&
          type &&
          getNamedType(type).name === 'String' &&
          !COPIED.includes(name) &&
          !LIMIT.test(description ?? ''),
      )
      .map(({ place }) => `${place} doesn’t say how long it may be`),
    ...parts
      .filter(({ kind, name }) => !NAMES[kind].test(name))
      .map(({ place }) => `${place} is named otherwise`),
    ...parts
      .filter(
        ({ deprecationReason: reason }) =>
          typeof reason === 'string' && !/.{10,}\d{4}-\d{2}-\d{2}/.test(reason),
      )
      .map(({ place }) => `${place} is deprecated without a reason and a day`),
    ...mutations
      .filter(
        ({ name, type }) =>
          !EXCEPTIONS.includes(`Mutation.${name}`) && !getNamedType(type).name.endsWith('Payload'),
      )
      .map(({ name }) => `Mutation.${name} answers no payload`),
  ];
}

test('everything in the schema is described, and named consistently', async () => {
  expect(problemsOf(await getSchema())).toEqual([]);
});

test('missing descriptions and inconsistent names are found', () => {
  const schema = buildSchema(`
    "Reads." type Query { bare: Int!  "Old." old: Int! @deprecated(reason: "Use new.")
      "A photo." photo: Int!  "The photo gallery." gallery: Int!  "A price." price: Int  "A rank; null if none." rank: Int
      "Good." good("A page." first: Int): Int! @deprecated(reason: "Use new, because this rounds. It goes on 2027-06-01.") }
    "Writes." type Mutation { "Does." act: Int! }
    "An input." input Wrong { "A." Snake_case: Int  "A text." text: String  "Up to 80 characters." short: String }
    "An enum." enum Kind { one }`);
  expect(problemsOf(schema)).toEqual([
    'Query.bare is not described',
    'Kind.one is not described',
    'Query.photo says photo, not picture as the type',
    'Query.price doesn’t say when it is null',
    'Wrong.text doesn’t say how long it may be',
    'Wrong is named otherwise',
    'Wrong.Snake_case is named otherwise',
    'Kind.one is named otherwise',
    'Query.old is deprecated without a reason and a day',
    'Mutation.act answers no payload',
  ]);
});

test('docs/graphql.md lists every error code with its meaning', async () => {
  const text = await readFile(path.join(projectRoot, 'docs/graphql.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\|$/gm)].map(([, code, meaning]) => [
    code,
    meaning,
  ]);
  expect(Object.fromEntries(rows)).toEqual(MEANING_OF_CODE);
});
