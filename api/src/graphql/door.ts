import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.js';
import { asAppError } from '../core/errors.js';
import { makeCost, refuseDear } from './cost.js';
import type { Execute } from './execute.js';
import { MAX_TOKENS, limitDepth, oneCredentialMutation } from './rules.js';

/** Apollo Server over our schema, with the limits that a public API needs and a compiled executor. */
export function makeApollo(
  schema: GraphQLSchema,
  execute: Execute,
  http: FastifyInstance,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    // A gateway is Apollo's seam for an executor of one's own; there is no federation here.
    gateway: {
      load: async () => ({
        executor: async ({ document, request, context, operationName }) => {
          const result = await execute(document, context as Context, request.variables, operationName);
          return { data: result.data, errors: result.errors };
        },
      }),
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: async () => undefined,
    },
    introspection: true,
    // app.ts checks where cookie-carrying requests come from, GET and multipart included.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitDepth, oneCredentialMutation],
    formatError,
    plugins: [
      fastifyApolloDrainPlugin(http),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitCost(schema),
    ],
  });
}

function limitCost(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const costOf = makeCost(schema);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operationName, request }) {
          refuseDear(costOf(document, operationName ?? undefined, request.variables ?? {}));
        },
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const { originalError, path } of errors)
            if (originalError && !asAppError(originalError))
              contextValue.services.log.error({ err: originalError, operationName, path }, 'a field failed');
        },
        async willSendResponse({ errors, response }) {
          const refused = errors
            ?.map((error) => asAppError(error.originalError))
            .find((error) => error?.retryAfter);
          if (!refused?.retryAfter) return;
          response.http.status = refused.status;
          response.http.headers.set('retry-after', String(refused.retryAfter));
        },
      };
    },
  };
}

/** What a caller sees of an error: our own words, or none. Never a stack, SQL, or the arguments. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const known = asAppError(original);
  const { message, locations, path } = formatted;
  if (known)
    return {
      message: known.message,
      locations,
      path,
      extensions: {
        code: known.code,
        ...(known.fields.length && { fields: known.fields }),
        ...(known.retryAfter && { retryAfter: known.retryAfter }),
      },
    };
  if (original)
    return {
      message: 'Something went wrong on our side.',
      locations,
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  const code = formatted.extensions?.code ?? 'BAD_REQUEST';
  return { message, locations, path, extensions: { code } };
}
