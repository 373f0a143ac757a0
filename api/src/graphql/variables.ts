import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { excessOf } from '../core/value-limits.js';

/**
 * Refuses variables that don't fit their operation, at the first that doesn't: without a limit, graphql-js describes
 * every wrong element of a list, and looks for a similar name for every unknown key.
 * @throws GraphQLError with code BAD_USER_INPUT and status 400
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const excess = excessOf(variables);
  const { errors } = excess
    ? { errors: [excess] }
    : getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (!error) return;
  const { message, nodes } = error as Partial<GraphQLError> & Error;
  throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
