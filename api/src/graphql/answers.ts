import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import { sessionToken } from '../http/request-context.js';
import type { Context, Services } from '../core/context.js';
import { rootFields } from './root-fields.js';

/** How long caches may keep what visitors are answered; a change of a listing is seen elsewhere that much later. */
const MAX_AGE_SECONDS = 60;

/** Codes of requests that are well-formed, but whose document does not run. */
const REFUSED = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'COST_LIMIT',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** A HEAD is answered with the headers of a GET. */
const READS = new Set(['GET', 'HEAD']);

/** Notes for `presentAnswers` what became of each document. */
export function noteAnswers(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const isPublic = rootFields(schema, ({ extensions }) => Boolean(extensions.publicData));
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue, document, operation, errors, response }) {
          const notes = contextValue.document;
          // Apollo makes it a 200 whatever is accepted.
          if (errors?.some(({ extensions }) => extensions.code === 'PERSISTED_QUERY_NOT_FOUND'))
            response.http.status = 400;
          notes.refused =
            response.http.status === 400 &&
            Boolean(errors?.every(({ extensions }) => REFUSED.has(extensions.code)));
          notes.publicData =
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
 * The HTTP side of an answer, as GraphQL over HTTP has it. As application/json, whose readers take any other status
 * for a failure of the network, a document that is refused is a 200 with errors; as application/graphql-response+json
 * it is a 400. What a visitor asks by GET and all the world may read can be kept by caches, everything else by nobody.
 */
export function presentAnswers(door: FastifyInstance, services: Services): void {
  door.addHook('onSend', async (request, reply, payload) => {
    // A request that was turned away at the door has no context.
    const { refused, publicData } = (request.context as Context | undefined)?.document ?? {};
    const type = String(reply.getHeader('content-type'));
    if (refused && type.startsWith('application/json')) reply.code(200);
    addVary(reply, 'Accept', 'Cookie', 'Authorization');
    const anonymous = !sessionToken(services, request) && request.headers.authorization === undefined;
    // Apollo finds out last of all that it has no type that is accepted, and then answers a 406.
    const whole = publicData && reply.statusCode === 200 && typeof payload === 'string';
    if (!anonymous || !whole || !READS.has(request.method)) {
      reply.header('cache-control', 'private, no-store');
      return payload;
    }
    const tag = `"${createHash('sha1').update(type).update(payload).digest('base64url')}"`;
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('etag', tag);
    if (!isNamed(tag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}

/** True when the list of an If-None-Match names the tag; proxies that compress make it a weak one. */
export const isNamed = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

function addVary(reply: FastifyReply, ...names: string[]): void {
  const before = reply.getHeader('vary');
  const all = new Set([...(before ? String(before).split(/,\s*/) : []), ...names]);
  reply.header('vary', [...all].join(', '));
}
