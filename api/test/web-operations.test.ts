import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import {
  concatAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { projectRoot } from '../src/core/env.js';
import { makeCost, type CostOf } from '../src/graphql/cost.js';
import { MAX_COST } from '../src/graphql/rules.js';
import { getSchema } from '../src/graphql/schema.js';

/** A page, where its size is a variable. The web app’s largest have twenty rows, and its audit log thirty. */
const PAGE = 20;
/** Pages of bookings, which have the most fields. */
const BOOKINGS_PAGE = 12;
const SMALLER: Record<string, object> = {
  MyBookings: { first: BOOKINGS_PAGE },
  Inbox: { first: BOOKINGS_PAGE, firstNotifications: 6 },
};
const SCALARS: Record<string, unknown> = {
  ...{ Int: PAGE, Float: 1, Paise: 1, Boolean: true, DateTimeISO: '2027-02-14T00:00:00Z' },
};

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Apollo Client asks for the type of every object. */
const withTypeNames = (written: DocumentNode): DocumentNode =>
  visit(written, {
    Field: ({ selectionSet, ...field }) =>
      selectionSet && {
        ...field,
        selectionSet: { ...selectionSet, selections: [...selectionSet.selections, TYPE_NAME] },
      },
  });

let schema: GraphQLSchema;
let costOf: CostOf;
let document: DocumentNode;

beforeAll(async () => {
  schema = await getSchema();
  costOf = makeCost(schema);
  const folder = path.join(projectRoot, 'web/src');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.graphql'));
  document = withTypeNames(
    concatAST(
      await Promise.all(files.map(async (file) => parse(await readFile(path.join(folder, file), 'utf8')))),
    ),
  );
});

/** Makes a valid value of a required input. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)]));
  }
  return SCALARS[type.name] ?? 'text';
}

function variablesOf({ name, variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const required = variableDefinitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const values = Object.fromEntries(
    required.map(({ variable, type }) => {
      const inputType = typeFromAST(schema, type) as GraphQLInputType;
      return [variable.name.value, valueOf(inputType)];
    }),
  );
  return { ...values, ...SMALLER[name?.value ?? ''] };
}

/** Files aren't values that a test could make, and their operations read one record. */
const hasFile = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(({ type }) => JSON.stringify(type).includes('"Upload"'));

test('no operation of the web app is rejected because of its cost', () => {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const costs = operations
    .filter((operation) => !hasFile(operation))
    .map(
      (operation) =>
        [operation.name?.value ?? '', costOf(document, operation, variablesOf(operation))] as const,
    );
  expect(costs.length).toBeGreaterThan(100);
  expect(costs.filter(([, cost]) => cost > MAX_COST)).toEqual([]);
});
