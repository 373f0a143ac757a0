import type { FastifyInstance } from 'fastify';

/** Accepts a body of any content type, within the size limit, and discards it. */
export function ignoreBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  // Fastify returns 415 for a malformed content type before it calls a parser.
  http.addHook('onRequest', async ({ headers }) => {
    delete headers['content-type'];
  });
}
