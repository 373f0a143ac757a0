import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.js';
import { toAppError, isDiskFull } from '../core/errors.js';
import { recordCacheability } from './http-caching.js';
import { checkOperations } from './check-operations.js';
import { limitDocument } from './document-limits.js';
import type { Execute } from './execute.js';
import { rateLimitHeaders } from '../http/meter.js';
import { formatError, isServerError } from './format-error.js';
import { limitResponse } from './response-size.js';
import { makeParsedDocuments } from './parsed-documents.js';
import type { PersistedQueries } from './persisted.js';
import { MAX_TOKENS, limitDepth, oneCredentialMutation } from './rules.js';

/** Maximum number of reported validation errors per document. */
const MAX_ERRORS = 20;

/** Apollo Server over our schema, with the limits that a public API needs and a compiled executor. */
export function makeApollo(
  schema: GraphQLSchema,
  execute: Execute,
  http: FastifyInstance,
  persisted: PersistedQueries,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    // The gateway option is Apollo's way to use a custom executor. There is no federation.
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
    // http/guard.ts rejects cross-site requests with cookies, GET and multipart included.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    persistedQueries: persisted,
    documentStore: makeParsedDocuments(),
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
      checkOperations(schema),
      handleErrors(),
      recordCacheability(schema),
    ],
  });
}

/** A field that fails in every row of a list adds an error per row. */
const MAX_RESPONSE_ERRORS = 100;

function limitErrors(result: FormattedExecutionResult): void {
  if (!result.errors || result.errors.length <= MAX_RESPONSE_ERRORS) return;
  result.extensions = { ...result.extensions, furtherErrors: result.errors.length - MAX_RESPONSE_ERRORS };
  result.errors = result.errors.slice(0, MAX_RESPONSE_ERRORS);
}

/** Logs server errors, and sets status and headers of errors that can be retried. */
function handleErrors(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors)
            if (
              isServerError(error) ||
              isDiskFull(error.originalError) ||
              error.originalError?.cause !== undefined
            )
              contextValue.services.log.error(
                { err: error.originalError, operationName, path: error.path },
                'a field failed',
              );
        },
        async willSendResponse({ errors, response }) {
          if (response.body.kind === 'single') limitErrors(response.body.singleResult);
          const refused = errors
            ?.map((error) => toAppError(error.originalError))
            .find((error) => error?.retryAfter || error?.code === 'IDEMPOTENCY_MISMATCH');
          if (!refused) return;
          response.http.status = refused.status;
          if (refused.retryAfter) response.http.headers.set('retry-after', String(refused.retryAfter));
          const headers = refused.rateLimit ? rateLimitHeaders(refused.rateLimit) : {};
          for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, String(value));
        },
      };
    },
  };
}
