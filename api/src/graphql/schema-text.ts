import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { isNamed } from './answers.js';

/** The schema in words, in an order that does not depend on the code's. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Serves it to those who make types or documentation of it. */
export function serveSchema(http: FastifyInstance, schema: GraphQLSchema): void {
  const text = schemaText(schema);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  http.get('/schema.graphql', (request, reply) => {
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
    if (isNamed(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
