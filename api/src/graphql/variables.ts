import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { findExcess } from '../core/value-limits.js';

/**
 * Rejects invalid variables at the first error. Without a limit, graphql-js describes every invalid element of a list, and
 * looks for similar names of every unknown key.
 * @throws GraphQLError with code BAD_USER_INPUT and status 400
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const excess = findExcess(variables);
  const { errors } = excess
    ? { errors: [excess] }
    : getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (!error) return;
  const { message, nodes } = error as Partial<GraphQLError> & Error;
  throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
