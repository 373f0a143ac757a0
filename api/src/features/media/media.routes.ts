import type { FastifyReply } from 'fastify';
import type { FileRoutes } from '../feature.js';
import { findVariant } from './variant-file.js';
import { t } from './messages.generated.js';

const HASH = /^[a-f0-9]{32}$/;

const LIFETIMES = {
  variant: 'public, max-age=31536000, immutable',
  'stand-in': 'public, max-age=60',
  placeholder: 'public, max-age=86400',
} as const;

interface MediaRoute {
  Params: { hash: string; file: string };
}

/** GET /media/{hash}/{file}: serves a variant of a picture. Private files have other names, and their own route. */
export const mediaRoutes: FileRoutes = (http, services) => {
  const config = { isAlwaysAdmitted: true };
  http.get<MediaRoute>('/media/:hash/:file', { config }, async (request, reply) => {
    const { hash, file } = request.params;
    const found = HASH.test(hash) ? await findVariant(services, hash, file) : undefined;
    if (!found) return missing(reply);
    return reply
      .headers({
        'content-type': found.mime,
        'content-length': found.length,
        'cache-control': LIFETIMES[found.source],
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(found.stream);
  });
};

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send(t('notFound'));
