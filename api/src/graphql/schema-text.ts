import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { matchesETag } from '../http/headers.js';

/** Prints the schema in alphabetical order. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

function printWithTag(schema: GraphQLSchema): { text: string; tag: string } {
  const text = schemaText(schema);
  return { text, tag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

/** Serves the schema for code generators and documentation. */
export function serveSchema(http: FastifyInstance, schema: GraphQLSchema): void {
  let printed: { text: string; tag: string } | undefined;
  http.get('/schema.graphql', (request, reply) => {
    // Not at the start, which it would delay.
    const { text, tag } = (printed ??= printWithTag(schema));
    reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
    if (matchesETag(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}
