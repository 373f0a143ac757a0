import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../core/context.js';

/** Of a document's cost, one point of its caller's budget; the dearest document is twenty. */
const COST_PER_POINT = 50;

/**
 * Charges a document's cost to its caller before anything of it runs; the request itself has paid one point. Comes after
 * `limitCost`, which finds out the cost.
 */
export function chargeCost(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue: { meter, document } }) {
          const { requested, maximum } = document.cost ?? { requested: 0, maximum: 0 };
          if (requested <= maximum) meter?.spend(Math.max(0, Math.ceil(requested / COST_PER_POINT) - 1));
        },
      };
    },
  };
}
