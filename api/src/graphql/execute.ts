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
const COMPILED_MAX = 500;

/** Compiling blocks the event loop: this many fields take about ten milliseconds, two thousand half a second. */
const COMPILED_FIELDS = 300;

/** Executions before a document is compiled: compiling costs more than executing once, and most documents run once. */
const COMPILED_AT = 3;

/** How an operation is executed. A number counts its executions so far, until it is compiled. */
type Way = number | CompiledQuery | 'interpret';

/**
 * Makes an executor that compiles frequent operations to functions. Mutations, large operations and those that graphql-jit
 * can't compile are executed by graphql-js, with the same result.
 */
export function makeExecute(schema: GraphQLSchema): Execute {
  const ways = new LRUCache<OperationDefinitionNode, Way>({ max: COMPILED_MAX });
  const compile = (document: DocumentNode, operation: OperationDefinitionNode): Way => {
    if (operation.operation !== OperationTypeNode.QUERY) return 'interpret';
    // graphql-jit reports a non-null variable as missing even if it has a default value.
    const defaults = operation.variableDefinitions?.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue,
    );
    if (defaults || fieldsToCompile(schema, document, operation) > COMPILED_FIELDS) return 'interpret';
    const query = compileQuery(schema, document, operation.name?.value);
    return isCompiledQuery(query) ? query : 'interpret';
  };
  const wayOf = (document: DocumentNode, operation: OperationDefinitionNode): Way => {
    let way = ways.get(operation) ?? 0;
    if (typeof way === 'number')
      ways.set(operation, (way = way + 1 < COMPILED_AT ? way + 1 : compile(document, operation)));
    return way;
  };
  return async (document, context, variables, operationName) => {
    const operation = getOperationAST(document, operationName);
    const way = operation ? wayOf(document, operation) : 'interpret';
    if (typeof way === 'object') return withRealErrors(await way.query(undefined, context, variables ?? {}));
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}

/** graphql-jit's errors look like graphql-js's but are frozen, and Apollo writes into errors. */
function withRealErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    // graphql-jit has locations, but not the nodes from which graphql-js derives them.
    ({ message, path, originalError, locations }) =>
      Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  );
  return { ...result, errors };
}
