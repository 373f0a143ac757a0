import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.js';
import { makeCost, pointsOfCost, refuseDear } from './cost.js';
import { resolveOperation } from './resolve.js';
import { MAX_COST } from './rules.js';
import { checkVariables } from './variables.js';

/**
 * Settles, one check after the other, whether a valid document may run, and says its cost in `extensions.cost` of the
 * answer. Apollo starts the `didResolveOperation` of all plugins at once, so a check that needs another to have passed
 * can't be a plugin of its own.
 */
export function admitOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const costOf = makeCost(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const variables = request.variables ?? {};
          const named = resolveOperation(schema, operation, request.operationName);
          checkVariables(schema, named, variables);
          const requested = costOf(document, named, variables);
          contextValue.document.cost = { requested, maximum: MAX_COST };
          refuseDear(requested);
          contextValue.meter?.spend(pointsOfCost(requested));
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
