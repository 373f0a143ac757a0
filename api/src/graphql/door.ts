import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.js';
import { asAppError, isDiskFull } from '../core/errors.js';
import { noteAnswers } from './answers.js';
import { admitOperations } from './admit.js';
import { limitDocument } from './document-limits.js';
import type { Execute } from './execute.js';
import { budgetHeaders } from '../http/meter.js';
import { formatError, isFault } from './format-error.js';
import { limitResponse } from './response-size.js';
import type { PersistedQueries } from './persisted.js';
import { MAX_TOKENS, limitDepth, oneCredentialMutation } from './rules.js';

/** Of a document that is not valid, so many mistakes are described. */
const MAX_ERRORS = 20;

/** Apollo Server over our schema, with the limits that a public API needs and a compiled executor. */
export function makeApollo(
  schema: GraphQLSchema,
  execute: Execute,
  http: FastifyInstance,
  persisted: PersistedQueries,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    // A gateway is Apollo's seam for an executor of one's own; there is no federation here.
    gateway: {
      load: async () => ({
        executor: async ({ document, request, context }) => {
          const { variables, operationName } = request;
          const result = await execute(document, context as Context, variables, operationName);
          return limitResponse({ data: result.data, errors: result.errors });
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
    persistedQueries: persisted,
    includeStacktraceInErrorResponses: false,
    // main.ts drains and stops; Apollo's own handler would send the signal a second time.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitDocument, limitDepth, oneCredentialMutation],
    validationOptions: { maxErrors: MAX_ERRORS },
    formatError,
    plugins: [
      fastifyApolloDrainPlugin(http),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      admitOperations(schema),
      watchErrors(),
      noteAnswers(schema),
    ],
  });
}

/** A field that fails in every row of a list has as many errors. */
const MAX_ANSWERED_ERRORS = 100;

function limitErrors(result: FormattedExecutionResult): void {
  if (!result.errors || result.errors.length <= MAX_ANSWERED_ERRORS) return;
  result.extensions = { ...result.extensions, furtherErrors: result.errors.length - MAX_ANSWERED_ERRORS };
  result.errors = result.errors.slice(0, MAX_ANSWERED_ERRORS);
}

/** Writes down what failed through our own fault, and says by the status when trying again makes sense. */
function watchErrors(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors)
            if (isFault(error) || isDiskFull(error.originalError) || error.originalError?.cause !== undefined)
              contextValue.services.log.error(
                { err: error.originalError, operationName, path: error.path },
                'a field failed',
              );
        },
        async willSendResponse({ errors, response }) {
          if (response.body.kind === 'single') limitErrors(response.body.singleResult);
          const refused = errors
            ?.map((error) => asAppError(error.originalError))
            .find((error) => error?.retryAfter || error?.code === 'IDEMPOTENCY_MISMATCH');
          if (!refused) return;
          response.http.status = refused.status;
          if (refused.retryAfter) response.http.headers.set('retry-after', String(refused.retryAfter));
          const budget = refused.tally ? budgetHeaders(refused.tally) : {};
          for (const [name, value] of Object.entries(budget)) response.http.headers.set(name, String(value));
        },
      };
    },
  };
}
