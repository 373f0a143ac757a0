import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  execute,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../core/context.js';

/** Runs a validated document against the schema. */
export type Execute = (
  document: DocumentNode,
  context: Context,
  variables: Record<string, unknown> | null | undefined,
  operationName: string | null | undefined,
) => Promise<ExecutionResult>;

/** Strangers can send any number of documents; compiled ones are kept for the most recent. */
const COMPILED_MAX = 500;

/**
 * Makes an executor that compiles a document to a function when it comes for the second time: compiling costs
 * more than one execution, and strangers may send any number of documents once. Mutations, which are rare and
 * run field after field, and what graphql-jit can't compile are executed by graphql-js, with the same result.
 */
export function makeExecute(schema: GraphQLSchema): Execute {
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | 'seen' | 'interpret'>>({
    max: COMPILED_MAX,
  });
  const compile = (document: DocumentNode, name: string): CompiledQuery | 'interpret' => {
    const operation = getOperationAST(document, name || undefined);
    if (operation?.operation !== OperationTypeNode.QUERY) return 'interpret';
    // graphql-jit takes a non-null variable for missing even where it has a default value.
    const defaults = operation.variableDefinitions?.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue,
    );
    if (defaults) return 'interpret';
    const query = compileQuery(schema, document, name || undefined);
    return isCompiledQuery(query) ? query : 'interpret';
  };
  return async (document, context, variables, operationName) => {
    const name = operationName ?? '';
    let byName = compiled.get(document);
    if (!byName) compiled.set(document, (byName = new Map<string, CompiledQuery | 'seen' | 'interpret'>()));
    let query = byName.get(name);
    if (!query) byName.set(name, (query = 'seen'));
    else if (query === 'seen') byName.set(name, (query = compile(document, name)));
    if (typeof query === 'object')
      return withRealErrors(await query.query(undefined, context, variables ?? {}));
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}

/** graphql-jit's errors look like graphql-js's but are frozen, and Apollo writes into errors. */
function withRealErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    ({ message, path, originalError }) => new GraphQLError(message, { path, originalError }),
  );
  return { ...result, errors };
}
