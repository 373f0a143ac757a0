import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.js';
import { makeCost, pointsOfCost, rejectExpensive } from './cost.js';
import { resolveOperation } from './resolve.js';
import { MAX_COST } from './rules.js';
import { checkVariables } from './variables.js';
import { t } from './messages.generated.js';

/**
 * Checks in order whether a valid document may run, and adds its cost to the response as `extensions.cost`. Apollo calls
 * `didResolveOperation` of all plugins concurrently, so checks that depend on each other share one plugin.
 */
export function checkOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const costOf = makeCost(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const variables = request.variables ?? {};
          const resolved = resolveOperation(schema, operation, request.operationName);
          if (resolved.operation === OperationTypeNode.SUBSCRIPTION)
            throw new GraphQLError(t('subscriptionByHttp'), {
              extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
            });
          checkVariables(schema, resolved, variables);
          const requested = costOf(document, resolved, variables);
          contextValue.document.cost = { requested, maximum: MAX_COST };
          rejectExpensive(requested);
          await contextValue.meter?.spend(pointsOfCost(requested));
        },
        async willSendResponse({ contextValue, response: { body } }) {
          const { cost } = contextValue.document;
          if (cost && body.kind === 'single')
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        },
      };
    },
  };
}
