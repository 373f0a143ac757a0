import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  execute,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../core/context.js';
import { fieldsToCompile } from './size.js';

/** Runs a validated document against the schema. */
export type Execute = (
  document: DocumentNode,
  context: Context,
  variables: Record<string, unknown> | null | undefined,
  operationName: string | null | undefined,
) => Promise<ExecutionResult>;

/** Clients can send any number of documents, so only the most recent compiled ones are cached. */
const MAX_COMPILED = 500;

/** Compiling blocks the event loop: this many fields take about ten milliseconds, two thousand half a second. */
const MAX_FIELDS_TO_COMPILE = 300;

/** Executions before a document is compiled: compiling costs more than executing once, and most documents run once. */
const EXECUTIONS_BEFORE_COMPILING = 3;

/** How an operation is executed. A number counts its executions so far, until it is compiled. */
type Strategy = number | CompiledQuery | 'interpret';

/**
 * Makes an executor that compiles frequent operations to functions. Mutations, large operations and those that graphql-jit
 * can't compile are executed by graphql-js, with the same result. See docs/performance/compiled-queries.md.
 */
export function makeExecute(schema: GraphQLSchema): Execute {
  const strategies = new LRUCache<OperationDefinitionNode, Strategy>({ max: MAX_COMPILED });
  const compile = (document: DocumentNode, operation: OperationDefinitionNode): Strategy => {
    if (operation.operation !== OperationTypeNode.QUERY) return 'interpret';
    // graphql-jit reports a non-null variable as missing even if it has a default value.
    const hasNonNullDefaults = operation.variableDefinitions?.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue,
    );
    if (hasNonNullDefaults || fieldsToCompile(schema, document, operation) > MAX_FIELDS_TO_COMPILE)
      return 'interpret';
    const query = compileQuery(schema, document, operation.name?.value);
    return isCompiledQuery(query) ? query : 'interpret';
  };
  const strategyOf = (document: DocumentNode, operation: OperationDefinitionNode): Strategy => {
    let strategy = strategies.get(operation) ?? 0;
    if (typeof strategy === 'number')
      strategies.set(
        operation,
        (strategy = strategy + 1 < EXECUTIONS_BEFORE_COMPILING ? strategy + 1 : compile(document, operation)),
      );
    return strategy;
  };
  return async (document, context, variables, operationName) => {
    const operation = getOperationAST(document, operationName);
    const strategy = operation ? strategyOf(document, operation) : 'interpret';
    if (typeof strategy === 'object')
      return withMutableErrors(await strategy.query(undefined, context, variables ?? {}));
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}

/** graphql-jit's errors look like graphql-js's but are frozen, and Apollo writes into errors. */
function withMutableErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    // graphql-jit has locations, but not the nodes from which graphql-js derives them.
    ({ message, path, originalError, locations }) =>
      Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  );
  return { ...result, errors };
}
