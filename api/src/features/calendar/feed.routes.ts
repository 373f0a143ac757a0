import { createHash } from 'node:crypto';
import { AppError } from '../../core/errors.js';
import { matchesETag } from '../../http/headers.js';
import type { FileRoutes } from '../feature.js';
import { renderFeed } from './calendar-feed.js';
import { readCalendarFeed } from './feed.service.js';
import { t } from './messages.generated.js';

const PRIVATE_HEADERS = {
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cross-origin-resource-policy': 'same-origin',
};

/** Tokens are 32 bytes in base64url. */
const FEED_FILE = /^([\w-]{43})\.ics$/;

/** GET /calendar/{token}.ics: the private feed of an owner's calendar, for calendar programs. */
export const calendarFeedRoutes: FileRoutes = (http, services, makeContext) => {
  http.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { config: { hasSecretPath: true } },
    async (request, reply) => {
      reply.headers(PRIVATE_HEADERS);
      const [, token] = FEED_FILE.exec(request.params.file) ?? [];
      const feed =
        token && (await readCalendarFeed(await makeContext(request, reply), { token }).catch(notFound));
      if (!feed) return reply.code(404).type('text/plain').send(t('feedNotFound'));
      const body = renderFeed(feed.listing, feed.entries, services.env.publicUrl);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      reply.header('etag', etag);
      if (matchesETag(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="mandap.ics"')
        .send(body);
    },
  );
};

function notFound(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
}
