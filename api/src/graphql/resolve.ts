import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

/**
 * Refuses a request that names no operation of its document. Apollo leaves that to the executor, which it hands a name
 * only when one matched: the document's one operation would run under any name, and a mutation by GET.
 * @throws GraphQLError with status 400
 */
export function resolveOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | undefined,
  operationName: string | undefined,
): OperationDefinitionNode {
  if (!operation) throw refusal('OPERATION_RESOLUTION_FAILURE', whyNone(operationName));
  // Validation passes over the fields of a root type that the schema does not have.
  if (!schema.getRootType(operation.operation))
    throw refusal('GRAPHQL_VALIDATION_FAILED', `There is no ${operation.operation} here.`);
  return operation;
}

const refusal = (code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

const whyNone = (name: string | undefined): string =>
  name == null
    ? 'The document has several operations. Say by operationName which of them to run.'
    : 'The document has no operation of the name that operationName says.';
