import { AppError } from '../../core/errors.js';
import type { FileRoutes } from '../feature.js';
import { visitFile } from './visit.service.js';
import { t } from './messages.generated.js';

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** GET /visit/{id}/visit.ics: a confirmed visit for the calendar of one of its two parties, also without an email. */
export const visitRoutes: FileRoutes = (http, _services, makeContext) => {
  http.get<{ Params: { id: string } }>('/visit/:id/visit.ics', async (request, reply) => {
    reply.headers(PRIVATE);
    const file = await visitFile(await makeContext(request, reply), request.params).catch(notVisible);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send(t('visitNotFound'));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="visit.ics"')
      .send(file);
  });
};

/** Visitors and others can't tell which visits exist. */
function notVisible(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status >= 429) throw error;
}
