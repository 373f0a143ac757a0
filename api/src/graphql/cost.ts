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
import { introspected } from './introspection.js';
import { MAX_COST } from './rules.js';

/** A row of a page is read in one statement with its neighbours: it costs a fraction of a field asked alone. */
const LIST_WEIGHT = 0.25;

/**
 * So many fields of the schema itself, which is in memory, cost as much as one of its data. What GraphiQL and generators
 * of code ask, all there is, comes to half of MAX_COST.
 */
const INTROSPECTED_FIELDS = 30;

/** What a statement costs in fields; as MAX_COST is 1,000, no document runs more than a hundred. */
const STATEMENT_COST = 10;

/**
 * How many rows a field may answer: its page size; or of a list without one, what `@Extensions({ rows })` says: a number,
 * or the name of the argument that lists what is wanted.
 */
function rowsOf({ args, field }: ComplexityEstimatorArgs): number | undefined {
  if (typeof args.first === 'number' && args.first > 0) return args.first;
  const { rows } = field.extensions;
  if (typeof rows === 'number') return rows;
  const named = args[rows as string] as unknown;
  return Array.isArray(named) ? named.length : undefined;
}

/** One for a field, and a list's children as often as its page is long. */
function fields(asked: ComplexityEstimatorArgs): number {
  const { childComplexity, field, type } = asked;
  // Counted by itself, see introspection.ts.
  if (isIntrospectionType(type)) return 0;
  const isConnections =
    type.name.endsWith('Connection') && (field.name === 'nodes' || field.name === 'edges');
  if (isConnections) return childComplexity;
  const rows = rowsOf(asked);
  return 1 + (rows === undefined ? childComplexity : Math.ceil(childComplexity * rows * LIST_WEIGHT));
}

/**
 * SQL statements, those of a list's rows once for every row. A field that runs its own and is not batched by a
 * loader says how many with `@Extensions({ statements })`, and how many more for each row it reads alone with
 * `statementsEach`; queries and mutations are taken to run one.
 */
function statements(asked: ComplexityEstimatorArgs): number {
  const { childComplexity, field, type } = asked;
  const declared = field.extensions.statements as number | undefined;
  const each = (field.extensions.statementsEach as number | undefined) ?? 0;
  const isRoot = (type.name === 'Query' || type.name === 'Mutation') && !field.name.startsWith('__');
  return (declared ?? (isRoot ? 1 : 0)) + (childComplexity + each) * (rowsOf(asked) ?? 1);
}

/** What a document costs with its variables, which fit it. */
export type CostOf = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) => number;

/** Makes the function that counts what a document costs, introspection included. */
export function makeCost(schema: GraphQLSchema): CostOf {
  const costOfData = makeCostOfData(schema);
  return (document, operation, variables) => {
    const meta = introspected(schema, document, operation, variables, MAX_COST * INTROSPECTED_FIELDS);
    return costOfData(document, operation, variables) + Math.ceil(meta / INTROSPECTED_FIELDS);
  };
}

/** Answers are kept, because the same few documents come again and again with the same page sizes. */
function makeCostOfData(schema: GraphQLSchema): CostOf {
  const known = new LRUCache<OperationDefinitionNode, Map<string, number>>({ max: 500 });
  return (document, operation, variables) => {
    let costs = known.get(operation);
    if (!costs) known.set(operation, (costs = new Map<string, number>()));
    const key = whatCounts(operation, variables);
    let cost = costs.get(key);
    if (cost === undefined) {
      cost = complexity(schema, document, operation.name?.value, variables);
      if (costs.size < 50) costs.set(key, cost);
    }
    return cost;
  };
}

/**
 * What of the variables can change the cost: numbers (page sizes), booleans (@include, @skip) and the lengths of lists
 * (of ids). Of those only that the operation declares, since strangers name others as they like; and what is left out,
 * which is its default, is not null. As JSON, no name or value can look like another.
 */
function whatCounts(
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

/** @throws GraphQLError with code BAD_USER_INPUT and status 400 when an argument has a value that it can't have */
function complexity(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): number {
  try {
    const sum = (estimate: ComplexityEstimator) =>
      getComplexity({ schema, query, operationName, variables, estimators: [estimate] });
    return sum(fields) + STATEMENT_COST * sum(statements);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes } = error;
    throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

/** @throws GraphQLError with code COST_LIMIT and status 400 */
export function refuseDear(cost: number): void {
  if (cost <= MAX_COST) return;
  throw new GraphQLError(`The query costs ${cost}; at most ${MAX_COST} is allowed. Ask for smaller pages.`, {
    extensions: { code: 'COST_LIMIT', cost, http: { status: 400 } },
  });
}

/** Of a document's cost, one point of its caller's budget; the dearest document is twenty. */
const COST_PER_POINT = 50;

/** What a document of this cost is charged, besides the one point that the request itself has paid. */
export const pointsOfCost = (cost: number): number => Math.max(0, Math.ceil(cost / COST_PER_POINT) - 1);
