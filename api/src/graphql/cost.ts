import {
  GraphQLError,
  isIntrospectionType,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  getComplexity,
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
} from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { countIntrospectedFields } from './introspection.js';
import { MAX_COST } from './rules.js';
import { t } from './messages.generated.js';

/** Rows of a page are read in one statement, so a row costs a fraction of a field on its own. */
const LIST_WEIGHT = 0.25;

/**
 * Number of introspection fields that cost as much as one field of data, because the schema is in memory. The full
 * introspection query of GraphiQL and code generators costs a little over half of MAX_COST, so that one fits and two
 * don't.
 */
const INTROSPECTED_FIELDS = 40;

/** Cost of an SQL statement, in fields. With a MAX_COST of 1,000, no document runs more than a hundred. */
const STATEMENT_COST = 10;

/**
 * Returns the maximum number of rows of a field: its page size; without one, the value of `@Extensions({ rows })`,
 * which is a number or the name of a list argument.
 */
function rowsOf({ args, field }: ComplexityEstimatorArgs): number | undefined {
  if (typeof args.first === 'number' && args.first > 0) return args.first;
  const { rows } = field.extensions;
  if (typeof rows === 'number') return rows;
  const listArgument = args[rows as string] as unknown;
  return Array.isArray(listArgument) ? listArgument.length : undefined;
}

/** Counts one per field; the children of a list count once per row. */
function countFields(estimatorArgs: ComplexityEstimatorArgs): number {
  const { childComplexity, field, type } = estimatorArgs;
  // Counted separately, see introspection.ts.
  if (isIntrospectionType(type)) return 0;
  const isConnections =
    type.name.endsWith('Connection') && (field.name === 'nodes' || field.name === 'edges');
  if (isConnections) return childComplexity;
  const rows = rowsOf(estimatorArgs);
  return 1 + (rows === undefined ? childComplexity : Math.ceil(childComplexity * rows * LIST_WEIGHT));
}

/**
 * Counts SQL statements; those of a list's rows count once per row. A field that is not batched by a loader declares
 * its statements with `@Extensions({ statements })`, and those per row with `statementsEach`. Root fields count as
 * one.
 */
function countStatements(estimatorArgs: ComplexityEstimatorArgs): number {
  const { childComplexity, field, type } = estimatorArgs;
  const declared = field.extensions.statements as number | undefined;
  const perRow = (field.extensions.statementsEach as number | undefined) ?? 0;
  const isRoot = (type.name === 'Query' || type.name === 'Mutation') && !field.name.startsWith('__');
  return (declared ?? (isRoot ? 1 : 0)) + (childComplexity + perRow) * (rowsOf(estimatorArgs) ?? 1);
}

/** Computes the cost of a document with valid variables. */
export type CostOf = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) => number;

/** Makes the function that computes the cost of a document, introspection included. */
export function makeCost(schema: GraphQLSchema): CostOf {
  const costOfData = makeCostOfData(schema);
  return (document, operation, variables) => {
    const introspection = countIntrospectedFields(
      schema,
      document,
      operation,
      variables,
      MAX_COST * INTROSPECTED_FIELDS,
    );
    return costOfData(document, operation, variables) + Math.ceil(introspection / INTROSPECTED_FIELDS);
  };
}

/** Caches costs, because the same few documents arrive with the same page sizes. */
function makeCostOfData(schema: GraphQLSchema): CostOf {
  const cache = new LRUCache<OperationDefinitionNode, Map<string, number>>({ max: 500 });
  return (document, operation, variables) => {
    let costs = cache.get(operation);
    if (!costs) cache.set(operation, (costs = new Map<string, number>()));
    const key = costKey(operation, variables);
    let cost = costs.get(key);
    if (cost === undefined) {
      cost = complexity(schema, document, operation.name?.value, variables);
      if (costs.size < 50) costs.set(key, cost);
    }
    return cost;
  };
}

/**
 * Returns the cache key: the variables that can change the cost, which are numbers (page sizes), booleans (@include,
 * @skip) and the lengths of lists (of IDs). Ignores undeclared variables, which clients may send freely. An absent
 * variable has its default, so it differs from null.
 */
function costKey(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string {
  return JSON.stringify(
    variableDefinitions.map(({ variable }) => {
      if (!Object.hasOwn(variables, variable.name.value)) return 'absent';
      const value = variables[variable.name.value];
      if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
      return Array.isArray(value) ? [value.length] : typeof value;
    }),
  );
}

/** @throws GraphQLError with code BAD_USER_INPUT and status 400 for an invalid argument */
function complexity(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): number {
  try {
    const sum = (estimate: ComplexityEstimator) =>
      getComplexity({ schema, query, operationName, variables, estimators: [estimate] });
    return sum(countFields) + STATEMENT_COST * sum(countStatements);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes } = error;
    throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

/** @throws GraphQLError with code COST_LIMIT and status 400 */
export function rejectExpensive(cost: number): void {
  if (cost <= MAX_COST) return;
  throw new GraphQLError(t('tooExpensive', { cost, max: MAX_COST }), {
    extensions: { code: 'COST_LIMIT', cost, http: { status: 400 } },
  });
}

/** Cost per rate-limit point. The most expensive document takes twenty points. */
const COST_PER_POINT = 50;

/** Points for a document of this cost, besides the one that every request costs. */
export const pointsOfCost = (cost: number): number => Math.max(0, Math.ceil(cost / COST_PER_POINT) - 1);
