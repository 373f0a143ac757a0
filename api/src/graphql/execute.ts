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

/** Strangers can send any number of documents; compiled ones are kept for the most recent. */
const COMPILED_MAX = 500;

/** Compiling blocks everybody else: this many fields take some ten milliseconds, two thousand half a second. */
const COMPILED_FIELDS = 300;

/** A document is compiled when it comes for this time: it costs more than one execution, and most of strangers come once. */
const COMPILED_AT = 3;

/** How an operation is run; a number says how often it has been, as long as that is too seldom to compile it. */
type Way = number | CompiledQuery | 'interpret';

/**
 * Makes an executor that compiles what comes again and again to a function. Mutations, which are rare and run field
 * after field, what is large, and what graphql-jit can't compile are executed by graphql-js, with the same result.
 */
export function makeExecute(schema: GraphQLSchema): Execute {
  const ways = new LRUCache<OperationDefinitionNode, Way>({ max: COMPILED_MAX });
  const compile = (document: DocumentNode, operation: OperationDefinitionNode): Way => {
    if (operation.operation !== OperationTypeNode.QUERY) return 'interpret';
    // graphql-jit takes a non-null variable for missing even where it has a default value.
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
    // It knows the places, and not the nodes that graphql-js finds them by.
    ({ message, path, originalError, locations }) =>
      Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
  );
  return { ...result, errors };
}
