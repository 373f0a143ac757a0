import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Context } from '../core/context.js';
import { makeCost, pointsOfCost, rejectExpensive } from './cost.js';
import { limitDocument } from './document-limits.js';
import { formatError } from './format-error.js';
import { resolveOperation } from './resolve.js';
import { limitDepth, MAX_TOKENS } from './rules.js';
import { checkVariables } from './variables.js';
import { t } from './messages.generated.js';

/** Maximum number of validation errors reported. */
const MAX_ERRORS = 20;

/** Returns what graphql-js needs to run a subscription, or why it is rejected. */
export type PrepareSubscription = (
  payload: SubscribePayload,
  context: Context,
) => Promise<ExecutionArgs | readonly GraphQLError[]>;

/** The same limits as for queries. Other operations are rejected: queries and mutations use HTTP. */
export function makePrepareSubscription(schema: GraphQLSchema): PrepareSubscription {
  const costOf = makeCost(schema);
  const prepare: PrepareSubscription = async (payload, context) => {
    await context.meter?.spend(1);
    const { query, operationName } = payload;
    const variableValues = payload.variables ?? {};
    const document = parseDocument(query);
    const errors = validate(schema, document, [...specifiedRules, limitDocument, limitDepth], {
      maxErrors: MAX_ERRORS,
    });
    if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
    const operation = resolveOperation(
      schema,
      getOperationAST(document, operationName) ?? undefined,
      operationName ?? undefined,
    );
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
      throw new GraphQLError(t('onlySubscriptions'), { extensions: { code: 'BAD_REQUEST' } });
    checkVariables(schema, operation, variableValues);
    const cost = costOf(document, operation, variableValues);
    rejectExpensive(cost);
    await context.meter?.spend(pointsOfCost(cost));
    return { schema, document, operationName, variableValues, contextValue: context };
  };
  return async (payload, context) => {
    try {
      return await prepare(payload, context);
    } catch (error) {
      return [
        error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error }),
      ];
    }
  };
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
}

/** Adds the code that Apollo Server sets for queries. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  error.extensions.code ??= code;
  return error;
}

/** Formats errors as in responses to queries. */
export const formatErrors = (errors: readonly GraphQLError[]): GraphQLError[] =>
  errors.map((error) => {
    const { message, path, extensions } = formatError(error.toJSON(), error);
    return new GraphQLError(message, {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path,
      extensions,
    });
  });
