import { PRIVATE_FILE, undefinedIfRefused } from '../../http/private-file.js';
import type { FileRoutes } from '../feature.js';
import { visitFile } from './visit.service.js';
import { t } from './messages.generated.js';

/** GET /visit/{id}/visit.ics: a confirmed visit for the calendar of one of its two parties, also without an email. */
export const visitRoutes: FileRoutes = (http, _services, makeContext) => {
  http.get<{ Params: { id: string } }>('/visit/:id/visit.ics', async (request, reply) => {
    reply.headers(PRIVATE_FILE);
    const file = await visitFile(await makeContext(request, reply), request.params).catch(undefinedIfRefused);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send(t('visitNotFound'));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="visit.ics"')
      .send(file);
  });
};
