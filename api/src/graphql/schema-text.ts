import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { matchesETag } from '../http/headers.js';

/** Prints the schema in alphabetical order. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Serves the schema for code generators and documentation. */
export function serveSchema(http: FastifyInstance, schema: GraphQLSchema): void {
  const text = schemaText(schema);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  http.get('/schema.graphql', (request, reply) => {
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
    if (matchesETag(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
