import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { t } from './messages.generated.js';

/**
 * Rejects a request whose operation name is not in its document. Apollo leaves this to the executor, but passes it only
 * names that matched: a single operation would run under any name, and a mutation by GET.
 * @throws GraphQLError with status 400
 */
export function resolveOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | undefined,
  operationName: string | undefined,
): OperationDefinitionNode {
  if (!operation) throw refusal('OPERATION_RESOLUTION_FAILURE', explainMissingOperation(operationName));
  // Validation skips the fields of a root type that the schema doesn't have.
  if (!schema.getRootType(operation.operation))
    throw refusal('GRAPHQL_VALIDATION_FAILED', t('operationTypeMissing', { type: operation.operation }));
  return operation;
}

const refusal = (code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

const explainMissingOperation = (name: string | undefined): string =>
  name == null ? t('operationNameMissing') : t('operationUnknown');
