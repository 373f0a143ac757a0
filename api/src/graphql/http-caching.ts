import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import { addVary, matchesETag, NOT_CACHED } from '../http/headers.js';
import type { Context } from '../core/context.js';
import type { PersistedQueries } from './persisted.js';
import { makeRootFieldTest } from './root-fields.js';

/** Lifetime of public responses in caches. Clients on other sites see changes at most this much later. */
const MAX_AGE_SECONDS = 60;

/** Codes of errors that prevent a document from being executed. */
const REJECTED_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'COST_LIMIT',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** HEAD gets the headers of GET. */
const READS = new Set(['GET', 'HEAD']);

/** Records whether a document was rejected and whether its data is public. */
export function recordCacheability(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const isPublic = makeRootFieldTest(schema, ({ extensions }) => Boolean(extensions.publicData));
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue, document, operation, errors, response }) {
          const documentState = contextValue.document;
          // Apollo sends 200 whatever the Accept header says.
          if (errors?.some(({ extensions }) => extensions.code === 'PERSISTED_QUERY_NOT_FOUND'))
            response.http.status = 400;
          documentState.rejected =
            response.http.status === 400 &&
            Boolean(errors?.every(({ extensions }) => REJECTED_CODES.has(extensions.code)));
          documentState.publicData =
            !errors?.length &&
            document !== undefined &&
            operation?.operation === OperationTypeNode.QUERY &&
            isPublic(document, operation);
        },
      };
    },
  };
}

/**
 * Sets status and cache headers as the GraphQL-over-HTTP specification requires. A rejected document has status 200 as
 * application/json, because its clients treat other statuses as network errors, and 400 as
 * application/graphql-response+json.
 * Caches may store what the server itself has stored, if visitors request it by GET, and nothing else.
 */
export function setCacheHeaders(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    // A request that was rejected before authentication has no context.
    const { rejected } = (request.context as Context | undefined)?.document ?? {};
    const type = String(reply.getHeader('content-type'));
    if (rejected && type.startsWith('application/json')) reply.code(200);
    addVary(reply, 'Accept', 'Cookie', 'Authorization');
    if (!request.isStored || !READS.has(request.method)) {
      reply.header('cache-control', NOT_CACHED).removeHeader('etag');
      return payload;
    }
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    // A cached response has an ETag already.
    if (request.isReused || !Buffer.isBuffer(payload)) return payload;
    const tag = `"${createHash('sha1').update(type).update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (!matchesETag(tag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}

/** Media ranges that may match the types of a response; see Apollo's `chooseContentTypeForSingleResultResponse`. */
const RELEVANT_RANGE = /^(?:\*|application\/(?:\*|json|graphql-response\+json)(?![^\s;]))/;

/** Returns what determines the media type of a response; undefined if none is acceptable. */
function acceptedTypes(accept: string | undefined): string | undefined {
  if (!accept) return 'application/json';
  const ranges = accept.split(',').map((range) => range.trim().toLowerCase());
  return ranges.filter((range) => RELEVANT_RANGE.test(range)).join() || undefined;
}

/** Returns an optional object of a request. @throws Error if it is something else, which the API rejects */
function toObject(sent: unknown): Record<string, unknown> {
  if (sent === undefined || sent === null) return {};
  if (typeof sent !== 'object' || Array.isArray(sent)) throw new Error('Not an object');
  return sent as Record<string, unknown>;
}

/**
 * Makes a function that returns what the response to a visitor's document depends on; undefined if it can't be reused.
 * Variables that the document doesn't name, and extensions that the server doesn't know, would only make more cache
 * entries.
 */
export const makeDocumentKey =
  (persisted: Pick<PersistedQueries, 'textOf'>) =>
  ({ body, query, headers }: FastifyRequest): string | undefined => {
    const { query: text, extensions, variables, operationName } = (body ?? query) as Record<string, unknown>;
    const accept = acceptedTypes(headers.accept);
    if (accept === undefined) return undefined;
    // In a URL, objects are JSON.
    const objectOf = (sent: unknown) =>
      toObject(!body && typeof sent === 'string' ? (JSON.parse(sent) as unknown) : sent);
    try {
      const { persistedQuery } = objectOf(extensions);
      if (mayWrite(text ?? textOf(persisted, persistedQuery))) return undefined;
      const used = Object.entries(objectOf(variables)).filter(([name]) => mayUse(text, name));
      return JSON.stringify([accept, text, persistedQuery, used, operationName]);
    } catch {
      return undefined;
    }
  };

/** Returns the text of a persisted query; undefined if this process doesn't have it yet. */
function textOf(persisted: Pick<PersistedQueries, 'textOf'>, persistedQuery: unknown): string | undefined {
  const { sha256Hash } = toObject(persistedQuery);
  return typeof sha256Hash === 'string' ? persisted.textOf(sha256Hash) : undefined;
}

/** A word of the grammar. It is also found in texts and comments, whose documents then aren't cached. */
const MUTATION = /\bmutation\b/;

/** Whether a document may have a mutation. Only its text is searched, because it may never have been parsed. */
const mayWrite = (text: unknown): boolean => typeof text === 'string' && MUTATION.test(text);

/** GraphQL allows spaces, commas and comments between `$` and the name. */
const SEPARATED_NAME = /\$(?![A-Za-z_])/;

/** Whether a document may name a variable; true for persisted queries, whose text isn't sent. */
const mayUse = (text: unknown, variable: string): boolean =>
  typeof text !== 'string' || SEPARATED_NAME.test(text) || text.includes(`$${variable}`);

/** Whether a response is the same for every visitor. */
export const isPublicDocument = ({ context }: FastifyRequest): boolean =>
  Boolean(context.document.publicData);
